/** What the portal answers over HTTP, without a browser. */
import { describe, expect, inject, test } from 'vitest';
import { userAgent } from './browser.ts';
import { inEnglish, pages } from './pages.ts';

const ask = (path: string, headers: Record<string, string>) =>
  fetch(inject('origin') + path, { redirect: 'manual', headers: { 'user-agent': userAgent, ...headers } });

/** A portal on a busy machine sends people away for a moment: then it asks again. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  let response = await ask(path, headers);
  if (response.status !== 503) return response;
  await expect
    .poll(
      async () => {
        response = await ask(path, headers);
        return response.status;
      },
      { timeout: 60_000, interval: 500 },
    )
    .not.toBe(503);
  return response;
}
const text = async (path: string) => (await get(path)).text();

/** What elements name as their label, description, target or form and what is not on the page. */
function brokenReferences(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  const named = html.matchAll(
    /\s(?:aria-(?:labelledby|describedby|controls|owns|details)|for|form|list|popovertarget)="([^"]*)"/gi,
  );
  return [...named].flatMap(([whole, names]) => (names!.split(' ').every((id) => ids.has(id)) ? [] : [whole]));
}

describe('pages', () => {
  test.each(pages)('%s is whole in both languages before any script', async (path) => {
    const isMissing = path === '/no-such-page';
    for (const [lang, address] of [
      ['ja', path],
      ['en', inEnglish(path)],
    ] as const) {
      const response = await get(address);
      expect(response.status).toBe(isMissing ? 404 : 200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}" dir="ltr"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(
        lang === 'ja' ? /<title>とことこ東京 - [^<]+<\/title>/ : /<title>Tokotoko Tokyo - [^<]+<\/title>/,
      );
      expect(html).toMatch(/<link rel="canonical" href="\/[^"]*">/);
      expect(html).toContain('hreflang="ja"');
      expect(html).toContain('hreflang="en"');
      for (const [, block] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
        expect(JSON.parse(block!)).toHaveProperty('@type');
      expect(brokenReferences(html), address).toEqual([]);
      // Every link of the site keeps the language.
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"([^>]*)/g)].filter(
        ([whole, href]) => !/hrefLang|hreflang/.test(whole) && !/\.(gpx|kml|geojson|xml)/.test(href!),
      );
      for (const [, href] of links) expect(href!.includes('lang=en'), href).toBe(lang === 'en');
    }
  });

  test('the text size chosen is right in the first HTML', async () => {
    expect(await (await get('/', { cookie: 'text_size=2' })).text()).toContain('data-text-size="2"');
    expect(await text('/')).toContain('data-text-size="1"');
  });

  test('the cookie banner goes away with a choice, and recommendations come with consent', async () => {
    expect(await text('/map/detail/101')).toContain('value="agree"');
    expect(await (await get('/map/detail/101', { cookie: 'consent=reject' })).text()).not.toMatch(
      /value="agree"|id="related"/,
    );
    expect(await (await get('/map/detail/101', { cookie: 'consent=agree' })).text()).toContain('id="related"');
  });

  test('a trailing slash leads to the address without it, for good', async () => {
    const response = await get('/map/?keyword=a');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/map?keyword=a');
  });

  test('pages of staff lead to their login and are linked from nowhere', async () => {
    const sitemap = await text('/sitemap');
    for (const path of ['/preview/news', '/approve/course', '/staff/duty']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/staff?next=${encodeURIComponent(path)}`,
      ]);
      expect(sitemap).not.toContain(`href="${path}`);
    }
  });

  test('the 404 page says which path', async () => {
    const html = await text('/no/such<page>');
    expect(html).toContain('Page Not Found: /no/such');
    expect(html).not.toContain('<page>');
  });

  test('a bot gets the status and one line', async () => {
    const response = await get('/no-such-page', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect((await response.text()).split('\n')).toHaveLength(1);
  });
});

