/** The server around the API: limits, headers, health, files of routes, preferences. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '../../contract/errors.ts';
import { type Call, endpoints } from '../../contract/index.ts';
import { content } from './expected.ts';
import { openPortal, type Portal, serverOf } from './support.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite');
});
afterAll(() => portal.close());

let http: Server | undefined;
async function listen(app: Hono): Promise<string> {
  http = createHttpServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => http!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}
afterEach(() => {
  http?.closeAllConnections();
  http?.close();
  http = undefined;
});

describe('limits', () => {
  const ask = async (url: string, init?: RequestInit) => {
    const response = await fetch(url, init);
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };

  it('refuses a caller who asks too much, with the time to wait; a change weighs as ten readings', async () => {
    const url = await listen(serverOf(portal.context, { REQUESTS_PER_MINUTE: '12' }));
    expect(
      (
        await ask(`${url}/api/course_detail/get_num`, {
          method: 'POST',
          body: 'id=101',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    ).toBe(200);
    expect((await ask(`${url}/api/num`)).status).toBe(200);
    expect((await ask(`${url}/api/num`)).status).toBe(200);
    const refused = await ask(`${url}/api/num`);
    expect(refused.status).toBe(429);
    expect(errorEnvelope.parse(refused.body).error_info.error_code).toBe('E429');
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it.each([
    ['yes', 200],
    ['no', 429],
  ])('tells callers behind a proxy apart when TRUST_PROXY is %s', async (trust, expected) => {
    const url = await listen(serverOf(portal.context, { REQUESTS_PER_MINUTE: '1', TRUST_PROXY: trust }));
    const from = (address: string) => ask(`${url}/api/num`, { headers: { 'x-forwarded-for': address } });
    expect((await from('203.0.113.1')).status).toBe(200);
    expect((await from('203.0.113.2')).status).toBe(expected);
    // Only the last address is the proxy's own word.
    expect((await from('198.51.100.9, 203.0.113.1')).status).toBe(429);
  });
});

describe('raw requests', () => {
  const raw = (url: string, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
        if (answer.includes('\r\n')) socket.end();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  it.each([
    ['a broken request line', 'NONSENSE\r\n\r\n'],
    ['an unknown method', 'BREW /api/num HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /api/num HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a broken host', 'GET /api/num HTTP/1.1\r\nhost: a b:c\r\nconnection: close\r\n\r\n'],
    ['a NUL in the path', 'GET /api/\0num HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['bytes that are no UTF-8', 'GET /api/search?keyword=\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    [
      'a length that lies',
      'POST /api/cookie_click_count HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\nconnection: close\r\n\r\n',
    ],
    [
      'two lengths',
      'POST /api/cookie_click_count HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\nconnection: close\r\n\r\nab',
    ],
  ])('%s is answered without a 5xx, and the next caller is served', async (_, text) => {
    const url = await listen(serverOf(portal.context));
    expect(await raw(url, text)).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect((await fetch(`${url}/api/num`)).status).toBe(200);
  });
});

describe('headers', () => {
  it.each(['/api/num', '/api/nothing', '/healthz', '/api/docs', '/api/openapi.json'])(
    '%s has those that protect',
    async (path) => {
      const { headers } = await portal.app.request(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'; /);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('asks for HTTPS where the site is on HTTPS, and names the tiles only where they are used', async () => {
    const secure = await serverOf(portal.context, {
      PUBLIC_ORIGIN: 'https://walk.example.jp',
      MAP_TILES: 'off',
    }).request('/api/num');
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(secure.headers.get('content-security-policy')).not.toContain('https:');
    expect((await portal.app.request('/api/num')).headers.get('content-security-policy')).toContain(
      'https://cyberjapandata.gsi.go.jp',
    );
  });

  it('keeps answers of the API out of every cache', async () => {
    expect((await portal.app.request('/api/num')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('for people and machines', () => {
  it('says that it lives, that it is ready, and how it does', async () => {
    expect(await (await portal.app.request('/healthz')).text()).toBe('ok');
    expect((await portal.app.request('/readyz')).status).toBe(200);
    await portal.app.request('/api/num');
    expect(await (await portal.app.request('/metrics')).text()).toMatch(
      /http_request_duration_seconds_count\{kind="api",method="GET",status="200"\} \d+/,
    );
  });

  it.each(['ja', 'en'])('documents every endpoint in %s', async (lang) => {
    const html = await (await portal.app.request(`/api/docs?lang=${lang}`)).text();
    expect(html).toContain(`<html lang="${lang}">`);
    for (const call of Object.keys(endpoints) as Call[]) expect(html).toContain(`<code>${call}</code>`);
  });

  it('tells robots where the site map is', async () => {
    expect(await (await portal.app.request('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
  });
});

describe('files of a route', () => {
  const course = content.courses.find(({ id }) => id === 101)!;

  it.each([
    ['gpx', 'application/gpx+xml'],
    ['kml', 'application/vnd.google-earth.kml+xml'],
  ])('%s has every point of the line', async (ending, type) => {
    const response = await portal.app.request(`/map/detail/101.${ending}?lang=en`);
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="tokotoko-101.${ending}"`);
    const text = await response.text();
    for (const { lat, lng, name } of course.points) {
      expect(text).toContain(ending === 'gpx' ? `<trkpt lat="${lat}" lon="${lng}"/>` : `${lng},${lat}`);
      expect(text).toContain(name.en.replaceAll("'", '&#39;'));
    }
    expect(text).toContain('An approximate line');
  });

  it('geojson has the line and its points', async () => {
    const body = await (await portal.app.request('/map/detail/101.geojson')).json();
    expect(body.features[0].geometry).toEqual({
      type: 'LineString',
      coordinates: course.points.map(({ lat, lng }) => [lng, lat]),
    });
    expect(body.features.slice(1).map((feature: { properties: { name: string } }) => feature.properties.name)).toEqual(
      course.points.map(({ name }) => name.ja),
    );
  });

  it('is E404 for a course that is not there', async () => {
    const response = await portal.app.request('/map/detail/999999.gpx');
    expect(response.status).toBe(404);
    expect(errorEnvelope.parse(await response.json()).error_info.error_code).toBe('E404');
  });
});

describe('preferences without JavaScript', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    portal.app.request('/preferences', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('sets what was chosen and goes back', async () => {
    const response = await post('text_size=2&consent=agree&next=/map%3Fkeyword=%E4%B8%8A%E9%87%8E%26lang=en');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/map?keyword=%E4%B8%8A%E9%87%8E&lang=en');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^text_size=2; .*Path=\/; .*SameSite=Lax/),
      expect.stringMatching(/^consent=agree; /),
    ]);
  });

  it('sets nothing that it does not know', async () => {
    expect((await post('text_size=9&consent=maybe&next=/')).headers.getSetCookie()).toEqual([]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example/',
    '/a/..//evil.example',
    '',
    '%',
    '/\r\nset-cookie: a=b',
  ])('never leads to another site: %j', async (next) => {
    const response = await post(`next=${encodeURIComponent(next)}`);
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location')!, 'http://localhost/');
    expect(location.origin).toBe('http://localhost');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['broken multipart', 'multipart/form-data; boundary=x'],
    ['multipart without a boundary', 'multipart/form-data'],
    ['plain text', 'text/plain'],
  ])('takes %s for an empty form', async (_, type) => {
    const response = await post('--y\r\nnonsense', { 'content-type': type });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
  });

  it('comes from pages of this site only', async () => {
    expect((await post('text_size=2', { origin: 'https://evil.example' })).status).toBe(403);
  });
});

it('never leads to another site by a slash at the end of a path', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example//']) {
    const response = await portal.app.request(`http://localhost${path}`);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location')!, 'http://localhost/').origin).toBe('http://localhost');
  }
});
