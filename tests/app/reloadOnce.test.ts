import { afterEach, expect, test, vi } from 'vitest';
import { isOutdated, reloadOnce, watchLeaving } from '../../app/reloadOnce.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => kept.set(name, value).has(name),
  };
}

test('reloads once, and not again within ten seconds', () => {
  const [storage, reload] = [memory(), vi.fn()];
  expect(reloadOnce(100_000, storage, reload, true)).toBe(true);
  expect(reloadOnce(100_001, storage, reload, true)).toBe(false);
  expect(reloadOnce(109_999, storage, reload, true)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads again after ten seconds, counted from the last reload', () => {
  const [storage, reload] = [memory(), vi.fn()];
  expect([100_000, 109_999, 110_000, 119_999, 120_000].map((now) => reloadOnce(now, storage, reload, true))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('the time is kept before the page goes', () => {
  const storage = memory();
  reloadOnce(100_000, storage, () => expect(storage.get('reloaded-at')).toBe('100000'), true);
});

test('does not leave a page that can be read for one that cannot come', () => {
  const [storage, reload] = [memory(), vi.fn()];
  expect(reloadOnce(100_000, storage, reload, false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadOnce(100_001, storage, reload, true)).toBe(true);
});

test('does not reload where the time cannot be stored, or it would not end', () => {
  const reload = vi.fn();
  expect(reloadOnce(100_000, { get: () => null, set: () => false }, reload, true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('knows that somebody is leaving the page, until it is clear that they have stayed', () => {
  let now = 100_000;
  const target = new EventTarget();
  const isLeaving = watchLeaving(target, () => now);
  expect(isLeaving()).toBe(false);
  target.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
  now += 10_000;
  expect(isLeaving()).toBe(false);
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['of this build', 'a-1', false],
  ['of another build', 'b-2', true],
  ['of no build', null, false],
])('a page knows that the server is %s', async (_, build, expected) => {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'script[src$="client-a-1.js"]' ? {} : null),
  });
  vi.stubGlobal('fetch', async () => Response.json({ build }));
  expect(await isOutdated()).toBe(expected);
});

test('a network that is none says nothing of builds', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isOutdated()).rejects.toThrow('Failed to fetch');
});
