/** What the worker shows of the pages about the device itself, when there is no network. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { storedPageOf as StoredPageOf } from '../../app/worker/copies.ts';

const origin = 'https://walk.example.jp';
const addresses = [
  ...['/offline', '/offline?lang=en', '/history', '/history?lang=en'],
  ...['/history?list=favourites', '/history?list=favourites&lang=en'],
];
const htmlOf = (address: string) =>
  `<h1>${address}</h1><script type="application/json" id="page-state">{"consent":null}</script>`;

let storedPageOf: typeof StoredPageOf;
let ask: (address: string) => Promise<string>;

beforeAll(async () => {
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('self', {
    __WB_MANIFEST: addresses.map((url) => ({ url, revision: 'b1' })),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    location: { origin },
  });
  vi.stubGlobal('caches', {
    keys: async () => [],
    open: async () => ({ match: async () => undefined, keys: async () => [] }),
    match: async (address: string) => (addresses.includes(address) ? new Response(htmlOf(address)) : undefined),
  });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  ({ storedPageOf } = await import('../../app/worker/copies.ts'));
  await import('../../app/worker/sw.ts');
  ask = (address) =>
    new Promise((resolve, reject) => {
      listeners.fetch!({
        // A navigation cannot be made by hand.
        request: { url: origin + address, method: 'GET', mode: 'navigate', headers: new Headers() },
        preloadResponse: Promise.resolve(undefined),
        waitUntil: () => undefined,
        respondWith: (response: Promise<Response>) => response.then((each) => each.text()).then(resolve, reject),
      });
    });
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
  });

  test('no page that belongs to somebody is among those stored', () => {
    for (const address of ['/mypage', '/login', '/favorites', '/report?course=101'])
      expect(storedPageOf(origin + address, addresses)).toBeUndefined();
  });
});
