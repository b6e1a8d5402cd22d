import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Position } from '../../contract/values.ts';
import { createNearbyMachine, type NearbyPlace, type NearbyProblem } from '../../machines/nearby/index.ts';
import { defineNearbyActors } from '../actors/nearby.ts';

export interface NearbyState<Result> {
  /** Where the visitor is, is known: "nearest first" is measured from there. */
  hasPlace: boolean;
  result: Result | null;
  problem: NearbyProblem | null;
  isPending: boolean;
  isFound: boolean;
  onLocate: () => void;
  /** A station stands in for the place. */
  onStation: (station: Position & { id: number }) => void;
}

/**
 * What is measured from the visitor's place: asked for by a press, or by an order that a new address asks for.
 * @param query what the address asks for in that order, else null; `loaded` is a new object with every load
 * @param search stays the same function while the page lives
 */
export function useNearby<Query extends object, Result>(
  { query, loaded }: { query: Query | null; loaded: object },
  search: (place: NearbyPlace, query: Query | null) => Promise<Result>,
): NearbyState<Result> {
  const [near, send] = useMachine(
    useMemo(() => createNearbyMachine<Query, Result>().provide({ actors: defineNearbyActors(search) }), [search]),
    { input: { query } },
  );
  const known = useRef(loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query belongs to what was loaded
  useEffect(() => {
    if (known.current === loaded) return;
    known.current = loaded;
    send({ type: 'QUERY_CHANGED', query });
  }, [loaded, send]);
  const { place, result, problem } = near.context;
  return {
    ...{ hasPlace: place !== null, result, problem },
    isPending: near.hasTag('busy'),
    isFound: near.matches('found'),
    onLocate: () => send({ type: 'LOCATE' }),
    onStation: ({ id, lat, lng }) => send({ type: 'STATION_CHOSEN', stationId: id, lat, lng }),
  };
}
