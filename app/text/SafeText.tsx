import { RichText } from '../../ui/RichText/index.ts';
import { usePage } from '../PageContext.tsx';
import { sanitize } from '../richText/sanitize.ts';
import { inLanguage } from './inLanguage.ts';

/** The body of a notice, an event or an article: HTML that came through the API. */
export function SafeText({ html }: { html: string }) {
  const { lang } = usePage();
  return <RichText html={html} sanitize={(given) => inLanguage(sanitize(given, { kind: 'article' }), lang)} />;
}
