/** What the worker shows of the pages about the device itself, when there is no network. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Copies from '../../app/worker/copies.ts';

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

let copies: typeof Copies;
let fromNetwork: () => Promise<Response>;
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
      return {
        keys: async () => Object.keys(device[name]!).map((address) => ({ url: origin + address })),
        delete: async ({ url }: Request) => delete device[name]![url.replace(origin, '')],
        put: async ({ url }: Request, response: Response) => {
          device[name]![url.replace(origin, '')] = await response.text();
        },
      };
    },
    match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
      (cacheName === undefined ? Object.keys(device) : [cacheName])
        .map((name) => inCache(name, request))
        .find((each) => each !== undefined),
  });
  vi.stubGlobal('fetch', () => fromNetwork());
  copies = await import('../../app/worker/copies.ts');
  await import('../../app/worker/sw.ts');
});
beforeEach(() => {
  fromNetwork = async () => {
    throw new TypeError('Failed to fetch');
  };
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
      expect(copies.storedPageOf(origin + address, addresses)).toBeUndefined();
  });
});

describe('where a gateway cannot reach the server', () => {
  beforeEach(() => {
    fromNetwork = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  });

  test('a saved course opens', async () => {
    device['saved-course-101-ja-1'] = { '/saved.json': '{}', '/map/detail/101': htmlOf('saved') };
    expect(await ask('/map/detail/101')).toContain('<h1>saved</h1>');
  });

  test('our own page stands for what is not on the device', async () => {
    expect(await ask('/map/detail/101')).toContain('<h1>/offline</h1>');
  });
});

describe('where the network says nothing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a saved course opens after three seconds, and no sooner', async () => {
    device['saved-course-101-ja-1'] = { '/saved.json': '{}', '/map/detail/101': htmlOf('saved') };
    fromNetwork = () => new Promise(() => undefined);
    const shown = vi.fn();
    const opened = ask('/map/detail/101')!.then(shown);
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await opened;
    expect(shown).toHaveBeenCalledWith(expect.stringContaining('<h1>saved</h1>'));
  });

  test('what is not on the device is waited for', async () => {
    const answer = Promise.withResolvers<Response>();
    fromNetwork = () => answer.promise;
    const opened = ask('/map/detail/101');
    await vi.advanceTimersByTimeAsync(10_000);
    answer.resolve(new Response('<h1>late</h1>'));
    expect(await opened).toContain('<h1>late</h1>');
  });
});

describe('what is kept', () => {
  const answer = { status: 200, type: 'basic', redirected: false } as const;
  const everybodys = 'public, max-age=0, must-revalidate';
  test.each([
    ['a page for everybody', answer, everybodys, true],
    ['a member’s page', answer, 'private, no-store', false],
    ['a preview, or a page of staff', answer, 'no-store', false],
    ['what only this person may see', answer, 'private, max-age=60', false],
    ['an error', { ...answer, status: 404 }, everybodys, false],
    ['where a form has led', { ...answer, redirected: true }, everybodys, false],
    ['of another site', { ...answer, type: 'opaque' as const }, everybodys, false],
  ])('%s', (_, response, cacheControl, expected) => {
    const headers = new Headers({ 'cache-control': cacheControl });
    expect(copies.mayKeep({ ...response, headers } as Response)).toBe(expected);
  });

  test.each([
    ['a page', 'text/html; charset=utf-8', '<h1>About</h1>', true],
    ['a login', 'text/html; charset=utf-8', '<meta name="robots" content="noindex"><h1>Login</h1>', false],
    ['a feed', 'application/atom+xml', '<feed/>', false],
    ['a picture in a tab of its own', 'image/webp', 'RIFF', false],
  ])('among the pages: %s', async (_, type, body, expected) => {
    await copies.keepPage(
      { url: `${origin}/somewhere` } as Request,
      new Response(body, { headers: { 'content-type': type } }),
    );
    expect('/somewhere' in (device.pages ?? {})).toBe(expected);
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
