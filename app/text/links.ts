/** What happens to the links of a text before it is shown. */
import type { Language } from '../../contract/values.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { address } from '../addresses.ts';

/** Texts name the site's own pages without a language (`href="/about"`); here the reader's language is put on them. */
export const inLanguage = (html: string, lang: Language): string =>
  lang === 'ja'
    ? html
    : html.replace(
        / href="([/?][^"]*)"/g,
        (_, href: string) => ` href="${address(href.replaceAll('&amp;', '&'), lang).replaceAll('&', '&amp;')}"`,
      );

/** Links that lead out of the site say so at their end, as those of the screens do. @param html clean or our own */
export const withOutwardWords = (html: string, words: string): string =>
  html.replace(/(<a\b[^>]* href="https?:[^>]*>.*?)(<\/a>)/gs, `$1<span class="${visuallyHidden}">${words}</span>$2`);
