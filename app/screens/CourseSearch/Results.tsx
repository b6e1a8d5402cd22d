import { type ReactNode, type Ref, useEffect, useState } from 'react';
import type { SearchConditions, SearchResult } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Skeleton } from '../../../ui/Skeleton/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './CourseSearch.css.ts';
import { activeConditions, toQuery } from './conditions.ts';

export interface ResultsProps {
  conditions: SearchConditions;
  result: SearchResult | null;
  isBusy: boolean;
  errorCode: string | null;
  resultsRef?: Ref<HTMLHeadingElement> | undefined;
  onRetry?: (() => void) | undefined;
  /** What is to be said about the order. */
  children?: ReactNode;
}

const sorts: SearchConditions['sort'][] = ['recommended', 'near', 'short'];

/** A live region tells only of what is put into it. One that comes while courses are searched for gets its words a moment later. */
function useIsThere(isAtOnce: boolean): boolean {
  const [isThere, setThere] = useState(isAtOnce);
  useEffect(() => {
    const timer = setTimeout(setThere, 100, true);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}

/** How many, in what order, and the courses themselves; what is said of them stands in one live region. */
export function Results({ conditions, result, isBusy, errorCode, resultsRef, onRetry, children }: ResultsProps) {
  const { t, href, path, i18n } = usePage();
  const pageCount = result ? Math.ceil(result.total / result.limit_num) : 0;
  const isThere = useIsThere(!isBusy);
  const isFromStation = conditions.near_station !== undefined;
  const said = isBusy
    ? t('courseSearch:searching')
    : errorCode
      ? ''
      : result
        ? t('courseSearch:found', { count: result.total, total: i18n.number(result.total) })
        : '';

  return (
    <section aria-labelledby="results" className={stack.m}>
      <h2 id="results" ref={resultsRef} tabIndex={-1} className={text.heading}>
        {t('courseSearch:results')}
      </h2>
      <p role="status" className={css.count}>
        {isThere && said}
      </p>
      {errorCode && !isBusy && (
        <Notice
          tone="error"
          heading={t(errorCode === 'E_OFFLINE' ? 'offlineTitle' : 'courseSearch:failedTitle')}
          live="assertive"
        >
          <p>{t(errorCode === 'E_OFFLINE' ? 'offlineText' : 'courseSearch:failedText')}</p>
          {onRetry && (
            <Button variant="secondary" onPress={onRetry}>
              {t('failure:retry')}
            </Button>
          )}
        </Notice>
      )}
      {result && result.stations.length > 0 && (
        <div className={css.stations}>
          <h3 className={text.label}>{t('courseSearch:stationsTitle')}</h3>
          <ul className={cluster.s}>
            {result.stations.map(({ id, name, municipality }) => (
              <li key={id}>
                <Link href={href('/map', { near_station: id })} variant="standalone">
                  {t('courseSearch:nearStation', { name, municipality })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!result && isBusy && <Skeleton lines={4} hasPicture />}
      {result && isFromStation && conditions.sort !== 'near' && (
        <p>
          <Link href={href(path, toQuery(conditions, { sort: 'near' }))} variant="standalone">
            {t('courseSearch:allFromStation')}
          </Link>
        </p>
      )}
      {result && result.total > 1 && !isFromStation && (
        <TabNav
          label={t('courseSearch:sort')}
          items={sorts.map((sort) => ({
            id: sort,
            label: t(`courseSearch:sort_${sort}`),
            href: href(path, toQuery(conditions, { sort })),
            isCurrent: conditions.sort === sort,
          }))}
        />
      )}
      {result && result.total > 1 && children}
      {result && result.total > 0 && (
        <div aria-busy={isBusy} className={css.list}>
          <CourseList courses={result.courses} />
        </div>
      )}
      {result && result.total === 0 && !isBusy && (
        <EmptyState
          headingLevel={3}
          title={t('courseSearch:noneTitle')}
          actions={<ButtonLink href={href('/map')}>{t('courseSearch:allCourses')}</ButtonLink>}
        >
          <p>
            {t(
              conditions.facility.length
                ? 'courseSearch:noneConfirmed'
                : activeConditions(conditions).length > 1
                  ? 'courseSearch:noneFewer'
                  : 'courseSearch:noneOther',
            )}
          </p>
        </EmptyState>
      )}
      {result && (
        <Pagination
          page={result.page_num}
          pageCount={pageCount}
          hrefFor={(page) => href(path, toQuery(conditions, { page_num: page }))}
          label={t('courseSearch:pages')}
          previousLabel={t('courseSearch:previous')}
          nextLabel={t('courseSearch:next')}
          pageLabel={(page) => t('courseSearch:page', { page })}
        />
      )}
    </section>
  );
}
