/** How much one caller may ask, and who one caller is. */
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { errorEnvelope } from '../../contract/errors.ts';
import type { Context } from '../../server/context.ts';
import { serveApp } from '../../server/http/serveApp.ts';
import { createLog } from '../../server/log.ts';
import { listen } from './rawRequests.ts';
import { serverOf } from './support.ts';

const context = { db: {}, references: {}, accessibility: {}, now: () => new Date() } as unknown as Context;
const perMinute = 60;

let http: Server | undefined;
afterEach(() => {
  http?.closeAllConnections();
  http?.close();
});

async function start(environment: Record<string, string> = {}): Promise<string> {
  http = createServer();
  serveApp(http, serverOf(context, { REQUESTS_PER_MINUTE: String(perMinute), ...environment }), {
    log: createLog('silent'),
  });
  return `http://127.0.0.1:${await listen(http)}`;
}

/** Uses the limit up, as one address behind a proxy. */
async function useUp(origin: string, address = '203.0.113.1'): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  for (let turn = 0; turn < perMinute / 10; turn += 1)
    expect((await fetch(`${origin}/api/nothing`, { method: 'POST', headers })).status).toBe(404);
}

describe('a caller who asks too much', () => {
  it('is refused with the time to wait; a change weighs as ten readings', async () => {
    const origin = await start();
    await useUp(origin);
    const refused = await fetch(`${origin}/api/openapi.json`);
    expect(refused.status).toBe(429);
    expect(errorEnvelope.parse(await refused.json()).error_info.error_code).toBe('E429');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('may go from page to page: the check of the login weighs as a reading', async () => {
    const origin = await start();
    const check = () => fetch(`${origin}/api/user_login_check`, { method: 'POST', headers: { origin } });
    for (let turn = 0; turn < perMinute; turn += 1) expect((await check()).status).toBe(200);
    expect((await check()).status).toBe(429);
  });

  it.each(['/metrics', '/readyz'])('is refused %s, too', async (path) => {
    const origin = await start();
    expect((await fetch(origin + path)).status).toBe(200);
    await useUp(origin).catch(() => undefined);
    expect((await fetch(origin + path)).status).toBe(429);
  });

  it.each([
    ['/map', 'ja', /<h1>[^<]*多く/, 'href="/"'],
    ['/map?lang=en', 'en', /<h1>Too many requests<\/h1>/, 'href="/?lang=en"'],
    ['/no/such/page', 'ja', /<h1>/, 'href="/"'],
    ['/map?lang=%22%3E%3Cscript%3E', 'ja', /<h1>/, 'href="/"'],
  ])('of pages gets a page in their language: %s', async (path, lang, heading, link) => {
    const origin = await start();
    await useUp(origin);
    const refused = await fetch(origin + path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const seconds = refused.headers.get('retry-after')!;
    const html = await refused.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toMatch(heading);
    expect(html).toContain(link);
    expect(html).toContain(seconds);
    expect(html).not.toContain('<script');
  });
});

describe('one caller', () => {
  const statusFor = async (origin: string, address: string) =>
    (await fetch(`${origin}/api/openapi.json`, { headers: { 'x-forwarded-for': address } })).status;

  it.each([
    // [TRUST_PROXY, who used the limit up, who asks, status]
    ['yes', '203.0.113.1', '203.0.113.2', 200],
    ['no', '203.0.113.1', '203.0.113.2', 429],
    ['yes', '203.0.113.1', '198.51.100.9, 203.0.113.1', 429],
    ['yes', '203.0.113.1:4711', '203.0.113.1:4712', 429],
    ['yes', '203.0.113.1', '::ffff:203.0.113.1', 429],
    ['yes', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 429],
    ['yes', '2001:db8:1:2::1', '2001:DB8:1:2:0:0:0:9', 429],
    ['yes', '[2001:db8:1:2::1]:4711', '[2001:db8:1:2::2]:4712', 429],
    ['yes', '[2001:db8:1:2::1]', '2001:db8:1:2::2', 429],
    ['yes', 'fe80::1%eth0', 'fe80::2', 429],
    ['yes', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    // What is no address does not count as one: the connection's own does.
    ['yes', 'nonsense-1', 'nonsense-2', 429],
    ['yes', 'unknown', '203.0.113.1, 999.1.1.1:5', 429],
  ])('TRUST_PROXY=%s, %s and %s: %i', async (trust, first, second, status) => {
    const origin = await start({ TRUST_PROXY: trust });
    await useUp(origin, first);
    expect(await statusFor(origin, second)).toBe(status);
  });
});
