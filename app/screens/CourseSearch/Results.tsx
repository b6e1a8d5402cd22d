import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/courses.ts';
import type { Problem } from '../../../contract/problem.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Skeleton } from '../../../ui/Skeleton/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
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
  onRetry?: (() => void) | undefined;
  /** What the page begins with: the keyword, or the choice that was made. */
  question: ReactNode;
  /** The conditions in force, and the way to more of them. */
  filters: ReactNode;
  /** Beside the list there is a map that follows it, or could be. */
  map?: { isShown: boolean; onToggle: () => void; onAt: (id: number) => void } | undefined;
  /** What is to be said about the order. */
  children?: ReactNode;
}

const sorts = ['recommended', 'near', 'short'] as const;

/** How many, in what order, and the courses themselves; what is said of them stands in one live region. */
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
  const pageCount = result ? Math.ceil(result.total / result.limit_num) : 0;
  const isOffline = problem?.kind === 'offline';
  const isFromStation = conditions.near_station !== undefined;
  // While the next courses come, the page's one loading indication speaks; the same count is then said again.
  const said =
    isPending || problem || !result
      ? ''
      : t('courseSearch:found', { count: result.total, total: i18n.number(result.total) });

  return (
    <section aria-labelledby="results" className={css.found}>
      <div className={css.heading}>
        <h2
          id="results"
          tabIndex={-1}
          // Whoever comes with a question wants to hear the answer; a plain page begins at its title.
          data-update={activeConditions(conditions).length ? 'arrival' : ''}
          className={text.subheading}
        >
          {t('courseSearch:results')}
        </h2>
        <p role="status" className={css.count}>
          {said}
        </p>
      </div>
      {question}
      <div className={css.controls}>
        {filters}
        {map && result && result.total > 0 && (
          <Button
            variant="secondary"
            className={cx(css.opener, css.opensMap, withJavaScript)}
            aria-pressed={map.isShown}
            onPress={map.onToggle}
          >
            <Icon name="map-trifold" />
            {t('courseSearch:mapShow')}
          </Button>
        )}
        {result && result.total > 1 && !isFromStation && (
          <TabNav
            label={t('courseSearch:sort')}
            items={sorts.map((sort) => ({
              id: sort,
              label: t(`courseSearch:sort_${sort}`),
              href: href(here, toQuery(conditions, { sort })),
              isCurrent: conditions.sort === sort,
              // The place is known to the browser only.
              needsJavaScript: sort === 'near',
            }))}
          />
        )}
      </div>
      {problem && !isPending && (
        <Notice tone="error" heading={t(isOffline ? 'offlineTitle' : 'courseSearch:failedTitle')} live="assertive">
          <p>{t(isOffline ? 'offlineText' : 'courseSearch:failedText')}</p>
          {onRetry && (
            <Button variant="secondary" onPress={onRetry}>
              {t('failure:retry')}
            </Button>
          )}
        </Notice>
      )}
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
        <div aria-busy={isPending}>
          <CourseList courses={result.courses} onAt={map?.isShown ? map.onAt : undefined} />
        </div>
      )}
      {result && result.total === 0 && !isPending && <LazyNothingFound {...{ conditions, lists, result }} />}
      {result && (
        <Pagination
          page={result.page_num}
          pageCount={pageCount}
          hrefFor={(page) => href(here, toQuery(conditions, { page }))}
          label={t('courseSearch:pages')}
          previousLabel={t('courseSearch:previous')}
          nextLabel={t('courseSearch:next')}
          pageLabel={(page) => t('courseSearch:page', { page })}
        />
      )}
      {/* After the courses: who typed a name in full has them already. */}
      {result && result.total > 0 && result.stations.length > 0 && (
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
    </section>
  );
}
