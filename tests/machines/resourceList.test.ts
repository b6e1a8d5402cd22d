import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const machine = createResourceListMachine<string>();

test('every state and transition can be reached', () => {
  const result = walk(machine, {
    starts: [
      { name: 'nothing yet', input: {} },
      { name: 'from the server', input: { items: ['kita'] } },
    ],
    events: [
      { type: 'LOAD' },
      { type: 'RETRY' },
      { type: 'xstate.done.actor.load', output: ['kita'] } as { type: string },
      { type: 'xstate.error.actor.load', error: new ApiError('E500', 'broken') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['failed', 'loading', 'pending', 'ready']);
  expect(result.steps).toEqual([
    'failed · LOAD · loading',
    'failed · RETRY · loading',
    'loading · xstate.done.actor.load · ready',
    'loading · xstate.error.actor.load · failed',
    'pending · LOAD · loading',
  ]);
});

describe('resourceList', () => {
  test('loads when it is told to, once', async () => {
    let calls = 0;
    const load = fromPromise(async () => {
      calls += 1;
      return ['kita', 'fuchu'];
    });
    const actor = createActor(machine.provide({ actors: { load } }), { input: {} }).start();
    expect(actor.getSnapshot().value).toBe('pending');
    actor.send({ type: 'LOAD' });
    actor.send({ type: 'LOAD' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await settle();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(actor.getSnapshot().context).toEqual({ items: ['kita', 'fuchu'], problem: null });
    actor.send({ type: 'LOAD' });
    await settle();
    expect(calls).toBe(1);
  });

  test('keeps a failure and forgets it when tried again', async () => {
    const outcomes = [deferred<string[]>(), deferred<string[]>()];
    let call = 0;
    const load = fromPromise(() => outcomes[call++]!.promise);
    const actor = createActor(machine.provide({ actors: { load } }), { input: {} }).start();
    actor.send({ type: 'LOAD' });
    outcomes[0]!.reject(new ApiError('E500', 'broken'));
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ kind: 'failed', code: 'E500' });
    actor.send({ type: 'RETRY' });
    expect(actor.getSnapshot().context.problem).toBeNull();
    outcomes[1]!.resolve(['kita']);
    await settle();
    expect(actor.getSnapshot().context.items).toEqual(['kita']);
  });

  test.each([[['kita']], [[]]])('starts in ready with the items of the server: %j', (items) => {
    const actor = createActor(machine, { input: { items } }).start();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.items).toBe(items);
  });
});
