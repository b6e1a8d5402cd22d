import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import type { Position } from '../../contract/values.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** Where to search: the visitor's own position, or a station that stands in for it. */
export interface NearbyPlace extends Position {
  stationId: number | null;
}

export type NearbyPermission = 'granted' | 'denied' | 'unsupported';

export type NearbyProblem = Problem | { kind: 'denied' } | { kind: 'unsupported' };

export interface NearbyContext<Query, Result> {
  query: Query | null;
  place: NearbyPlace | null;
  result: Result | null;
  problem: NearbyProblem | null;
}

export type NearbyEvent<Query> =
  | { type: 'LOCATE' }
  | ({ type: 'STATION_CHOSEN'; stationId: number } & Position)
  /** The address asks for something else, nearest first; null when it no longer asks for that order. */
  | { type: 'QUERY_CHANGED'; query: Query | null }
  | { type: 'RETRY' };

export interface NearbyInput<Query> {
  /** What to search for; null for the few nearest of all. */
  query: Query | null;
}

/** The actor `locate` rejects with it when the visitor, or the device, does not allow the position. */
export class LocationDeniedError extends Error {
  override name = 'LocationDeniedError';
}

const nothing = { place: null, result: null, problem: null };

/**
 * What is found by its distance from a place: the nearest of all, or all that a query finds, nearest first.
 * The place never stands in an address, so this is the part of a search that a page load cannot do.
 */
export function createNearbyMachine<Query extends object, Result>() {
  return setup({
    types: {
      context: {} as NearbyContext<Query, Result>,
      events: {} as NearbyEvent<Query>,
      input: {} as NearbyInput<Query>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      askPermission: actorNotProvided<NearbyPermission>('nearby.askPermission'),
      locate: actorNotProvided<Position>('nearby.locate'),
      searchNearby: actorNotProvided<Result, { place: NearbyPlace; query: Query | null }>('nearby.searchNearby'),
    },
    actions: {
      setQuery: assign((_, params: { query: Query | null }) => params),
      setPlace: assign((_, params: { place: NearbyPlace }) => ({ ...nothing, place: params.place })),
      setResult: assign((_, params: { result: Result }) => params),
      setError: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
      setProblem: assign((_, params: { problem: NearbyProblem }) => params),
      clearResult: assign({ result: null, problem: null }),
      clearAll: assign(nothing),
    },
    guards: {
      isGranted: (_, params: { permission: NearbyPermission }) => params.permission === 'granted',
      isDenied: (_, params: { permission: NearbyPermission }) => params.permission === 'denied',
      wasDenied: (_, params: { error: unknown }) => params.error instanceof LocationDeniedError,
      hasPlace: ({ context }) => context.place !== null,
      /** A station is the place of one search of five, never of another order. */
      hasOwnPlace: ({ context }, params: { query: Query | null }) =>
        params.query !== null && context.place?.stationId === null,
      isAsking: (_, params: { query: Query | null }) => params.query !== null,
    },
  }).createMachine({
    id: 'nearby',
    context: ({ input }) => ({ ...nothing, query: input.query }),
    initial: 'idle',
    on: {
      STATION_CHOSEN: {
        target: '.locating.searching',
        actions: {
          type: 'setPlace',
          params: ({ event }) => ({ place: { lat: event.lat, lng: event.lng, stationId: event.stationId } }),
        },
      },
      QUERY_CHANGED: [
        {
          guard: { type: 'hasOwnPlace', params: ({ event }) => ({ query: event.query }) },
          target: '.locating.searching',
          actions: ['clearResult', { type: 'setQuery', params: ({ event }) => ({ query: event.query }) }],
        },
        {
          // The visitor has just pressed "nearest to me".
          guard: { type: 'isAsking', params: ({ event }) => ({ query: event.query }) },
          target: '.asking',
          actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
        },
        {
          target: '.idle',
          actions: ['clearAll', { type: 'setQuery', params: ({ event }) => ({ query: event.query }) }],
        },
      ],
    },
    states: {
      idle: {
        on: { LOCATE: 'asking' },
      },
      asking: {
        tags: 'busy',
        entry: 'clearAll',
        invoke: {
          id: 'askPermission',
          src: 'askPermission',
          onDone: [
            {
              guard: { type: 'isGranted', params: ({ event }) => ({ permission: event.output }) },
              target: 'locating',
            },
            {
              guard: { type: 'isDenied', params: ({ event }) => ({ permission: event.output }) },
              target: 'denied',
            },
            {
              target: 'unavailable',
              actions: { type: 'setProblem', params: { problem: { kind: 'unsupported' } } },
            },
          ],
          onError: {
            target: 'unavailable',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      locating: {
        tags: 'busy',
        entry: 'clearResult',
        initial: 'positioning',
        states: {
          positioning: {
            invoke: {
              id: 'locate',
              src: 'locate',
              onDone: {
                target: 'searching',
                actions: {
                  type: 'setPlace',
                  params: ({ event }) => ({
                    place: { lat: event.output.lat, lng: event.output.lng, stationId: null },
                  }),
                },
              },
              onError: [
                {
                  guard: { type: 'wasDenied', params: ({ event }) => ({ error: event.error }) },
                  target: '#nearby.denied',
                },
                {
                  target: '#nearby.unavailable',
                  actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          searching: {
            invoke: {
              id: 'searchNearby',
              src: 'searchNearby',
              // `setPlace` has run on every way that leads here.
              input: ({ context }) => ({ place: context.place as NearbyPlace, query: context.query }),
              onDone: {
                target: '#nearby.found',
                actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
              },
              onError: {
                target: '#nearby.unavailable',
                actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
        },
      },
      found: {
        on: { LOCATE: 'asking' },
      },
      denied: {
        tags: 'failed',
        entry: { type: 'setProblem', params: { problem: { kind: 'denied' } } },
        on: { LOCATE: 'asking', RETRY: 'asking' },
      },
      unavailable: {
        tags: 'failed',
        on: {
          LOCATE: 'asking',
          // The place is known when only the search failed: nobody is asked for their position twice.
          RETRY: [{ guard: 'hasPlace', target: 'locating.searching' }, { target: 'asking' }],
        },
      },
    },
  });
}
