import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, fromPromise } from 'xstate';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { courseSearchMachine } from '../../machines/courseSearch/index.ts';
import { errorCodeOf } from '../../machines/errorCode.ts';
import { modalStackMachine } from '../../machines/modalStack/index.ts';
import { type NearbyPermission, nearbyMachine } from '../../machines/nearby/index.ts';
import { NotProvidedError } from '../../machines/notProvided.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { conditions, settle } from './fixtures.ts';

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
const granted = fromPromise<NearbyPermission>(async () => 'granted');
const position = fromPromise(async () => ({ lat: 35.68, lng: 139.76 }));

describe('an effect that was not provided', () => {
  test.each<[string, AnyStateMachine, EventObject[], unknown?]>([
    ['resourceList.load', createResourceListMachine(), [{ type: 'LOAD' }], {}],
    [
      'courseSearch.searchCourses',
      courseSearchMachine,
      [{ type: 'CONDITIONS_CHANGED', conditions: conditions() } as EventObject],
      { conditions: conditions() },
    ],
    ['nearby.askPermission', nearbyMachine, [{ type: 'LOCATE' }]],
    ['nearby.locate', nearbyMachine.provide({ actors: { askPermission: granted } }), [{ type: 'LOCATE' }]],
    [
      'nearby.searchNearby',
      nearbyMachine.provide({ actors: { askPermission: granted, locate: position } }),
      [{ type: 'LOCATE' }],
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

describe('errorCodeOf', () => {
  test.each([
    [{ code: 'E404', offline: false }, 'E404'],
    [{ code: null, offline: true }, 'E_OFFLINE'],
    [{ code: null, offline: false }, 'E_UNKNOWN'],
    [{ code: 20 }, 'E_UNKNOWN'],
    [new Error('no code'), 'E_UNKNOWN'],
    ['text', 'E_UNKNOWN'],
    [null, 'E_UNKNOWN'],
    [undefined, 'E_UNKNOWN'],
  ])('%j is %s', (error, code) => {
    expect(errorCodeOf(error)).toBe(code);
  });
});
