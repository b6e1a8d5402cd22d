import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../contract/apiError.ts';
import type { SearchResult } from '../../contract/courses.ts';
import type { Input } from '../../contract/index.ts';
import type { Position } from '../../contract/values.ts';
import {
  createNearbyMachine,
  LocationDeniedError,
  type NearbyPermission,
  type NearbyPlace,
} from '../../machines/nearby/index.ts';
import { deferred, searchResult, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

type Query = Input<'GET /search'>;
const nearbyMachine = createNearbyMachine<Query, SearchResult>();
const here = { lat: 35.681, lng: 139.767 };
const station = { type: 'STATION_CHOSEN', lat: 35.69, lng: 139.7, stationId: 7 } as const;
const five = searchResult(5);
const query = { sort: 'near' as const };

interface Outcomes {
  permission?: NearbyPermission | Error;
  position?: Position | Error;
}

/** A started machine; the searches are answered by the test, the rest at once. */
function start({ permission = 'granted', position = here }: Outcomes = {}, first: Query | null = null) {
  const searches: { place: NearbyPlace; query: Query | null; outcome: PromiseWithResolvers<SearchResult> }[] = [];
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
          if (position instanceof Error) throw position;
          return position;
        }),
        searchNearby: fromPromise<SearchResult, { place: NearbyPlace; query: Query | null }>(({ input }) => {
          const outcome = deferred<SearchResult>();
          searches.push({ ...input, outcome });
          return outcome.promise;
        }),
      },
    }),
    { input: { query: first } },
  ).start();
  return { actor, calls, searches, snapshot: () => actor.getSnapshot() };
}

