import { useCallback } from 'react';
import type { Input } from '../../../contract/index.ts';
import type { NearbyPlace } from '../../../machines/nearby/index.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { ScreenProps } from '../../page.ts';
import { useNearby } from '../../search/useNearby.ts';
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
  const { result, hasPlace, onLocate, onStation, ...near } = useNearby(
    { query: isByDistance ? toSearchInput(data.conditions) : null, loaded: data },
    useCallback(
      ({ lat, lng, stationId }: NearbyPlace, query: Input<'GET /search'> | null) =>
        api('GET /search', { ...query, ...(stationId === null ? { lat, lng } : { near_station: stationId }) }),
      [api],
    ),
  );
  return {
    ...data,
    result: isByDistance && result ? result : data.result,
    isPending: isPending || (isByDistance && near.isPending),
    problem,
    onRetry,
    nearby: { courses: result?.courses ?? [], ...near },
    ...{ hasPlace, isOnline, stations, onLocate, onStation },
  };
}
