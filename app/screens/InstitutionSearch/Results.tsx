import type { ReactNode } from 'react';
import type { Problem } from '../../../contract/problem.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Skeleton } from '../../../ui/Skeleton/index.ts';
import { InstitutionList } from '../../institutions/InstitutionList.tsx';
import { usePage } from '../../PageContext.tsx';
import { ResultPages } from '../../search/ResultPages.tsx';
import { SearchResults } from '../../search/SearchResults.tsx';
import { listed } from '../../search/search.css.ts';
import type { ResultsMapState } from '../../search/useResultsMap.ts';
import { active, toQuery } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';
import { NothingFound } from './NothingFound.tsx';

export interface ResultsProps extends Omit<InstitutionSearchData, 'fields' | 'courseChoice'> {
  isPending: boolean;
  problem: Problem | null;
  onRetry: (() => void) | undefined;
  question: ReactNode;
  filters: ReactNode;
  map: ResultsMapState;
  /** What is to be said about the order. */
  children: ReactNode;
}

/** The shops or places that were found, in what order. */
export function Results({
  kind,
  conditions,
  towns,
  result,
  isPending,
  problem,
  onRetry,
  question,
  filters,
  map,
  children,
}: ResultsProps) {
  const { t, i18n, href, path: here } = usePage();
  const isNearCourse = conditions.course_id !== undefined;
  const sorts = isNearCourse
    ? [
        { sort: 'recommended', label: t('institutionSearch:sort_nearWay') },
        { sort: 'walk', label: t('institutionSearch:sort_walk') },
      ]
    : [
        { sort: 'recommended', label: t('institutionSearch:sort_recommended') },
        { sort: 'near', label: t('institutionSearch:sort_near') },
      ];
  // While the next ones come, the page's one loading indication speaks; the same count is then said again.
  const said =
    isPending || problem || !result
      ? ''
      : t('institutionSearch:found', { count: result.total, total: i18n.number(result.total) });

  return (
    <SearchResults
      {...{ said, question, filters, onRetry }}
      isAsked={active(conditions).length > 0}
      map={result && result.total > 0 ? map : null}
      sorts={
        result && result.total > 1
          ? sorts.map(({ sort, label }) => ({
              ...{ id: sort, label, isCurrent: conditions.sort === sort },
              href: href(here, toQuery(conditions, { sort })),
              // The place is known to the browser only.
              needsJavaScript: sort === 'near',
            }))
          : []
      }
      problem={isPending ? null : problem}
    >
      {!result && isPending && <Skeleton lines={4} />}
      {result && result.total > 1 && children}
      {result && result.total > 0 && (
        <div className={listed}>
          <div aria-busy={isPending}>
            <InstitutionList institutions={result.institutions} onAt={map.isShown ? map.onAt : undefined} />
          </div>
          <ResultPages result={result} hrefFor={(page) => href(here, toQuery(conditions, { page: String(page) }))} />
          {result.institutions.some(({ is_sample }) => is_sample) && (
            <p className={text.small}>{t(`institution:samples_${kind}`)}</p>
          )}
        </div>
      )}
      {result && result.total === 0 && !isPending && <NothingFound {...{ kind, conditions, towns, result }} />}
    </SearchResults>
  );
}
