import { assign, setup } from 'xstate';
import { actorNotProvided } from '../notProvided.ts';

export type AppUpdateEvent =
  /** A worker of another build is installed and waits. */
  | { type: 'FOUND' }
  /** The page is looked at again, or no longer. */
  | { type: 'SHOWN' }
  | { type: 'HIDDEN' }
  /** Another worker leads this page now, wherever somebody agreed to it. */
  | { type: 'ACTIVATED' };

export interface AppUpdateInput {
  isShown: boolean;
}

/** A new version of the portal: offered once in the life of a page, and never loaded without being asked for. */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateInput,
    events: {} as AppUpdateEvent,
    input: {} as AppUpdateInput,
  },
  actors: {
    /** Resolves to whether the person wants it now. */
    ask: actorNotProvided<boolean>('appUpdate.ask'),
  },
  actions: {
    /** Lets the waiting worker take over. */
    activate: () => undefined,
    setShown: assign({ isShown: true }),
    setHidden: assign({ isShown: false }),
    /** Loads the page again, but never twice within ten seconds. */
    reload: () => undefined,
  },
  // As long as two reloads must lie apart, and as somebody who said yes may be kept waiting.
  delays: { again: 10_000 },
  guards: {
    isShown: ({ context }) => context.isShown,
    isWanted: (_, params: { isWanted: boolean }) => params.isWanted,
  },
}).createMachine({
  id: 'appUpdate',
  context: ({ input }) => input,
  initial: 'current',
  on: {
    SHOWN: { actions: 'setShown' },
    HIDDEN: { actions: 'setHidden' },
    ACTIVATED: '.reloading',
  },
  states: {
    current: {
      on: { FOUND: [{ guard: 'isShown', target: 'confirming' }, { target: 'available' }] },
    },
    /** Nobody looks at the page: asked when somebody does. */
    available: { on: { SHOWN: { target: 'confirming', actions: 'setShown' } } },
    confirming: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => ({ isWanted: event.output }) },
            target: 'activating',
          },
          { target: 'postponed' },
        ],
        onError: 'postponed',
      },
    },
    /**
     * The new worker takes over, and then the page is loaded again. A browser may let the worker before finish its work first, for
     * minutes: pages come from the network, so the new one needs no new worker.
     */
    activating: { entry: 'activate', after: { again: 'reloading' } },
    /** It comes by itself once no page of the portal is open any more. */
    postponed: {},
    /** A reload that may not be now, without a network or so soon after another, is tried again: the page is of the old build. */
    reloading: { entry: 'reload', after: { again: { target: 'reloading', reenter: true } } },
  },
});
