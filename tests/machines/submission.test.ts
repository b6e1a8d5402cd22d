import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import { type SubmissionValues, submissionMachine } from '../../machines/submission/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const fields = [{ field: 'user_name', kind: 'required' as const }];
const refused = new ApiError('E422', 'wrong', { fields });

test('every state and transition can be reached', () => {
  const result = walk(submissionMachine, {
    starts: [
      { name: 'new', input: {} },
      { name: 'refused by the server', input: { problem: { kind: 'refused', fields } } },
      { name: 'failed on the server', input: { problem: { kind: 'unavailable' } } },
    ],
    events: [
      { type: 'SUBMIT', values: { user_name: 'a' } } as { type: string },
      { type: 'RETURNED' },
      { type: 'ARRIVED' },
      { type: 'xstate.done.actor.submit', output: '/' } as { type: string },
      { type: 'xstate.error.actor.submit', error: refused } as { type: string },
      { type: 'xstate.error.actor.submit', error: new ApiError('E503', 'away') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['done', 'editing', 'failed', 'refused', 'sending']);
});

function start() {
  const sent: { values: SubmissionValues; outcome: PromiseWithResolvers<string> }[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<string, { values: SubmissionValues }>(({ input: { values } }) => {
          const outcome = deferred<string>();
          sent.push({ values, outcome });
          return outcome.promise;
        }),
      },
    }),
    { input: {} },
  ).start();
  return { actor, sent, snapshot: () => actor.getSnapshot() };
}

describe('submission', () => {
  test('sends what was entered, once, and ends with where to go', async () => {
    const { actor, sent, snapshot } = start();
    actor.send({ type: 'SUBMIT', values: { user_name: 'はな' } });
    actor.send({ type: 'SUBMIT', values: { user_name: 'twice' } });
    expect(snapshot().hasTag('busy')).toBe(true);
    sent[0]!.outcome.resolve('/mypage');
    await settle();
    expect(sent.map(({ values }) => values)).toEqual([{ user_name: 'はな' }]);
    expect(snapshot()).toMatchObject({ value: 'done', context: { destination: '/mypage', problem: null } });
  });

  test('who comes back to the page can send it again', async () => {
    const { actor, sent, snapshot } = start();
    actor.send({ type: 'SUBMIT', values: { user_name: 'a' } });
    sent[0]!.outcome.resolve('/mypage');
    await settle();
    actor.send({ type: 'RETURNED' });
    expect(snapshot()).toMatchObject({ value: 'editing', context: { destination: null } });
    actor.send({ type: 'SUBMIT', values: { user_name: 'b' } });
    expect(sent).toHaveLength(2);
  });

  test('on another page with the form it begins anew; what is under way goes on', async () => {
    const { actor, sent, snapshot } = start();
    const begun = { value: 'editing', context: { destination: null, problem: null } };
    for (const outcome of ['/mypage', refused, new ApiError('E503', 'away')]) {
      actor.send({ type: 'SUBMIT', values: { user_name: 'a' } });
      actor.send({ type: 'ARRIVED' });
      expect(snapshot().value).toBe('sending');
      if (typeof outcome === 'string') sent.at(-1)!.outcome.resolve(outcome);
      else sent.at(-1)!.outcome.reject(outcome);
      await settle();
      expect(snapshot().value).not.toBe('sending');
      actor.send({ type: 'ARRIVED' });
      expect(snapshot()).toMatchObject(begun);
    }
  });

  test.each([
    [refused, 'refused', { kind: 'refused', fields }],
    [new ApiError('E401', 'who?'), 'failed', { kind: 'unauthorised' }],
    [new ApiError(null, 'gone', { offline: true }), 'failed', { kind: 'offline' }],
  ])('after %s it can be sent again', async (error, state, problem) => {
    const { actor, sent, snapshot } = start();
    actor.send({ type: 'SUBMIT', values: { user_name: 'a' } });
    sent[0]!.outcome.reject(error);
    await settle();
    expect(snapshot()).toMatchObject({ value: state, context: { problem, values: { user_name: 'a' } } });
    actor.send({ type: 'SUBMIT', values: { user_name: 'b' } });
    expect(snapshot()).toMatchObject({ value: 'sending', context: { problem: null } });
    expect(sent[1]!.values).toEqual({ user_name: 'b' });
  });
});
