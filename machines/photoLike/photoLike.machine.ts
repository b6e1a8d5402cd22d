import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';

/** Whether the member likes the photo, and how many people do. */
export interface Liked {
  isLiked: boolean;
  likes: number;
}

export interface PhotoLikeContext {
  isOnline: boolean;
  /** As it is shown: while it is sent, as it will be. */
  shown: Liked;
  /** As the server has last said. */
  known: Liked;
  problem: Problem | null;
  /** It was changed on this page, or by the form that led to it. */
  isChanged: boolean;
}

export type PhotoLikeEvent = { type: 'TOGGLE' | 'WENT_ONLINE' | 'WENT_OFFLINE' };

export interface PhotoLikeInput extends Liked, Pick<PhotoLikeContext, 'isChanged'> {
  /** Why the server could not do what a form asked for before the page could do it itself. */
  problem: Problem | null;
}

/** A member's like of one photo: shown at once, and put right by what the server says. */
export const photoLikeMachine = setup({
  types: {
    context: {} as PhotoLikeContext,
    events: {} as PhotoLikeEvent,
    input: {} as PhotoLikeInput,
    tags: {} as 'busy' | 'failed' | 'disabled',
  },
  actors: { save: actorNotProvided<Liked, { isLiked: boolean }>('photoLike.save') },
  actions: {
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
    showToggled: assign({
      problem: null,
      shown: ({ context: { shown } }) => ({
        isLiked: !shown.isLiked,
        likes: Math.max(0, shown.likes + (shown.isLiked ? -1 : 1)),
      }),
    }),
    setLiked: assign((_, { liked }: { liked: Liked }) => ({ shown: liked, known: liked, isChanged: true })),
    putRight: assign(({ context: { known } }, { error }: { error: unknown }) => ({
      shown: known,
      problem: problemOf(error),
    })),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isOnline: ({ context }) => context.isOnline,
    hasFailed: ({ context }) => context.problem !== null,
  },
}).createMachine({
  id: 'photoLike',
  context: ({ input: { isLiked, likes, isChanged, problem } }) => ({
    ...{ isOnline: true, shown: { isLiked, likes }, known: { isLiked, likes }, isChanged, problem },
  }),
  initial: 'idle',
  on: {
    WENT_ONLINE: { actions: 'setOnline' },
    WENT_OFFLINE: { actions: 'setOffline' },
  },
  states: {
    idle: {
      always: [
        { guard: 'isOffline', target: 'disabled' },
        { guard: 'hasFailed', target: 'failed' },
      ],
      on: { TOGGLE: 'saving' },
    },
    /** There is no network: nothing can be liked. */
    disabled: { tags: 'disabled', always: { guard: 'isOnline', target: 'idle' } },
    saving: {
      tags: 'busy',
      entry: 'showToggled',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ isLiked: context.shown.isLiked }),
        onDone: { target: 'idle', actions: { type: 'setLiked', params: ({ event }) => ({ liked: event.output }) } },
        onError: { target: 'failed', actions: { type: 'putRight', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      tags: 'failed',
      always: { guard: 'isOffline', target: 'disabled' },
      on: { TOGGLE: 'saving' },
    },
  },
});
