import { cx } from '../cx.ts';
import { richText } from './RichText.css.ts';

export type RichTextProps = {
  html: string;
  /** must give the same on the server and in the browser, else hydration complains */
  sanitize: (html: string) => string;
  className?: string;
};

/** Text with markup that came from elsewhere. What is allowed in it is the caller's knowledge, not ours. */
export function RichText({ html, sanitize, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it; `sanitize` is required
  return <div className={cx(richText, className)} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />;
}
