import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

export interface ResourceListContext<Item> {
  items: Item[] | null;
  problem: Problem | null;
}

export type ResourceListEvent = { type: 'LOAD' } | { type: 'RETRY' };

export interface ResourceListInput<Item> {
  /** Given when the server has rendered the list already: the machine then starts in `ready`. */
  items?: Item[] | null;
}

/** A list that is loaded once and kept: municipalities, lines and stations, scenes. */
export function createResourceListMachine<Item>() {
  return setup({
    types: {
      context: {} as ResourceListContext<Item>,
      events: {} as ResourceListEvent,
      input: {} as ResourceListInput<Item>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      load: actorNotProvided<Item[]>('resourceList.load'),
    },
    actions: {
      keepItems: assign((_, params: { items: Item[] }) => ({ items: params.items })),
      setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
      clearProblem: assign({ problem: null }),
    },
    guards: {
      hasItems: ({ context }) => context.items !== null,
    },
  }).createMachine({
    id: 'resourceList',
    context: ({ input }) => ({ items: input.items ?? null, problem: null }),
    initial: 'pending',
    states: {
      pending: {
        always: { guard: 'hasItems', target: 'ready' },
        on: { LOAD: 'loading' },
      },
      loading: {
        tags: 'busy',
        entry: 'clearProblem',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'ready',
            actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      ready: {},
      failed: {
        tags: 'failed',
        // LOAD as well: the next screen that needs the list asks for it without knowing about the failure.
        on: { LOAD: 'loading', RETRY: 'loading' },
      },
    },
  });
}
