import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { expectComplete, walk } from './walk.ts';

describe('walk', () => {
  const events = [{ type: 'GO' }, { type: 'BACK' }];

  test('is content with a machine whose every state and transition is reached', () => {
    const machine = createMachine({
      initial: 'resting',
      states: { resting: { on: { GO: 'moving' } }, moving: { on: { BACK: 'resting' } } },
    });
    const result = walk(machine, { events });
    expect(result.reached).toEqual(['moving', 'resting']);
    expect(result.steps).toEqual(['moving · BACK · resting', 'resting · GO · moving']);
    expect(() => expectComplete(result)).not.toThrow();
  });

  test('names a state that nothing leads to, and what would happen there', () => {
    const machine = createMachine({
      initial: 'resting',
      states: { resting: { on: { GO: 'moving' } }, moving: {}, forgotten: { on: { BACK: 'resting' } } },
    });
    expect(() => expectComplete(walk(machine, { events }))).toThrow(
      'Never reached or taken:\n- state forgotten\n- transition forgotten · BACK · resting',
    );
  });

  test('names an event that was not sent', () => {
    const machine = createMachine({
      initial: 'resting',
      states: { resting: { on: { GO: 'moving' } }, moving: { on: { BACK: 'resting' } } },
    });
    expect(walk(machine, { events: [{ type: 'GO' }] }).missing).toEqual(['transition moving · BACK · resting']);
  });

  test('names a transition that another one hides, and a guard that never holds', () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      initial: 'resting',
      states: {
        resting: {
          always: { guard: 'never', target: 'moving' },
          on: { GO: [{ target: 'moving' }, { target: 'resting' }] },
        },
        moving: {},
      },
    });
    expect(walk(machine, { events }).missing).toEqual([
      'transition resting · always [never] · moving',
      'transition resting · GO · resting',
    ]);
  });

  test('sees an outcome of an actor only where the actor runs', () => {
    const machine = setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
      initial: 'resting',
      states: {
        resting: { on: { GO: 'loading' } },
        loading: { invoke: { id: 'load', src: 'load', onDone: 'done', onError: 'failed' } },
        done: {},
        failed: {},
      },
    });
    const outcomes = [
      { type: 'xstate.done.actor.load', output: 1 },
      { type: 'xstate.error.actor.load', error: null },
    ];
    expect(walk(machine, { events: [...events, ...outcomes] }).missing).toEqual([]);
    expect(walk(machine, { events: [...events, ...outcomes.slice(0, 1)] }).missing).toEqual([
      'state failed',
      'transition loading · xstate.error.actor.load · failed',
    ]);
  });

  test('fails where a machine throws', () => {
    const machine = createMachine({
      context: {},
      on: {
        GO: {
          actions: assign(() => {
            throw new Error('broken');
          }),
        },
      },
    });
    expect(() => walk(machine, { events })).toThrow('broken');
  });
});