describe('bad input on pages', () => {
  test.each([
    ['/map/detail/0', 404],
    ['/map/detail/abc', 404],
    ['/map/detail/99999999999999999999', 404],
    ['/map/detail/999999', 404],
    ['/map/search03/9999', 404],
    ['/map/search03/x', 404],
    ['/news/0', 404],
    ['/news/x', 404],
    ['/map/detail/%E0%A4%A', 404],
    ['/map?time_band=9', 422],
    ['/map?municipality=nowhere', 422],
    ['/map?page=99999', 422],
    ['/map?page=-1', 422],
    ['/map?line=1&line=2', 422],
    ['/map?sort=upwards', 422],
    [`/map?keyword=${'a'.repeat(10_000)}`, 422],
    ['/map/cross_search?municipality=nowhere', 422],
    ['/parks?municipality=nowhere', 422],
    ['/news?page=9999', 422],
    ['/news?tab=photos', 422],
    ['/map?keyword=%00%FF%C0', 200],
    ["/map?keyword=';DROP TABLE courses;--", 200],
  ])('%s', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).not.toMatch(/at .*\.(ts|js):\d+|node_modules/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

describe('headers and files', () => {
  test('security headers', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('assets are hashed, immutable and precompressed', async () => {
    const html = await text('/');
    const [, script] = /<script type="module" src="([^"]+)"/.exec(html)!;
    for (const [encoding, accept] of [
      ['br', 'br, gzip'],
      ['gzip', 'gzip'],
    ] as const) {
      const response = await get(script!, { 'accept-encoding': accept });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toContain('javascript');
    }
  });

  test('a cached page answers 304 to its own tag, and is kept apart by text size', async () => {
    const first = await get('/about');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"/);
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
    const large = await get('/about', { cookie: 'text_size=2', 'if-none-match': etag });
    expect(large.status).toBe(200);
    expect(first.headers.get('vary')).toContain('Cookie');
  });

  test('a call from another site is refused', async () => {
    const response = await fetch(`${inject('origin')}/preferences`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ consent: 'agree' }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('preferences come back to the page they were set on, and nowhere else', async () => {
    const post = (next: string) =>
      fetch(`${inject('origin')}/preferences`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ text_size: '2', next }),
      });
    const own = await post('/map?lang=en');
    expect(own.status).toBe(303);
    expect(own.headers.get('location')).toBe('/map?lang=en');
    expect(own.headers.get('set-cookie')).toContain('text_size=2');
    for (const foreign of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])
      expect((await post(foreign)).headers.get('location')).toBe('/');
  });

  test('what machines read', async () => {
    expect(await text('/robots.txt')).toContain('Sitemap: ');
    const sitemap = await text('/sitemap.xml');
    expect(sitemap.match(/<loc>[^<]*\/map\/detail\/\d+<\/loc>/g)!.length).toBeGreaterThanOrEqual(150);
    expect(sitemap).toContain('hreflang="en"');
    expect(await text('/news/feed.xml')).toContain('<rss version="2.0">');
    expect(((await (await get('/api/openapi.json')).json()) as { openapi: string }).openapi).toBe('3.1.0');
    expect(await text('/api/docs')).toContain('GET /search');
    expect(await text('/metrics')).toContain('http_request_duration_seconds_bucket');
    expect(await text('/healthz')).toBe('ok');
    expect(await text('/readyz')).toBe('ready');
    expect((await get('/favicon.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });

  test('a course for other maps', async () => {
    expect(await text('/map/detail/101.gpx')).toContain('<trkpt lat="');
    expect(await text('/map/detail/101.kml?lang=en')).toContain('<coordinates>');
    const geojson = JSON.parse(await text('/map/detail/101.geojson')) as { features: { geometry: { type: string } }[] };
    expect(geojson.features[0]!.geometry.type).toBe('LineString');
    expect((await get('/map/detail/999999.gpx')).status).toBe(404);
  });
});
