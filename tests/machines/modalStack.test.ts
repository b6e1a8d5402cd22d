import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { modalStackMachine, orderedModals, topModal } from '../../machines/modalStack/index.ts';
import { expectComplete, walk } from './walk.ts';

function start() {
  const scroll: string[] = [];
  const actor = createActor(
    modalStackMachine.provide({
      actions: { lockScroll: () => scroll.push('lock'), unlockScroll: () => scroll.push('unlock') },
    }),
  ).start();
  const names = () => actor.getSnapshot().context.entries.map((entry) => entry.name);
  return {
    actor,
    scroll,
    names,
    snapshot: () => actor.getSnapshot(),
    top: () => topModal(actor.getSnapshot().context),
  };
}

test('every state and transition can be reached', () => {
  const result = walk(modalStackMachine.provide({ actions: { lockScroll: () => {}, unlockScroll: () => {} } }), {
    events: [
      { type: 'OPEN', name: 'a' },
      { type: 'REPLACE', name: 'b' },
      { type: 'CLOSE' },
      { type: 'CLOSE', name: 'unknown' },
      { type: 'RESET' },
    ] as { type: string }[],
    stopWhen: (snapshot) => snapshot.context.entries.length >= 2,
  });
  expectComplete(result);
  expect(result.reached).toEqual(['empty', 'open']);
  expect(result.steps).toEqual([
    'empty · OPEN · open',
    'empty · REPLACE · open',
    'open · CLOSE · empty',
    'open · CLOSE · open',
    'open · OPEN · open',
    'open · REPLACE · open',
    'open · RESET · empty',
  ]);
});

describe('modalStack', () => {
  test('fills in what the opener left out', () => {
    const { actor, snapshot } = start();
    actor.send({ type: 'OPEN', name: 'terms' });
    expect(snapshot().context.entries).toEqual([
      { name: 'terms', props: {}, background: 'rgb(0 0 0 / 50%)', order: undefined, resolve: undefined },
    ]);
    actor.send({ type: 'OPEN', name: 'photo', props: { id: 3 }, background: 'white', order: 2 });
    expect(snapshot().context.entries[1]).toMatchObject({ props: { id: 3 }, background: 'white', order: 2 });
  });

  test('locks the scroll of the page once, from the first to the last', () => {
    const { actor, scroll, snapshot } = start();
    expect(scroll).toEqual([]);
    actor.send({ type: 'OPEN', name: 'a' });
    actor.send({ type: 'OPEN', name: 'b' });
    actor.send({ type: 'REPLACE', name: 'c' });
    actor.send({ type: 'CLOSE' });
    expect(scroll).toEqual(['lock']);
    expect(snapshot().hasTag('visible')).toBe(true);
    actor.send({ type: 'CLOSE' });
    expect(scroll).toEqual(['lock', 'unlock']);
    expect(snapshot().hasTag('visible')).toBe(false);
    actor.send({ type: 'OPEN', name: 'd' });
    actor.send({ type: 'RESET' });
    expect(scroll).toEqual(['lock', 'unlock', 'lock', 'unlock']);
  });

  test('gives the result to the opener of the modal that closed, and only to them', () => {
    const { actor, names } = start();
    const first = vi.fn();
    const second = vi.fn();
    actor.send({ type: 'OPEN', name: 'a', resolve: first });
    actor.send({ type: 'OPEN', name: 'b', resolve: second });
    actor.send({ type: 'CLOSE', result: 'yes' });
    expect(second.mock.calls).toEqual([['yes']]);
    expect(first).not.toHaveBeenCalled();
    expect(names()).toEqual(['a']);
    actor.send({ type: 'CLOSE', result: { agreed: true } });
    expect(first.mock.calls).toEqual([[{ agreed: true }]]);
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('closes by name from the middle', () => {
    const { actor, names } = start();
    const resolve = vi.fn();
    actor.send({ type: 'OPEN', name: 'a' });
    actor.send({ type: 'OPEN', name: 'b', resolve });
    actor.send({ type: 'OPEN', name: 'c' });
    actor.send({ type: 'CLOSE', name: 'b', result: 1 });
    expect(names()).toEqual(['a', 'c']);
    expect(resolve.mock.calls).toEqual([[1]]);
  });

  test('of two with one name the upper one closes', () => {
    const { actor, names } = start();
    const lower = vi.fn();
    const upper = vi.fn();
    actor.send({ type: 'OPEN', name: 'a', resolve: lower });
    actor.send({ type: 'OPEN', name: 'a', resolve: upper });
    actor.send({ type: 'CLOSE', name: 'a' });
    expect(names()).toEqual(['a']);
    expect(upper).toHaveBeenCalledTimes(1);
    expect(lower).not.toHaveBeenCalled();
  });

  test('ignores a name that is not open, also when one modal is left', () => {
    const { actor, names } = start();
    actor.send({ type: 'OPEN', name: 'a' });
    actor.send({ type: 'CLOSE', name: 'b' });
    expect(names()).toEqual(['a']);
    actor.send({ type: 'OPEN', name: 'c' });
    actor.send({ type: 'CLOSE', name: 'b' });
    expect(names()).toEqual(['a', 'c']);
  });

  test('replaces the top, whose opener is not left waiting', () => {
    const { actor, names } = start();
    const resolve = vi.fn();
    actor.send({ type: 'OPEN', name: 'a' });
    actor.send({ type: 'OPEN', name: 'b', resolve });
    actor.send({ type: 'REPLACE', name: 'c' });
    expect(names()).toEqual(['a', 'c']);
    expect(resolve.mock.calls).toEqual([[undefined]]);
  });

  test('a reset tells every opener that there is no result', () => {
    const { actor, names } = start();
    const resolve = vi.fn();
    actor.send({ type: 'OPEN', name: 'a', resolve });
    actor.send({ type: 'OPEN', name: 'b', resolve });
    actor.send({ type: 'RESET' });
    expect(names()).toEqual([]);
    expect(resolve.mock.calls).toEqual([[undefined], [undefined]]);
  });

  test('the order lies above the sequence: it says which one is on top and closes first', () => {
    const { actor, names, snapshot, top } = start();
    expect(top()).toBeUndefined();
    actor.send({ type: 'OPEN', name: 'alert', order: 10 });
    actor.send({ type: 'OPEN', name: 'a' });
    actor.send({ type: 'OPEN', name: 'b' });
    expect(orderedModals(snapshot().context).map((entry) => entry.name)).toEqual(['a', 'b', 'alert']);
    expect(names()).toEqual(['alert', 'a', 'b']);
    expect(top()?.name).toBe('alert');
    actor.send({ type: 'CLOSE' });
    expect(top()?.name).toBe('b');
  });

  test('an opener may open the next modal as soon as it has its result', () => {
    const { actor, names } = start();
    actor.send({ type: 'OPEN', name: 'a', resolve: () => actor.send({ type: 'OPEN', name: 'b' }) });
    actor.send({ type: 'CLOSE' });
    expect(names()).toEqual(['b']);
  });
});
