import { assign, setup } from 'xstate';
import { actorNotProvided } from '../notProvided.ts';

/** `CHECK` when the page has changed, `RETRY` when somebody asks for it after a failure. */
export type SessionEvent = { type: 'CHECK' } | { type: 'RETRY' };

export interface SessionInput {
  isLoggedIn: boolean;
}

const session = setup({
  types: {
    context: {} as { isLoggedIn: boolean },
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy' | 'failed',
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
});

const check = {
  id: 'check',
  src: 'check',
  onDone: {
    target: 'loggedOut',
    actions: {
      type: 'setFlag',
      params: ({ event }: { event: { output: number } }) => ({ flag: event.output }),
    },
  },
  onError: 'failed',
} as const;

/** Whether there is a session: asked at every change of the page, and never waited for. */
export const sessionMachine = session.createMachine({
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
      tags: 'busy',
      invoke: check,
      // Of an older page the response is nobody's: it may have been sent before the session ended, or hang.
      on: { CHECK: { target: 'checking', reenter: true } },
    },
    failed: { tags: 'failed', on: { CHECK: 'checking', RETRY: 'retrying' } },
    /** The failure stands until there is a response; a new page begins without it. */
    retrying: { tags: ['busy', 'failed'], invoke: check, on: { CHECK: 'checking' } },
  },
});
