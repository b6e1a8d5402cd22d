import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import type { PushSettings } from '../../contract/push.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import {
  type PushAnswer,
  type PushPermissionInput,
  type PushWishes,
  pushPermissionMachine,
} from '../../machines/pushPermission/index.ts';
import { deferred } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const settings: PushSettings = { regions: ['taito'], kinds: ['heat'], language: 'ja', follows_favorites: true };
const undecided: PushPermissionInput = { answer: 'default', isOff: false };
const away = new ApiError('E503', 'away');

test('every state and transition can be reached', () => {
  const nothing = { keepOff: () => undefined, keepOn: () => undefined };
  const result = walk(pushPermissionMachine.provide({ actions: nothing }), {
    starts: [
      { name: 'undecided', input: undecided },
      { name: 'granted', input: { answer: 'granted', isOff: false } },
      { name: 'turned off', input: { answer: 'granted', isOff: true } },
      { name: 'denied', input: { answer: 'denied', isOff: false } },
      { name: 'unsupported', input: { answer: null, isOff: false } },
    ],
    events: [
      ...['ASK', 'ACCEPT', 'CANCEL', 'TURN_OFF'].map((type) => ({ type })),
      { type: 'CHANGE', wishes: { kinds: ['heat'] } } as { type: string },
      ...['granted', 'denied', 'default'].map((answer) => ({ type: 'ANSWER_CHANGED', answer }) as { type: string }),
      ...['granted', 'denied', 'default'].map(
        (output) => ({ type: 'xstate.done.actor.request', output }) as { type: string },
      ),
      ...['subscribe', 'change'].map(
        (id) => ({ type: `xstate.done.actor.${id}`, output: settings }) as { type: string },
      ),
      { type: 'xstate.done.actor.unsubscribe', output: undefined } as { type: string },
      ...['request', 'subscribe', 'change', 'unsubscribe'].map(
        (id) => ({ type: `xstate.error.actor.${id}`, error: away }) as { type: string },
      ),
    ],
  });
  expectComplete(result);
  expect(result.reached).toEqual(
    [
      ...['denied', 'failed', 'prompting', 'requesting', 'undecided', 'unsupported', 'subscribing'],
      ...['subscribed.changing', 'subscribed.ending', 'subscribed.idle'],
    ].sort(),
  );
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

function start(input: Partial<PushPermissionInput> = {}) {
  const requests: PromiseWithResolvers<PushAnswer>[] = [];
  const subscribes: PromiseWithResolvers<PushSettings>[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const changes: PushWishes[] = [];
  const kept: string[] = [];
  const next = <T>(list: PromiseWithResolvers<T>[]) =>
    fromPromise<T>(() => {
      list.push(deferred<T>());
      return list.at(-1)!.promise;
    });
  const actor = createActor(
    pushPermissionMachine.provide({
      actors: {
        request: next(requests),
        subscribe: next(subscribes),
        unsubscribe: next(ends),
        change: fromPromise<PushSettings, { wishes: PushWishes }>(async ({ input: { wishes } }) => {
          changes.push(wishes);
          if (wishes.language === 'en') throw away;
          return { ...settings, ...wishes };
        }),
      },
      actions: { keepOff: () => void kept.push('off'), keepOn: () => void kept.push('on') },
    }),
    { input: { ...undecided, ...input } },
  ).start();
  return { actor, requests, subscribes, ends, changes, kept, snapshot: () => actor.getSnapshot() };
}

async function subscribed() {
  const started = start();
  started.actor.send({ type: 'ASK' });
  started.actor.send({ type: 'ACCEPT' });
  started.requests[0]!.resolve('granted');
  await settle();
  started.subscribes[0]!.resolve(settings);
  await settle();
  expect(started.snapshot().value).toEqual({ subscribed: 'idle' });
  return started;
}

describe('pushPermission', () => {
  test('asks nobody who has not pressed and read what it is about', async () => {
    const { actor, requests, subscribes, snapshot } = start();
    await settle();
    actor.send({ type: 'ACCEPT' });
    expect([requests, subscribes]).toEqual([[], []]);
    actor.send({ type: 'ASK' });
    expect([snapshot().value, requests]).toEqual(['prompting', []]);
    actor.send({ type: 'CANCEL' });
    expect([snapshot().value, requests]).toEqual(['undecided', []]);
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    expect(requests).toHaveLength(1);
  });

  test('subscribes after a yes, changes what is asked for, and is off at once', async () => {
    const { actor, changes, ends, kept, snapshot } = await subscribed();
    expect(snapshot().context.settings).toEqual(settings);
    actor.send({ type: 'CHANGE', wishes: { kinds: ['contest'] } });
    expect(snapshot().hasTag('busy')).toBe(true);
    await settle();
    expect(changes).toEqual([{ kinds: ['contest'] }]);
    expect(snapshot().context.settings?.kinds).toEqual(['contest']);
    actor.send({ type: 'TURN_OFF' });
    ends[0]!.resolve();
    await settle();
    expect(snapshot()).toMatchObject({ value: 'undecided', context: { isOff: true, settings: null, problem: null } });
    expect(kept).toEqual(['on', 'off']);
  });

  test('a change that fails says so and keeps what was', async () => {
    const { actor, snapshot } = await subscribed();
    actor.send({ type: 'CHANGE', wishes: { language: 'en' } });
    await settle();
    expect(snapshot()).toMatchObject({
      value: { subscribed: 'idle' },
      context: { settings, problem: { kind: 'unavailable' } },
    });
  });

  test('fails with a word after the person’s own yes, and can be tried again', async () => {
    const { actor, requests, subscribes, snapshot } = start();
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    requests[0]!.resolve('granted');
    await settle();
    subscribes[0]!.reject(away);
    await settle();
    expect(snapshot()).toMatchObject({ value: 'failed', context: { problem: { kind: 'unavailable' } } });
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    // The browser has said yes already: it is not asked again.
    expect([requests.length, subscribes.length]).toEqual([1, 2]);
  });

  test('subscribes nobody who says “not now” when it has failed', async () => {
    const { actor, requests, subscribes, snapshot } = start();
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    requests[0]!.resolve('granted');
    await settle();
    subscribes[0]!.reject(away);
    await settle();
    actor.send({ type: 'ASK' });
    actor.send({ type: 'CANCEL' });
    await settle();
    expect([snapshot().value, subscribes.length]).toEqual(['undecided', 1]);
  });

  test('subscribes without a word where it was granted before, and fails without one, once', async () => {
    const { subscribes, requests, snapshot } = start({ answer: 'granted' });
    expect([snapshot().value, requests]).toEqual(['subscribing', []]);
    subscribes[0]!.reject(away);
    await settle();
    expect(snapshot()).toMatchObject({ value: 'undecided', context: { problem: null } });
    expect(subscribes).toHaveLength(1);
  });

  test('does not subscribe again where the person has turned it off', async () => {
    const { actor, requests, subscribes, snapshot } = start({ answer: 'granted', isOff: true });
    expect([snapshot().value, subscribes]).toEqual(['undecided', []]);
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    expect([snapshot().value, requests, subscribes.length]).toEqual(['subscribing', [], 1]);
  });

  test.each([
    ['denied', 'denied'],
    ['default', 'undecided'],
  ] as const)('an answer of %s ends in %s', async (answer, state) => {
    const { actor, requests, snapshot } = start();
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    requests[0]!.resolve(answer);
    await settle();
    expect(snapshot().value).toBe(state);
  });

  test('follows what is changed in the settings of the browser, and asks nothing by itself', async () => {
    const { actor, requests, subscribes, snapshot } = start({ answer: 'denied' });
    actor.send({ type: 'ASK' });
    expect(snapshot().value).toBe('denied');
    actor.send({ type: 'ANSWER_CHANGED', answer: 'granted' });
    expect([snapshot().value, requests, subscribes]).toEqual(['undecided', [], []]);
    const other = await subscribed();
    other.actor.send({ type: 'ANSWER_CHANGED', answer: 'denied' });
    expect(other.snapshot()).toMatchObject({ value: 'denied', context: { settings: null } });
    const reset = await subscribed();
    reset.actor.send({ type: 'ANSWER_CHANGED', answer: 'granted' });
    expect(reset.snapshot().hasTag('on')).toBe(true);
    reset.actor.send({ type: 'ANSWER_CHANGED', answer: 'default' });
    expect(reset.snapshot()).toMatchObject({ value: 'undecided', context: { answer: 'default', settings: null } });
    expect(reset.snapshot().hasTag('on')).toBe(false);
  });

  test('has no way to ask where there are no notifications', () => {
    const { actor, snapshot } = start({ answer: null });
    actor.send({ type: 'ASK' });
    expect(snapshot().value).toBe('unsupported');
  });

  test('an effect that was not provided says its name', async () => {
    const actor = createActor(pushPermissionMachine, { input: { answer: 'granted', isOff: false } });
    let failure: unknown;
    actor.subscribe({ error: (error) => (failure = error) });
    actor.start();
    await settle();
    // Silent where it was granted before: the walk of the machine above provides what it needs.
    expect(failure).toBeUndefined();
    actor.send({ type: 'ASK' });
    actor.send({ type: 'ACCEPT' });
    expect(failure).toBeInstanceOf(NotProvidedError);
  });
});
