import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import type { Problem } from '../../contract/problem.ts';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { modalStackMachine } from '../../machines/modalStack/index.ts';
import { createNavigationMachine, type NavigationPage } from '../../machines/navigation/index.ts';
import { createNearbyMachine, type NearbyPermission } from '../../machines/nearby/index.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { problemOf } from '../../machines/problemOf.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { settle } from './fixtures.ts';

/** The error that the machine ends with, once all has settled. */
async function errorAfter(machine: AnyStateMachine, events: EventObject[], input?: unknown): Promise<unknown> {
  const actor = createActor(machine, { input });
  let failure: unknown;
  actor.subscribe({ error: (error) => (failure = error) });
  actor.start();
  for (const event of events) actor.send(event);
  await settle();
  return failure;
}

const nothing = () => {};
const nearbyMachine = createNearbyMachine();
const granted = fromPromise<NearbyPermission>(async () => 'granted');
const position = fromPromise(async () => ({ lat: 35.68, lng: 139.76 }));

describe('an effect that was not provided', () => {
  test.each<[string, AnyStateMachine, EventObject[], unknown?]>([
    ['liveAnswer.answer', createLiveAnswerMachine(), [{ type: 'ASK', question: '' } as EventObject], { pauseMs: 0 }],
    ['resourceList.load', createResourceListMachine(), [{ type: 'LOAD' }], {}],
    [
      'navigation.loadPage',
      createNavigationMachine<NavigationPage>(),
      [{ type: 'GO', address: '/map' } as EventObject],
      { page: { path: '/', failure: null, showsProblem: false }, address: '/' },
    ],
    ['nearby.askPermission', nearbyMachine, [{ type: 'LOCATE' }], { query: null }],
    [
      'nearby.locate',
      nearbyMachine.provide({ actors: { askPermission: granted } }),
      [{ type: 'LOCATE' }],
      { query: null },
    ],
    [
      'nearby.searchNearby',
      nearbyMachine.provide({ actors: { askPermission: granted, locate: position } }),
      [{ type: 'LOCATE' }],
      { query: null },
    ],
    ['cookieConsent.storeChoice', cookieConsentMachine, [{ type: 'AGREE' }], {}],
    [
      'cookieConsent.countClick',
      cookieConsentMachine.provide({ actions: { storeChoice: nothing } }),
      [{ type: 'REJECT' }],
      {},
    ],
    ['modalStack.lockScroll', modalStackMachine, [{ type: 'OPEN', name: 'a' } as EventObject]],
    [
      'modalStack.unlockScroll',
      modalStackMachine.provide({ actions: { lockScroll: nothing } }),
      [{ type: 'OPEN', name: 'a' } as EventObject, { type: 'CLOSE' }],
    ],
  ])('%s says its name instead of looking like a failed request', async (name, machine, events, input) => {
    const error = await errorAfter(machine, events, input);
    expect(error).toBeInstanceOf(NotProvidedError);
    expect((error as Error).message).toBe(`${name} was not provided`);
  });
});

describe('the problem of an error', () => {
  const fields = [{ field: 'keyword', kind: 'too_long' as const }];
  test.each<[string, unknown, Problem]>([
    ['wrong input', new ApiError('E422', 'wrong', { fields }), { kind: 'refused', fields }],
    ['no login', new ApiError('E401', 'log in'), { kind: 'unauthorised' }],
    ['no network', new ApiError(null, 'away', { offline: true }), { kind: 'offline' }],
    ['a server that cannot answer now', new ApiError('E503', 'away'), { kind: 'unavailable' }],
    ['too many requests', new ApiError('E429', 'slow down'), { kind: 'unavailable' }],
    ['another code', new ApiError('E404', 'gone'), { kind: 'failed', code: 'E404' }],
    ['no envelope', new ApiError(null, 'nothing'), { kind: 'failed', code: null }],
    ['any other error', new Error('no code'), { kind: 'failed', code: null }],
    ['what is no error', 'text', { kind: 'failed', code: null }],
  ])('%s', (_, error, problem) => {
    expect(problemOf(error)).toEqual(problem);
  });
});
