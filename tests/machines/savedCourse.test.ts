import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { type SavedCourse, savedCourseMachine } from '../../machines/savedCourse/index.ts';
import { deferred } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const course: SavedCourse = {
  ...{ id: 101, lang: 'ja', name: '皇居おほりひとめぐりコース', place: '千代田区', status: 'open', words: '' },
  ...{ minutes: 110, distance_m: 7300, steps: 10_430, savedAt: '2026-11-26T03:00:00.000Z', bytes: 600_000, build: 'a' },
};
const checked: SavedCourse = { ...course, isChecked: true };
const newer: SavedCourse = { ...course, savedAt: '2026-11-27T03:00:00.000Z' };

test('every state and transition can be reached', () => {
  const outcomes = (id: string, outputs: unknown[]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }) as { type: string }),
    { type: `xstate.error.actor.${id}`, error: new Error('full') } as { type: string },
  ];
  const result = walk(savedCourseMachine, {
    starts: [
      { name: 'of a course', input: {} },
      { name: 'in the list', input: { saved: course } },
    ],
    events: [
      ...['SAVE', 'REMOVE'].map((type) => ({ type })),
      ...[course, newer].map((saved) => ({ type: 'RENEWED', saved })),
      ...outcomes('look', [course, checked, null]),
      ...outcomes('save', [newer]),
      ...['check', 'remove', 'discard'].flatMap((id) => outcomes(id, [undefined])),
    ],
  });
  expectComplete(result);
});

function start(saved?: SavedCourse) {
  const [looked, kept, checked, removed] = [
    deferred<SavedCourse | null>(),
    deferred<SavedCourse>(),
    deferred<void>(),
    deferred<void>(),
  ];
  const removals: SavedCourse[] = [];
  const actor = createActor(
    savedCourseMachine.provide({
      actors: {
        look: fromPromise(() => looked.promise),
        save: fromPromise(() => kept.promise),
        check: fromPromise<void, { saved: SavedCourse }>(() => checked.promise),
        remove: fromPromise<void, { saved: SavedCourse }>(({ input }) => {
          removals.push(input.saved);
          return removed.promise;
        }),
      },
    }),
    { input: { saved } },
  ).start();
  const reach = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, looked, kept, checked, removed, removals, reach, context: () => actor.getSnapshot().context };
}

describe('a saved course', () => {
  test('that was renewed in the background is shown as it is now, and never as it was before', () => {
    const { actor, context } = start(newer);
    actor.send({ type: 'RENEWED', saved: { ...newer, status: 'gone' } });
    expect(context().saved?.status).toBe('gone');
    actor.send({ type: 'RENEWED', saved: course });
    expect(context()).toEqual({ saved: { ...newer, status: 'gone' }, problem: null, isChanged: false });
  });

  test('is called saved only after it has opened from the device', async () => {
    const { actor, looked, kept, checked, reach, context } = start();
    looked.resolve(null);
    await reach('absent');
    actor.send({ type: 'SAVE' });
    kept.resolve(course);
    await reach('checking');
    expect(actor.getSnapshot().hasTag('saved')).toBe(false);
    checked.resolve();
    await reach('saved');
    expect(context()).toEqual({ saved: course, problem: null, isChanged: true });
  });

  test('that was found is called saved at once where it has opened before, else after it has', async () => {
    const opened = start();
    opened.looked.resolve(checked);
    await opened.reach('saved');
    const { actor, looked, checked: opening, reach, context } = start();
    looked.resolve(course);
    await reach('checking');
    expect(actor.getSnapshot().hasTag('saved')).toBe(false);
    opening.resolve();
    await reach('saved');
    expect(context()).toEqual({ saved: course, problem: null, isChanged: false });
  });

  test('that does not open is deleted, and the reason is said', async () => {
    const { actor, looked, kept, checked, removed, removals, reach, context } = start();
    looked.resolve(null);
    await reach('absent');
    actor.send({ type: 'SAVE' });
    kept.resolve(course);
    await reach('checking');
    checked.reject(new Error('incomplete'));
    await reach('discarding');
    removed.resolve();
    await reach('failed');
    expect(removals).toEqual([course]);
    expect(context()).toMatchObject({ saved: null, problem: 'incomplete' });
  });

  test.each(['full', 'offline', 'gone'])('that cannot be saved anew (%s) leaves the copy of before', async (reason) => {
    const { actor, kept, reach, context } = start(course);
    actor.send({ type: 'SAVE' });
    kept.reject(new Error(reason));
    await reach('failed');
    expect(context()).toMatchObject({ saved: course, problem: reason });
  });

  test('where the browser stores nothing, nothing can be saved', async () => {
    const { actor, looked, reach } = start();
    looked.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    await reach('unsupported');
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().value).toBe('unsupported');
  });

  test('an effect that was forgotten is a bug, and not a full device', () => {
    const actor = createActor(savedCourseMachine, { input: {} });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    return vi.waitFor(() => expect(errors[0]).toBeInstanceOf(NotProvidedError));
  });
});
