/** What is saved on the device, in the browser's own caches; the network and the worker are played. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachesOf, dropCache, savedPrefix } from '../../app/offline/deviceCaches.ts';
import { listSaved, saveCourse } from '../../app/offline/savedCourses.ts';
import { recommendedCourses } from '../../stories/fixtures/courses.ts';

const entry = '/assets/entry.client-b2.js';
const picture = '/photo-files/hill/640.webp';
const [course] = recommendedCourses('ja');
const state = JSON.stringify({ data: { course: { ...course, id: 101, goal: { name: '' }, points: [], scenes: [] } } });
const page = `<script type="application/json" id="page-state">${state}</script><script src="${entry}"></script><img src="${picture}">`;

/** What the network brings by address. */
let served: Record<string, () => Response>;

beforeEach(() => {
  served = {
    '/map/detail/101': () => new Response(page),
    '/map/detail/101.gpx': () => new Response('<gpx/>'),
    [entry]: () => new Response('run();'),
    [picture]: () => new Response('picture'),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const answer = served[String(address)];
    return answer ? answer() : new Response(null, { status: 404 });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of await cachesOf(savedPrefix)) await dropCache(name);
});

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
