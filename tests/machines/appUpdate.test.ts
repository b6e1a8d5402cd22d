import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { appUpdateMachine } from '../../machines/appUpdate/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

test('every state and transition can be reached', () => {
  const result = walk(appUpdateMachine, {
    starts: [
      { name: 'in front', input: { isShown: true } },
      { name: 'behind another tab', input: { isShown: false } },
    ],
    events: [
      ...['FOUND', 'SHOWN', 'HIDDEN', 'ACTIVATED'].map((type) => ({ type })),
      { type: 'xstate.done.actor.ask', output: true } as { type: string },
      { type: 'xstate.done.actor.ask', output: false } as { type: string },
      { type: 'xstate.error.actor.ask', error: new Error('gone') } as { type: string },
      { type: 'xstate.after.again.appUpdate.activating' },
      { type: 'xstate.after.again.appUpdate.reloading' },
    ],
  });
  expectComplete(result);
});

function start(isShown = true) {
  const answers: PromiseWithResolvers<boolean>[] = [];
  const [activate, reload] = [vi.fn(), vi.fn()];
  const actor = createActor(
    appUpdateMachine.provide({
      actors: {
        ask: fromPromise<boolean>(() => {
          answers.push(deferred<boolean>());
          return answers.at(-1)!.promise;
        }),
      },
      actions: { activate, reload },
    }),
    { input: { isShown } },
  ).start();
  return { actor, answers, activate, reload };
}

describe('a new version', () => {
  test('asks once, lets the new worker take over, and reloads only when it has', async () => {
    const { actor, answers, activate, reload } = start();
    actor.send({ type: 'FOUND' });
    actor.send({ type: 'FOUND' });
    expect(answers).toHaveLength(1);
    answers[0]!.resolve(true);
    await settle();
    expect(activate).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    actor.send({ type: 'ACTIVATED' });
    actor.send({ type: 'ACTIVATED' });
    expect(reload).toHaveBeenCalled();
  });

  test('is loaded within ten seconds of a yes, also where the worker before has work to finish', async () => {
    vi.useFakeTimers();
    try {
      const { actor, answers, reload } = start();
      actor.send({ type: 'FOUND' });
      answers[0]!.resolve(true);
      await vi.advanceTimersByTimeAsync(9_900);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(100);
      expect(reload).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not asked of a page that nobody looks at, until somebody does', () => {
    const { actor, answers } = start(false);
    actor.send({ type: 'FOUND' });
    expect(answers).toHaveLength(0);
    actor.send({ type: 'SHOWN' });
    expect(answers).toHaveLength(1);
  });

  test('later means later: nothing is asked again, and nothing is loaded', async () => {
    const { actor, answers, activate, reload } = start();
    actor.send({ type: 'FOUND' });
    answers[0]!.resolve(false);
    await settle();
    actor.send({ type: 'FOUND' });
    actor.send({ type: 'HIDDEN' });
    actor.send({ type: 'SHOWN' });
    expect(answers).toHaveLength(1);
    expect([activate, reload].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  test('agreed to in another tab, it reloads this one', () => {
    const { actor, reload } = start();
    actor.send({ type: 'ACTIVATED' });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that cannot be loaded now is tried again', () => {
    vi.useFakeTimers();
    try {
      const { actor, reload } = start();
      actor.send({ type: 'ACTIVATED' });
      expect(reload).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(10_000);
      expect(reload).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
