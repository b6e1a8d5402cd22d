/** Files of the built client: what is served, in which form, and for how long. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../server/context.ts';
import { serverOf, temporaryDirectory } from './support.ts';

const context = { db: {}, references: {}, accessibility: {}, now: () => new Date() } as unknown as Context;
const directory = temporaryDirectory();
const script = '0123456789'.repeat(100);
const files: Record<string, string | Buffer> = {
  'assets/entry-1.js': script,
  'assets/entry-1.js.br': brotliCompressSync(script),
  'assets/entry-1.js.gz': gzipSync(script),
  'assets/film-1.mp4': 'film',
  'assets/photo.worker-A_b-1.js': script,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: https://walk.example.jp',
};
beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const ask = (at: string, headers: Record<string, string> = {}, method = 'GET') =>
  serverOf(context, {}, { clientDirectory: directory }).request(at, { method, headers });

it.each(['/.vite/manifest.json', '/assets/entry-1.js.br', '/assets/nothing.js', '/assets/..%2f.vite/manifest.json'])(
  'does not serve %s',
  async (at) => {
    const response = await ask(at);
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toBe('{}');
  },
);

it('serves what stands in /.well-known', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
});

describe('the form follows Accept-Encoding', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['identity;q=1, br;q=0.5', null],
    ['', null],
    ['brotli', null],
    ['nonsense;;;q=,', null],
  ])('%j: %s', async (accepted, encoding) => {
    const response = await ask('/assets/entry-1.js', { 'accept-encoding': accepted });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBe(Number(response.headers.get('content-length')));
    const ending = { br: '.br', gzip: '.gz' }[encoding ?? ''] ?? '';
    expect(body).toEqual(Buffer.from(files[`assets/entry-1.js${ending}`]!));
  });
});

it('keeps hashed files for ever, others for an hour', async () => {
  expect((await ask('/assets/entry-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

it('answers HEAD with the headers of GET and no body', async () => {
  const response = await ask('/assets/entry-1.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect(response.headers.get('content-length')).toBe(String((files['assets/entry-1.js.br'] as Buffer).length));
  expect(await response.text()).toBe('');
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 'bytes 0-9/1000', '0123456789'],
    ['bytes=995-', 'bytes 995-999/1000', '56789'],
    ['bytes=-3', 'bytes 997-999/1000', '789'],
    ['bytes=998-5000', 'bytes 998-999/1000', '89'],
  ])('%s', async (range, contentRange, text) => {
    const response = await ask('/assets/entry-1.js', { range, 'accept-encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(text);
  });

  it.each(['bytes=1000-', 'bytes=-0', 'bytes=5-1'])('%s is none', async (range) => {
    const response = await ask('/assets/entry-1.js', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', 'bytes=-'])(
    '%s, which cannot be told, means the whole',
    async (range) => {
      const response = await ask('/assets/entry-1.js', { range });
      expect([200, 206]).toContain(response.status);
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect(await response.text()).toBe(script);
    },
  );

  it('is kept as long as the whole', async () => {
    const response = await ask('/assets/film-1.mp4', { range: 'bytes=0-1' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the policy of scripts', () => {
  const scripts = async (at: string) =>
    /script-src ([^;]*)/.exec((await ask(at)).headers.get('content-security-policy') ?? '')?.[1];

  it('lets the photo worker alone compile WebAssembly', async () => {
    expect(await scripts('/assets/photo.worker-A_b-1.js')).toBe("'self' 'wasm-unsafe-eval'");
    const others = ['/assets/entry-1.js', '/assets/photo.worker-A_b-1.js.map', '/x/assets/photo.worker-1.js', '/map'];
    for (const other of others) expect(await scripts(other), other).toBe("'self'");
    const [worker, entry] = await Promise.all(
      ['/assets/photo.worker-A_b-1.js', '/assets/entry-1.js'].map(async (at) =>
        (await ask(at)).headers.get('content-security-policy'),
      ),
    );
    expect(worker!.replace(" 'wasm-unsafe-eval'", '')).toBe(entry);
  });
});
