import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/session/index.ts';
import { settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

test('every state and transition can be reached', () => {
  const result = walk(sessionMachine, {
    starts: [
      { name: 'a visitor', input: { isLoggedIn: false } },
      { name: 'a member', input: { isLoggedIn: true } },
    ],
    events: [
      { type: 'CHECK' },
      { type: 'RETRY' },
      { type: 'xstate.done.actor.check', output: 1 } as { type: string },
      { type: 'xstate.done.actor.check', output: 0 } as { type: string },
      { type: 'xstate.error.actor.check', error: new Error('away') } as { type: string },
    ],
  });
  expectComplete(result);
});

describe('session', () => {
  const start = (isLoggedIn: boolean, check: () => Promise<number>) =>
    createActor(sessionMachine.provide({ actors: { check: fromPromise<number>(check) } }), {
      input: { isLoggedIn },
    }).start();

  test.each([
    [1, true],
    [0, false],
    // Anything but 1 is no login.
    [2, false],
    [Number.NaN, false],
  ])('a flag of %s says logged in: %s', async (flag, isLoggedIn) => {
    const actor = start(!isLoggedIn, async () => flag);
    actor.send({ type: 'CHECK' });
    await settle();
    expect(actor.getSnapshot().context.isLoggedIn).toBe(isLoggedIn);
  });

  test('what was known stands until the outcome is here', async () => {
    const actor = start(true, () => new Promise(() => undefined));
    actor.send({ type: 'CHECK' });
    expect(actor.getSnapshot().context.isLoggedIn).toBe(true);
  });

  test('a page that is opened meanwhile is checked for itself: what comes of the older check counts no more', async () => {
    const answers: ((flag: number) => void)[] = [];
    const actor = start(true, () => new Promise((resolve) => answers.push(resolve)));
    actor.send({ type: 'CHECK' });
    actor.send({ type: 'CHECK' });
    expect(answers).toHaveLength(2);
    answers[0]!(0);
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isLoggedIn]).toEqual(['checking', true]);
    answers[1]!(1);
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isLoggedIn]).toEqual(['loggedIn', true]);
  });

  test('a check that failed says so, and can be made again', async () => {
    let isAway = true;
    const actor = start(false, async () => {
      if (isAway) throw new Error('away');
      return 1;
    });
    actor.send({ type: 'CHECK' });
    await settle();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    isAway = false;
    actor.send({ type: 'CHECK' });
    await settle();
    expect(actor.getSnapshot().value).toBe('loggedIn');
  });

  test('a failure stands while it is tried again, but not on the next page; what was known stays known', async () => {
    const actor = start(true, async () => {
      throw new Error('away');
    });
    const seen = () => [actor.getSnapshot().hasTag('failed'), actor.getSnapshot().hasTag('busy')];
    actor.send({ type: 'CHECK' });
    expect(seen()).toEqual([false, true]);
    await settle();
    expect(seen()).toEqual([true, false]);
    actor.send({ type: 'RETRY' });
    expect(seen()).toEqual([true, true]);
    actor.send({ type: 'CHECK' });
    expect(seen()).toEqual([false, true]);
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isLoggedIn]).toEqual(['failed', true]);
  });
});
