import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { type WalkedOutcome, type WalkedRecordInput, walkedRecordMachine } from '../../machines/walkedRecord/index.ts';
import { deferred } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const nothing: WalkedRecordInput = {
  isRecorded: false,
  outcome: null,
  isUndoable: false,
  isUndone: false,
  problem: null,
};
const first: WalkedOutcome = {
  ...{ isNew: true, stamp: true, isUndoable: true },
  titles: [{ id: 'first_step', name: 'First step' }],
};
const tooLate = new ApiError('E409', 'too late');
const away = new ApiError('E503', 'away');

test('every state and transition can be reached', () => {
  const undoable = 'recorded.undoable';
  const result = walk(walkedRecordMachine, {
    starts: [
      { name: 'new', input: nothing },
      { name: 'recorded before', input: { ...nothing, isRecorded: true, isUndoable: true } },
      { name: 'recorded long before', input: { ...nothing, isRecorded: true } },
      { name: 'failed on the server', input: { ...nothing, problem: { kind: 'unavailable' } } },
    ],
    events: [
      ...['RECORD', 'UNDO', 'WENT_ONLINE', 'WENT_OFFLINE'].map((type) => ({ type })),
      { type: 'xstate.done.actor.record', output: first } as { type: string },
      { type: 'xstate.error.actor.record', error: away } as { type: string },
      { type: 'xstate.done.actor.undo', output: undefined } as { type: string },
      { type: 'xstate.error.actor.undo', error: tooLate } as { type: string },
      { type: 'xstate.error.actor.undo', error: away } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual([
    ...['disabled', 'failed', 'idle', 'recorded.kept', `${undoable}.undoing`, `${undoable}.waiting`, 'saving'],
  ]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(input: Partial<WalkedRecordInput> = {}) {
  const records: PromiseWithResolvers<WalkedOutcome>[] = [];
  const undos: PromiseWithResolvers<void>[] = [];
  const actor = createActor(
    walkedRecordMachine.provide({
      actors: {
        record: fromPromise<WalkedOutcome>(() => {
          records.push(deferred<WalkedOutcome>());
          return records.at(-1)!.promise;
        }),
        undo: fromPromise<void>(() => {
          undos.push(deferred<void>());
          return undos.at(-1)!.promise;
        }),
      },
    }),
    { input: { ...nothing, ...input } },
  ).start();
  return { actor, records, undos, snapshot: () => actor.getSnapshot() };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

async function recorded(outcome = first) {
  const started = start();
  started.actor.send({ type: 'RECORD' });
  started.records[0]!.resolve(outcome);
  await settle();
  return started;
}

describe('walkedRecord', () => {
  test('records once, however often it is pressed, and keeps stamp and titles', async () => {
    const { actor, records, snapshot } = start();
    actor.send({ type: 'RECORD' });
    actor.send({ type: 'RECORD' });
    expect(snapshot().hasTag('busy')).toBe(true);
    records[0]!.resolve(first);
    await settle();
    expect(records).toHaveLength(1);
    expect(snapshot().context).toMatchObject({ isRecorded: true, outcome: first });
    actor.send({ type: 'RECORD' });
    expect(records).toHaveLength(1);
  });

  test('what was recorded too long ago is not offered to be taken back', async () => {
    const { actor, undos, snapshot } = await recorded({ ...first, isUndoable: false });
    expect(snapshot().hasTag('undoable')).toBe(false);
    actor.send({ type: 'UNDO' });
    expect([undos, snapshot().value]).toEqual([[], { recorded: 'kept' }]);
  });

  test('the offer does not go by itself', async () => {
    const { snapshot } = await recorded();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(snapshot().hasTag('undoable')).toBe(true);
  });

  test('taken back, it can be recorded again', async () => {
    const { actor, records, undos, snapshot } = await recorded();
    actor.send({ type: 'UNDO' });
    actor.send({ type: 'UNDO' });
    undos[0]!.resolve();
    await settle();
    expect(undos).toHaveLength(1);
    expect(snapshot()).toMatchObject({ value: 'idle', context: { isRecorded: false, outcome: null, isUndone: true } });
    actor.send({ type: 'RECORD' });
    expect(snapshot().context.isUndone).toBe(false);
    expect(records).toHaveLength(2);
  });

  test('an undo that fails can be tried again', async () => {
    const { actor, undos, snapshot } = await recorded();
    actor.send({ type: 'UNDO' });
    undos[0]!.reject(away);
    await settle();
    expect(snapshot().context.problem).toEqual({ kind: 'unavailable' });
    expect(snapshot().hasTag('undoable')).toBe(true);
    actor.send({ type: 'UNDO' });
    undos[1]!.resolve();
    await settle();
    expect(snapshot().value).toBe('idle');
  });

  test('an undo that the server refuses as too late keeps the walk', async () => {
    const { actor, undos, snapshot } = await recorded();
    actor.send({ type: 'UNDO' });
    undos[0]!.reject(tooLate);
    await settle();
    expect(snapshot()).toMatchObject({ value: { recorded: 'kept' }, context: { problem: { code: 'E409' } } });
  });

  test('fails, says why, and can be tried again', async () => {
    const { actor, records, snapshot } = start();
    actor.send({ type: 'RECORD' });
    records[0]!.reject(tooLate);
    await settle();
    expect(snapshot()).toMatchObject({ value: 'failed', context: { problem: { kind: 'failed', code: 'E409' } } });
    actor.send({ type: 'RECORD' });
    expect(snapshot().context.problem).toBeNull();
    records[1]!.resolve({ ...first, isNew: false, isUndoable: false });
    await settle();
    expect(snapshot().value).toEqual({ recorded: 'kept' });
  });

  test('without a network nothing is recorded or taken back', async () => {
    const { actor, records, snapshot } = start();
    actor.send({ type: 'WENT_OFFLINE' });
    actor.send({ type: 'RECORD' });
    expect([snapshot().value, records]).toEqual(['disabled', []]);
    actor.send({ type: 'WENT_ONLINE' });
    expect(snapshot().value).toBe('idle');

    const other = await recorded();
    other.actor.send({ type: 'WENT_OFFLINE' });
    other.actor.send({ type: 'UNDO' });
    expect(other.undos).toEqual([]);
    expect(other.snapshot().hasTag('undoable')).toBe(true);
  });

  test('a network that goes while it records is told as that', async () => {
    const { actor, records, snapshot } = start();
    actor.send({ type: 'RECORD' });
    actor.send({ type: 'WENT_OFFLINE' });
    records[0]!.reject(new ApiError(null, 'gone', { offline: true }));
    await settle();
    expect(snapshot().value).toBe('disabled');
    actor.send({ type: 'WENT_ONLINE' });
    expect(snapshot().value).toBe('failed');
  });

  test('an effect that was not provided says its name', async () => {
    const actor = createActor(walkedRecordMachine, { input: nothing });
    let failure: unknown;
    actor.subscribe({ error: (error) => (failure = error) });
    actor.start().send({ type: 'RECORD' });
    await settle();
    expect(failure).toBeInstanceOf(NotProvidedError);
    expect((failure as Error).message).toBe('walkedRecord.record was not provided');
  });
});
