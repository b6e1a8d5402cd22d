import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError, refused } from '../../contract/apiError.ts';
import { type AccountDeletionInput, accountDeletionMachine } from '../../machines/accountDeletion/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const request = { password: 'aruku2026', clearsDevice: false };
const wrong = refused('password', 'not_valid');

test('every state and transition can be reached', () => {
  const result = walk(accountDeletionMachine.provide({ actions: { clearDevice: () => undefined } }), {
    starts: [
      { name: 'new', input: {} },
      { name: 'warned without JavaScript', input: { isConfirming: true } },
      { name: 'refused by the server', input: { isConfirming: true, problem: { kind: 'refused', fields: [] } } },
    ],
    events: [
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'SUBMIT', request } as { type: string },
      { type: 'SUBMIT', request: { ...request, clearsDevice: true } } as { type: string },
      { type: 'xstate.done.actor.deleteAccount', output: '/' } as { type: string },
      { type: 'xstate.error.actor.deleteAccount', error: wrong } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['confirming', 'deleted', 'deleting', 'failed', 'warning']);
});

function start(input: AccountDeletionInput = {}) {
  const sent: { password: string; outcome: PromiseWithResolvers<string> }[] = [];
  let cleared = 0;
  const actor = createActor(
    accountDeletionMachine.provide({
      actors: {
        deleteAccount: fromPromise<string, { password: string }>(({ input: { password } }) => {
          const outcome = deferred<string>();
          sent.push({ password, outcome });
          return outcome.promise;
        }),
      },
      actions: {
        clearDevice: () => {
          cleared += 1;
        },
      },
    }),
    { input },
  ).start();
  return { actor, sent, cleared: () => cleared, snapshot: () => actor.getSnapshot() };
}

describe('the deletion of an account', () => {
  test('sends nothing before the warning was read', () => {
    const { actor, sent, snapshot } = start();
    actor.send({ type: 'SUBMIT', request });
    expect([snapshot().value, sent]).toEqual(['warning', []]);
  });

  test('asks once more, sends once, and keeps the password no longer', async () => {
    const { actor, sent, cleared, snapshot } = start();
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'SUBMIT', request });
    actor.send({ type: 'SUBMIT', request });
    actor.send({ type: 'CANCEL' });
    expect(snapshot()).toMatchObject({ value: 'deleting' });
    sent[0]!.outcome.resolve('/done');
    await settle();
    expect(sent.map(({ password }) => password)).toEqual(['aruku2026']);
    expect(snapshot()).toMatchObject({ value: 'deleted', context: { destination: '/done', request: null } });
    expect(cleared()).toBe(0);
  });

  test('clears the device only after the account is deleted, and only when asked to', async () => {
    const { actor, sent, cleared } = start({ isConfirming: true });
    actor.send({ type: 'SUBMIT', request: { ...request, clearsDevice: true } });
    sent[0]!.outcome.reject(wrong);
    await settle();
    expect(cleared()).toBe(0);
    actor.send({ type: 'SUBMIT', request: { ...request, clearsDevice: true } });
    sent[1]!.outcome.resolve('/done');
    await settle();
    expect(cleared()).toBe(1);
  });

  test.each([
    [wrong, { kind: 'refused', fields: [{ field: 'password', kind: 'not_valid' }] }],
    [new ApiError('E503', 'away'), { kind: 'unavailable' }],
    [new ApiError(null, 'gone', { offline: true }), { kind: 'offline' }],
  ])('after %s nothing is deleted, and one can go back', async (error, problem) => {
    const { actor, sent, snapshot } = start({ isConfirming: true });
    actor.send({ type: 'SUBMIT', request });
    sent[0]!.outcome.reject(error);
    await settle();
    expect(snapshot()).toMatchObject({ value: 'failed', context: { problem, request: null } });
    actor.send({ type: 'CANCEL' });
    expect(snapshot()).toMatchObject({ value: 'warning', context: { problem: null } });
  });
});
