import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { loadingOverlayMachine } from '../../machines/loadingOverlay/index.ts';
import { expectComplete, walk } from './walk.ts';

test('every state and transition can be reached', () => {
  const result = walk(loadingOverlayMachine, {
    events: [{ type: 'SHOW' }, { type: 'HIDE' }],
    stopWhen: (snapshot) => snapshot.context.count >= 3,
  });
  expectComplete(result);
  expect(result.reached).toEqual(['hidden', 'visible']);
  expect(result.steps).toEqual([
    'hidden · SHOW · visible',
    'visible · HIDE · hidden',
    'visible · HIDE · visible',
    'visible · SHOW · visible',
  ]);
});

describe('loadingOverlay', () => {
  test('stays while one of two overlapping tasks is under way', () => {
    const actor = createActor(loadingOverlayMachine).start();
    const isVisible = () => actor.getSnapshot().hasTag('visible');
    expect(isVisible()).toBe(false);
    actor.send({ type: 'SHOW' });
    actor.send({ type: 'SHOW' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'HIDE' });
    expect(isVisible()).toBe(true);
    actor.send({ type: 'HIDE' });
    expect(isVisible()).toBe(false);
  });

  test('one HIDE too many does not swallow the next task', () => {
    const actor = createActor(loadingOverlayMachine).start();
    actor.send({ type: 'HIDE' });
    actor.send({ type: 'SHOW' });
    expect(actor.getSnapshot().hasTag('visible')).toBe(true);
    expect(actor.getSnapshot().context.count).toBe(1);
  });
});
