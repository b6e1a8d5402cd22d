import { assign, setup } from 'xstate';
import { actorNotProvided } from '../notProvided.ts';

export type SessionEvent = { type: 'CHECK' };

export interface SessionInput {
  isLoggedIn: boolean;
}

/** Whether there is a session: asked at every change of the page, and never waited for. */
export const sessionMachine = setup({
  types: {
    context: {} as { isLoggedIn: boolean },
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'failed',
  },
  actors: {
    /** Resolves to `login_flag`. */
    check: actorNotProvided<number>('session.check'),
  },
  actions: {
    // Only 1 counts as logged in (specification section 7).
    setFlag: assign((_, params: { flag: number }) => ({ isLoggedIn: params.flag === 1 })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ isLoggedIn: input.isLoggedIn }),
  initial: 'loggedOut',
  states: {
    loggedOut: {
      always: { guard: 'isLoggedIn', target: 'loggedIn' },
      on: { CHECK: 'checking' },
    },
    loggedIn: { on: { CHECK: 'checking' } },
    // Until the response is here, `isLoggedIn` says what was known before.
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        onDone: { target: 'loggedOut', actions: { type: 'setFlag', params: ({ event }) => ({ flag: event.output }) } },
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { CHECK: 'checking' } },
  },
});
