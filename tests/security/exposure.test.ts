/** What the portal shows to who looks around: files, methods, calls opened as documents, accounts that nobody made. */
import { createServer, type Server } from 'node:http';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../../server/http/serveApp.ts';
import { createLog } from '../../server/log.ts';
import { members } from '../../server/members/members.table.ts';
import { pageServerOf } from '../server/pagesSupport.ts';
import { listen, sendRaw } from '../server/rawRequests.ts';
import { openPortal, type Portal } from '../server/support.ts';

let portal: Portal;
let app: ReturnType<typeof pageServerOf>;
let http: Server;
let port: number;
beforeAll(async () => {
  portal = await openPortal('pglite');
  app = pageServerOf(portal.context);
  http = createServer();
  serveApp(http, app, { log: createLog('silent') });
  port = await listen(http);
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await portal.close();
});

it('a new portal has no members', async () => {
  expect(await portal.context.db.select({ total: count() }).from(members)).toEqual([{ total: 0 }]);
});

describe('a response of the API is no document', () => {
  it.each(['/api/num', '/api/user_get', '/api/nothing', '/api/user_check?user_name=<script>'])('%s', async (path) => {
    const { headers } = await app.request(`http://localhost${path}`);
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('but its documentation is one', async () => {
    expect((await app.request('http://localhost/api/docs')).headers.get('content-security-policy')).not.toContain(
      'sandbox',
    );
  });
});

it.each([
  ...['/.git/config', '/.git/HEAD', '/.env', '/package.json', '/package-lock.json', '/server/main.ts', '/secret.key'],
  ...[
    '/.data/portal.lock',
    '/dist/server/entry.server.js',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/node_modules/',
  ],
  ...[
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/secret.key',
  ],
])('serves no file that is not meant to be: %s', async (path) => {
  const response = await sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 (301|404) /);
  expect(response).not.toMatch(/"dependencies"|repositoryformatversion|Index of/);
});

it.each(['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('does not answer %s', async (method) => {
  const head = `${method} /login HTTP/1.1\r\nhost: localhost\r\ncookie: session=secret\r\nconnection: close\r\n\r\n`;
  const response = await sendRaw(port, head);
  expect(response).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  expect(response).not.toContain('secret');
});
