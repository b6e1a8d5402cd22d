import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { ApiError } from '../../../contract/apiError.ts';
import type { SearchConditions, SearchResult } from '../../../contract/courses.ts';
import type { Api } from '../../../contract/index.ts';
import type { Position } from '../../../contract/values.ts';
import { type CourseSearchQuestion, courseSearchMachine } from '../../../machines/courseSearch/index.ts';
import { nearbyMachine } from '../../../machines/nearby/index.ts';
import { askPermission, locate } from '../../actors/geolocation.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { CourseSearchScreen } from './CourseSearchScreen.tsx';
import { activeConditions, isFromHere, readConditions } from './conditions.ts';
import { facetOf, type SearchData } from './facets.ts';

/** The place never stands in an address: until it is known, "nearest first" shows what is recommended. */
function search(api: Api, conditions: SearchConditions, place: Position | null = null) {
  if (!isFromHere(conditions)) return api('GET /search', conditions);
  return api('GET /search', place ? { ...conditions, ...place } : { ...conditions, sort: 'recommended' });
}

/** Whether the address asks for something: the picker pages wait for a choice, the search page starts with all courses. */
const isAsked = (path: string, conditions: SearchConditions) =>
  path === '/map' || activeConditions(conditions).length > 0;

/** The reference lists that a picker page shows; of the lines only what the page needs. */
async function listsFor(
  path: string,
  params: Record<string, string>,
  conditions: SearchConditions,
  api: Api,
): Promise<SearchData['lists']> {
  const facet = facetOf(path);
  const needsLines =
    facet === 'line' ||
    conditions.line !== undefined ||
    conditions.station !== undefined ||
    conditions.near_station !== undefined;
  const [{ municipalities }, { scenes }, lines] = await Promise.all([
    api('GET /get_municipalities'),
    api('GET /get_scene'),
    needsLines ? api('GET /get_train_bus').then((answer) => answer.lines) : [],
  ]);
  const lineId = params.line ?? conditions.line;
  const line = lines.find(({ id }) => String(id) === String(lineId));
  if (params.line !== undefined && !line) throw new ApiError('E404', 'No such line');
  const stationIds = [conditions.station, conditions.near_station];
  const stations = lines.flatMap((each) => each.stations).filter(({ id }) => stationIds.includes(id));
  return {
    municipalities,
    scenes,
    lines:
      facet === 'line' && !params.line
        ? lines.map(({ id, name, operator, stations: stops }) => ({
            id,
            name,
            operator,
            course_count: stops.reduce((sum, { course_count }) => sum + course_count, 0),
          }))
        : [],
    line: line
      ? {
          id: line.id,
          name: line.name,
          operator: line.operator,
          stations: params.line
            ? line.stations.map(({ id, name, kana, course_count }) => ({ id, name, kana, course_count }))
            : [],
        }
      : null,
    stations: [...new Map(stations.map(({ id, name }) => [id, { id, name }])).values()],
  };
}

async function load({ api, path, params, query }: LoadInput) {
  const { conditions, repeated } = readConditions(query);
  const lists = await listsFor(path, params, conditions, api);
  const data: SearchData = { conditions, lists, result: null, fields: repeated };
  if (repeated.length) return { data, status: 422 as const };
  if (!isAsked(path, conditions)) return { data };
  try {
    return { data: { ...data, result: await search(api, conditions) } };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E422')
      return { data: { ...data, fields: error.fields }, status: 422 as const };
    throw error;
  }
}

function Screen({ data }: { data: SearchData }) {
  const api = useApi();
  const { path, query, isOnline } = usePage();
  const { conditions } = useMemo(() => readConditions(query), [query]);
  const [found, send] = useMachine(
    useMemo(
      () =>
        courseSearchMachine.provide({
          actors: {
            searchCourses: fromPromise<SearchResult, CourseSearchQuestion>(({ input: { conditions, place } }) =>
              search(api, conditions, place),
            ),
          },
        }),
      [api],
    ),
    { input: { conditions: data.conditions, result: data.result } },
  );
  const [near, sendNear] = useMachine(
    useMemo(
      () =>
        nearbyMachine.provide({
          actors: {
            askPermission: fromPromise(askPermission),
            locate: fromPromise(locate),
            searchNearby: fromPromise(
              async ({
                input: { lat, lng, stationId },
              }: {
                input: { lat: number; lng: number; stationId: number | null };
              }) => (await api('GET /search', stationId === null ? { lat, lng } : { near_station: stationId })).courses,
            ),
          },
        }),
      [api],
    ),
  );

  const address = `${path}?${query}`;
  const lastAddress = useRef(address);
  const hasPlace = useRef(false);
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    sendNear({ type: 'RESET' });
    send({ type: isAsked(path, conditions) ? 'CONDITIONS_CHANGED' : 'CONDITIONS_CLEARED', conditions });
    // The person has just pressed "nearest to me".
    if (isFromHere(conditions) && !hasPlace.current) sendNear({ type: 'LOCATE' });
  }, [address, path, conditions, send, sendNear]);

  const { result, errorCode, place } = found.context;
  hasPlace.current = place !== null;
  const isSortedFromHere = isFromHere(conditions);
  const foundPlace = near.context.place;
  useEffect(() => {
    if (isSortedFromHere && foundPlace && foundPlace.stationId === null)
      send({ type: 'PLACE_FOUND', place: { lat: foundPlace.lat, lng: foundPlace.lng } });
  }, [isSortedFromHere, foundPlace, send]);
  const isNearBusy = near.hasTag('busy');
  const isBusy = found.hasTag('busy');
  const results = useRef<HTMLHeadingElement>(null);
  const shown = useRef(result);
  useEffect(() => {
    // New results: the reader goes on at their heading.
    if (!isBusy && shown.current !== result) {
      shown.current = result;
      results.current?.focus();
    }
  }, [isBusy, result]);

  return (
    <CourseSearchScreen
      {...data}
      conditions={conditions}
      fields={
        address === lastAddress.current && conditions === data.conditions ? data.fields : readConditions(query).repeated
      }
      result={result}
      isBusy={isBusy}
      errorCode={errorCode}
      resultsRef={results}
      onRetry={() => send({ type: 'RETRY' })}
      nearby={{ ...near.context, isBusy: isNearBusy, isFound: near.matches('found') }}
      hasPlace={place !== null}
      isOnline={isOnline}
      onLocate={() => sendNear({ type: 'LOCATE' })}
      onStation={(station) =>
        sendNear({ type: 'STATION_CHOSEN', stationId: station.id, lat: station.lat, lng: station.lng })
      }
      loadStations={() =>
        api('GET /get_train_bus').then(({ lines }) => [
          ...new Map(lines.flatMap((line) => line.stations).map((station) => [station.id, station])).values(),
        ])
      }
    />
  );
}

const head = ({ i18n, route, path, data }: HeadInput<SearchData>) => ({
  label: data.lists.line && path.startsWith('/map/search03/') ? data.lists.line.name : route.label[i18n.lang],
  description: i18n.t(`courseSearch:description_${facetOf(path)}`),
  isIndexed: activeConditions(data.conditions).length === 0,
});

export const courseSearch: ScreenModule<SearchData> = { load, head, Screen };
