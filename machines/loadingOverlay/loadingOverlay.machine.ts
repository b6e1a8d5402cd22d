import { assign, setup } from 'xstate';

export interface LoadingOverlayContext {
  /** Tasks under way that want the overlay. */
  count: number;
}

export type LoadingOverlayEvent = { type: 'SHOW' } | { type: 'HIDE' };

/** The overlay over the whole page. It goes away when every task that asked for it has let go of it. */
export const loadingOverlayMachine = setup({
  types: {
    context: {} as LoadingOverlayContext,
    events: {} as LoadingOverlayEvent,
    tags: {} as 'busy' | 'visible',
  },
  actions: {
    countUp: assign(({ context }) => ({ count: context.count + 1 })),
    countDown: assign(({ context }) => ({ count: context.count - 1 })),
  },
  guards: {
    isLast: ({ context }) => context.count === 1,
  },
}).createMachine({
  id: 'loadingOverlay',
  context: { count: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      on: { SHOW: { target: 'visible', actions: 'countUp' } },
    },
    visible: {
      tags: ['busy', 'visible'],
      on: {
        SHOW: { actions: 'countUp' },
        HIDE: [{ guard: 'isLast', target: 'hidden', actions: 'countDown' }, { actions: 'countDown' }],
      },
    },
  },
});
