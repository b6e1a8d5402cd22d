import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connectivityMachine } from '../../machines/connectivity/index.ts';
import { expectComplete, walk } from './walk.ts';

function start(isOnline: boolean) {
  const actor = createActor(connectivityMachine, { input: { isOnline } }).start();
  return { actor, snapshot: () => actor.getSnapshot() };
}

test('every state and transition can be reached', () => {
  const result = walk(connectivityMachine, {
    starts: [
      { name: 'online', input: { isOnline: true } },
      { name: 'offline', input: { isOnline: false } },
    ],
    events: [{ type: 'WENT_OFFLINE' }, { type: 'WENT_ONLINE' }, { type: 'ACKNOWLEDGE' }],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['offline.acknowledged', 'offline.alerting', 'online']);
  expect(result.steps).toEqual([
    'offline.acknowledged · WENT_ONLINE · online',
    'offline.alerting · ACKNOWLEDGE · offline.acknowledged',
    'offline.alerting · WENT_ONLINE · online',
    'online · WENT_OFFLINE · offline.acknowledged',
    'online · WENT_OFFLINE · offline.alerting',
  ]);
});

describe('connectivity', () => {
  test('alerts once per page life', () => {
    const { actor, snapshot } = start(true);
    expect(snapshot().hasTag('visible')).toBe(false);
    actor.send({ type: 'WENT_OFFLINE' });
    expect(snapshot().hasTag('visible')).toBe(true);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(snapshot().hasTag('visible')).toBe(false);
    expect(snapshot().matches('offline')).toBe(true);
    actor.send({ type: 'WENT_ONLINE' });
    expect(snapshot().value).toBe('online');
    actor.send({ type: 'WENT_OFFLINE' });
    expect(snapshot().value).toEqual({ offline: 'acknowledged' });
    expect(snapshot().hasTag('visible')).toBe(false);
  });

  test('an alert that went away by itself has been shown', () => {
    const { actor, snapshot } = start(true);
    actor.send({ type: 'WENT_OFFLINE' });
    actor.send({ type: 'WENT_ONLINE' });
    expect(snapshot().hasTag('visible')).toBe(false);
    actor.send({ type: 'WENT_OFFLINE' });
    expect(snapshot().hasTag('visible')).toBe(false);
  });

  test('alerts when the page itself was opened offline', () => {
    const { actor, snapshot } = start(false);
    expect(snapshot().value).toEqual({ offline: 'alerting' });
    actor.send({ type: 'WENT_ONLINE' });
    expect(snapshot().value).toBe('online');
    expect(snapshot().context).toEqual({ isOnline: true, hasAlerted: true });
  });

  test('two events about the same loss do not alert again', () => {
    const { actor, snapshot } = start(true);
    actor.send({ type: 'WENT_OFFLINE' });
    actor.send({ type: 'ACKNOWLEDGE' });
    actor.send({ type: 'WENT_OFFLINE' });
    expect(snapshot().hasTag('visible')).toBe(false);
  });
});
