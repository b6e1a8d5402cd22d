import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SearchConditions, SearchResult } from '../../contract/courses.ts';
import { type CourseSearchQuestion, courseSearchMachine, sameConditions } from '../../machines/courseSearch/index.ts';
import { conditions, deferred, searchResult, settle } from './fixtures.ts';
import { expectComplete, walk } from './walk.ts';

const river = conditions({ keyword: 'river' });
const park = conditions({ keyword: 'park' });

/** A started search whose answers the test gives, in any order. */
function start(input: { conditions: SearchConditions; result?: SearchResult | null }) {
  const calls: (CourseSearchQuestion & { signal: AbortSignal; answer: PromiseWithResolvers<SearchResult> })[] = [];
  const searchCourses = fromPromise<SearchResult, CourseSearchQuestion>(({ input: asked, signal }) => {
    const answer = deferred<SearchResult>();
    calls.push({ ...asked, signal, answer });
    return answer.promise;
  });
  const actor = createActor(courseSearchMachine.provide({ actors: { searchCourses } }), { input }).start();
  return { actor, calls, snapshot: () => actor.getSnapshot() };
}

test('every state and transition can be reached', () => {
  const result = walk(courseSearchMachine, {
    starts: [
      { name: 'nothing asked', input: { conditions: conditions() } },
      { name: 'courses from the server', input: { conditions: river, result: searchResult(3) } },
      { name: 'none from the server', input: { conditions: river, result: searchResult(0) } },
    ],
    events: [
      { type: 'CONDITIONS_CHANGED', conditions: river },
      { type: 'CONDITIONS_CHANGED', conditions: park },
      { type: 'CONDITIONS_CLEARED', conditions: conditions() },
      { type: 'PLACE_FOUND', place: { lat: 35.68, lng: 139.77 } },
      { type: 'RETRY' },
      { type: 'xstate.done.actor.searchCourses', output: searchResult(3) },
      { type: 'xstate.done.actor.searchCourses', output: searchResult(0) },
      { type: 'xstate.error.actor.searchCourses', error: { code: 'E500' } },
    ] as { type: string }[],
  });
  expectComplete(result);
  expect(result.reached).toEqual(['editing', 'empty', 'failed', 'ready', 'searching']);
  expect(result.steps).toEqual([
    'editing · CONDITIONS_CHANGED · searching',
    'editing · CONDITIONS_CLEARED · editing',
    'editing · PLACE_FOUND · searching',
    'empty · CONDITIONS_CHANGED · searching',
    'empty · CONDITIONS_CLEARED · editing',
    'empty · PLACE_FOUND · searching',
    'failed · CONDITIONS_CHANGED · searching',
    'failed · CONDITIONS_CLEARED · editing',
    'failed · PLACE_FOUND · searching',
    'failed · RETRY · searching',
    'ready · CONDITIONS_CHANGED · searching',
    'ready · CONDITIONS_CLEARED · editing',
    'ready · PLACE_FOUND · searching',
    'searching · CONDITIONS_CHANGED · searching',
    'searching · CONDITIONS_CLEARED · editing',
    'searching · PLACE_FOUND · searching',
    'searching · xstate.done.actor.searchCourses · empty',
    'searching · xstate.done.actor.searchCourses · ready',
    'searching · xstate.error.actor.searchCourses · failed',
  ]);
});

