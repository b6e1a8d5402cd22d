import type { Ref } from 'react';
import type { CourseSummary } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { usePage } from '../../PageContext.tsx';
import { routeOf, routes } from '../../routes.ts';
import { Conditions } from './Conditions.tsx';
import { isFromHere } from './conditions.ts';
import { facetOf, type SearchData } from './facets.ts';
import { FoldedFilterForm, LazyFilterForm } from './LazyFilterForm.tsx';
import { Nearby, type NearbyProps } from './Nearby.tsx';
import { Picker } from './Picker.tsx';
import { PlaceWanted } from './PlaceWanted.tsx';
import { Results } from './Results.tsx';
import { fieldMessage } from './words.ts';

export interface CourseSearchScreenProps
  extends SearchData,
    Pick<NearbyProps, 'onLocate' | 'onStation' | 'loadStations'> {
  isBusy: boolean;
  errorCode: string | null;
  isOnline: boolean;
  nearby: {
    courses: CourseSummary[];
    errorCode: string | null;
    isBusy: boolean;
    isFound: boolean;
    place: { stationId: number | null } | null;
  };
  /** Where the person is, is known: "nearest first" is measured from there. */
  hasPlace: boolean;
  resultsRef?: Ref<HTMLHeadingElement>;
  onRetry?: () => void;
}

const searchWays = routes.filter((route) => route.path === '/map' || /^\/map\/search0\d$/.test(route.path));

/** Search for courses: by any one way first, then all conditions together. */
export function CourseSearchScreen({
  conditions,
  lists,
  result,
  fields,
  isBusy,
  errorCode,
  nearby,
  hasPlace,
  resultsRef,
  onRetry,
  onLocate,
  onStation,
  loadStations,
  isOnline,
}: CourseSearchScreenProps) {
  const { t, lang, href, path } = usePage();
  const facet = facetOf(path);
  const title =
    lists.line && path.startsWith('/map/search03/')
      ? lists.line.name
      : (routes.find((route) => route.path === path) ?? routeOf('/map')).label[lang];
  const form = { conditions, lists, fields };
  const isSortedFromHere = isFromHere(conditions);
  const chooser = { isOnline, onLocate, onStation, loadStations };

  return (
    <div className={stack.l}>
      <h1 className={text.title}>{title}</h1>
      <TabNav
        label={t('courseSearch:ways')}
        items={searchWays.map((route) => ({
          id: route.path,
          label: t(`courseSearch:way_${facetOf(route.path)}`),
          href: href(route.path),
          isCurrent: facetOf(route.path) === facet,
        }))}
      />
      {fields.length > 0 && (
        <Notice tone="error" heading={t('courseSearch:wrongTitle')} live="polite">
          <ul>
            {fields.map(({ field, kind }) => (
              <li key={field}>{fieldMessage(field, kind, t)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {facet === 'all' ? <LazyFilterForm {...form} /> : <Picker facet={facet} conditions={conditions} lists={lists} />}
      {facet === 'all' && !isSortedFromHere && <Nearby {...nearby} {...chooser} />}
      <Conditions conditions={conditions} lists={lists} />
      {(result || isBusy || errorCode) && (
        <Results {...{ conditions, result, isBusy, errorCode, resultsRef, onRetry }}>
          {isSortedFromHere && !hasPlace && <PlaceWanted {...nearby} isOnline={isOnline} onLocate={onLocate} />}
        </Results>
      )}
      {facet !== 'all' && result && <FoldedFilterForm title={t('courseSearch:combine')} {...form} />}
    </div>
  );
}
