/** Request lines that are malformed, or that carry what must not be logged. */
import { createServer, type Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../server/context.ts';
import { serveApp } from '../../server/http/serveApp.ts';
import { createLog } from '../../server/log.ts';
import { listen, sendRaw } from './rawRequests.ts';
import { serverOf } from './support.ts';

/** A database that is broken in a way nobody expects, and says the address it was asked for. */
const broken = new Proxy(
  {},
  {
    get: () => () => {
      throw new TypeError('Cannot read http://name:word@localhost/api/num?keyword=secret of /map?keyword=secret');
    },
  },
);
const context = { db: broken, references: {}, accessibility: {}, now: () => new Date() } as unknown as Context;

let http: Server;
let port: number;
let logged: string;
beforeEach(async () => {
  logged = '';
  const output = new PassThrough().on('data', (chunk) => (logged += chunk));
  const log = createLog('debug', output);
  http = createServer();
  serveApp(http, serverOf(context, {}, { log }), { log });
  port = await listen(http);
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+) /.exec(response)?.[1]);
const get = (target: string, host = 'localhost') =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);

describe('a malformed target', () => {
  it.each([
    ['credentials', 'http://name:word@localhost/api/docs?keyword=secret'],
    ['a name without a password', 'http://name@localhost/api/docs?keyword=secret'],
    ['another host than the Host header', 'http://elsewhere.example/api/docs?keyword=secret'],
    ['another port than the Host header', 'http://localhost:81/api/docs?keyword=secret'],
    ['another scheme', 'ftp://localhost/api/docs?keyword=secret'],
    ['a broken absolute form', 'http://[secret/api/docs?keyword=secret'],
    ['a backslash', '/api\\docs?keyword=secret'],
    ['a backslash in absolute form', 'http://localhost\\@elsewhere.example/?keyword=secret'],
    ['an asterisk', '*'],
    ['authority form', 'localhost:80'],
    ['no slash', 'api/docs?keyword=secret'],
    ['a control character', '/api/\x01docs?keyword=secret'],
    ['a NUL', '/api/\0docs?keyword=secret'],
  ])('with %s is 400', async (_, target) => {
    expect(statusOf(await get(target))).toBe(400);
    expect(logged).not.toMatch(/secret|word@/);
  });

  it.each([
    ['credentials in the Host header', 'name:word@localhost'],
    ['a query in the Host header', 'localhost?keyword=secret'],
    ['a broken Host header', 'a b:c'],
  ])('%s: 400', async (_, host) => {
    expect(statusOf(await get('/api/docs', host))).toBe(400);
    expect(logged).not.toMatch(/secret|word@/);
  });

  it('that is very long is refused before the portal sees it', async () => {
    expect(statusOf(await get(`/api/docs?keyword=${'secret'.repeat(10_000)}`))).toBe(431);
    expect(logged).toBe('');
  });

  it.each(['/api/%', '/api/%E0%A4%A', '/api/%zz?keyword=%', '/api/docs/%00'])(
    'with bad percent-encoding is not found: %s',
    async (target) => {
      expect(statusOf(await get(`${target}${target.includes('?') ? '' : '?keyword=secret'}`))).toBeLessThan(500);
      expect(logged).not.toContain('secret');
    },
  );

  it('is 400 for any method', async () => {
    for (const method of ['POST', 'HEAD', 'OPTIONS', 'PUT'])
      expect(statusOf(await sendRaw(port, `${method} * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`))).toBe(400);
  });

  it.each([
    ['a broken request line', 'NONSENSE\r\n\r\n'],
    ['an unknown method', 'BREW /api/docs HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['CONNECT', 'CONNECT localhost:80 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /api/docs HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['bytes that are no UTF-8', 'GET /api/docs?keyword=\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    [
      'a negative length',
      'POST /api/cookie_click_count HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\nconnection: close\r\n\r\n',
    ],
  ])('(%s) is no 5xx, and the next caller is served', async (_, text) => {
    expect(await sendRaw(port, text)).toMatch(/^(HTTP\/1\.1 [24]\d\d |$)/);
    expect(statusOf(await get('/healthz'))).toBe(200);
  });
});

/** Where one server reads the end of a body and another one reads on, a second request hides. */
it.each([
  ['two lengths', 'content-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  ['a length beside chunks', 'content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG'],
  ['chunks that are not the last coding', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a coding that nobody knows', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
])('(%s) is 400', async (_, rest) => {
  const start = 'POST /api/cookie_click_count HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';
  expect(statusOf(await sendRaw(port, start + rest))).toBe(400);
  expect(statusOf(await get('/healthz'))).toBe(200);
});

describe('a good target', () => {
  it.each(['/api/docs?lang=en', 'http://localhost/api/docs?lang=en', 'HTTP://LOCALHOST:80/api/docs?lang=en'])(
    '%s is served',
    async (target) => {
      const response = await get(target);
      expect(statusOf(response)).toBe(200);
      expect(response).toContain('<html lang="en">');
    },
  );
});

it('logs no query string and no credentials, even where an error names the address', async () => {
  expect(statusOf(await get('/api/num?keyword=secret'))).toBe(500);
  expect(statusOf(await get('/map?keyword=secret'))).toBe(500);
  expect(logged).toContain('request failed');
  expect(logged).toContain('"path":"/api/num"');
  expect(logged).not.toMatch(/secret|word@|name:/);
});
