import { transition } from 'xstate';
import type { PhotoReason, PhotoState } from '../../contract/photoRules.ts';
import { type PhotoReviewEvent, photoReviewMachine } from './photoReview.machine.ts';

/** A photo, as far as its review is concerned. */
export interface ReviewOfPhoto {
  state: PhotoState;
  isReported: boolean;
  isEntry: boolean;
  reason: PhotoReason | null;
}

const stateValueOf = ({ state, isReported }: ReviewOfPhoto) =>
  state === 'published' ? { published: isReported ? ('reported' as const) : ('unreported' as const) } : state;

/** What becomes of a photo by events, one after another; null: one of them is not possible as it is then. */
export function reviewed(photo: ReviewOfPhoto, ...events: readonly PhotoReviewEvent[]): ReviewOfPhoto | null {
  const { isEntry, reason } = photo;
  let snapshot = photoReviewMachine.resolveState({ value: stateValueOf(photo), context: { isEntry, reason } });
  for (const event of events) {
    // What is deleted is over for good; a stopped machine would ignore the event.
    if (snapshot.status === 'done' || !snapshot.can(event)) return null;
    [snapshot] = transition(photoReviewMachine, snapshot, event);
  }
  const { value, context } = snapshot;
  return {
    state: typeof value === 'string' ? value : 'published',
    isReported: snapshot.matches({ published: 'reported' }),
    ...context,
  };
}
