import { describe, expect, test } from 'vitest';
import { photoStates } from '../../contract/photoRules.ts';
import {
  type PhotoReviewEvent,
  photoReviewMachine,
  type ReviewOfPhoto,
  reviewed,
} from '../../machines/photoReview/index.ts';
import { expectComplete, walk } from './walk.ts';

const events: PhotoReviewEvent[] = [
  ...[{ type: 'OPEN' } as const, { type: 'PUBLISH' } as const, { type: 'REPORT' } as const, { type: 'KEEP' } as const],
  { type: 'REJECT', reason: 'quality' },
  { type: 'REMOVE', reason: 'person' },
  { type: 'DELETE' },
];
const photo = (change: Partial<ReviewOfPhoto> = {}): ReviewOfPhoto => ({
  ...{ state: 'submitted', isReported: false, isEntry: true, reason: null },
  ...change,
});

test('every state and transition can be reached', () => {
  const result = walk(photoReviewMachine, { starts: [{ input: { isEntry: true } }], events });
  expectComplete(result);
  expect(result.reached).toEqual([
    ...['deleted', 'inReview', 'notPublished', 'published.reported', 'published.unreported', 'removed', 'submitted'],
  ]);
});

describe('reviewed', () => {
  test.each<[ReviewOfPhoto['state'], boolean, string[]]>([
    ['submitted', false, ['OPEN', 'DELETE']],
    ['inReview', false, ['PUBLISH', 'REJECT', 'DELETE']],
    ['published', false, ['REPORT', 'REMOVE', 'DELETE']],
    ['published', true, ['KEEP', 'REMOVE', 'DELETE']],
    ['notPublished', false, ['DELETE']],
    ['removed', false, ['DELETE']],
    ['deleted', false, []],
  ])('%s (reported: %s) allows %j', (state, isReported, allowed) => {
    const possible = events.filter((event) => reviewed(photo({ state, isReported }), event));
    expect(possible.map(({ type }) => type)).toEqual(allowed);
  });

  test('a post is opened and published, and keeps its entry', () => {
    expect(reviewed(photo(), { type: 'OPEN' }, { type: 'PUBLISH' })).toEqual(photo({ state: 'published' }));
  });

  test('a decision that does not publish says why, and withdraws the entry', () => {
    expect(reviewed(photo({ state: 'inReview' }), { type: 'REJECT', reason: 'quality' })).toEqual(
      photo({ state: 'notPublished', isEntry: false, reason: 'quality' }),
    );
    expect(reviewed(photo({ state: 'published', isReported: true }), { type: 'REMOVE', reason: 'person' })).toEqual(
      photo({ state: 'removed', isEntry: false, reason: 'person' }),
    );
  });

  test('a report leaves a photo visible until somebody decides', () => {
    const reported = reviewed(photo({ state: 'published' }), { type: 'REPORT' });
    expect(reported).toEqual(photo({ state: 'published', isReported: true }));
    expect(reviewed(reported!, { type: 'KEEP' })).toEqual(photo({ state: 'published' }));
  });

  test('is deleted from any state but deleted, and leaves the contest', () => {
    for (const state of photoStates.filter((name) => name !== 'deleted'))
      expect(reviewed(photo({ state }), { type: 'DELETE' })).toMatchObject({ state: 'deleted', isEntry: false });
  });
});
