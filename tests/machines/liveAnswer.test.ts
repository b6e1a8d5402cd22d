import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const machine = createLiveAnswerMachine<string, number>();

test('every state and transition can be reached', () => {
  const result = walk(machine, {
    starts: [{ input: {} }],
    events: [
      { type: 'ASK', question: 'うえの' } as { type: string },
      { type: 'CLEAR' },
      { type: 'xstate.after.pause.liveAnswer.waiting' },
      { type: 'xstate.done.actor.answer', output: 7 } as { type: string },
      { type: 'xstate.error.actor.answer', error: new ApiError('E500', 'broken') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['answered', 'asking', 'failed', 'idle', 'waiting']);
});

function start(pauseMs?: number) {
  const asked: { question: string; outcome: PromiseWithResolvers<number> }[] = [];
  const clock = new SimulatedClock();
  const answer = fromPromise<number, { question: string }>(({ input: { question } }) => {
    const outcome = deferred<number>();
    asked.push({ question, outcome });
    return outcome.promise;
  });
  const input = pauseMs === undefined ? {} : { pauseMs };
  const actor = createActor(machine.provide({ actors: { answer } }), { input, clock }).start();
  const ask = (question: string) => actor.send({ type: 'ASK', question });
  return { actor, asked, clock, ask, snapshot: () => actor.getSnapshot() };
}

describe('liveAnswer', () => {
  test('asks what stands for the pause, and only that', () => {
    const { asked, clock, ask } = start();
    ask('う');
    clock.increment(299);
    ask('うえ');
    clock.increment(299);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked.map(({ question }) => question)).toEqual(['うえ']);
  });

  test('waits as long as its user says', () => {
    const { asked, clock, ask } = start(100);
    ask('う');
    clock.increment(100);
    expect(asked).toHaveLength(1);
  });

  test('drops the answer to an older question, also when it comes last', async () => {
    const { asked, clock, ask, snapshot } = start();
    ask('う');
    clock.increment(300);
    ask('うえ');
    clock.increment(300);
    asked[1]!.outcome.resolve(2);
    await settle();
    asked[0]!.outcome.resolve(1);
    await settle();
    expect(snapshot().value).toBe('answered');
    expect(snapshot().context).toMatchObject({ question: 'うえ', answer: 2 });
  });

  test('keeps the last answer while the next is asked for, and says that it is at work', async () => {
    const { asked, clock, ask, snapshot } = start();
    ask('う');
    clock.increment(300);
    asked[0]!.outcome.resolve(1);
    await settle();
    expect(snapshot().hasTag('busy')).toBe(false);
    ask('うえ');
    expect(snapshot().hasTag('busy')).toBe(true);
    expect(snapshot().context.answer).toBe(1);
  });

  test('a failure leaves no answer, and the next question starts anew', async () => {
    const { asked, clock, ask, snapshot } = start();
    ask('う');
    clock.increment(300);
    asked[0]!.outcome.reject(new ApiError('E500', 'broken'));
    await settle();
    expect(snapshot().value).toBe('failed');
    expect(snapshot().context).toMatchObject({ answer: null, problem: { kind: 'failed', code: 'E500' } });
    ask('うえ');
    clock.increment(300);
    asked[1]!.outcome.resolve(2);
    await settle();
    expect(snapshot().context).toMatchObject({ answer: 2, problem: null });
  });

  test('what is cleared is asked no more', async () => {
    const { actor, asked, clock, ask, snapshot } = start();
    ask('う');
    actor.send({ type: 'CLEAR' });
    clock.increment(300);
    expect(asked).toEqual([]);
    ask('う');
    clock.increment(300);
    actor.send({ type: 'CLEAR' });
    asked[0]!.outcome.resolve(1);
    await settle();
    expect(snapshot().value).toBe('idle');
    expect(snapshot().context).toMatchObject({ question: null, answer: null });
  });
});
