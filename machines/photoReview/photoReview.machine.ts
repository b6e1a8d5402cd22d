import { assign, setup } from 'xstate';
import type { PhotoReason } from '../../contract/photoRules.ts';

export interface PhotoReviewContext {
  /** It stands in a contest. */
  isEntry: boolean;
  /** Why it is not published, or was removed. */
  reason: PhotoReason | null;
}

export type PhotoReviewEvent =
  /** A reviewer looks at it. */
  | { type: 'OPEN' }
  | { type: 'PUBLISH' }
  | { type: 'REJECT'; reason: PhotoReason }
  /** It was published, and breaks a rule. */
  | { type: 'REMOVE'; reason: PhotoReason }
  /** A visitor complains. */
  | { type: 'REPORT' }
  /** The complaint was wrong. */
  | { type: 'KEEP' }
  /** The member deletes it. */
  | { type: 'DELETE' };

export interface PhotoReviewInput {
  isEntry: boolean;
}

/** What becomes of a photo: the bureau reviews it before anybody else sees it. Whoever may say what is decided by the server. */
export const photoReviewMachine = setup({
  types: {
    context: {} as PhotoReviewContext,
    events: {} as PhotoReviewEvent,
    input: {} as PhotoReviewInput,
    tags: {} as 'waiting' | 'visible' | 'closed',
  },
  actions: {
    setReason: assign((_, params: { reason: PhotoReason }) => params),
    withdrawEntry: assign({ isEntry: false }),
  },
}).createMachine({
  id: 'photoReview',
  context: ({ input }) => ({ isEntry: input.isEntry, reason: null }),
  initial: 'submitted',
  on: { DELETE: '.deleted' },
  states: {
    submitted: { tags: 'waiting', on: { OPEN: 'inReview' } },
    inReview: {
      tags: 'waiting',
      on: {
        PUBLISH: 'published',
        REJECT: {
          target: 'notPublished',
          actions: { type: 'setReason', params: ({ event: { reason } }) => ({ reason }) },
        },
      },
    },
    published: {
      tags: 'visible',
      initial: 'unreported',
      on: {
        REMOVE: { target: 'removed', actions: { type: 'setReason', params: ({ event: { reason } }) => ({ reason }) } },
      },
      states: {
        unreported: { on: { REPORT: 'reported' } },
        /** It stays visible while it waits to be looked at again. */
        reported: { tags: 'waiting', on: { KEEP: 'unreported' } },
      },
    },
    notPublished: { tags: 'closed', entry: 'withdrawEntry' },
    removed: { tags: 'closed', entry: 'withdrawEntry' },
    deleted: { tags: 'closed', type: 'final', entry: 'withdrawEntry' },
  },
});
