/** What is saved on the device, in the browser's own caches; the network and the worker are played. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachesOf, deviceOnlyHeader, dropCache, savedPrefix } from '../../app/offline/deviceCaches.ts';
import {
  checkSaved,
  listSaved,
  onRenewed,
  removeSaved,
  renewSaved,
  saveCourse,
} from '../../app/offline/savedCourses.ts';
import type { Api } from '../../contract/index.ts';
import { recommendedCourses } from '../../stories/fixtures/courses.ts';

const entry = '/assets/entry.client-b2.js';
const picture = '/photo-files/hill/640.webp';
const [course] = recommendedCourses('ja');
const state = JSON.stringify({ data: { course: { ...course, id: 101, goal: { name: '' }, points: [], scenes: [] } } });
const page = `<script type="application/json" id="page-state">${state}</script><script src="${entry}"></script><img src="${picture}">`;

/** What the network brings by address. */
let served: Record<string, () => Response>;
/** What the worker finds only in the network. */
let notOnDevice: string[];

/** As the worker answers, from whichever cache it is in. */
async function fromDevice(address: string): Promise<Response> {
  const found = notOnDevice.includes(address) ? undefined : await caches.match(address);
  return new Response(found?.body ?? null, { status: found ? 200 : 504, headers: { [deviceOnlyHeader]: '1' } });
}

beforeEach(() => {
  notOnDevice = [];
  served = {
    '/map/detail/101': () => new Response(page),
    '/map/detail/101.gpx': () => new Response('<gpx/>'),
    '/map/detail/101.kml': () => new Response('<kml/>'),
    '/map/detail/101.geojson': () => new Response('{}'),
    [entry]: () => new Response('run();'),
    [picture]: () => new Response('picture'),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, options) => {
    const address = String(asked);
    if (new Headers(options?.headers).has(deviceOnlyHeader)) return fromDevice(address);
    return served[address]?.() ?? new Response(null, { status: 404 });
  });
  const active = { state: 'activated' };
  const serviceWorker = { register: async () => ({ active }), ready: Promise.resolve({ active }), controller: active };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of await cachesOf(savedPrefix)) await dropCache(name);
});

/** What the portal says of the courses when it is asked. */
const apiThat = (meanwhile: () => Promise<void>, status = 'open') =>
  (async () => {
    await meanwhile();
    return { courses: [{ id: 101, status }] };
  }) as unknown as Api;
const api = apiThat(async () => undefined);

test('a course that has no page is public no more; one of whose files there is none could not be saved', async () => {
  delete served[picture];
  await expect(saveCourse(101, 'ja')).rejects.toThrow(/^failed$/);
  delete served['/map/detail/101'];
  await expect(saveCourse(101, 'ja')).rejects.toThrow(/^gone$/);
  expect(await cachesOf(savedPrefix)).toEqual([]);
});

test('a network that stops in the middle of a file is none, and does not hold up the others for ever', async () => {
  served[picture] = () =>
    new Response(
      new ReadableStream({ pull: (stream) => stream.error(new DOMException('signal timed out', 'TimeoutError')) }),
    );
  await expect(saveCourse(101, 'ja')).rejects.toThrow(/^offline$/);
  for (const [, options] of vi.mocked(window.fetch).mock.calls) expect(options?.signal).toBeInstanceOf(AbortSignal);
  expect(await listSaved()).toEqual([]);
});

test('a copy says that it has opened from the device once it has', async () => {
  const saved = await saveCourse(101, 'ja');
  expect(saved.isChecked).toBeUndefined();
  notOnDevice = [picture];
  await expect(checkSaved(saved)).rejects.toThrow(/^incomplete$/);
  expect(await listSaved()).toEqual([saved]);
  notOnDevice = [];
  await checkSaved(saved);
  expect(await listSaved()).toEqual([{ ...saved, isChecked: true }]);
});

test('of another build it is saved anew, and has opened before it takes the place of the other', async () => {
  await checkSaved(await saveCourse(101, 'ja'));
  const [name] = await cachesOf(savedPrefix);
  notOnDevice = [picture];
  await renewSaved(api, 'b3');
  expect(await cachesOf(savedPrefix)).toEqual([name]);
  notOnDevice = [];
  await renewSaved(api, 'b3');
  const names = await cachesOf(savedPrefix);
  expect(names).toHaveLength(1);
  expect(names).not.toEqual([name]);
  expect(await listSaved()).toEqual([expect.objectContaining({ id: 101, isChecked: true })]);
});

test('a course that somebody removes while it is looked after does not come back', async () => {
  const saved = await saveCourse(101, 'ja');
  await renewSaved(
    apiThat(() => removeSaved(saved)),
    'b3',
  );
  expect(await cachesOf(savedPrefix)).toEqual([]);
});

test('a course that was closed says so at once, also where it cannot be saved anew', async () => {
  await checkSaved(await saveCourse(101, 'ja'));
  const closed = apiThat(async () => undefined, 'closed');
  delete served[picture];
  const heard = vi.fn();
  const stop = onRenewed(heard);
  await renewSaved(closed, null);
  expect(await listSaved()).toEqual([expect.objectContaining({ status: 'closed', isStale: true, isChecked: true })]);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  stop();
  // It is tried again, although the status is known.
  served[picture] = () => new Response('picture');
  await renewSaved(closed, null);
  const [copy] = await listSaved();
  expect(copy).toMatchObject({ id: 101, isChecked: true });
  expect(copy!.isStale).toBeUndefined();
});

test('a worker that has been taken away ends the check, and holds up nobody', async () => {
  const saved = await saveCourse(101, 'ja');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = { register: async () => ({ active: null }), ready: new Promise(() => undefined), controller: null };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: never });
  const checking = expect(checkSaved(saved)).rejects.toThrow(/^incomplete$/);
  await vi.advanceTimersByTimeAsync(15_000);
  await checking;
  vi.useRealTimers();
});
