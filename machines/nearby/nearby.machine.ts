import { assign, setup } from 'xstate';
import type { CourseSummary } from '../../contract/courses.ts';
import { errorCodeOf } from '../errorCode.ts';
import { actorNotProvided } from '../notProvided.ts';

export interface NearbyPosition {
  lat: number;
  lng: number;
}

/** Where to search: the person's own position, or a station that stands in for it. */
export interface NearbyPlace extends NearbyPosition {
  stationId: number | null;
}

export type NearbyPermission = 'granted' | 'denied' | 'unsupported';

export interface NearbyContext {
  place: NearbyPlace | null;
  courses: CourseSummary[];
  errorCode: string | null;
}

export type NearbyEvent =
  | { type: 'LOCATE' }
  | ({ type: 'STATION_CHOSEN'; stationId: number } & NearbyPosition)
  | { type: 'RETRY' }
  | { type: 'RESET' };

/** What the person, or their device, does not allow. An actor `locate` rejects with it as `code`. */
export const deniedErrorCode = 'E_DENIED';

/** The device has no way to tell where it is. */
export const unsupportedErrorCode = 'E_UNSUPPORTED';

const nothing: NearbyContext = { place: null, courses: [], errorCode: null };

/** The five courses nearest to where the person is, or to a station of their choice. */
export const nearbyMachine = setup({
  types: {
    context: {} as NearbyContext,
    events: {} as NearbyEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    askPermission: actorNotProvided<NearbyPermission>('nearby.askPermission'),
    locate: actorNotProvided<NearbyPosition>('nearby.locate'),
    searchNearby: actorNotProvided<CourseSummary[], NearbyPlace>('nearby.searchNearby'),
  },
  actions: {
    keepPlace: assign((_, params: { place: NearbyPlace }) => ({ ...nothing, place: params.place })),
    keepCourses: assign((_, params: { courses: CourseSummary[] }) => params),
    keepError: assign((_, params: { error: unknown }) => ({ errorCode: errorCodeOf(params.error) })),
    keepErrorCode: assign((_, params: { errorCode: string }) => params),
    forgetError: assign({ errorCode: null }),
    forgetEverything: assign(nothing),
  },
  guards: {
    isGranted: (_, params: { permission: NearbyPermission }) => params.permission === 'granted',
    isDenied: (_, params: { permission: NearbyPermission }) => params.permission === 'denied',
    wasDenied: (_, params: { error: unknown }) =>
      (params.error as { code?: unknown } | null | undefined)?.code === deniedErrorCode,
    hasPlace: ({ context }) => context.place !== null,
  },
}).createMachine({
  id: 'nearby',
  context: nothing,
  initial: 'idle',
  on: {
    STATION_CHOSEN: {
      target: '.locating.searching',
      actions: {
        type: 'keepPlace',
        params: ({ event }) => ({ place: { lat: event.lat, lng: event.lng, stationId: event.stationId } }),
      },
    },
    RESET: { target: '.idle', actions: 'forgetEverything' },
  },
  states: {
    idle: {
      on: { LOCATE: 'asking' },
    },
    asking: {
      tags: 'busy',
      entry: 'forgetEverything',
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
            actions: { type: 'keepErrorCode', params: { errorCode: unsupportedErrorCode } },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    locating: {
      tags: 'busy',
      entry: 'forgetError',
      initial: 'positioning',
      states: {
        positioning: {
          invoke: {
            id: 'locate',
            src: 'locate',
            onDone: {
              target: 'searching',
              actions: {
                type: 'keepPlace',
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
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        searching: {
          invoke: {
            id: 'searchNearby',
            src: 'searchNearby',
            // `keepPlace` has run on every way that leads here.
            input: ({ context }) => context.place as NearbyPlace,
            onDone: {
              target: '#nearby.found',
              actions: { type: 'keepCourses', params: ({ event }) => ({ courses: event.output }) },
            },
            onError: {
              target: '#nearby.unavailable',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
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
      entry: { type: 'keepErrorCode', params: { errorCode: deniedErrorCode } },
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
