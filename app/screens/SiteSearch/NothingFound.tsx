import type { SiteKind } from '../../../contract/siteKinds.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { WaysToSearch } from './WaysToSearch.tsx';

/** Nothing has the query: words like it, other kinds, and the ways to search courses. */
export function NothingFound({ closest, kind, q }: { closest: readonly string[]; kind: SiteKind | null; q: string }) {
  const { t, href } = usePage();
  return (
    <div className={stack.m}>
      <p className={measure}>{t('siteSearch:noneText')}</p>
      {kind && (
        <p>
          <Link href={href(path('siteSearch'), { q })} variant="standalone">
            {t('siteSearch:everyKind')}
          </Link>
        </p>
      )}
      {closest.length > 0 && (
        <div className={stack.xs}>
          <h3 className={text.subheading}>{t('siteSearch:closest')}</h3>
          <ul className={cluster.m}>
            {closest.map((word) => (
              <li key={word}>
                <Link href={href(path('siteSearch'), { q: word })} variant="standalone" lang={languageOfWords(word)}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <WaysToSearch headingLevel={3} />
    </div>
  );
}
