/** When a page looks for another build: every quarter of an hour and on return, and not where data is dear or nobody looks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUpdates } from '../../app/offline/updates.ts';
import { fakeApi } from '../../stories/fixtures/api.ts';

const minute = 60_000;
const update = vi.fn(async () => undefined);
let build: string | null = 'another';
const asked = vi.fn(async () => new Response(JSON.stringify({ build })));
const ask = vi.fn(async () => false);
/** How watching begins. */
const watchWithout = (asking: () => Promise<boolean>) => watchUpdates(null, asking, fakeApi('ja'), () => undefined);
const watch = (waiting: object | null, asking = ask) => {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update });
  watchUpdates(registration as never, asking, fakeApi('ja'), () => undefined);
};
const navigatorAs = (name: 'connection' | 'onLine' | 'serviceWorker', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(window, 'fetch').mockImplementation(asked as typeof fetch);
  watch(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['connection', 'onLine', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'hidden');
  build = 'another';
  ask.mockClear();
  update.mockClear();
  asked.mockClear();
});

test('after a quarter of an hour, and after the next', async () => {
  vi.advanceTimersByTime(14 * minute);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 * minute);
  await expect.poll(() => update.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(15 * minute);
  await expect.poll(() => update.mock.calls.length).toBe(2);
  expect(asked.mock.calls).toEqual(Array(2).fill(['/build.json', { cache: 'no-store' }]));
});

test.each([
  ['somebody saves data', () => navigatorAs('connection', { saveData: true })],
  ['the network is slow', () => navigatorAs('connection', { effectiveType: '2g' })],
  ['there is no network', () => navigatorAs('onLine', false)],
  ['nobody looks at the page', () => Object.defineProperty(document, 'hidden', { configurable: true, value: true })],
])('not while %s', async (_, set) => {
  set();
  vi.advanceTimersByTime(15 * minute);
  expect(asked).not.toHaveBeenCalled();
});

test('on return to the page', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => update.mock.calls.length).toBeGreaterThan(0);
});

test.each([
  ['is offered to a page of the build before', 'another', 1],
  ['is not offered to a page that was loaded since', null, 0],
])('a worker that waits %s', async (_, served, times) => {
  build = served;
  navigatorAs('serviceWorker', Object.assign(new EventTarget(), { controller: {} }));
  watch({});
  await expect.poll(() => asked.mock.results.length).toBe(1);
  const answer: Response = await asked.mock.results[0]!.value;
  await expect.poll(() => answer.bodyUsed).toBe(true);
  await expect.poll(() => ask.mock.calls.length).toBe(times);
});

test('a worker that waits is offered once data is no longer dear', async () => {
  navigatorAs('serviceWorker', Object.assign(new EventTarget(), { controller: {} }));
  navigatorAs('connection', { saveData: true });
  // Pages of the tests before look, too.
  const asking = vi.fn(async () => false);
  watch({}, asking);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).not.toHaveBeenCalled();
  navigatorAs('connection', { saveData: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => asking.mock.calls.length).toBe(1);
});

test('without a worker another build is offered once two looks in a row have seen it', async () => {
  const asking = vi.fn(async () => false);
  watchWithout(asking);
  const look = async () => {
    const before = asked.mock.calls.length;
    vi.advanceTimersByTime(15 * minute);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before);
    for (const { value } of asked.mock.results) await expect.poll(async () => (await value).bodyUsed).toBe(true);
  };
  await look();
  expect(asking).not.toHaveBeenCalled();
  // During a roll-out the process of before answers, too.
  build = null;
  await look();
  build = 'another';
  await look();
  expect(asking).not.toHaveBeenCalled();
  await look();
  await expect.poll(() => asking.mock.calls.length).toBe(1);
});
