import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type CookieChoice, cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { expectComplete, walk } from './walk.ts';

function start(choice?: CookieChoice) {
  const stored: CookieChoice[] = [];
  const counted: CookieChoice[] = [];
  const actor = createActor(
    cookieConsentMachine.provide({
      actions: {
        storeChoice: (_, params) => stored.push(params.choice),
        countClick: (_, params) => counted.push(params.choice),
      },
    }),
    { input: { choice } },
  ).start();
  return { actor, stored, counted, snapshot: () => actor.getSnapshot() };
}

test('every state and transition can be reached', () => {
  const result = walk(cookieConsentMachine.provide({ actions: { storeChoice: () => {}, countClick: () => {} } }), {
    starts: [
      { name: 'first visit', input: {} },
      { name: 'agreed before', input: { choice: 'agree' } },
      { name: 'rejected before', input: { choice: 'reject' } },
    ],
    events: [{ type: 'AGREE' }, { type: 'REJECT' }, { type: 'REOPEN' }, { type: 'CLOSE' }],
  });
  expectComplete(result);
  expect(result.reached).toEqual([
    'agreed.forced',
    'agreed.settled',
    'rejected.forced',
    'rejected.settled',
    'undecided',
  ]);
  for (const from of result.reached) {
    expect(result.steps).toContain(`${from} · AGREE · agreed.settled`);
    expect(result.steps).toContain(`${from} · REJECT · rejected.settled`);
  }
  expect(result.steps.filter((step) => /REOPEN|CLOSE/.test(step))).toEqual([
    'agreed.forced · CLOSE · agreed.settled',
    'agreed.settled · REOPEN · agreed.forced',
    'rejected.forced · CLOSE · rejected.settled',
    'rejected.settled · REOPEN · rejected.forced',
  ]);
});

describe('cookieConsent', () => {
  test('shows the banner until there is a decision, and closing does not decide', () => {
    const { actor, snapshot } = start();
    expect(snapshot().hasTag('bannerVisible')).toBe(true);
    actor.send({ type: 'CLOSE' });
    expect(snapshot().value).toBe('undecided');
    expect(snapshot().hasTag('bannerVisible')).toBe(true);
  });

  test.each([
    ['AGREE', 'agree', 'agreed'],
    ['REJECT', 'reject', 'rejected'],
  ] as const)('%s is stored and counted', (type, choice, state) => {
    const { actor, stored, counted, snapshot } = start();
    actor.send({ type });
    expect(snapshot().matches(state)).toBe(true);
    expect(snapshot().hasTag('bannerVisible')).toBe(false);
    expect(snapshot().context.choice).toBe(choice);
    expect(stored).toEqual([choice]);
    expect(counted).toEqual([choice]);
  });

  test.each([
    ['agree', 'agreed'],
    ['reject', 'rejected'],
  ] as const)('remembers the choice "%s" of an earlier visit without a click', (choice, state) => {
    const { snapshot, stored, counted } = start(choice);
    expect(snapshot().matches(state)).toBe(true);
    expect(snapshot().hasTag('bannerVisible')).toBe(false);
    expect([stored, counted]).toEqual([[], []]);
  });

  test('a banner shown again closes on a choice, and each click is counted', () => {
    const { actor, counted, snapshot } = start('agree');
    actor.send({ type: 'REOPEN' });
    expect(snapshot().matches('agreed')).toBe(true);
    expect(snapshot().hasTag('bannerVisible')).toBe(true);
    actor.send({ type: 'AGREE' });
    expect(snapshot().hasTag('bannerVisible')).toBe(false);
    actor.send({ type: 'REOPEN' });
    actor.send({ type: 'REJECT' });
    expect(snapshot().matches('rejected')).toBe(true);
    expect(snapshot().hasTag('bannerVisible')).toBe(false);
    expect(counted).toEqual(['agree', 'reject']);
  });

  test('a banner shown again can be closed without a choice', () => {
    const { actor, stored, snapshot } = start('reject');
    actor.send({ type: 'REOPEN' });
    actor.send({ type: 'CLOSE' });
    expect(snapshot().matches('rejected')).toBe(true);
    expect(snapshot().hasTag('bannerVisible')).toBe(false);
    expect(stored).toEqual([]);
  });
});
