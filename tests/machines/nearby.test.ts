import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CourseSummary } from '../../contract/courses.ts';
import {
  type NearbyPermission,
  type NearbyPlace,
  type NearbyPosition,
  nearbyMachine,
} from '../../machines/nearby/index.ts';
import { course, deferred, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const here = { lat: 35.681, lng: 139.767 };
const station = { type: 'STATION_CHOSEN', lat: 35.69, lng: 139.7, stationId: 7 } as const;
const five = [1, 2, 3, 4, 5].map(course);

interface Answers {
  permission?: NearbyPermission | Error;
  position?: NearbyPosition | { code: string };
}

/** A started machine; the searches are answered by the test, the rest at once. */
function start({ permission = 'granted', position = here }: Answers = {}) {
  const searches: { place: NearbyPlace; answer: PromiseWithResolvers<CourseSummary[]> }[] = [];
  const calls = { askPermission: 0, locate: 0 };
  const actor = createActor(
    nearbyMachine.provide({
      actors: {
        askPermission: fromPromise(async () => {
          calls.askPermission += 1;
          if (permission instanceof Error) throw permission;
          return permission;
        }),
        locate: fromPromise(async () => {
          calls.locate += 1;
          if ('code' in position) throw position;
          return position;
        }),
        searchNearby: fromPromise<CourseSummary[], NearbyPlace>(({ input: place }) => {
          const answer = deferred<CourseSummary[]>();
          searches.push({ place, answer });
          return answer.promise;
        }),
      },
    }),
  ).start();
  return { actor, calls, searches, snapshot: () => actor.getSnapshot() };
}

test('every state and transition can be reached', () => {
  const result = walk(nearbyMachine, {
    events: [
      { type: 'LOCATE' },
      station,
      { type: 'RETRY' },
      { type: 'RESET' },
      { type: 'xstate.done.actor.askPermission', output: 'granted' },
      { type: 'xstate.done.actor.askPermission', output: 'denied' },
      { type: 'xstate.done.actor.askPermission', output: 'unsupported' },
      { type: 'xstate.error.actor.askPermission', error: new Error('broken') },
      { type: 'xstate.done.actor.locate', output: here },
      { type: 'xstate.error.actor.locate', error: { code: 'E_DENIED' } },
      { type: 'xstate.error.actor.locate', error: { code: 'E_TIMEOUT' } },
      { type: 'xstate.done.actor.searchNearby', output: five },
      { type: 'xstate.error.actor.searchNearby', error: { code: 'E500' } },
    ] as { type: string }[],
  });
  expectComplete(result);
  expect(result.reached).toEqual([
    'asking',
    'denied',
    'found',
    'idle',
    'locating.positioning',
    'locating.searching',
    'unavailable',
  ]);
  for (const from of result.reached) {
    expect(result.steps).toContain(`${from} · STATION_CHOSEN · locating.searching`);
    expect(result.steps).toContain(`${from} · RESET · idle`);
  }
  for (const from of ['idle', 'found', 'denied', 'unavailable']) {
    expect(result.steps).toContain(`${from} · LOCATE · asking`);
  }
  expect(result.steps.filter((step) => step.includes('RETRY'))).toEqual([
    'denied · RETRY · asking',
    'unavailable · RETRY · asking',
    'unavailable · RETRY · locating.searching',
  ]);
});

describe('nearby', () => {
  test('asks, locates, searches and finds five courses', async () => {
    const { actor, searches, snapshot } = start();
    expect(snapshot().hasTag('busy')).toBe(false);
    actor.send({ type: 'LOCATE' });
    expect(snapshot().hasTag('busy')).toBe(true);
    await settle();
    expect(snapshot().value).toEqual({ locating: 'searching' });
    expect(snapshot().hasTag('busy')).toBe(true);
    expect(searches[0]!.place).toEqual({ ...here, stationId: null });
    searches[0]!.answer.resolve(five);
    await settle();
    expect(snapshot().value).toBe('found');
    expect(snapshot().context.courses).toHaveLength(5);
    expect(snapshot().context.errorCode).toBeNull();
  });

  test('does not locate a person who said no', async () => {
    const { actor, calls, snapshot } = start({ permission: 'denied' });
    actor.send({ type: 'LOCATE' });
    await settle();
    expect(snapshot().value).toBe('denied');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.errorCode).toBe('E_DENIED');
    expect(calls.locate).toBe(0);
  });

  test('is denied when the answer comes only while it locates', async () => {
    const { actor, snapshot } = start({ position: { code: 'E_DENIED' } });
    actor.send({ type: 'LOCATE' });
    await settle();
    expect(snapshot().value).toBe('denied');
    expect(snapshot().context.errorCode).toBe('E_DENIED');
  });

  test.each<[string, Answers, string]>([
    ['the device cannot tell', { permission: 'unsupported' }, 'E_UNSUPPORTED'],
    ['asking went wrong', { permission: new Error('broken') }, 'E_UNKNOWN'],
    ['locating took too long', { position: { code: 'E_TIMEOUT' } }, 'E_TIMEOUT'],
  ])('is unavailable when %s', async (_, answers, code) => {
    const { actor, calls, snapshot } = start(answers);
    actor.send({ type: 'LOCATE' });
    await settle();
    expect(snapshot().value).toBe('unavailable');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.errorCode).toBe(code);
    actor.send({ type: 'RETRY' });
    expect(snapshot().value).toBe('asking');
    expect(snapshot().context.errorCode).toBeNull();
    await settle();
    expect(calls.askPermission).toBe(2);
  });

  test('searches again without asking again when only the search failed', async () => {
    const { actor, calls, searches, snapshot } = start();
    actor.send({ type: 'LOCATE' });
    await settle();
    searches[0]!.answer.reject({ code: 'E500' });
    await settle();
    expect(snapshot().context.errorCode).toBe('E500');
    actor.send({ type: 'RETRY' });
    expect(snapshot().value).toEqual({ locating: 'searching' });
    expect(snapshot().context.errorCode).toBeNull();
    expect(searches[1]!.place).toEqual({ ...here, stationId: null });
    expect(calls).toEqual({ askPermission: 1, locate: 1 });
  });

  test('a station stands in for the position after a refusal', async () => {
    const { actor, calls, searches, snapshot } = start({ permission: 'denied' });
    actor.send({ type: 'LOCATE' });
    await settle();
    actor.send(station);
    expect(snapshot().value).toEqual({ locating: 'searching' });
    expect(snapshot().context.errorCode).toBeNull();
    expect(searches[0]!.place).toEqual({ lat: 35.69, lng: 139.7, stationId: 7 });
    searches[0]!.answer.resolve(five);
    await settle();
    expect(snapshot().value).toBe('found');
    expect(calls.locate).toBe(0);
  });

  test('drops the answer for a station that was given up for another', async () => {
    const { actor, searches, snapshot } = start();
    actor.send(station);
    actor.send({ ...station, stationId: 8 });
    searches[0]!.answer.resolve([course(99)]);
    await settle();
    expect(snapshot().value).toEqual({ locating: 'searching' });
    searches[1]!.answer.resolve(five);
    await settle();
    expect(snapshot().context.place?.stationId).toBe(8);
    expect(snapshot().context.courses).toEqual(five);
  });

  test('a reset forgets where the person was', async () => {
    const { actor, searches, snapshot } = start();
    actor.send({ type: 'LOCATE' });
    await settle();
    actor.send({ type: 'RESET' });
    searches[0]!.answer.resolve(five);
    await settle();
    expect(snapshot().value).toBe('idle');
    expect(snapshot().context).toEqual({ place: null, courses: [], errorCode: null });
  });
});
