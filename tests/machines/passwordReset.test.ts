import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError, unauthorised } from '../../contract/apiError.ts';
import { type PasswordResetStep, passwordResetMachine } from '../../machines/passwordReset/index.ts';
import type { SubmissionValues } from '../../machines/submission/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const fields = [{ field: 'password', kind: 'too_short' as const }];
const refused = new ApiError('E422', 'wrong', { fields });

test('every state and transition can be reached', () => {
  const result = walk(passwordResetMachine, {
    starts: [
      { name: 'questions', input: { step: 'questions', problem: null } },
      { name: 'wrong on the server', input: { step: 'questions', problem: { kind: 'unauthorised' } } },
      { name: 'password', input: { step: 'password', problem: null } },
    ],
    events: [
      { type: 'SUBMIT', values: { user_name: 'a' } } as { type: string },
      { type: 'RETURNED' },
      ...['verify', 'save'].flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: '/' } as { type: string },
        { type: `xstate.error.actor.${id}`, error: refused } as { type: string },
        { type: `xstate.error.actor.${id}`, error: unauthorised() } as { type: string },
      ]),
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['changing', 'done', 'failed', 'identifying', 'saving', 'verifying']);
});

interface Sent {
  actor: 'verify' | 'save';
  values: SubmissionValues;
  outcome: PromiseWithResolvers<string>;
}

function start(step: PasswordResetStep) {
  const sent: Sent[] = [];
  const sending = (actor: Sent['actor']) =>
    fromPromise<string, { values: SubmissionValues }>(({ input: { values } }) => {
      const outcome = deferred<string>();
      sent.push({ actor, values, outcome });
      return outcome.promise;
    });
  const actor = createActor(
    passwordResetMachine.provide({ actors: { verify: sending('verify'), save: sending('save') } }),
    { input: { step, problem: null } },
  ).start();
  return {
    sent,
    comeBack: () => actor.send({ type: 'RETURNED' }),
    submit: (values: SubmissionValues) => actor.send({ type: 'SUBMIT', values }),
    snapshot: () => actor.getSnapshot(),
  };
}

describe('passwordReset', () => {
  test('right answers lead to where the new password is entered', async () => {
    const { sent, submit, snapshot } = start('questions');
    submit({ user_name: 'はな' });
    submit({ user_name: 'twice' });
    sent[0]!.outcome.resolve('/next');
    await settle();
    expect(sent.map(({ actor, values }) => [actor, values])).toEqual([['verify', { user_name: 'はな' }]]);
    expect(snapshot()).toMatchObject({ value: 'changing', context: { destination: '/next', problem: null } });
  });

  test('who comes back can answer again', async () => {
    const { sent, submit, comeBack, snapshot } = start('questions');
    submit({ user_name: 'はな' });
    sent[0]!.outcome.resolve('/next');
    await settle();
    comeBack();
    expect(snapshot()).toMatchObject({ value: 'identifying', context: { destination: null } });
    submit({ user_name: 'はな' });
    expect(sent.map(({ actor }) => actor)).toEqual(['verify', 'verify']);
  });

  test('wrong answers can be given again', async () => {
    const { sent, submit, snapshot } = start('questions');
    submit({ user_name: 'はな' });
    sent[0]!.outcome.reject(unauthorised());
    await settle();
    expect(snapshot()).toMatchObject({ value: 'failed', context: { problem: { kind: 'unauthorised' } } });
    submit({ user_name: 'はな' });
    expect(snapshot()).toMatchObject({ value: 'verifying', context: { problem: null } });
  });

  test.each([
    [refused, 'changing', { kind: 'refused', fields }],
    [unauthorised(), 'failed', { kind: 'unauthorised' }],
    [new ApiError('E503', 'away'), 'failed', { kind: 'unavailable' }],
  ])('after %s a new password can be sent again', async (error, state, problem) => {
    const { sent, submit, snapshot } = start('password');
    submit({ password: 'short' });
    sent[0]!.outcome.reject(error);
    await settle();
    expect(snapshot()).toMatchObject({ value: state, context: { problem } });
    submit({ password: 'longer2026' });
    sent[1]!.outcome.resolve('/done');
    await settle();
    expect(sent.map(({ actor }) => actor)).toEqual(['save', 'save']);
    expect(snapshot()).toMatchObject({ value: 'done', context: { destination: '/done', problem: null } });
  });
});
