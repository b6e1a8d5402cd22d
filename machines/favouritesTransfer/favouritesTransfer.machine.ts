import { assign, setup } from 'xstate';
import { type KeptKind, keptKinds } from '../deviceLists/kinds.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** What came of one list. */
export interface TransferredList {
  /** How many favourites of the device are the member's now. */
  moved: number;
  /** How many older ones had to go, because there is room for a few of a kind. */
  dropped: number;
}

export interface FavouritesTransferContext extends TransferredList {
  /** Lists that are still to be sent; the first is being sent. */
  waiting: readonly KeptKind[];
}

export type FavouritesTransferEvent = { type: 'START' };

/** Gives the favourites of the device to the member, one list after another. A list that fails stays where it is, and nobody is told. */
export const favouritesTransferMachine = setup({
  types: {
    context: {} as FavouritesTransferContext,
    events: {} as FavouritesTransferEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the list of one kind and, once it is the member's, clears it on the device. */
    send: actorNotProvided<TransferredList, { kind: KeptKind }>('favouritesTransfer.send'),
  },
  actions: {
    begin: assign({ waiting: keptKinds, moved: 0, dropped: 0 }),
    goOn: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    add: assign(({ context }, params: TransferredList) => ({
      moved: context.moved + params.moved,
      dropped: context.dropped + params.dropped,
    })),
    /** That a list could not be sent is no bug; an effect that was forgotten is. */
    checkProvided: (_, params: { error: unknown }) => void problemOf(params.error),
  },
  guards: {
    isMore: ({ context }) => context.waiting.length > 1,
  },
}).createMachine({
  id: 'favouritesTransfer',
  context: { waiting: [], moved: 0, dropped: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: { target: 'sending', actions: 'begin' } } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        // `begin` has filled the list, and it is left before it is empty.
        input: ({ context }) => ({ kind: context.waiting[0]! }),
        onDone: [
          {
            guard: 'isMore',
            target: 'sending',
            reenter: true,
            actions: [{ type: 'add', params: ({ event }) => event.output }, 'goOn'],
          },
          { target: 'done', actions: [{ type: 'add', params: ({ event }) => event.output }, 'goOn'] },
        ],
        onError: [
          {
            guard: 'isMore',
            target: 'sending',
            reenter: true,
            actions: [{ type: 'checkProvided', params: ({ event }) => ({ error: event.error }) }, 'goOn'],
          },
          {
            target: 'done',
            actions: [{ type: 'checkProvided', params: ({ event }) => ({ error: event.error }) }, 'goOn'],
          },
        ],
      },
    },
    /** At the next page that needs a login it may begin again, for what is left. */
    done: { on: { START: { target: 'sending', actions: 'begin' } } },
  },
});
