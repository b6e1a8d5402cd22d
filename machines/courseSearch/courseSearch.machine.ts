import { assign, setup } from 'xstate';
import type { SearchConditions, SearchResult } from '../../contract/courses.ts';
import type { Position } from '../../contract/values.ts';
import { errorCodeOf } from '../errorCode.ts';
import { actorNotProvided } from '../notProvided.ts';
import { sameConditions } from './sameConditions.ts';

/** What is searched for, and from where "nearest first" is measured. The place is never part of a URL. */
export interface CourseSearchQuestion {
  conditions: SearchConditions;
  place: Position | null;
}

export interface CourseSearchContext extends CourseSearchQuestion {
  /** The latest answer; it stays while the next one is on its way. */
  result: SearchResult | null;
  errorCode: string | null;
}

export type CourseSearchEvent =
  | { type: 'CONDITIONS_CHANGED'; conditions: SearchConditions }
  | { type: 'CONDITIONS_CLEARED'; conditions: SearchConditions }
  | { type: 'PLACE_FOUND'; place: Position }
  | { type: 'RETRY' };

export interface CourseSearchInput {
  conditions: SearchConditions;
  /** Given when the server has searched already. */
  result?: SearchResult | null;
}

/** The search for courses. Its conditions live in the page's URL; the machine is told when the URL changed. */
export const courseSearchMachine = setup({
  types: {
    context: {} as CourseSearchContext,
    events: {} as CourseSearchEvent,
    input: {} as CourseSearchInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    searchCourses: actorNotProvided<SearchResult, CourseSearchQuestion>('courseSearch.searchCourses'),
  },
  actions: {
    keepConditions: assign((_, params: { conditions: SearchConditions }) => params),
    keepPlace: assign((_, params: { place: Position }) => params),
    keepResult: assign((_, params: { result: SearchResult }) => params),
    keepError: assign((_, params: { error: unknown }) => ({ errorCode: errorCodeOf(params.error) })),
    forgetResult: assign({ result: null, errorCode: null }),
    forgetError: assign({ errorCode: null }),
  },
  guards: {
    startedEmpty: ({ context }) => context.result?.total === 0,
    startedWithResult: ({ context }) => context.result !== null,
    conditionsDiffer: ({ context }, params: { conditions: SearchConditions }) =>
      !sameConditions(context.conditions, params.conditions),
    foundNothing: (_, params: { result: SearchResult }) => params.result.total === 0,
  },
}).createMachine({
  id: 'courseSearch',
  context: ({ input }) => ({
    conditions: input.conditions,
    place: null,
    result: input.result ?? null,
    errorCode: null,
  }),
  initial: 'editing',
  on: {
    // Leaving and entering `searching` anew stops the search under way, so that an older answer is dropped.
    CONDITIONS_CHANGED: {
      guard: { type: 'conditionsDiffer', params: ({ event }) => ({ conditions: event.conditions }) },
      target: '.searching',
      actions: { type: 'keepConditions', params: ({ event }) => ({ conditions: event.conditions }) },
    },
    PLACE_FOUND: {
      target: '.searching',
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
    },
    CONDITIONS_CLEARED: {
      target: '.editing',
      actions: [
        { type: 'keepConditions', params: ({ event }) => ({ conditions: event.conditions }) },
        { type: 'forgetResult' },
      ],
    },
  },
  states: {
    editing: {
      always: [
        { guard: 'startedEmpty', target: 'empty' },
        { guard: 'startedWithResult', target: 'ready' },
      ],
      on: {
        // Nothing was asked yet, so that even the conditions it started with are a new question.
        CONDITIONS_CHANGED: {
          target: 'searching',
          actions: { type: 'keepConditions', params: ({ event }) => ({ conditions: event.conditions }) },
        },
      },
    },
    searching: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'searchCourses',
        src: 'searchCourses',
        input: ({ context: { conditions, place } }) => ({ conditions, place }),
        onDone: [
          {
            guard: { type: 'foundNothing', params: ({ event }) => ({ result: event.output }) },
            target: 'empty',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    empty: {},
    failed: {
      tags: 'failed',
      on: { RETRY: 'searching' },
    },
  },
});
