import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import type { PushSettings } from '../../contract/push.ts';
import { actionNotProvided, actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** What the browser says of notifications from this site; `default`: the person has not been asked. */
export type PushAnswer = 'default' | 'granted' | 'denied';

export type PushWishes = Partial<Pick<PushSettings, 'regions' | 'kinds' | 'language'>>;

export interface PushPermissionInput {
  /** null: this browser has no notifications. */
  answer: PushAnswer | null;
  /** The person has turned them off on this device. */
  isOff: boolean;
}

export interface PushPermissionContext extends PushPermissionInput {
  /** The person has just said yes; else they had before, and nobody waits for an outcome. */
  isOwnWish: boolean;
  /** Without a press it is tried once. */
  isTried: boolean;
  /** null: not subscribed. */
  settings: PushSettings | null;
  wishes: PushWishes;
  problem: Problem | null;
}

export type PushPermissionEvent =
  | { type: 'ASK' }
  | { type: 'ACCEPT' }
  | { type: 'CANCEL' }
  | { type: 'CHANGE'; wishes: PushWishes }
  | { type: 'TURN_OFF' }
  | { type: 'ANSWER_CHANGED'; answer: PushAnswer };

/** Notifications on this device: explained first, asked for only after a press, changed, and turned off at once. */
export const pushPermissionMachine = setup({
  types: {
    context: {} as PushPermissionContext,
    events: {} as PushPermissionEvent,
    input: {} as PushPermissionInput,
    tags: {} as 'busy' | 'on',
  },
  actors: {
    /** Has the browser ask the person. */
    request: actorNotProvided<PushAnswer>('pushPermission.request'),
    /** Subscribes in the browser, and tells the server. */
    subscribe: actorNotProvided<PushSettings>('pushPermission.subscribe'),
    change: actorNotProvided<PushSettings, { wishes: PushWishes }>('pushPermission.change'),
    /** Ends the subscription in the browser first: nothing comes from then on, whatever the server says. */
    unsubscribe: actorNotProvided<void>('pushPermission.unsubscribe'),
  },
  actions: {
    /** Keep on the device whether the person has turned notifications off. */
    keepOff: actionNotProvided('pushPermission.keepOff'),
    keepOn: actionNotProvided('pushPermission.keepOn'),
    setAnswer: assign((_, params: { answer: PushAnswer }) => params),
    setSettings: assign((_, params: { settings: PushSettings }) => ({ ...params, problem: null })),
    setWishes: assign((_, params: { wishes: PushWishes }) => params),
    setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    clearProblem: assign({ problem: null }),
    setOwnWish: assign({ isOwnWish: true, isOff: false }),
    setTried: assign({ isTried: true }),
    setOff: assign({ isOff: true, isOwnWish: false, settings: null, problem: null }),
    forget: assign({ isOwnWish: false, isTried: true, settings: null, problem: null }),
  },
  guards: {
    isUnsupported: ({ context }) => context.answer === null,
    isDenied: ({ context }) => context.answer === 'denied',
    isGrantedBefore: ({ context }) => context.answer === 'granted' && !context.isOff && !context.isTried,
    isGranted: ({ context }) => context.answer === 'granted',
    isOwnWish: ({ context }) => context.isOwnWish,
    becameDenied: ({ event }) => event.type === 'ANSWER_CHANGED' && event.answer === 'denied',
    becameDefault: ({ event }) => event.type === 'ANSWER_CHANGED' && event.answer === 'default',
    becameOther: ({ event }) => event.type === 'ANSWER_CHANGED' && event.answer !== 'denied',
    saysGranted: (_, params: { answer: PushAnswer }) => params.answer === 'granted',
    saysDenied: (_, params: { answer: PushAnswer }) => params.answer === 'denied',
  },
}).createMachine({
  id: 'pushPermission',
  context: ({ input }) => ({ ...input, isOwnWish: false, isTried: false, settings: null, wishes: {}, problem: null }),
  initial: 'undecided',
  states: {
    /** There are no notifications, or the portal is not installed where that is needed. */
    unsupported: {},
    /** Nobody has said yes, or notifications are turned off. */
    undecided: {
      always: [
        { guard: 'isUnsupported', target: 'unsupported' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isGrantedBefore', target: 'subscribing', actions: 'setTried' },
      ],
      on: {
        ASK: 'prompting',
        ANSWER_CHANGED: {
          guard: 'becameDenied',
          target: 'denied',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.answer }) },
        },
      },
    },
    /** Our own words say what comes, before the browser asks. */
    prompting: {
      on: {
        ACCEPT: [
          {
            guard: 'isGranted',
            target: 'subscribing',
            actions: ['setOwnWish', 'keepOn'],
          },
          { target: 'requesting', actions: ['setOwnWish', 'keepOn'] },
        ],
        // Without a press nothing is tried again, what was granted before neither.
        CANCEL: { target: 'undecided', actions: 'setTried' },
      },
    },
    requesting: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'request',
        src: 'request',
        onDone: [
          {
            guard: { type: 'saysGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'subscribing',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'saysDenied', params: ({ event }) => ({ answer: event.output }) },
            target: 'denied',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'undecided', actions: 'forget' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    subscribing: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: {
          target: 'subscribed',
          actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: [
          {
            guard: 'isOwnWish',
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          // Nobody waits for it: it is tried again with the next page.
          { target: 'undecided' },
        ],
      },
    },
    subscribed: {
      tags: 'on',
      initial: 'idle',
      on: {
        // With the permission the browser ends the subscription, too.
        ANSWER_CHANGED: [
          {
            guard: 'becameDenied',
            target: 'denied',
            actions: ['forget', { type: 'setAnswer', params: ({ event }) => ({ answer: event.answer }) }],
          },
          {
            guard: 'becameDefault',
            target: 'undecided',
            actions: ['forget', { type: 'setAnswer', params: ({ event }) => ({ answer: event.answer }) }],
          },
        ],
      },
      states: {
        idle: {
          on: {
            CHANGE: {
              target: 'changing',
              actions: { type: 'setWishes', params: ({ event }) => ({ wishes: event.wishes }) },
            },
            TURN_OFF: 'ending',
          },
        },
        changing: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ context }) => ({ wishes: context.wishes }),
            onDone: {
              target: 'idle',
              actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.output }) },
            },
            onError: {
              target: 'idle',
              actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        ending: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'unsubscribe',
            src: 'unsubscribe',
            onDone: {
              target: '#pushPermission.undecided',
              actions: ['setOff', 'keepOff'],
            },
            onError: {
              target: 'idle',
              actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    /** Only the settings of the browser can undo it: no page can ask again. */
    denied: {
      on: {
        ANSWER_CHANGED: {
          guard: 'becameOther',
          target: 'undecided',
          actions: ['forget', { type: 'setAnswer', params: ({ event }) => ({ answer: event.answer }) }],
        },
      },
    },
    /** The person said yes, and it could not be set up. */
    failed: { on: { ASK: 'prompting' } },
  },
});
