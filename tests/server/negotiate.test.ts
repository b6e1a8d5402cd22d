/** What callers take and have: encodings with weights, tags, HEAD. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingFor, matchingEtag } from '../../server/http/negotiate.ts';
import { listen, pageServerOf } from './pagesSupport.ts';
import { openPortal, type Portal } from './support.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['BR', 'br'],
  ['abracadabra, gzipped', 'identity'],
  ['gzip ; q=0.9 , br ; q=0.1', 'gzip'],
])('Accept-Encoding %j is answered with %s', (header, expected) => {
  expect(encodingFor(header, ['br', 'gzip'])).toBe(expected);
});

it.each([
  [undefined, undefined],
  ['"b"', '"b"'],
  ['W/"b"', '"b"'],
  ['"x", "b" , W/"y"', '"b"'],
  ['*', '"a"'],
  ['"x"', undefined],
  ['b', undefined],
  ['"ab"', undefined],
])('If-None-Match %j names %j', (header, expected) => {
  expect(matchingEtag(header, ['"a"', '"b"'])).toBe(expected);
});

describe('a cached page', () => {
  let portal: Portal;
  let app: Hono;
  beforeAll(async () => {
    portal = await openPortal('pglite');
    app = pageServerOf(portal.context);
  });
  afterAll(() => portal.close());
  const ask = (headers: Record<string, string>, method = 'GET') =>
    app.request('http://localhost/about', { method, headers });

  it('has one strong tag for each encoding, and each is known again', async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    const tags = new Set<string>();
    const texts = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const response = await ask({ 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(body.length));
      texts.add(String(decode[encoding](body)));
      const etag = response.headers.get('etag')!;
      tags.add(etag);
      const again = await ask({ 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      for (const name of ['etag', 'cache-control', 'vary'])
        expect(again.headers.get(name)).toBe(response.headers.get(name));
    }
    expect(tags.size).toBe(3);
    expect(texts.size).toBe(1);
    expect((await ask({ 'if-none-match': '*' })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and nothing else', async () => {
    const origin = await listen(app);
    const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(`${origin}/about`, { method })));
    expect(head!.status).toBe(200);
    expect(await head!.text()).toBe('');
    for (const name of ['content-type', 'etag', 'cache-control', 'vary', 'content-language', 'content-encoding'])
      expect(head!.headers.get(name)).toBe(get!.headers.get(name));
  });
});
