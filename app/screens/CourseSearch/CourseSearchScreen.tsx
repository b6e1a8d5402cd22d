import type { CourseSummary } from '../../../contract/courses.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { NearbyProblem } from '../../../machines/nearby/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { LoadingOverlay } from '../../../ui/LoadingOverlay/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { usePage } from '../../PageContext.tsx';
import { builtRoutes } from '../../routes.ts';
import { ConditionList } from './ConditionList.tsx';
import { isFromHere } from './conditions.ts';
import type { SearchData } from './data.ts';
import { FoldedFilterForm, LazyFilterForm } from './LazyFilterForm.tsx';
import { Nearby, type NearbyProps } from './Nearby.tsx';
import { Picker } from './Picker.tsx';
import { PlaceWanted } from './PlaceWanted.tsx';
import { Results } from './Results.tsx';
import { fieldMessage } from './words.ts';

export interface CourseSearchScreenProps
  extends SearchData,
    Pick<NearbyProps, 'onLocate' | 'onStation' | 'stations' | 'isOnline'> {
  isPending: boolean;
  problem: Problem | null;
  onRetry: (() => void) | undefined;
  nearby: {
    courses: readonly CourseSummary[];
    problem: NearbyProblem | null;
    isPending: boolean;
    isFound: boolean;
  };
  /** Where the visitor is, is known: "nearest first" is measured from there. */
  hasPlace: boolean;
}

const searchWays = builtRoutes.filter(({ screen, path }) => screen === 'CourseSearch' && !path.includes(':'));

/** Search for courses: by any one way first, then all conditions together. */
export function CourseSearchScreen({
  facet,
  isLinePage,
  conditions,
  lists,
  result,
  fields,
  isPending,
  problem,
  nearby,
  hasPlace,
  onRetry,
  onLocate,
  onStation,
  stations,
  isOnline,
}: CourseSearchScreenProps) {
  const { t, lang, href, route } = usePage();
  const title = isLinePage && lists.line ? lists.line.name : route?.label[lang];
  const form = { conditions, lists, fields };
  const isSortedFromHere = isFromHere(conditions);
  const chooser = { isOnline, onLocate, onStation, stations };

  return (
    <div className={stack.l}>
      <h1 className={text.title}>{title}</h1>
      <TabNav
        label={t('courseSearch:ways')}
        items={searchWays.map(({ path, props }) => ({
          id: path,
          label: t(`courseSearch:way_${props?.facet ?? 'all'}`),
          href: href(path),
          isCurrent: props?.facet === facet,
        }))}
      />
      {fields.length > 0 && (
        <Notice tone="error" heading={t('courseSearch:wrongTitle')} live="polite" data-update>
          <ul>
            {fields.map(({ field, kind }) => (
              <li key={field}>{fieldMessage(field, kind, t)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {facet === 'all' ? (
        <LazyFilterForm {...form} />
      ) : (
        <Picker facet={facet} isLinePage={isLinePage} conditions={conditions} lists={lists} />
      )}
      {facet === 'all' && !isSortedFromHere && <Nearby {...nearby} {...chooser} />}
      <ConditionList conditions={conditions} lists={lists} />
      {(result || isPending || problem) && (
        <Results {...{ conditions, result, isPending, problem, onRetry }}>
          {isSortedFromHere && !hasPlace && <PlaceWanted {...nearby} isOnline={isOnline} onLocate={onLocate} />}
        </Results>
      )}
      {/* A new page is announced by the portal, the press on a button by the button: this is what is measured after them. */}
      <LoadingOverlay isLoading={isSortedFromHere && hasPlace && nearby.isPending} label={t('loading')} />
      {facet !== 'all' && result && <FoldedFilterForm title={t('courseSearch:combine')} {...form} />}
    </div>
  );
}