describe('courseSearch', () => {
  test('starts where the server left off', () => {
    expect(start({ conditions: conditions() }).snapshot().value).toBe('editing');
    expect(start({ conditions: river, result: searchResult(2) }).snapshot().value).toBe('ready');
    expect(start({ conditions: river, result: searchResult(0) }).snapshot().value).toBe('empty');
  });

  test('searches with the conditions it started with when they are the first question', async () => {
    const { actor, calls, snapshot } = start({ conditions: river });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: river });
    expect(snapshot().hasTag('busy')).toBe(true);
    calls[0]!.answer.resolve(searchResult(2));
    await settle();
    expect(snapshot().value).toBe('ready');
    expect(snapshot().hasTag('busy')).toBe(false);
    expect(snapshot().context.result?.total).toBe(2);
  });

  test('does not search again for equal conditions', () => {
    const { actor, calls, snapshot } = start({ conditions: river, result: searchResult(2) });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: { ...river } });
    expect(snapshot().value).toBe('ready');
    expect(calls).toHaveLength(0);
  });

  test('drops the answer to an older question, whichever comes first', async () => {
    const { actor, calls, snapshot } = start({ conditions: conditions() });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: river });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: park });
    expect(calls.map((call) => call.conditions.keyword)).toEqual(['river', 'park']);
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(calls[1]!.signal.aborted).toBe(false);
    calls[0]!.answer.resolve(searchResult(99));
    await settle();
    expect(snapshot().value).toBe('searching');
    expect(snapshot().context.result).toBeNull();
    calls[1]!.answer.resolve(searchResult(1));
    await settle();
    expect(snapshot().value).toBe('ready');
    expect(snapshot().context.result?.total).toBe(1);
    expect(snapshot().context.conditions).toEqual(park);
  });

  test('drops the failure of an older question as well', async () => {
    const { actor, calls, snapshot } = start({ conditions: conditions() });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: river });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: park });
    calls[0]!.answer.reject({ code: 'E500' });
    await settle();
    expect(snapshot().value).toBe('searching');
    expect(snapshot().status).toBe('active');
  });

  test('keeps the previous result while it searches, and after a failure', async () => {
    const { actor, calls, snapshot } = start({ conditions: river, result: searchResult(2) });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: park });
    expect(snapshot().context.result?.total).toBe(2);
    calls[0]!.answer.reject({ code: 'E422' });
    await settle();
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context).toMatchObject({ errorCode: 'E422', result: { total: 2 } });
  });

  test('tries a failed search again with the same conditions', async () => {
    const { actor, calls, snapshot } = start({ conditions: conditions() });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: park });
    calls[0]!.answer.reject(new Error('no code'));
    await settle();
    expect(snapshot().context.errorCode).toBe('E_UNKNOWN');
    actor.send({ type: 'RETRY' });
    expect(snapshot().context.errorCode).toBeNull();
    expect(calls[1]!.conditions).toEqual(park);
    calls[1]!.answer.resolve(searchResult(0));
    await settle();
    expect(snapshot().value).toBe('empty');
  });

  test('measures from a place that was found, and goes on doing so for other conditions', async () => {
    const place = { lat: 35.68, lng: 139.77 };
    const { actor, calls, snapshot } = start({ conditions: river, result: searchResult(2) });
    actor.send({ type: 'PLACE_FOUND', place });
    expect(calls[0]).toMatchObject({ conditions: river, place });
    calls[0]!.answer.resolve(searchResult(2));
    await settle();
    expect(snapshot().value).toBe('ready');
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: park });
    expect(calls[1]).toMatchObject({ conditions: park, place });
  });

  test('goes back to the beginning when the URL asks nothing any more', async () => {
    const { actor, calls, snapshot } = start({ conditions: river, result: searchResult(2) });
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: park });
    actor.send({ type: 'CONDITIONS_CLEARED', conditions: conditions() });
    calls[0]!.answer.resolve(searchResult(5));
    await settle();
    expect(snapshot().value).toBe('editing');
    expect(snapshot().context).toEqual({ conditions: conditions(), place: null, result: null, errorCode: null });
  });
});

describe('sameConditions', () => {
  test.each<[string, Partial<SearchConditions>, Partial<SearchConditions>, boolean]>([
    ['the same words', { keyword: 'river' }, { keyword: 'river' }, true],
    ['the order of names', { keyword: 'a', line: 1 }, { line: 1, keyword: 'a' }, true],
    ['the order of values', { municipality: ['kita', 'fuchu'] }, { municipality: ['fuchu', 'kita'] }, true],
    ['what asks for nothing', { keyword: '', scene: [], line: undefined }, {}, true],
    ['another word', { keyword: 'river' }, { keyword: 'park' }, false],
    ['one value more', { time_band: [1] }, { time_band: [1, 2] }, false],
    ['the page', { keyword: 'a', page_num: 1 }, { keyword: 'a', page_num: 2 }, false],
    ['a number in another place', { line: 1 }, { station: 1 }, false],
  ])('%s', (_, a, b, expected) => {
    expect(sameConditions(a, b)).toBe(expected);
    expect(sameConditions(b, a)).toBe(expected);
  });

  test('leaves the order of the lists alone', () => {
    const municipality = ['kita', 'fuchu'];
    sameConditions({ municipality }, {});
    expect(municipality).toEqual(['kita', 'fuchu']);
  });
});
