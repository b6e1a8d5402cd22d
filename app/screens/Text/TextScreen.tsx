import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TableOfContents, type TableOfContentsItem } from '../../../ui/TableOfContents/index.ts';
import { usePage } from '../../PageContext.tsx';
import { builtRoutes } from '../../routes.ts';
import { Prose } from '../../text/Prose.tsx';
import * as css from './TextScreen.css.ts';

export interface TextScreenProps {
  title: string;
  /** Trusted HTML of the repository's Markdown. */
  html: string;
  /** The headings of a long text, to go to. */
  contents?: readonly TableOfContentsItem[];
}

/** A page to read, and the pages that belong under it. */
export function TextScreen({ title, html, contents = [] }: TextScreenProps) {
  const { t, lang, href, route: here } = usePage();
  const below = builtRoutes.filter((route) => route.parent === here?.id);
  return (
    <div className={stack.l}>
      <h1 className={text.title}>{title}</h1>
      {contents.length > 0 ? (
        <div className={css.withContents}>
          <TableOfContents label={t('text:contents')} items={contents} />
          <Prose html={html} />
        </div>
      ) : (
        <Prose html={html} />
      )}
      {below.length > 0 && (
        <section className={stack.xs} aria-labelledby="text-below">
          <h2 id="text-below" className={text.heading}>
            {t('text:readOn')}
          </h2>
          <ul className={stack.hair}>
            {below.map((route) => (
              <li key={route.path}>
                <Link href={href(route.path)} variant="standalone">
                  {route.label[lang]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
