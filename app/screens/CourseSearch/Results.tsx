import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/courses.ts';
import type { Problem } from '../../../contract/problem.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Skeleton } from '../../../ui/Skeleton/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { ResultPages } from '../../search/ResultPages.tsx';
import { SearchResults } from '../../search/SearchResults.tsx';
import { listed } from '../../search/search.css.ts';
import type { ResultsMapState } from '../../search/useResultsMap.ts';
import * as css from './CourseSearch.css.ts';
import { activeConditions, type Conditions, toQuery } from './conditions.ts';
import type { SearchLists } from './data.ts';
import { LazyNothingFound } from './LazyForms.tsx';

export interface ResultsProps {
  conditions: Conditions;
  lists: SearchLists;
  result: SearchResult | null;
  isPending: boolean;
  problem: Problem | null;
  onRetry: (() => void) | undefined;
  /** What the page begins with: the keyword, or the choice that was made. */
  question: ReactNode;
  /** The conditions in force, and the way to more of them. */
  filters: ReactNode;
  map: ResultsMapState;
  /** What is to be said about the order. */
  children?: ReactNode;
}

const sorts = ['recommended', 'near', 'short'] as const;

/** The courses that were found, in what order, and what else could be meant. */
export function Results({
  conditions,
  lists,
  result,
  isPending,
  problem,
  onRetry,
  question,
  filters,
  map,
  children,
}: ResultsProps) {
  const { t, href, path: here, i18n } = usePage();
  const isFromStation = conditions.near_station !== undefined;
  // While the next courses come, the page's one loading indication speaks; the same count is then said again.
  const said =
    isPending || problem || !result
      ? ''
      : t('courseSearch:found', { count: result.total, total: i18n.number(result.total) });

  return (
    <SearchResults
      {...{ said, question, filters, onRetry }}
      isAsked={activeConditions(conditions).length > 0}
      map={result && result.total > 0 ? map : null}
      sorts={
        result && result.total > 1 && !isFromStation
          ? sorts.map((sort) => ({
              id: sort,
              label: t(`courseSearch:sort_${sort}`),
              href: href(here, toQuery(conditions, { sort })),
              isCurrent: conditions.sort === sort,
              // The place is known to the browser only.
              needsJavaScript: sort === 'near',
            }))
          : []
      }
      problem={isPending ? null : problem}
    >
      {!result && isPending && <Skeleton lines={4} hasPicture />}
      {result?.searched_for && <p>{t('courseSearch:searchedFor', { words: result.searched_for })}</p>}
      {result?.near && <p>{t('courseSearch:nearInstead', { name: result.near.name })}</p>}
      {result && isFromStation && conditions.sort !== 'near' && (
        <p>
          <Link href={href(here, toQuery(conditions, { sort: 'near' }))} variant="standalone">
            {t('courseSearch:allFromStation')}
          </Link>
        </p>
      )}
      {result && result.total > 1 && children}
      {result && result.total > 0 && (
        <div className={listed}>
          <div aria-busy={isPending}>
            <CourseList courses={result.courses} onAt={map.isShown ? map.onAt : undefined} />
          </div>
          <ResultPages result={result} hrefFor={(page) => href(here, toQuery(conditions, { page: String(page) }))} />
          {/* After the courses: who typed a name in full has them already. */}
          {result.stations.length > 0 && (
            <div className={css.stations}>
              <h3 className={text.label}>{t('courseSearch:stationsTitle')}</h3>
              <ul className={cluster.s}>
                {result.stations.map(({ id, name, municipality }) => (
                  <li key={id}>
                    <Link href={href(path('search'), { near_station: id })} variant="standalone">
                      {t('courseSearch:nearStation', { name, municipality })}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {result && result.total === 0 && !isPending && <LazyNothingFound {...{ conditions, lists, result }} />}
    </SearchResults>
  );
}
