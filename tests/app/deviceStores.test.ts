/** What the device keeps is read with suspicion, and nothing that it refuses breaks a page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { favouriteStore, type Visit, visitStore } from '../../app/actors/deviceStores.ts';
import { forgetVisits } from '../../app/deviceKeys.ts';
import { noLists } from '../../machines/deviceLists/index.ts';

let kept: Map<string, string>;
let isFull: boolean;
let listeners: Map<string, (event: object) => void>;

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  [kept, isFull, listeners] = [new Map(), false, new Map()];
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  });
});
afterEach(() => vi.unstubAllGlobals());

const blocked = () =>
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
const ids = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);
const visit = (id: number): Visit => ({ id, lang: 'ja', name: `コース${id}`, place: '台東区', effort: null });

describe('favourites', () => {
  test('are comma-separated ids by kind, the newest last there and first in the list', () => {
    for (const id of [101, 7, 205]) favouriteStore.change({ type: 'add', kind: 'course', entry: { id } });
    favouriteStore.change({ type: 'add', kind: 'playground', entry: { id: 3 } });
    expect(Object.fromEntries(kept)).toEqual({ 'favourites-course': '101,7,205', 'favourites-playground': '3' });
    expect(ids(favouriteStore.read().course)).toEqual([205, 7, 101]);
  });

  test('the thirteenth drops the oldest', () => {
    kept.set('favourites-course', '1,2,3,4,5,6,7,8,9,10,11,12');
    const { before, lists } = favouriteStore.change({ type: 'add', kind: 'course', entry: { id: 13 } });
    expect(kept.get('favourites-course')).toBe('2,3,4,5,6,7,8,9,10,11,12,13');
    favouriteStore.change({ type: 'restore', lists: before });
    expect(lists.course).toHaveLength(12);
    expect(kept.get('favourites-course')).toBe('1,2,3,4,5,6,7,8,9,10,11,12');
  });

  test('the last one that is taken off leaves no key', () => {
    kept.set('favourites-sponsor', '4');
    favouriteStore.change({ type: 'remove', kind: 'sponsor', id: 4 });
    expect(kept.size).toBe(0);
  });

  test.each([
    ['', []],
    ['abc', []],
    ['0,-1,1.5,2147483648,99999999999999999999,1e3', []],
    ['1, 2,<script>,3', [3, 1]],
    ['5,5,5', [5]],
    [
      Array.from({ length: 500 }, (_, at) => at + 1).join(),
      [500, 499, 498, 497, 496, 495, 494, 493, 492, 491, 490, 489],
    ],
    ['{"id":1}', []],
  ])('%s is read as %j', (text, expected) => {
    kept.set('favourites-course', text);
    expect(ids(favouriteStore.read().course)).toEqual(expected);
  });
});

describe('the history', () => {
  test('keeps what its line says, newest first, each page once', () => {
    const effort = { minutes: 30, distance_m: 2000, steps: 2860 };
    for (const entry of [{ ...visit(1), effort }, visit(2), { ...visit(1), effort }])
      visitStore.change({ type: 'add', kind: 'course', entry });
    expect(visitStore.read().course).toEqual([{ ...visit(1), effort }, visit(2)]);
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{"id":1}'],
    ['null', 'null'],
    ['entries of another kind', '[null,1,"a",[],{}]'],
    ['an id that is none', JSON.stringify([{ ...visit(1), id: '1' }])],
    ['an unknown language', JSON.stringify([{ ...visit(1), lang: 'xx' }])],
    ['no name', JSON.stringify([{ ...visit(1), name: ' ' }])],
    ['a name without end', JSON.stringify([{ ...visit(1), name: 'a'.repeat(301) }])],
    ['a name that is no text', JSON.stringify([{ ...visit(1), name: { toString: 'x' } }])],
  ])('rubbish is not shown: %s', (_, text) => {
    kept.set('history-course', text);
    expect(visitStore.read()).toEqual(noLists);
  });

  test('numbers that cannot be are left out, and nothing that nobody asked for comes along', () => {
    const effort = { minutes: 'x', distance_m: -1, steps: Number.NaN };
    kept.set('history-course', JSON.stringify([{ ...visit(1), effort, html: '<b>' }]));
    expect(visitStore.read().course).toEqual([visit(1)]);
  });

  test('is gone when it is to be forgotten, and favourites are not', () => {
    visitStore.change({ type: 'add', kind: 'course', entry: visit(1) });
    visitStore.change({ type: 'add', kind: 'sponsor', entry: visit(2) });
    favouriteStore.change({ type: 'add', kind: 'course', entry: { id: 1 } });
    forgetVisits();
    expect([...kept.keys()]).toEqual(['favourites-course']);
  });
});

describe('a device that does not', () => {
  test('have room says so, and everything is as it was', () => {
    kept.set('favourites-course', '1');
    isFull = true;
    expect(() => favouriteStore.change({ type: 'add', kind: 'course', entry: { id: 2 } })).toThrow(
      'keeps nothing more',
    );
    expect(kept.get('favourites-course')).toBe('1');
  });

  test('let anything be read says so; forgetting is no problem there', () => {
    blocked();
    expect(() => favouriteStore.read()).toThrow('lets nothing be read');
    expect(() => favouriteStore.change({ type: 'add', kind: 'course', entry: { id: 2 } })).toThrow();
    expect(forgetVisits).not.toThrow();
  });
});

test('another tab is followed: a key of the store, everything cleared, and a page that comes back', () => {
  const listener = vi.fn();
  const stop = favouriteStore.subscribe(listener);
  const [onStorage, onShow] = [listeners.get('storage')!, listeners.get('pageshow')!];
  onStorage({ key: 'favourites-sponsor' });
  onStorage({ key: null });
  onShow({ persisted: true });
  expect(listener).toHaveBeenCalledTimes(3);
  onStorage({ key: 'history-course' });
  onShow({ persisted: false });
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  expect(listeners.size).toBe(0);
});
