/** What one caller sends as `Host` must never reach another caller. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen, pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite');
});
afterAll(() => portal.close());

/** `fetch` lets nobody choose the host. */
const ask = (origin: string, path: string, host: string) =>
  new Promise<{ status: number; cacheControl: string; body: string }>((resolve, reject) => {
    const asked = request(origin + path, { headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, cacheControl: String(response.headers['cache-control'] ?? ''), body }),
      );
    });
    asked.on('error', reject).end();
  });

/** A portal on a busy machine sends callers away for a moment (503): that is waited out. */
const get = (origin: string, path: string, host: string) =>
  vi.waitFor(
    async () => {
      const response = await ask(origin, path, host);
      if (response.status === 503) throw new Error('The portal is busy');
      return response;
    },
    { timeout: 60_000, interval: 200 },
  );

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

const pages = ['/', '/map', '/map/detail/101', '/news/1', '/no-such-page'];
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/news/feed.xml',
  '/events.ics',
  '/event/1.ics',
  '/map/detail/101.gpx',
  '/map/detail/101.geojson',
  '/about/accessibility/result.earl.jsonld',
  '/api/openapi.json',
];

describe('without PUBLIC_ORIGIN', () => {
  it.each([...pages, ...files])('%s keeps the host of one caller from the next', async (path) => {
    const origin = await listen(pageServerOf(portal.context));
    const foreign = await get(origin, path, 'evil.example');
    const own = await get(origin, path, 'walk.example.jp');
    expect(own.status).toBe(foreign.status);
    expect(own.body.includes('evil.example')).toBe(false);
    // A shared cache in front may keep only what is the same for every host.
    if (!/private|no-store/.test(foreign.cacheControl)) expect(foreign.body === own.body).toBe(true);
  });

  it.each(pages.slice(0, -1))('%s names itself by a relative address', async (path) => {
    const { body } = await get(await listen(pageServerOf(portal.context)), path, 'walk.example.jp');
    expect(canonicalOf(body)).toBe(path);
    expect(/<meta property="og:url" content="([^"]*)"/.exec(body)?.[1]).toBe(path);
    for (const [, block] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      for (const [, url] of block!.matchAll(/"(?:url|item)":"([^"]*)"/g)) expect(url).toMatch(/^\//);
  });

  it('feeds and the site map name whole addresses of the host that asked', async () => {
    const origin = await listen(pageServerOf(portal.context));
    expect((await get(origin, '/sitemap.xml', 'walk.example.jp')).body).toContain(
      '<loc>http://walk.example.jp/map</loc>',
    );
    expect((await get(origin, '/news/feed.xml', 'walk.example.jp')).body).toContain(
      '<link>http://walk.example.jp/news',
    );
  });
});

describe('with PUBLIC_ORIGIN', () => {
  it.each([...pages, ...files])('%s is the same for every host, and names the public origin', async (path) => {
    const environment = { PUBLIC_ORIGIN: 'https://walk.example.jp' };
    const origin = await listen(pageServerOf(portal.context, { environment }));
    const foreign = await get(origin, path, 'evil.example');
    expect(foreign.body.includes('evil.example')).toBe(false);
    if (pages.includes(path)) expect(canonicalOf(foreign.body)).toBe(`https://walk.example.jp${path}`);
    expect((await get(origin, path, 'other.example')).body === foreign.body).toBe(true);
  });
});
