import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError, taken } from '../../contract/apiError.ts';
import { type RegistrationInput, registrationMachine } from '../../machines/registration/index.ts';
import type { SubmissionValues } from '../../machines/submission/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const form: RegistrationInput = { step: 'form', hasAccepted: false, name: '', problem: null };
const confirmation: RegistrationInput = { ...form, step: 'confirmation' };
const takenFields = [{ field: 'user_name', kind: 'not_valid' as const }];
const values = { user_name: 'はな' };

test('every state and transition can be reached', () => {
  const result = walk(registrationMachine, {
    starts: [
      { name: 'form', input: form },
      { name: 'confirmation', input: confirmation },
    ],
    events: [
      { type: 'TERMS_CHANGED', hasAccepted: true } as { type: string },
      { type: 'TERMS_CHANGED', hasAccepted: false } as { type: string },
      { type: 'NAME_CHANGED', name: 'はな' } as { type: string },
      { type: 'NAME_CHANGED', name: '🍵' } as { type: string },
      { type: 'SUBMIT', values } as { type: string },
      { type: 'CONFIRM', values: {} } as { type: string },
      { type: 'RETURNED' },
      { type: 'xstate.after.pause.registration.editing.pausing' },
      { type: 'xstate.done.actor.checkName', output: true } as { type: string },
      { type: 'xstate.error.actor.checkName', error: new ApiError('E429', 'slow down') } as { type: string },
      ...['draft', 'save'].flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: '/' } as { type: string },
        { type: `xstate.error.actor.${id}`, error: taken('user_name') } as { type: string },
        { type: `xstate.error.actor.${id}`, error: new ApiError('E503', 'away') } as { type: string },
      ]),
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual([
    ...['checkingName', 'confirming', 'done', 'drafting', 'editing.pausing', 'editing.resting', 'failed', 'saving'],
    'terms',
  ]);
});

function start(input: RegistrationInput = form) {
  const asked: { name: string; outcome: PromiseWithResolvers<boolean> }[] = [];
  const sent: { actor: string; values: SubmissionValues; outcome: PromiseWithResolvers<string> }[] = [];
  const sending = (name: string) =>
    fromPromise<string, { values: SubmissionValues }>(({ input: { values } }) => {
      const outcome = deferred<string>();
      sent.push({ actor: name, values, outcome });
      return outcome.promise;
    });
  const checkName = fromPromise<boolean, { name: string }>(({ input: { name } }) => {
    const outcome = deferred<boolean>();
    asked.push({ name, outcome });
    return outcome.promise;
  });
  const clock = new SimulatedClock();
  const actor = createActor(
    registrationMachine.provide({ actors: { checkName, draft: sending('draft'), save: sending('save') } }),
    { input, clock },
  ).start();
  return {
    ...{ asked, sent, clock },
    accept: (hasAccepted = true) => actor.send({ type: 'TERMS_CHANGED', hasAccepted }),
    type: (name: string) => actor.send({ type: 'NAME_CHANGED', name }),
    submit: () => actor.send({ type: 'SUBMIT', values }),
    comeBack: () => actor.send({ type: 'RETURNED' }),
    confirm: () => actor.send({ type: 'CONFIRM', values: { intent: 'save' } }),
    snapshot: () => actor.getSnapshot(),
  };
}

