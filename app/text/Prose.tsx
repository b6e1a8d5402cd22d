import { RichText } from '../../ui/RichText/index.ts';
import { usePage } from '../PageContext.tsx';
import { inLanguage, withOutwardWords } from './links.ts';

/** Text of the repository's own Markdown, rendered at build time and trusted. It looks like any other rich text. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const { lang, t } = usePage();
  return (
    <RichText
      html={html}
      sanitize={(trusted) => withOutwardWords(inLanguage(trusted, lang), t('external'))}
      {...(className ? { className } : {})}
    />
  );
}
