import { useMemo } from 'react';
import type { CourseSummary } from '../../../contract/courses.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { NearbyProblem } from '../../../machines/nearby/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { LoadingOverlay } from '../../../ui/LoadingOverlay/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { address } from '../../addresses.ts';
import { effortLine } from '../../courses/words.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { ResultPlace } from '../../map/places.ts';
import { usePage } from '../../PageContext.tsx';
import { builtRoutes, path } from '../../routes.ts';
import { LazyBesideMap } from '../../search/LazyBesideMap.tsx';
import { PlaceWanted } from '../../search/Place.tsx';
import { WrongConditions } from '../../search/SearchNotices.tsx';
import * as css from '../../search/search.css.ts';
import { useResultsMap } from '../../search/useResultsMap.ts';
import { Conditions } from './Conditions.tsx';
import { isFromHere } from './conditions.ts';
import type { SearchData } from './data.ts';
import { FilterColumn, LazyFeatureArticle, LazyKeywordForm } from './LazyForms.tsx';
import { Nearby, type NearbyProps } from './Nearby.tsx';
import { Picker } from './Picker.tsx';
import { Results } from './Results.tsx';
import { conditionMessage } from './words.ts';

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

const placesOfCourses = (courses: readonly CourseSummary[], i18n: I18n): ResultPlace[] =>
  courses.map((course, index) => {
    const { id, name, start, status } = course;
    return {
      ...{ ...start, id, name, status, number: index + 1 },
      ...{ role: 'highlight', text: effortLine(course, i18n), href: address(path('course', { id }), i18n.lang) },
    };
  });
const linesOf = (courses: readonly CourseSummary[]) => courses.map(({ line }) => line);

const searchWays = builtRoutes.filter(({ screen, path }) => screen === 'CourseSearch' && !path.includes(':'));

/** Search for courses: by any one way first, then all conditions together. What was found stands before all else. */
export function CourseSearchScreen({
  facet,
  isLinePage,
  conditions,
  lists,
  result,
  fields,
  article,
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
  const { t, i18n, lang, href, route } = usePage();
  const title = isLinePage && lists.line ? lists.line.name : route?.label[lang];
  const isSortedFromHere = isFromHere(conditions);
  const map = useResultsMap('data-course');
  const hasResults = Boolean(result || isPending || problem);
  // Over results the keyword has a form of its own.
  const form = { conditions, lists, fields, hasKeyword: facet !== 'all' || !hasResults };
  const ways = (
    <TabNav
      label={t('courseSearch:ways')}
      items={searchWays.map(({ path: way, props }) => ({
        id: way,
        label: t(`courseSearch:way_${props?.facet ?? 'all'}`),
        href: href(way),
        isCurrent: props?.facet === facet,
      }))}
    />
  );
  const courses = result?.courses;
  const onMap = useMemo(
    () => ({ places: placesOfCourses(courses ?? [], i18n), lines: linesOf(courses ?? []) }),
    [courses, i18n],
  );
  const picker = facet !== 'all' && <Picker {...{ facet, isLinePage, conditions, lists }} />;

  return (
    <div className={hasResults ? css.page : stack.l} data-map={map.isShown || undefined}>
      <div ref={map.main} className={hasResults ? css.results : stack.l}>
        <h1 className={text.title}>{title}</h1>
        <WrongConditions
          messages={fields.map(({ field, kind }) => ({ field, message: conditionMessage(field, kind, t) }))}
        />
        {!hasResults && ways}
        {!hasResults && picker}
        {!hasResults && article && <LazyFeatureArticle article={article} />}
        {hasResults && (
          <Results
            {...{ conditions, lists, result, isPending, problem, onRetry }}
            question={
              picker ? (
                <Disclosure title={t('courseSearch:chooseAgain')}>{picker}</Disclosure>
              ) : (
                <LazyKeywordForm {...form} />
              )
            }
            filters={<Conditions {...form} />}
            map={map}
          >
            {isSortedFromHere && !hasPlace && (
              <PlaceWanted
                problem={nearby.problem}
                isPending={nearby.isPending}
                {...{ isOnline, onLocate }}
                words={{
                  wanted: t('courseSearch:place_wanted'),
                  script: t('courseSearch:place_script'),
                  denied: t('courseSearch:place_denied'),
                  unavailable: t('courseSearch:place_unavailable'),
                }}
              />
            )}
          </Results>
        )}
        {/* A new page is announced by the portal, the press on a button by the button: this is what is measured after them. */}
        <LoadingOverlay isLoading={isSortedFromHere && hasPlace && nearby.isPending} label={t('loading')} />
      </div>
      {map.isShown && result && result.total > 0 && (
        <LazyBesideMap of="courses" {...onMap} chosen={map.at} onChoose={map.onChoose} />
      )}
      {facet === 'all' && !isSortedFromHere && (
        <div className={css.afterResults}>
          <Nearby {...nearby} {...{ isOnline, onLocate, onStation, stations }} />
        </div>
      )}
      {hasResults && <div className={css.afterResults}>{ways}</div>}
      {(hasResults || facet === 'all') && <FilterColumn {...form} isAlone={!hasResults} />}
    </div>
  );
}
