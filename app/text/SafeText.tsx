import { RichText } from '../../ui/RichText/index.ts';
import { usePage } from '../PageContext.tsx';
import { sanitize } from '../richText/sanitize.ts';
import { inLanguage, withOutwardWords } from './links.ts';

interface SafeTextProps {
  html: string;
  /** It stands under an h2 itself: its headings are a level lower. */
  isUnderHeading?: boolean;
}

/** The body of a notice, an event or an article: HTML that came through the API. */
export function SafeText({ html, isUnderHeading = false }: SafeTextProps) {
  const { lang, t } = usePage();
  const clean = (given: string) => {
    const text = withOutwardWords(inLanguage(sanitize(given, { kind: 'article' }), lang), t('external'));
    return isUnderHeading ? lowered(text) : text;
  };
  return <RichText html={html} sanitize={clean} />;
}

const lowered = (html: string) =>
  html.replace(/<(\/?)h([23])\b/g, (_, close: string, level: string) => `<${close}h${Number(level) + 1}`);
