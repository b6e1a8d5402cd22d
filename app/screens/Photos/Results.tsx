import type { Problem } from '../../../contract/problem.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Skeleton } from '../../../ui/Skeleton/index.ts';
import { usePage } from '../../PageContext.tsx';
import { PhotoGrid, type PhotoGridProps } from '../../photos/PhotoGrid.tsx';
import { path } from '../../routes.ts';
import { ResultPages } from '../../search/ResultPages.tsx';
import { SearchResults } from '../../search/SearchResults.tsx';
import { Conditions } from './Conditions.tsx';
import { active, toQuery } from './conditions.ts';
import type { PhotosData } from './data.ts';

export interface ResultsProps extends Omit<PhotosData, 'ranking'>, Pick<PhotoGridProps, 'footerOf'> {
  isPending: boolean;
  problem: Problem | null;
  onRetry: (() => void) | undefined;
}

/** The first row of a phone. On a wide screen the browser fetches the others as soon as it knows that they are seen. */
const eagerCount = 2;

/** The photos that were found, in what order. */
export function Results({ conditions, choices, result, fields, isPending, problem, onRetry, footerOf }: ResultsProps) {
  const { t, i18n, href, path: here } = usePage();
  const isAsked = active(conditions).length > 0;
  const said =
    isPending || problem || !result ? '' : t('photos:found', { count: result.total, total: i18n.number(result.total) });
  return (
    <SearchResults
      {...{ said, isAsked, onRetry, map: null, question: null }}
      heading={t(isAsked ? 'search:results' : 'photos:all')}
      filters={<Conditions {...{ conditions, choices, fields }} />}
      sorts={
        result && result.total > 1
          ? (['newest', 'oldest', 'likes'] as const).map((sort) => ({
              ...{ id: sort, label: t(`photos:sort_${sort}`), isCurrent: conditions.sort === sort },
              href: href(here, toQuery(conditions, { sort })),
            }))
          : []
      }
      problem={isPending ? null : problem}
    >
      {!result && isPending && <Skeleton lines={4} />}
      {result && result.total > 0 && (
        <div aria-busy={isPending}>
          <PhotoGrid label={t('photos:grid')} photos={result.photos} {...{ eagerCount, footerOf }} />
        </div>
      )}
      {result && result.total === 0 && !isPending && (
        <EmptyState
          headingLevel={3}
          title={t(isAsked ? 'photos:none' : 'photos:noneYet')}
          actions={
            isAsked ? (
              <ButtonLink href={href(path('photos'))}>{t('photos:showAll')}</ButtonLink>
            ) : (
              <ButtonLink href={href(path('photoUpload'))}>{t('photos:post')}</ButtonLink>
            )
          }
        >
          <p>{t(isAsked ? 'photos:noneText' : 'photos:noneYetText')}</p>
        </EmptyState>
      )}
      {result && (
        <ResultPages result={result} hrefFor={(page) => href(here, toQuery(conditions, { page: String(page) }))} />
      )}
      {result?.photos.some(({ is_sample }) => is_sample) && <p className={text.small}>{t('photoCommon:samples')}</p>}
    </SearchResults>
  );
}
