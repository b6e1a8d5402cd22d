import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import { type Liked, type PhotoLikeInput, photoLikeMachine } from '../../machines/photoLike/index.ts';
import { deferred } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const notLiked: PhotoLikeInput = { isLiked: false, likes: 30, isChanged: false, problem: null };
const away = new ApiError('E503', 'away');

test('every state and transition can be reached', () => {
  const result = walk(photoLikeMachine, {
    starts: [
      { name: 'not liked', input: notLiked },
      { name: 'failed on the server', input: { ...notLiked, problem: { kind: 'unavailable' } } },
    ],
    events: [
      ...['TOGGLE', 'WENT_ONLINE', 'WENT_OFFLINE'].map((type) => ({ type })),
      { type: 'xstate.done.actor.save', output: { isLiked: true, likes: 31 } } as { type: string },
      { type: 'xstate.error.actor.save', error: away } as { type: string },
    ],
    stopWhen: ({ context }) => context.shown.likes > 40,
  });
  expectComplete(result);
  expect(result.reached).toEqual(['disabled', 'failed', 'idle', 'saving']);
});

function start(input: Partial<PhotoLikeInput> = {}) {
  const saves: (PromiseWithResolvers<Liked> & { isLiked: boolean })[] = [];
  const actor = createActor(
    photoLikeMachine.provide({
      actors: {
        save: fromPromise<Liked, { isLiked: boolean }>(({ input: { isLiked } }) => {
          saves.push({ ...deferred<Liked>(), isLiked });
          return saves.at(-1)!.promise;
        }),
      },
    }),
    { input: { ...notLiked, ...input } },
  ).start();
  return { actor, saves, snapshot: () => actor.getSnapshot(), shown: () => actor.getSnapshot().context.shown };
}

test('shows a like at once, sends it once, and takes the number that the server says', async () => {
  const { actor, saves, snapshot, shown } = start();
  actor.send({ type: 'TOGGLE' });
  actor.send({ type: 'TOGGLE' });
  expect(shown()).toEqual({ isLiked: true, likes: 31 });
  expect(saves.map(({ isLiked }) => isLiked)).toEqual([true]);
  saves[0]!.resolve({ isLiked: true, likes: 34 });
  await vi.waitFor(() => expect(snapshot().value).toBe('idle'));
  expect(shown()).toEqual({ isLiked: true, likes: 34 });
  expect(snapshot().context.isChanged).toBe(true);
});

test('another press takes the like back', async () => {
  const { actor, saves, snapshot, shown } = start({ isLiked: true, likes: 1 });
  actor.send({ type: 'TOGGLE' });
  expect(shown()).toEqual({ isLiked: false, likes: 0 });
  saves[0]!.resolve({ isLiked: false, likes: 0 });
  await vi.waitFor(() => expect(snapshot().value).toBe('idle'));
  expect(saves[0]!.isLiked).toBe(false);
});

test('puts it right when it could not be sent, says why, and can be pressed again', async () => {
  const { actor, saves, snapshot, shown } = start();
  actor.send({ type: 'TOGGLE' });
  saves[0]!.reject(away);
  await vi.waitFor(() => expect(snapshot().value).toBe('failed'));
  expect(shown()).toEqual({ isLiked: false, likes: 30 });
  expect(snapshot().context.problem).toEqual({ kind: 'unavailable' });
  actor.send({ type: 'TOGGLE' });
  expect(snapshot().context.problem).toBeNull();
  expect(saves).toHaveLength(2);
});

test('without a network nothing is sent, and what was shown stays', () => {
  const { actor, saves, snapshot, shown } = start();
  actor.send({ type: 'WENT_OFFLINE' });
  actor.send({ type: 'TOGGLE' });
  expect([snapshot().value, saves, shown()]).toEqual(['disabled', [], { isLiked: false, likes: 30 }]);
  actor.send({ type: 'WENT_ONLINE' });
  expect(snapshot().value).toBe('idle');
});

test('a network that goes while it is sent is told when it is back', async () => {
  const { actor, saves, snapshot, shown } = start();
  actor.send({ type: 'TOGGLE' });
  actor.send({ type: 'WENT_OFFLINE' });
  saves[0]!.reject(new ApiError(null, 'gone', { offline: true }));
  await vi.waitFor(() => expect(snapshot().value).toBe('disabled'));
  expect(shown()).toEqual({ isLiked: false, likes: 30 });
  actor.send({ type: 'WENT_ONLINE' });
  expect(snapshot().value).toBe('failed');
});
