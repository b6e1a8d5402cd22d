import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { nearbyMachine } from '../../../machines/nearby/index.ts';
import { defineNearbyActors } from '../../actors/nearby.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { ScreenProps } from '../../page.ts';
import type { CourseSearchScreenProps } from './CourseSearchScreen.tsx';
import { isFromHere, toSearchInput } from './conditions.ts';
import type { SearchData } from './data.ts';
import { useStations } from './useStations.ts';

/** The search page: its data comes with the address; what is measured from the visitor's place is asked for here. */
export function useCourseSearch({
  data,
  isPending,
  problem,
  onRetry,
}: ScreenProps<SearchData>): CourseSearchScreenProps {
  const api = useApi();
  const { isOnline } = usePage();
  const stations = useStations();
  const isByDistance = isFromHere(data.conditions);
  const query = isByDistance ? toSearchInput(data.conditions) : null;
  const [near, send] = useMachine(
    useMemo(() => nearbyMachine.provide({ actors: defineNearbyActors({ api }) }), [api]),
    { input: { query } },
  );
  const loaded = useRef(data);
  useEffect(() => {
    if (loaded.current === data) return;
    loaded.current = data;
    send({ type: 'QUERY_CHANGED', query: isFromHere(data.conditions) ? toSearchInput(data.conditions) : null });
  }, [data, send]);

  const { place, result, problem: nearbyProblem } = near.context;
  const isNearbyPending = near.hasTag('busy');
  return {
    ...data,
    result: isByDistance && result ? result : data.result,
    isPending: isPending || (isByDistance && isNearbyPending),
    problem,
    onRetry,
    nearby: {
      courses: result?.courses ?? [],
      problem: nearbyProblem,
      isPending: isNearbyPending,
      isFound: near.matches('found'),
    },
    hasPlace: place !== null,
    isOnline,
    stations,
    onLocate: () => send({ type: 'LOCATE' }),
    onStation: ({ id, lat, lng }) => send({ type: 'STATION_CHOSEN', stationId: id, lat, lng }),
  };
}
