import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  applyChange,
  areEmpty,
  createDeviceListsMachine,
  type DeviceLists,
  droppedBy,
  isListed,
  type KeptEntry,
  type ListChange,
  listLimit,
  noLists,
  type Written,
} from '../../machines/deviceLists/index.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

type Lists = DeviceLists<KeptEntry>;
type Change = ListChange<KeptEntry>;

const machine = createDeviceListsMachine<KeptEntry>();
const courses = (...ids: number[]): Lists => ({ ...noLists, course: ids.map((id) => ({ id })) });
const add = (id: number): Change => ({ type: 'add', kind: 'course', entry: { id } });
const remove = (id: number): Change => ({ type: 'remove', kind: 'course', id });
const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

test('every state and transition can be reached', () => {
  const written = { before: noLists, lists: courses(1) };
  const result = walk(machine, {
    events: [
      { type: 'CHANGE', change: add(1) } as { type: string },
      { type: 'UNDO' },
      { type: 'STORED' },
      { type: 'xstate.done.actor.read', output: noLists } as { type: string },
      { type: 'xstate.error.actor.read', error: new Error('blocked') } as { type: string },
      { type: 'xstate.done.actor.write', output: written } as { type: string },
      { type: 'xstate.error.actor.write', error: new Error('full') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['reading', 'settled', 'undoable', 'unreadable', 'unwritable', 'writing']);
});

/** A started machine on a device whose lists are in a variable. */
function start(first: Lists = noLists) {
  const device = { lists: first, isFull: false, isBlocked: false, reads: 0 };
  const actor = createActor(
    machine.provide({
      actors: {
        read: fromPromise(async () => {
          device.reads += 1;
          if (device.isBlocked) throw new Error('blocked');
          return device.lists;
        }),
        write: fromPromise<Written<KeptEntry>, { change: Change }>(async ({ input: { change } }) => {
          if (device.isFull) throw new Error('full');
          const before = device.lists;
          device.lists = applyChange(before, change);
          return { before, lists: device.lists };
        }),
      },
    }),
  ).start();
  return { actor, device, snapshot: () => actor.getSnapshot() };
}

describe('deviceLists', () => {
  test('reads what the device keeps', async () => {
    const { snapshot } = start(courses(2, 1));
    expect(snapshot().hasTag('busy')).toBe(true);
    expect(areEmpty(snapshot().context.lists)).toBe(true);
    await settle();
    expect(snapshot()).toMatchObject({ value: 'settled', context: { lists: courses(2, 1), change: null } });
  });

  test('adds, says what was before, and puts it back', async () => {
    const { actor, device, snapshot } = start(courses(1));
    await settle();
    actor.send({ type: 'CHANGE', change: add(2) });
    await settle();
    expect(snapshot().hasTag('undoable')).toBe(true);
    expect(snapshot().context).toEqual({ lists: courses(2, 1), before: courses(1), change: add(2), problem: null });
    actor.send({ type: 'UNDO' });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'settled', context: { lists: courses(1) } });
    expect(device.lists).toEqual(courses(1));
    actor.send({ type: 'UNDO' });
    expect(snapshot().value).toBe('settled');
  });

  test('the thirteenth drops the oldest, which an undo brings back', async () => {
    const full = courses(...upTo(listLimit));
    const { actor, device, snapshot } = start(full);
    await settle();
    actor.send({ type: 'CHANGE', change: add(13) });
    await settle();
    const { before, change } = snapshot().context;
    expect(device.lists.course).toHaveLength(12);
    expect(isListed(device.lists, 'course', 1)).toBe(false);
    expect(droppedBy(before, change!)).toEqual({ id: 1 });
    actor.send({ type: 'UNDO' });
    await settle();
    expect(device.lists).toEqual(full);
  });

  test('what another tab has kept meanwhile is not lost by a change', async () => {
    const { actor, device, snapshot } = start(courses(1));
    await settle();
    device.lists = courses(5, 1);
    actor.send({ type: 'CHANGE', change: add(2) });
    await settle();
    expect(snapshot().context.lists).toEqual(courses(2, 5, 1));
  });

  test('follows another tab, and then undoes nothing that is not its own', async () => {
    const { actor, device, snapshot } = start(courses(1));
    await settle();
    actor.send({ type: 'CHANGE', change: add(2) });
    await settle();
    device.lists = courses(3);
    actor.send({ type: 'STORED' });
    expect(snapshot().hasTag('undoable')).toBe(false);
    await settle();
    expect(snapshot()).toMatchObject({ value: 'settled', context: { lists: courses(3), change: null } });
  });

  test('two messages of another tab while it reads end with what is kept last', async () => {
    const { actor, device, snapshot } = start(courses(1));
    device.lists = courses(2);
    actor.send({ type: 'STORED' });
    expect(device.reads).toBe(2);
    await settle();
    expect(snapshot().context.lists).toEqual(courses(2));
  });

  test('a press while it writes is not taken twice', async () => {
    const { actor, device } = start();
    await settle();
    actor.send({ type: 'CHANGE', change: add(1) });
    actor.send({ type: 'CHANGE', change: remove(1) });
    await settle();
    expect(device.lists).toEqual(courses(1));
  });

  test('on a full device the lists stay as they were, and it can be tried again', async () => {
    const { actor, device, snapshot } = start(courses(1));
    await settle();
    device.isFull = true;
    actor.send({ type: 'CHANGE', change: add(2) });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'unwritable', context: { lists: courses(1), change: add(2) } });
    expect(snapshot().hasTag('failed')).toBe(true);
    device.isFull = false;
    actor.send({ type: 'CHANGE', change: add(2) });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'undoable', context: { lists: courses(2, 1) } });
  });

  test('a device that lets nothing be read is asked again when something changes', async () => {
    const { actor, device, snapshot } = start(courses(1));
    device.isBlocked = true;
    actor.send({ type: 'STORED' });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'unreadable' });
    device.isBlocked = false;
    actor.send({ type: 'STORED' });
    await settle();
    expect(snapshot()).toMatchObject({ value: 'settled', context: { lists: courses(1) } });
  });

  test.each([
    ['deviceLists.read', machine, []],
    [
      'deviceLists.write',
      machine.provide({ actors: { read: fromPromise(async () => noLists as Lists) } }),
      [{ type: 'CHANGE', change: add(1) }],
    ],
  ] as const)('%s that was not provided says its name', async (name, each, events) => {
    const actor = createActor(each);
    let failure: unknown;
    actor.subscribe({ error: (error) => (failure = error) });
    actor.start();
    await settle();
    for (const event of events) actor.send(event);
    await settle();
    expect(failure).toBeInstanceOf(NotProvidedError);
    expect((failure as Error).message).toBe(`${name} was not provided`);
  });
});

describe('the rules of the lists', () => {
  test('one entry for each id: whoever comes again becomes the newest, and drops nobody', () => {
    const full = courses(...upTo(listLimit));
    const again = applyChange(full, add(3));
    expect(again.course.map(({ id }) => id)).toEqual([3, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1]);
    expect(droppedBy(full, add(3))).toBeNull();
  });

  test('kinds do not touch one another', () => {
    const lists = applyChange(courses(1), { type: 'add', kind: 'sponsor', entry: { id: 1 } });
    expect(applyChange(lists, remove(1))).toEqual({ ...noLists, sponsor: [{ id: 1 }] });
    expect(applyChange(lists, { type: 'removeAll' })).toEqual(noLists);
  });
});
