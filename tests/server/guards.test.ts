/** Who may change something, what the policy allows, and where a form may lead back to. */
import { describe, expect, it } from 'vitest';
import type { Context } from '../../server/context.ts';
import { ownPath } from '../../server/http/security.ts';
import { serverOf, testKeys } from './support.ts';

const context = {
  ...{ db: {}, references: {}, accessibility: {}, now: () => new Date(), keys: testKeys },
} as unknown as Context;

describe('a request that changes something', () => {
  const post = async (headers: Record<string, string>, environment: Record<string, string> = {}) =>
    (
      await serverOf(context, environment).request('http://walk.test/preferences', {
        method: 'POST',
        body: 'text_size=2',
        headers: { host: 'walk.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    ).status;
  const trusting = { TRUST_PROXY: 'yes' };
  const published = { PUBLIC_ORIGIN: 'https://walk.example.jp' };
  const token = { TOKEN_HEADER: 'x-walk-token', REQUIRE_TOKEN: 'yes' };

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['its own origin', { origin: 'http://walk.test' }, {}, 303],
    ['its own origin and site', { origin: 'http://walk.test', 'sec-fetch-site': 'same-origin' }, {}, 303],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, {}, 303],
    ['no word of where it comes from', {}, {}, 303],
    ['no word, where the token has a name but is optional', {}, { TOKEN_HEADER: 'x-walk-token' }, 303],
    ['another origin', { origin: 'https://evil.example' }, {}, 403],
    ['another port', { origin: 'http://walk.test:81' }, {}, 403],
    ['a hidden origin', { origin: 'null' }, {}, 403],
    ['an origin that is none', { origin: 'nonsense' }, {}, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, {}, 403],
    ['another site', { origin: 'http://walk.test', 'sec-fetch-site': 'cross-site' }, {}, 403],
    [
      'a forwarded host that nobody vouches for',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      {},
      403,
    ],
    [
      "a forwarded host of the proxy's",
      { origin: 'https://walk.example.jp', 'x-forwarded-host': 'walk.example.jp' },
      trusting,
      303,
    ],
    ['the public origin', { origin: 'https://walk.example.jp' }, published, 303],
    ['the public host without HTTPS', { origin: 'http://walk.example.jp' }, published, 403],
    ['no word and no token, where one is asked for', {}, token, 403],
    ['no word and an empty token', { 'x-walk-token': '' }, token, 403],
    ['no word and a token', { 'x-walk-token': 'a' }, token, 303],
    ['its own origin and no token', { origin: 'http://walk.test' }, token, 303],
    ['another origin and a token', { origin: 'https://evil.example', 'x-walk-token': 'a' }, token, 403],
  ])('with %s', async (_, headers, environment, status) => {
    expect(await post(headers, environment)).toBe(status);
  });

  it('is refused as a page in the language, for a form', async () => {
    const response = await serverOf(context).request('/preferences?lang=en', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(await response.text()).toContain('<html lang="en">');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is refused by any method but the reading ones', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(
        (await serverOf(context).request('/preferences', { method, headers: { origin: 'https://evil.example' } }))
          .status,
      ).toBe(403);
  });
});

describe('headers', () => {
  const headersOf = async (path: string, environment: Record<string, string> = {}) =>
    (await serverOf(context, environment).request(path)).headers;

  it.each(['/api/nothing', '/healthz', '/api/docs', '/api/openapi.json', '/api-docs.css', '/robots.txt'])(
    '%s has those that protect',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), camera=\(\), microphone=\(\)/);
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('asks for HTTPS where the site is on HTTPS, and names the tiles only where they are used', async () => {
    const secure = await headersOf('/healthz', { PUBLIC_ORIGIN: 'https://walk.example.jp', MAP_TILES: 'off' });
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(secure.get('content-security-policy')).not.toContain('https:');
    expect((await headersOf('/healthz')).get('content-security-policy')).toContain('https://cyberjapandata.gsi.go.jp');
  });

  it('allows frames and images of the sites that the settings name, and of no other', async () => {
    const policyOf = async (environment: Record<string, string>) =>
      (await headersOf('/healthz', { MAP_TILES: 'off', ...environment })).get('content-security-policy')!.split('; ');
    expect(await policyOf({})).toContain("img-src 'self' data: blob:");
    expect((await policyOf({})).filter((directive) => directive.startsWith('frame-src'))).toEqual(["frame-src 'none'"]);
    const policy = await policyOf({
      FRAME_SOURCES: 'https://video.example https://maps.example:8443',
      IMAGE_SOURCES: 'https://images.example',
    });
    expect(policy).toContain('frame-src https://video.example https://maps.example:8443');
    expect(policy).toContain("img-src 'self' data: blob: https://images.example");
    expect(policy).toContain("script-src 'self'");
  });
});

describe('a search provider', () => {
  const provider = 'https://search.example.jp:8443/widget.js?key=1';
  const policyOf = async (path: string, environment: Record<string, string>) =>
    (await serverOf(context, { MAP_TILES: 'off', ...environment }).request(path)).headers
      .get('content-security-policy')!
      .split('; ')
      .filter((directive) => directive.includes('search.example.jp'));

  it('is allowed on the page of results and on no other', async () => {
    const origin = 'https://search.example.jp:8443';
    const allowed = await policyOf('/search_result?q=ueno', { SITE_SEARCH_PROVIDER: provider });
    expect(allowed.map((directive) => directive.split(' ')[0]).sort()).toEqual([
      'connect-src',
      'font-src',
      'frame-src',
      'img-src',
      'script-src',
      'style-src',
    ]);
    for (const directive of allowed) expect(directive.split(' ')).toContain(origin);
    for (const path of ['/', '/map', '/search_result/more', '/api/site_search?q=ueno', '/healthz'])
      expect(await policyOf(path, { SITE_SEARCH_PROVIDER: provider }), path).toEqual([]);
  });

  it('is nobody where none is set', async () => {
    expect(await policyOf('/search_result?q=ueno', {})).toEqual([]);
  });
});

describe('the way back from a form', () => {
  it.each([
    ['/map?lang=en#results', '/map?lang=en#results'],
    ['/', '/'],
    ['/map?keyword=%2F%2Fevil.example', '/map?keyword=%2F%2Fevil.example'],
  ])('keeps %s', (text, expected) => {
    expect(ownPath(text)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    'http:evil.example',
    'http:/evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example/',
    '\t//evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    ' //evil.example',
    '/..//evil.example/',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/0',
    'blob:http://own.invalid//evil.example',
    'blob:http://own.invalid/0',
    'filesystem:http://own.invalid/0',
    'http://own.invalid//evil.example',
    'http://own.invalid@evil.example/',
    'http://evil.example@own.invalid//evil.example',
    'view-source:http://own.invalid/',
    'file:///etc/passwd',
    'ws://own.invalid/',
    '',
    '%',
    '%2F%2Fevil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/\r\nset-cookie: a=b',
  ])('leads to no other site: %j', (text) => {
    const path = ownPath(text);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(path).not.toMatch(/[\r\n\t\\]/);
    const resolved = new URL(path, 'https://walk.example.jp/somewhere');
    expect(resolved.origin).toBe('https://walk.example.jp');
  });
});
