import type { Language } from '../../contract/values.ts';
import { address } from '../addresses.ts';

/** Texts name the site's own pages without a language (`href="/about"`); here the reader's language is put on them. */
export const inLanguage = (html: string, lang: Language): string =>
  lang === 'ja'
    ? html
    : html.replace(
        / href="([/?][^"]*)"/g,
        (_, href: string) => ` href="${address(href.replaceAll('&amp;', '&'), lang).replaceAll('&', '&amp;')}"`,
      );
