import { assign, setup } from 'xstate';

export interface ConnectivityContext {
  isOnline: boolean;
  /** The alert is shown at most once in the life of a page. */
  hasAlerted: boolean;
}

export type ConnectivityEvent = { type: 'WENT_OFFLINE' } | { type: 'WENT_ONLINE' } | { type: 'ACKNOWLEDGE' };

export interface ConnectivityInput {
  isOnline: boolean;
}

/** Whether there is a network, and whether the alert about its absence is on the screen (tag `visible`). */
export const connectivityMachine = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    input: {} as ConnectivityInput,
    tags: {} as 'visible',
  },
  actions: {
    keepOffline: assign({ isOnline: false }),
    keepOnline: assign({ isOnline: true }),
    keepAlerted: assign({ hasAlerted: true }),
  },
  guards: {
    startedOffline: ({ context }) => !context.isOnline,
    hasAlerted: ({ context }) => context.hasAlerted,
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ isOnline: input.isOnline, hasAlerted: false }),
  initial: 'online',
  states: {
    online: {
      always: { guard: 'startedOffline', target: 'offline' },
      on: {
        WENT_OFFLINE: [
          { guard: 'hasAlerted', target: 'offline.acknowledged', actions: 'keepOffline' },
          { target: 'offline', actions: 'keepOffline' },
        ],
      },
    },
    offline: {
      initial: 'alerting',
      on: { WENT_ONLINE: { target: 'online', actions: 'keepOnline' } },
      states: {
        alerting: {
          tags: 'visible',
          entry: 'keepAlerted',
          on: { ACKNOWLEDGE: 'acknowledged' },
        },
        acknowledged: {},
      },
    },
  },
});
