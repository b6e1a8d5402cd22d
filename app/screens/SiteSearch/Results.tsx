import type { Output } from '../../../contract/index.ts';
import type { SiteKind } from '../../../contract/siteKinds.ts';
import type { SiteGroup } from '../../../contract/siteSearch.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultEntry } from './ResultEntry.tsx';
import * as css from './SiteSearch.css.ts';

export interface ResultsProps {
  q: string;
  kind: SiteKind | null;
  found: Output<'GET /site_search'>;
}

function Group({ group: { kind, total, results }, q }: { group: SiteGroup; q: string }) {
  const { t, href } = usePage();
  const name = t(`siteSearch:kind_${kind}`);
  return (
    <div className={css.group} id={`kind-${kind}`}>
      <h3 className={text.subheading}>{t('siteSearch:kindCount', { name, count: total })}</h3>
      <ul className={css.list}>
        {results.map((result) => (
          <ResultEntry key={result.path + result.title} result={result} kind={kind} />
        ))}
      </ul>
      {total > results.length && (
        <p>
          <Link href={href(path('siteSearch'), { q, kind })} variant="standalone">
            {t('siteSearch:all', { name, count: total })}
          </Link>
        </p>
      )}
    </div>
  );
}

function OneKind({
  group: { kind, total, results },
  q,
  found,
}: { group: SiteGroup; q: string } & Pick<ResultsProps, 'found'>) {
  const { t, href } = usePage();
  const { page_num: page, limit_num } = found;
  const before = (page - 1) * limit_num;
  return (
    <div className={stack.m}>
      <h3 className={text.subheading}>
        {t('siteSearch:kindCount', { name: t(`siteSearch:kind_${kind}`), count: total })}
      </h3>
      {total > results.length && (
        <p>{t('siteSearch:shown', { total, from: before + 1, to: before + results.length })}</p>
      )}
      <ul className={css.list}>
        {results.map((result) => (
          <ResultEntry key={result.path + result.title} result={result} kind={kind} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / limit_num)}
        hrefFor={(each) => href(path('siteSearch'), { q, kind, page: each > 1 && each })}
        label={t('siteSearch:pages')}
        previousLabel={t('siteSearch:previous')}
        nextLabel={t('siteSearch:next')}
        pageLabel={(each) => t('siteSearch:page', { page: each })}
      />
      <p>
        <Link href={href(path('siteSearch'), { q })} variant="standalone">
          {t('siteSearch:everyKind')}
        </Link>
      </p>
    </div>
  );
}

/** What was found, under a heading that takes the focus when the query changes. */
export function Results({ q, kind, found }: ResultsProps) {
  const { t } = usePage();
  const { groups, total, searched_for } = found;
  const first = groups[0];
  return (
    <section className={stack.m} aria-labelledby="results">
      <h2 id="results" className={css.heading} data-update="arrival" tabIndex={-1}>
        <NameIn
          name={searched_for ?? q}
          sentence={(words) =>
            first ? t('siteSearch:found', { q: words, count: total }) : t('siteSearch:noneTitle', { q: words })
          }
        />
      </h2>
      {searched_for !== null && (
        <p className={measure}>
          <NameIn name={q} sentence={(each) => t('siteSearch:nothingFor', { q: each })} />{' '}
          <NameIn name={searched_for} sentence={(each) => t('siteSearch:resultsFor', { other: each })} />
        </p>
      )}
      {!first && <NothingFound closest={found.closest} kind={kind} q={q} />}
      {first && <p className={measure}>{t('siteSearch:marked')}</p>}
      {first && kind && <OneKind group={first} q={searched_for ?? q} found={found} />}
      {first && !kind && (
        <>
          {groups.length > 1 && (
            <nav aria-label={t('siteSearch:kinds')}>
              <ul className={cluster.m}>
                {groups.map((group) => (
                  <li key={group.kind}>
                    <Link href={`#kind-${group.kind}`} variant="standalone">
                      {t('siteSearch:kindCount', { name: t(`siteSearch:kind_${group.kind}`), count: group.total })}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {groups.map((group) => (
            <Group key={group.kind} group={group} q={searched_for ?? q} />
          ))}
        </>
      )}
    </section>
  );
}