describe('the name', () => {
  test('leaves the device only once the terms are accepted, after a pause', () => {
    const { asked, clock, accept, type, snapshot } = start();
    type('はな');
    clock.increment(5000);
    expect([snapshot().value, asked]).toEqual(['terms', []]);
    accept();
    clock.increment(599);
    type('はなこ');
    clock.increment(599);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked.map(({ name }) => name)).toEqual(['はなこ']);
  });

  test('is not asked about when it cannot be one, or was asked about', async () => {
    const { asked, clock, type, snapshot } = start({ ...form, hasAccepted: true });
    for (const name of ['', '🍵', '名'.repeat(21)]) {
      type(name);
      clock.increment(600);
    }
    expect(asked).toEqual([]);
    type('はな');
    clock.increment(600);
    asked[0]!.outcome.resolve(false);
    await settle();
    expect(snapshot().context.asked).toEqual({ name: 'はな', isFree: false });
    clock.increment(600);
    expect(asked).toHaveLength(1);
  });

  test('is nobody’s business when the response is to an older one', async () => {
    const { asked, clock, type, snapshot } = start({ ...form, hasAccepted: true });
    type('はな');
    clock.increment(600);
    type('たろう');
    asked[0]!.outcome.resolve(true);
    await settle();
    clock.increment(600);
    expect(snapshot().context).toMatchObject({ name: 'たろう', asked: { name: 'たろう', isFree: null } });
    expect(snapshot().value).toBe('checkingName');
  });

  test('can be sent while it is asked about, and when nobody could be asked', async () => {
    const { asked, sent, clock, type, submit, snapshot } = start({ ...form, hasAccepted: true });
    type('はな');
    clock.increment(600);
    asked[0]!.outcome.reject(new ApiError('E429', 'slow down'));
    await settle();
    expect(snapshot().context).toMatchObject({ asked: { name: 'はな', isFree: null }, problem: null });
    type('はなえ');
    clock.increment(600);
    submit();
    expect([snapshot().value, sent.length]).toEqual(['drafting', 1]);
  });

  test('is kept from being sent by terms that are accepted no more', () => {
    const { sent, accept, submit, snapshot } = start({ ...form, hasAccepted: true });
    accept(false);
    submit();
    expect([snapshot().value, sent]).toEqual(['terms', []]);
  });
});

describe('what was entered', () => {
  test('is sent once, and confirmed where that leads', async () => {
    const { sent, submit, snapshot } = start({ ...form, hasAccepted: true });
    submit();
    submit();
    sent[0]!.outcome.resolve('/register?step=confirm');
    await settle();
    expect(sent.map(({ actor, values }) => [actor, values])).toEqual([['draft', values]]);
    expect(snapshot()).toMatchObject({ value: 'confirming', context: { destination: '/register?step=confirm' } });
  });

  test('can be sent again by who comes back from the confirmation', async () => {
    const { sent, submit, comeBack, snapshot } = start({ ...form, hasAccepted: true });
    submit();
    sent[0]!.outcome.resolve('/register?step=confirm');
    await settle();
    comeBack();
    expect(snapshot()).toMatchObject({ value: { editing: 'resting' }, context: { destination: null } });
    submit();
    expect(sent).toHaveLength(2);
  });

  test('is registered once it is confirmed', async () => {
    const { sent, confirm, snapshot } = start(confirmation);
    expect(snapshot().value).toBe('confirming');
    confirm();
    confirm();
    sent[0]!.outcome.resolve('/register/done');
    await settle();
    expect(sent.map(({ actor }) => actor)).toEqual(['save']);
    expect(snapshot()).toMatchObject({ value: 'done', context: { destination: '/register/done' } });
  });

  test.each([
    ['form', { ...form, hasAccepted: true }],
    ['confirmation', { ...confirmation, hasAccepted: true }],
  ] as const)('is put right in the form when somebody has the name already: %s', async (step, input) => {
    const { sent, submit, confirm, snapshot } = start(input);
    if (step === 'form') submit();
    else confirm();
    sent[0]!.outcome.reject(taken('user_name'));
    await settle();
    expect(snapshot()).toMatchObject({
      value: { editing: 'resting' },
      context: { step: 'form', problem: { kind: 'refused', fields: takenFields } },
    });
  });

  test('is put right in the form when the server has said so before JavaScript', () => {
    const problem = { kind: 'refused', fields: takenFields } as const;
    expect(start({ ...confirmation, hasAccepted: true, problem }).snapshot()).toMatchObject({
      value: { editing: 'resting' },
      context: { step: 'form', problem },
    });
  });

  test('stays where it is when it could not be sent, and is sent again', async () => {
    const { sent, confirm, snapshot } = start(confirmation);
    confirm();
    sent[0]!.outcome.reject(new ApiError(null, 'gone', { offline: true }));
    await settle();
    expect(snapshot()).toMatchObject({
      value: 'failed',
      context: { step: 'confirmation', problem: { kind: 'offline' } },
    });
    confirm();
    expect(snapshot()).toMatchObject({ value: 'saving', context: { problem: null } });
  });
});
