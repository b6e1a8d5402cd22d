import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from '../../app/later.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so many times, and then comes. */
const failing = (times: number) =>
  vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });

test('what comes is asked for once', async () => {
  const load = failing(0);
  expect(await untilLoaded(load)).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what fails is asked for again, after pauses that grow to half a minute', async () => {
  const load = failing(8);
  const loaded = untilLoaded(load);
  const calls: number[] = [];
  for (const second of [0, 1, 2, 4, 8, 16, 30, 30, 30]) {
    await vi.advanceTimersByTimeAsync(second * 1000);
    calls.push(load.mock.calls.length);
  }
  expect(calls).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await loaded).toBe('code');
});

test('it is asked for at once when the network is back', async () => {
  const load = failing(1);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
