import { assign, setup } from 'xstate';
import { actorNotProvided } from '../notProvided.ts';

/** What the person answered the browser. */
export type InstallOutcome = 'accepted' | 'dismissed';

export interface InstallHintContext {
  /** How it can be added here: the browser asks (`prompt`), it is said in words, or not known (null). */
  way: 'prompt' | 'words' | null;
  /** The page is a form, or belongs to one. */
  hasTask: boolean;
  /** Where the hint will stand is being looked at: nothing may come in there. */
  isInSight: boolean;
  /** On the page about it, where somebody came for it: it waits for nothing but the browser's offer. */
  isSought: boolean;
  isSeen: boolean;
  /** The browser has asked, and was told no. */
  isDeclined: boolean;
}

export type InstallHintInput = Omit<InstallHintContext, 'isSeen' | 'isDeclined'>;

export type InstallHintEvent = {
  type: /** The browser offers to install, and lets the page say when. */
    | 'OFFERED'
    /** Added, by whatever way. */
    | 'INSTALLED'
    | 'TASK_BEGAN'
    | 'TASK_ENDED'
    | 'CAME_IN_SIGHT'
    | 'WENT_OUT_OF_SIGHT'
    | 'INSTALL'
    | 'CLOSE';
};

/** The portal can be put on the home screen: a hint once in the life of a device, and a button on the page about it. */
export const installHintMachine = setup({
  types: {
    context: {} as InstallHintContext,
    events: {} as InstallHintEvent,
    input: {} as InstallHintInput,
  },
  actors: {
    /** The browser's own question. It can be asked once for each offer. */
    prompt: actorNotProvided<InstallOutcome>('installHint.prompt'),
  },
  actions: {
    /** No hint comes on this device again. */
    remember: () => undefined,
    setPrompt: assign({ way: 'prompt', isDeclined: false }),
    setWords: assign({ way: 'words' }),
    /** Not wanted now; the browser may offer it again. */
    setDeclined: assign({ way: null, isDeclined: true }),
    setSeen: assign({ isSeen: true }),
    setTask: assign({ hasTask: true }),
    setNoTask: assign({ hasTask: false }),
    setInSight: assign({ isInSight: true }),
    setOutOfSight: assign({ isInSight: false }),
  },
  guards: {
    mayCome: ({ context: { way, hasTask, isInSight, isSought } }) =>
      way !== null && (isSought || (!hasTask && !isInSight)),
    isPrompt: ({ context }) => context.way === 'prompt',
    isSought: ({ context }) => context.isSought,
    isSeen: ({ context }) => context.isSeen,
    isAccepted: (_, params: { outcome: InstallOutcome }) => params.outcome === 'accepted',
  },
}).createMachine({
  id: 'installHint',
  context: ({ input }) => ({ ...input, isSeen: false, isDeclined: false }),
  initial: 'waiting',
  on: { OFFERED: { actions: 'setPrompt' }, INSTALLED: '.installed' },
  states: {
    /** No way to add it is known yet, or it would be in the way. */
    waiting: {
      always: { guard: 'mayCome', target: 'offered' },
      on: {
        TASK_BEGAN: { actions: 'setTask' },
        TASK_ENDED: { actions: 'setNoTask' },
        CAME_IN_SIGHT: { actions: 'setInSight' },
        WENT_OUT_OF_SIGHT: { actions: 'setOutOfSight' },
        INSTALLED: [{ guard: 'isSought', target: 'installed' }, { target: 'closed' }],
      },
    },
    /** It stands there, at the foot of the page, where nobody may have come so far. */
    offered: {
      on: {
        CAME_IN_SIGHT: { actions: ['setSeen', 'remember'] },
        // It is in nobody's way; but it does not come back once it was seen.
        TASK_BEGAN: [
          { guard: 'isSeen', target: 'closed' },
          { target: 'waiting', actions: 'setTask' },
        ],
        INSTALL: { guard: 'isPrompt', target: 'asking' },
        CLOSE: 'closed',
      },
    },
    asking: {
      entry: 'remember',
      invoke: {
        id: 'prompt',
        src: 'prompt',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) }, target: 'installed' },
          { guard: 'isSought', target: 'waiting', actions: 'setDeclined' },
          { target: 'closed' },
        ],
        onError: { target: 'failed', actions: 'setWords' },
      },
    },
    /** The browser did not ask: it is said in words. */
    failed: { on: { CLOSE: 'closed' } },
    installed: { entry: 'remember', on: { CLOSE: 'closed' } },
    closed: { entry: 'remember', on: { INSTALLED: {} } },
  },
});
