import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError, refused, unauthorised } from '../../contract/apiError.ts';
import { type ApprovalInput, approvalMachine, type DecisionRequest } from '../../machines/approval/index.ts';
import { deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const approve: DecisionRequest = { type: 'approve', values: { confirm: '1' } };
const reject: DecisionRequest = { type: 'reject', values: { reason: '日付がちがいます' } };

test('every state and transition can be reached', () => {
  const result = walk(approvalMachine, {
    starts: [
      { name: 'new', input: {} },
      { name: 'decided', input: { isDecided: true } },
      { name: 'opened for a reason', input: { isRejecting: true } },
      { name: 'sent without a session', input: { problem: { kind: 'unauthorised' } } },
    ],
    events: [
      { type: 'REJECT' },
      { type: 'CANCEL' },
      { type: 'RETURNED' },
      { type: 'SUBMIT', request: approve } as { type: string },
      { type: 'SUBMIT', request: reject } as { type: string },
      { type: 'xstate.done.actor.decide', output: '/' } as { type: string },
      { type: 'xstate.error.actor.decide', error: refused('reason', 'required') } as { type: string },
      { type: 'xstate.error.actor.decide', error: unauthorised() } as { type: string },
      { type: 'xstate.done.actor.load', output: false } as { type: string },
      { type: 'xstate.done.actor.load', output: true } as { type: string },
      { type: 'xstate.error.actor.load', error: new ApiError('E503', 'away') } as { type: string },
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['decided', 'loading', 'rejecting', 'sending', 'unauthorised', 'waiting']);
});

function start(input: ApprovalInput = {}) {
  const sent: { request: DecisionRequest | null; outcome: PromiseWithResolvers<string> }[] = [];
  const looked: PromiseWithResolvers<boolean>[] = [];
  const actor = createActor(
    approvalMachine.provide({
      actors: {
        decide: fromPromise<string, { request: DecisionRequest | null }>(({ input: { request } }) => {
          const outcome = deferred<string>();
          sent.push({ request, outcome });
          return outcome.promise;
        }),
        load: fromPromise<boolean>(() => {
          const outcome = deferred<boolean>();
          looked.push(outcome);
          return outcome.promise;
        }),
      },
    }),
    { input },
  ).start();
  return { actor, sent, looked, snapshot: () => actor.getSnapshot() };
}

describe('a decision', () => {
  test('is sent once, however often it is pressed', async () => {
    const { actor, sent, snapshot } = start();
    actor.send({ type: 'SUBMIT', request: approve });
    actor.send({ type: 'SUBMIT', request: approve });
    actor.send({ type: 'REJECT' });
    expect(snapshot().hasTag('busy')).toBe(true);
    sent[0]!.outcome.resolve('/approve/notice?id=1&done=published');
    await settle();
    expect(sent.map(({ request }) => request)).toEqual([approve]);
    expect(snapshot()).toMatchObject({
      value: 'decided',
      context: { destination: '/approve/notice?id=1&done=published' },
    });
    actor.send({ type: 'SUBMIT', request: reject });
    expect(sent).toHaveLength(1);
  });

  test('is a rejection only after the reason was asked for, and one can go back', () => {
    const { actor, snapshot } = start();
    expect(snapshot().hasTag('approving')).toBe(true);
    actor.send({ type: 'REJECT' });
    expect([snapshot().value, snapshot().hasTag('reasoning')]).toEqual(['rejecting', true]);
    actor.send({ type: 'CANCEL' });
    expect(snapshot()).toMatchObject({ value: 'waiting', context: { isRejecting: false } });
  });

  test.each([
    [approve, refused('confirm', 'required'), 'waiting', 'refused'],
    [approve, new ApiError('E503', 'away'), 'waiting', 'unavailable'],
    [reject, refused('reason', 'required'), 'rejecting', 'refused'],
    [reject, new ApiError(null, 'gone', { offline: true }), 'rejecting', 'offline'],
    [reject, unauthorised(), 'unauthorised', 'unauthorised'],
  ] as const)('that fails leads back to its form with the problem: %o', async (request, error, state, kind) => {
    const { actor, sent, snapshot } = start();
    if (request.type === 'reject') actor.send({ type: 'REJECT' });
    actor.send({ type: 'SUBMIT', request });
    sent[0]!.outcome.reject(error);
    await settle();
    expect(snapshot()).toMatchObject({ value: state, context: { problem: { kind }, request } });
    actor.send({ type: 'SUBMIT', request });
    expect(snapshot()).toMatchObject({ value: 'sending', context: { problem: null } });
  });

  test('that was made elsewhere cannot be made again', () => {
    const { actor, sent, snapshot } = start({ isDecided: true, isRejecting: true });
    actor.send({ type: 'SUBMIT', request: approve });
    expect([snapshot().value, sent]).toEqual(['decided', []]);
  });

  test.each([
    [false, 'rejecting'],
    [true, 'decided'],
  ])('is looked at again on a page that the browser has kept: decided is %s', async (isDecided, state) => {
    const { actor, sent, looked, snapshot } = start();
    actor.send({ type: 'SUBMIT', request: reject });
    sent[0]!.outcome.resolve('/staff/content');
    await settle();
    actor.send({ type: 'RETURNED' });
    expect(snapshot()).toMatchObject({ value: 'loading', context: { destination: null } });
    looked[0]!.resolve(isDecided);
    await settle();
    expect(snapshot()).toMatchObject({ value: state, context: { isDecided } });
  });
});
