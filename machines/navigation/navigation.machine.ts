import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';

/** What the machine has to know of a page; everything else passes through it. */
export interface NavigationPage {
  path: string;
  failure: { kind: 'notFound' } | Problem | null;
  /** The screen shows a failed reload itself (same path, other query) and keeps what it has. */
  showsProblem: boolean;
}

export interface NavigationContext<Page extends NavigationPage> {
  /** The page on the screen. It stays while the next one loads. */
  page: Page;
  /** Path and query of the page that is wanted. */
  address: string;
  /** Why the wanted page could not replace one that shows problems itself. */
  problem: Problem | null;
}

export type NavigationEvent =
  /** The address changed, by a link, a form or the history. */
  | { type: 'GO'; address: string }
  /** What the open page depends on changed: load it again without a word. */
  | { type: 'REFRESH' }
  | { type: 'RETRY' };

export interface NavigationInput<Page extends NavigationPage> {
  page: Page;
  address: string;
}

/** How long a page may take before its loading is shown. */
const slowMs = 250;

/** Moves from page to page: one load at a time, the latest wins. `busy`: a page is on its way; `slow`: say so. */
export function createNavigationMachine<Page extends NavigationPage>() {
  const failsInPlace = (current: Page, next: Page): boolean =>
    next.failure !== null &&
    next.failure.kind !== 'notFound' &&
    current.failure === null &&
    current.path === next.path &&
    current.showsProblem;
  return setup({
    types: {
      context: {} as NavigationContext<Page>,
      events: {} as NavigationEvent,
      input: {} as NavigationInput<Page>,
      tags: {} as 'busy' | 'slow' | 'failed',
    },
    actors: {
      /** Resolves to a page even when loading failed. */
      loadPage: actorNotProvided<Page, { address: string }>('navigation.loadPage'),
    },
    actions: {
      setAddress: assign((_, params: { address: string }) => params),
      setPage: assign((_, params: { page: Page }) => ({ page: params.page, problem: null })),
      setProblem: assign((_, params: { page: Page }) => ({ problem: params.page.failure as Problem })),
    },
    guards: {
      failsInPlace: ({ context }, params: { page: Page }) => failsInPlace(context.page, params.page),
      isFailure: (_, params: { page: Page }) => params.page.failure !== null,
      startedFailed: ({ context }) => context.page.failure !== null,
    },
    delays: { slow: slowMs },
  }).createMachine({
    id: 'navigation',
    context: ({ input }) => ({ ...input, problem: null }),
    initial: 'idle',
    on: {
      // Entering `loading` again stops the load under way: its page would be the wrong one.
      GO: { target: '.loading', actions: { type: 'setAddress', params: ({ event }) => ({ address: event.address }) } },
    },
    states: {
      idle: {
        always: { guard: 'startedFailed', target: 'failed' },
        on: { REFRESH: 'refreshing' },
      },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ address: context.address }),
          onDone: [
            {
              guard: { type: 'failsInPlace', params: ({ event }) => ({ page: event.output }) },
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => ({ page: event.output }) },
            },
            {
              guard: { type: 'isFailure', params: ({ event }) => ({ page: event.output }) },
              target: 'failed',
              actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) },
            },
            { target: 'idle', actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) } },
          ],
        },
        initial: 'quick',
        states: {
          // A page that comes at once needs no message about its loading.
          quick: { after: { slow: 'slow' } },
          slow: { tags: 'slow' },
        },
      },
      refreshing: {
        invoke: {
          id: 'refreshPage',
          src: 'loadPage',
          input: ({ context }) => ({ address: context.address }),
          onDone: [
            // What is on the screen is still right; nobody asked for anything.
            { guard: { type: 'isFailure', params: ({ event }) => ({ page: event.output }) }, target: 'idle' },
            { target: 'idle', actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) } },
          ],
        },
      },
      failed: {
        tags: 'failed',
        on: { RETRY: 'loading' },
      },
    },
  });
}
