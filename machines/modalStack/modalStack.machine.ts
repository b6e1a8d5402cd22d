import { assign, setup } from 'xstate';
import { actionNotProvided } from '../notProvided.ts';
import { defaultModalBackground, type ModalEntry, modalToClose, topModal } from './modals.ts';

export interface ModalStackContext {
  /** In the order in which they were opened. */
  entries: ModalEntry[];
}

/** What the opener gives; the rest has defaults. */
export type ModalRequest = Pick<ModalEntry, 'name'> & Partial<Omit<ModalEntry, 'name'>>;

export type ModalStackEvent =
  | ({ type: 'OPEN' } & ModalRequest)
  /** Closes the highest modal, or the highest one of that name, and gives the result to its opener. */
  | { type: 'CLOSE'; name?: string; result?: unknown }
  /** Puts another modal in the place of the highest one. */
  | ({ type: 'REPLACE' } & ModalRequest)
  /** Closes all of them without a result. */
  | { type: 'RESET' };

interface ModalParams {
  entry: ModalEntry | undefined;
}

function entryOf({ name, props, background, order, resolve }: ModalRequest): ModalEntry {
  return { name, props: props ?? {}, background: background ?? defaultModalBackground, order, resolve };
}

/** The modals on the page. The page behind them cannot be scrolled while one is open (tag `visible`). */
export const modalStackMachine = setup({
  types: {
    context: {} as ModalStackContext,
    events: {} as ModalStackEvent,
    tags: {} as 'visible',
  },
  actions: {
    push: assign(({ context }, params: { entry: ModalEntry }) => ({ entries: [...context.entries, params.entry] })),
    remove: assign(({ context }, params: ModalParams) => ({
      entries: context.entries.filter((entry) => entry !== params.entry),
    })),
    removeAll: assign({ entries: [] }),
    resolve: (_, params: ModalParams & { result?: unknown }) => params.entry?.resolve?.(params.result),
    resolveAll: ({ context }) => {
      for (const entry of context.entries) entry.resolve?.(undefined);
    },
    lockScroll: actionNotProvided('modalStack.lockScroll'),
    unlockScroll: actionNotProvided('modalStack.unlockScroll'),
  },
  guards: {
    isLast: ({ context }, params: ModalParams) => params.entry !== undefined && context.entries.length === 1,
    isOpen: (_, params: ModalParams) => params.entry !== undefined,
  },
}).createMachine({
  id: 'modalStack',
  context: { entries: [] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        OPEN: { target: 'open', actions: { type: 'push', params: ({ event }) => ({ entry: entryOf(event) }) } },
        REPLACE: { target: 'open', actions: { type: 'push', params: ({ event }) => ({ entry: entryOf(event) }) } },
      },
    },
    open: {
      tags: 'visible',
      entry: 'lockScroll',
      exit: 'unlockScroll',
      on: {
        OPEN: { actions: { type: 'push', params: ({ event }) => ({ entry: entryOf(event) }) } },
        REPLACE: {
          actions: [
            { type: 'resolve', params: ({ context }) => ({ entry: topModal(context) }) },
            { type: 'remove', params: ({ context }) => ({ entry: topModal(context) }) },
            { type: 'push', params: ({ event }) => ({ entry: entryOf(event) }) },
          ],
        },
        CLOSE: [
          {
            guard: { type: 'isLast', params: ({ context, event }) => ({ entry: modalToClose(context, event.name) }) },
            target: 'empty',
            actions: [
              {
                type: 'resolve',
                params: ({ context, event }) => ({ entry: modalToClose(context, event.name), result: event.result }),
              },
              { type: 'removeAll' },
            ],
          },
          {
            guard: { type: 'isOpen', params: ({ context, event }) => ({ entry: modalToClose(context, event.name) }) },
            actions: [
              {
                type: 'resolve',
                params: ({ context, event }) => ({ entry: modalToClose(context, event.name), result: event.result }),
              },
              { type: 'remove', params: ({ context, event }) => ({ entry: modalToClose(context, event.name) }) },
            ],
          },
        ],
        RESET: { target: 'empty', actions: ['resolveAll', 'removeAll'] },
      },
    },
  },
});
