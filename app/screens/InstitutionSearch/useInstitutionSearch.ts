import { useCallback } from 'react';
import type { Input } from '../../../contract/index.ts';
import type { NearbyPlace } from '../../../machines/nearby/index.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { ScreenProps } from '../../page.ts';
import { useNearby } from '../../search/useNearby.ts';
import { isFromHere, toInput } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';
import type { InstitutionSearchScreenProps } from './InstitutionSearchScreen.tsx';

/** The search page: its data comes with the address; what is measured from the visitor's place is asked for here. */
export function useInstitutionSearch({
  data,
  isPending,
  problem,
  onRetry,
}: ScreenProps<InstitutionSearchData>): InstitutionSearchScreenProps {
  const api = useApi();
  const { isOnline } = usePage();
  const isByDistance = isFromHere(data.conditions);
  const { result, ...place } = useNearby(
    { query: isByDistance ? toInput(data.kind, data.conditions) : null, loaded: data },
    useCallback(
      ({ lat, lng }: NearbyPlace, query: Input<'GET /institutions'> | null) =>
        api('GET /institutions', { ...query, lat, lng }),
      [api],
    ),
  );
  return {
    ...data,
    result: isByDistance && result ? result : data.result,
    isPending: isPending || (isByDistance && place.isPending),
    ...{ problem, onRetry, place, isOnline },
  };
}
