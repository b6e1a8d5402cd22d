/** What the worker shows of the pages about the device itself, when there is no network. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { storedPageOf as StoredPageOf } from '../../app/worker/copies.ts';

const origin = 'https://walk.example.jp';
const addresses = [
  ...['/offline', '/offline?lang=en', '/history', '/history?lang=en'],
  ...['/history?list=favourites', '/history?list=favourites&lang=en'],
];
const htmlOf = (address: string, build = 'b1') =>
  `<h1>${address}</h1><!-- ${build} --><script type="application/json" id="page-state">{"consent":null}</script>`;
const filesOf = (build: string) => Object.fromEntries(addresses.map((address) => [address, htmlOf(address, build)]));

/** What is on the device: caches in the order in which they were made, each with its addresses. */
let device: Record<string, Record<string, string>>;
const inCache = (name: string, request: Request | string) => {
  const html = device[name]?.[(typeof request === 'string' ? request : request.url).replace(origin, '')];
  return html === undefined ? undefined : new Response(html, { headers: { date: 'Thu, 26 Nov 2026 03:00:00 GMT' } });
};

let storedPageOf: typeof StoredPageOf;
const listeners: Record<string, (event: object) => void> = {};
/** undefined: the worker leaves it to the network. */
const answerTo = (request: Partial<Request>): Promise<string> | undefined => {
  let answer: Promise<string> | undefined;
  listeners.fetch!({
    request: { method: 'GET', headers: new Headers(), ...request },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
    respondWith: (response: Promise<Response>) => {
      answer = response.then((each) => each.text());
    },
  });
  return answer;
};
// A navigation cannot be made by hand.
const ask = (address: string) => answerTo({ url: origin + address, mode: 'navigate' });

beforeAll(async () => {
  vi.stubGlobal('self', {
    __WB_MANIFEST: addresses.map((url) => ({ url, revision: 'b1' })),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    location: { origin },
    registration: {},
    clients: { claim: async () => undefined },
  });
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(device),
    has: async (name: string) => name in device,
    delete: async (name: string) => delete device[name],
    open: async (name: string) => {
      device[name] ??= {};
      return { keys: async () => Object.keys(device[name]!).map((address) => ({ url: origin + address })) };
    },
    match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
      (cacheName === undefined ? Object.keys(device) : [cacheName])
        .map((name) => inCache(name, request))
        .find((each) => each !== undefined),
  });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  ({ storedPageOf } = await import('../../app/worker/copies.ts'));
  await import('../../app/worker/sw.ts');
});
beforeEach(() => {
  device = { 'files-of-b0': filesOf('b0'), 'files-of-b1': filesOf('b1') };
});
afterAll(() => void vi.unstubAllGlobals());

describe('without a network', () => {
  test.each([
    ['/history', '/history'],
    ['/history?lang=en', '/history?lang=en'],
    ['/history?list=favourites', '/history?list=favourites'],
    ['/history?lang=en&list=favourites', '/history?list=favourites&lang=en'],
    ['/history?list=favourites&utm_source=mail', '/history?list=favourites'],
    ['/offline', '/offline'],
    ['/map/detail/101', '/offline'],
    ['/map/detail/101?lang=en', '/offline?lang=en'],
    ['/mypage', '/offline'],
  ])('%s opens as %s', async (asked, shown) => {
    const html = await ask(asked);
    expect(html).toContain(`<h1>${shown}</h1>`);
    // That it comes from the device: the page then takes what was chosen there, the consent above all, from the cookies.
    expect(html).toContain(`{"path":"${shown.split('?')[0]}","consent":null}`);
    // As this worker's own build has it, beside the one before.
    expect(html).toContain('<!-- b1 -->');
  });

  test.each([
    ['/map/detail/101', 'ja'],
    ['/map/detail/101?lang=ja', 'ja'],
    ['/map/detail/101?utm_source=mail', 'ja'],
    ['/map/detail/101?utm_source=mail&lang=en', 'en'],
  ])('a saved course opens at %s', async (asked, lang) => {
    device['saved-course-101-ja-1'] = { '/saved.json': '{}', '/map/detail/101': htmlOf('ja') };
    device['saved-course-101-en-1'] = { '/saved.json': '{}', '/map/detail/101?lang=en': htmlOf('en') };
    expect(await ask(asked)).toContain(`<h1>${lang}</h1>`);
  });

  test('a picture of a saved course is there, and nothing is saved anew from what was saved', async () => {
    const url = `${origin}/photo-files/hill/640.webp`;
    device['saved-course-101-ja-1'] = { '/saved.json': '{}', '/photo-files/hill/640.webp': 'picture' };
    expect(await answerTo({ url, cache: 'default' })).toBe('picture');
    expect(answerTo({ url, cache: 'no-store' })).toBeUndefined();
  });

  test('no page that belongs to somebody is among those stored', () => {
    for (const address of ['/mypage', '/login', '/favorites', '/report?course=101'])
      expect(storedPageOf(origin + address, addresses)).toBeUndefined();
  });
});

/** Once it leads the pages. */
async function activate(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    listeners.activate!({ waitUntil: (work: Promise<void>) => work.then(resolve, reject) });
  });
}

test('of former builds the one before stays, and an installation that failed is none', async () => {
  device = {
    ...{ 'files-of-a9': filesOf('a9'), 'files-of-b0': filesOf('b0'), 'files-of-failed': {} },
    ...{ 'files-of-b1': filesOf('b1'), 'files-used': {}, pages: {}, 'saved-course-101-ja-1': {} },
  };
  await activate();
  expect(Object.keys(device)).toEqual(['files-of-b0', 'files-of-b1', 'saved-course-101-ja-1']);
});
