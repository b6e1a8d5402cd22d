import { useMemo, useRef, useState } from 'react';
import type { CourseSummary } from '../../../contract/courses.ts';
import type { Problem } from '../../../contract/problem.ts';
import type { NearbyProblem } from '../../../machines/nearby/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { LoadingOverlay } from '../../../ui/LoadingOverlay/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import type { Place } from '../../map/places.ts';
import { usePage } from '../../PageContext.tsx';
import { builtRoutes } from '../../routes.ts';
import { LazyBesideMap } from '../../search/LazyBesideMap.tsx';
import { PlaceWanted } from '../../search/Place.tsx';
import { WrongConditions } from '../../search/SearchNotices.tsx';
import * as css from '../../search/search.css.ts';
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

const placesOfCourses = (courses: readonly CourseSummary[]): Place[] =>
  courses.map(({ id, name, start, status }, index) => ({
    ...{ ...start, id, name, status, number: index + 1 },
    ...{ role: 'highlight', text: null },
  }));
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
  const { t, lang, href, route } = usePage();
  const title = isLinePage && lists.line ? lists.line.name : route?.label[lang];
  const isSortedFromHere = isFromHere(conditions);
  const [isMapShown, setMapShown] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const main = useRef<HTMLDivElement>(null);
  const hasResults = Boolean(result || isPending || problem);
  // Over results the keyword has a form of its own.
  const form = { conditions, lists, fields, hasKeyword: facet !== 'all' || !hasResults };
  const ways = (
    <TabNav
      label={t('courseSearch:ways')}
      items={searchWays.map(({ path, props }) => ({
        id: path,
        label: t(`courseSearch:way_${props?.facet ?? 'all'}`),
        href: href(path),
        isCurrent: props?.facet === facet,
      }))}
    />
  );
  const courses = result?.courses;
  const onMap = useMemo(() => ({ places: placesOfCourses(courses ?? []), lines: linesOf(courses ?? []) }), [courses]);
  const picker = facet !== 'all' && <Picker {...{ facet, isLinePage, conditions, lists }} />;

  return (
    <div className={hasResults ? css.page : stack.l} data-map={isMapShown || undefined}>
      <div ref={main} className={hasResults ? css.results : stack.l}>
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
            map={{ isShown: isMapShown, onToggle: () => setMapShown(!isMapShown), onAt: setAt }}
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
      {isMapShown && result && result.total > 0 && (
        <LazyBesideMap
          of="courses"
          {...onMap}
          chosen={at}
          onChoose={(id) => {
            setAt(id);
            // The link of the card: the list goes to it, and Enter opens the course.
            main.current?.querySelector<HTMLElement>(`[data-course="${id}"] a`)?.focus();
          }}
        />
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
