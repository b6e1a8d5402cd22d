import type { Problem } from '../../../contract/problem.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import type { PhotoGridProps } from '../../photos/PhotoGrid.tsx';
import { path } from '../../routes.ts';
import { WrongConditions } from '../../search/SearchNotices.tsx';
import * as css from '../../search/search.css.ts';
import type { PhotosData } from './data.ts';
import { FilterColumn } from './LazyFilterForm.tsx';
import { Rankings } from './Rankings.tsx';
import { Results } from './Results.tsx';
import { conditionMessage } from './words.ts';

export interface PhotosScreenProps extends PhotosData, Pick<PhotoGridProps, 'footerOf'> {
  isMember: boolean;
  isPending: boolean;
  problem: Problem | null;
  onRetry: (() => void) | undefined;
}

/** The photos that members took on the courses, and the way to posting one. */
export function PhotosScreen({ isMember, isPending, problem, onRetry, ranking, footerOf, ...data }: PhotosScreenProps) {
  const { t, lang, href, route } = usePage();
  const { conditions, choices, fields, result } = data;
  const hasResults = Boolean(result || isPending || problem);
  return (
    <>
      <div className={hasResults ? css.page : stack.l}>
        <div className={hasResults ? css.results : stack.l}>
          <div className={stack.s}>
            <h1 className={text.title}>{route?.label[lang]}</h1>
            <p className={cx(text.lead, measure)}>{t('photos:lead')}</p>
            <p className={cluster.m}>
              <ButtonLink href={href(path('photoUpload'))}>{t('photos:post')}</ButtonLink>
              <Link href={href(path('photoContest'))} variant="standalone">
                {t('photos:contest')}
              </Link>
              {isMember && (
                <Link href={href(path('myPhotos'))} variant="standalone">
                  {t('photos:own')}
                </Link>
              )}
            </p>
            {!isMember && <p>{t('photos:postNeedsLogin')}</p>}
          </div>
          <WrongConditions
            messages={fields.map((wrong) => ({ field: wrong.field, message: conditionMessage(wrong, t) }))}
          />
          {hasResults && <Results {...data} {...{ isPending, problem, onRetry, footerOf }} />}
        </div>
        <FilterColumn {...{ conditions, choices, fields }} isAlone={!hasResults} />
      </div>
      {ranking && <Rankings {...ranking} footerOf={footerOf} />}
    </>
  );
}