test('every state and transition can be reached', () => {
  const result = walk(nearbyMachine, {
    starts: [
      { name: 'five nearest', input: { query: null } },
      { name: 'nearest first', input: { query } },
    ],
    events: [
      { type: 'LOCATE' },
      station,
      { type: 'RETRY' },
      { type: 'QUERY_CHANGED', query },
      { type: 'QUERY_CHANGED', query: null },
      { type: 'xstate.done.actor.askPermission', output: 'granted' },
      { type: 'xstate.done.actor.askPermission', output: 'denied' },
      { type: 'xstate.done.actor.askPermission', output: 'unsupported' },
      { type: 'xstate.error.actor.askPermission', error: new Error('broken') },
      { type: 'xstate.done.actor.locate', output: here },
      { type: 'xstate.error.actor.locate', error: new LocationDeniedError() },
      { type: 'xstate.error.actor.locate', error: new Error('timeout') },
      { type: 'xstate.done.actor.searchNearby', output: five },
      { type: 'xstate.error.actor.searchNearby', error: new ApiError('E500', 'broken') },
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
    expect(result.steps).toContain(`${from} · QUERY_CHANGED · idle`);
    expect(result.steps).toContain(`${from} · QUERY_CHANGED · asking`);
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
    searches[0]!.outcome.resolve(five);
    await settle();
    expect(snapshot().value).toBe('found');
    expect(snapshot().context.result).toBe(five);
    expect(snapshot().context.problem).toBeNull();
  });

  test('does not locate a person who said no', async () => {
    const { actor, calls, snapshot } = start({ permission: 'denied' });
    actor.send({ type: 'LOCATE' });
    await settle();
    expect(snapshot().value).toBe('denied');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem).toEqual({ kind: 'denied' });
    expect(calls.locate).toBe(0);
  });

  test('is denied when the outcome comes only while it locates', async () => {
    const { actor, snapshot } = start({ position: new LocationDeniedError() });
    actor.send({ type: 'LOCATE' });
    await settle();
    expect(snapshot().value).toBe('denied');
    expect(snapshot().context.problem).toEqual({ kind: 'denied' });
  });

  test.each<[string, Outcomes, object]>([
    ['the device cannot tell', { permission: 'unsupported' }, { kind: 'unsupported' }],
    ['asking went wrong', { permission: new Error('broken') }, { kind: 'failed', code: null }],
    ['locating took too long', { position: new Error('timeout') }, { kind: 'failed', code: null }],
  ])('is unavailable when %s', async (_, outcomes, problem) => {
    const { actor, calls, snapshot } = start(outcomes);
    actor.send({ type: 'LOCATE' });
    await settle();
    expect(snapshot().value).toBe('unavailable');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem).toEqual(problem);
    actor.send({ type: 'RETRY' });
    expect(snapshot().value).toBe('asking');
    expect(snapshot().context.problem).toBeNull();
    await settle();
    expect(calls.askPermission).toBe(2);
  });

  test('searches again without asking again when only the search failed', async () => {
    const { actor, calls, searches, snapshot } = start();
    actor.send({ type: 'LOCATE' });
    await settle();
    searches[0]!.outcome.reject(new ApiError('E500', 'broken'));
    await settle();
    expect(snapshot().context.problem).toEqual({ kind: 'failed', code: 'E500' });
    actor.send({ type: 'RETRY' });
    expect(snapshot().value).toEqual({ locating: 'searching' });
    expect(snapshot().context.problem).toBeNull();
    expect(searches[1]!.place).toEqual({ ...here, stationId: null });
    expect(calls).toEqual({ askPermission: 1, locate: 1 });
  });

  test('a station stands in for the position after a refusal', async () => {
    const { actor, calls, searches, snapshot } = start({ permission: 'denied' });
    actor.send({ type: 'LOCATE' });
    await settle();
    actor.send(station);
    expect(snapshot().value).toEqual({ locating: 'searching' });
    expect(snapshot().context.problem).toBeNull();
    expect(searches[0]!.place).toEqual({ lat: 35.69, lng: 139.7, stationId: 7 });
    searches[0]!.outcome.resolve(five);
    await settle();
    expect(snapshot().value).toBe('found');
    expect(calls.locate).toBe(0);
  });

  test('drops the outcome for a station that was given up for another', async () => {
    const { actor, searches, snapshot } = start();
    actor.send(station);
    actor.send({ ...station, stationId: 8 });
    searches[0]!.outcome.resolve(searchResult(1));
    await settle();
    expect(snapshot().value).toEqual({ locating: 'searching' });
    searches[1]!.outcome.resolve(five);
    await settle();
    expect(snapshot().context.place?.stationId).toBe(8);
    expect(snapshot().context.result).toBe(five);
  });

  test('another order forgets where the visitor was', async () => {
    const { actor, searches, snapshot } = start();
    actor.send({ type: 'LOCATE' });
    await settle();
    actor.send({ type: 'QUERY_CHANGED', query: null });
    searches[0]!.outcome.resolve(five);
    await settle();
    expect(snapshot().value).toBe('idle');
    expect(snapshot().context).toEqual({ query: null, place: null, result: null, problem: null });
  });
});

describe('nearest first', () => {
  test('asks for the place as soon as the order is asked for', async () => {
    const { actor, searches } = start();
    actor.send({ type: 'QUERY_CHANGED', query });
    await settle();
    expect(searches).toMatchObject([{ place: { ...here, stationId: null }, query }]);
  });

  test('waits for a press when the page was opened in that order', async () => {
    const { calls, snapshot } = start({}, query);
    await settle();
    expect([snapshot().value, calls.askPermission]).toEqual(['idle', 0]);
  });

  test('searches from the same place when another page of it is asked for', async () => {
    const { actor, calls, searches, snapshot } = start({}, query);
    actor.send({ type: 'LOCATE' });
    await settle();
    searches[0]!.outcome.resolve(five);
    await settle();
    const next = { ...query, page_num: '2' };
    actor.send({ type: 'QUERY_CHANGED', query: next });
    await settle();
    expect(snapshot().context.result).toBeNull();
    expect(searches[1]).toMatchObject({ place: { ...here, stationId: null }, query: next });
    expect(calls.locate).toBe(1);
  });
});
