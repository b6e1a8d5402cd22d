/** Storybook on the portal: off until it is asked for, under its path alone, out of every index, and with a policy of its own. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { serverOf, temporaryDirectory } from './support.ts';

const manager = "\n  import './sb-manager/runtime.js';\n";
const frame = 'window.CONFIG_TYPE = "PRODUCTION";';
const files = {
  'index.html': `<!doctype html><title>Storybook</title><script type="module">${manager}</script>`,
  'iframe.html': `<!doctype html><script>${frame}</script><script type="module" src="./assets/iframe-1.js"></script>`,
  'index.json': '{"v":5,"entries":{}}',
  'assets/iframe-1.js': `${'// a long one\n'.repeat(200)}`,
  'sb-manager/runtime.js': 'export {};',
  '.sources': 'stamp',
};
const directory = temporaryDirectory();
const STORYBOOK_PATH = '/review/storybook';
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const context = { db: {}, references: {}, accessibility: {}, now: () => new Date() } as unknown as Context;
const portal = (environment: Record<string, string> = {}) =>
  serverOf(context, { STORYBOOK_PATH, STORYBOOK_DIR: directory, ...environment });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('off, as it is by default', () => {
  it('is no path of the portal, even where a Storybook is built', async () => {
    const app = serverOf(context, { STORYBOOK_DIR: directory });
    for (const asked of ['/storybook/index.html', `${STORYBOOK_PATH}/index.html`])
      expect((await app.request(asked)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(readConfig({}).STORYBOOK_PATH).toBe('');
  });
});

describe('on', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/iframe.html?id=a--b&viewMode=story', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.json', 'application/json', 'no-cache'],
    ['/sb-manager/runtime.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/iframe-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s', async (asked, type, cache) => {
    const response = await portal().request(STORYBOOK_PATH + asked);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cache);
    expect(await response.text()).toBe(files[(asked.slice(1).split('?')[0] || 'index.html') as keyof typeof files]);
  });

  it('leads to the slash that its relative files need, and keeps what was asked', async () => {
    const response = await portal().request(`${STORYBOOK_PATH}?path=/story/a--b`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`${STORYBOOK_PATH}/?path=/story/a--b`);
  });

  it('sends again only what is new, and what is long in a short form', async () => {
    const app = portal();
    const first = await app.request(`${STORYBOOK_PATH}/index.json`);
    const etag = first.headers.get('etag')!;
    const again = await app.request(`${STORYBOOK_PATH}/index.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    writeFileSync(path.join(directory, 'index.json'), `${files['index.json']}\n`);
    const changed = await app.request(`${STORYBOOK_PATH}/index.json`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    writeFileSync(path.join(directory, 'index.json'), files['index.json']);
    const packed = await app.request(`${STORYBOOK_PATH}/assets/iframe-1.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(['/nothing.js', '/.sources', '/..%2fpackage.json', '/assets/', '/assets'])(
    'has nothing at %s',
    async (asked) => {
      const response = await portal().request(STORYBOOK_PATH + asked);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('tokotoko');
    },
  );

  it('takes nothing', async () => {
    const response = await portal().request(`${STORYBOOK_PATH}/index.json`, { method: 'POST', body: 'a=b' });
    expect(response.status).toBe(405);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
  });

  it.each(['', '/', '/iframe.html', '/assets/iframe-1.js', '/nothing'])(
    'is kept out of every index: %j',
    async (asked) => {
      expect((await portal().request(STORYBOOK_PATH + asked)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
    },
  );

  it('is not told to robots, who would then not come to read that', async () => {
    expect(await (await portal().request('/robots.txt')).text()).not.toContain('storybook');
  });
});

describe('policy', () => {
  const policyOf = async (asked: string, environment = {}) =>
    (await portal(environment).request(asked)).headers.get('content-security-policy')!;

  it('allows its own two inline scripts and no other, its styles, and its own frame', async () => {
    const policy = await policyOf(`${STORYBOOK_PATH}/`);
    expect(policy).toContain(`script-src 'self' ${hashOf(manager)} ${hashOf(frame)};`);
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/https?:/);
  });

  it('is the same on all of it, and has the other headers that protect', async () => {
    const { headers } = await portal({ PUBLIC_ORIGIN: 'https://walk.example.jp' }).request(
      `${STORYBOOK_PATH}/iframe.html`,
    );
    expect(headers.get('content-security-policy')).toBe(await policyOf(`${STORYBOOK_PATH}/nothing`));
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it.each(['/healthz', '/robots.txt', '/api/nothing', '/review', '/review/storybookish', '/review/'])(
    'leaves that of the portal as it is: %s',
    async (asked) => {
      const without = await serverOf(context).request(asked);
      const { headers } = await portal().request(asked);
      expect(headers.get('content-security-policy')).toBe(without.headers.get('content-security-policy'));
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-robots-tag')).toBeNull();
    },
  );
});

describe('settings', () => {
  it.each([
    '/',
    'storybook',
    '/storybook/',
    '//elsewhere.example',
    '/Storybook',
    '/a b',
    '/../x',
    '/a/*',
    '/:id',
    '/api',
    '/assets/x',
  ])('STORYBOOK_PATH may not be %j', (value) => {
    expect(() => readConfig({ STORYBOOK_PATH: value })).toThrow(/^STORYBOOK_PATH is not usable/);
  });

  it.each(['/storybook', '/review/storybook-2', '/apis'])('STORYBOOK_PATH may be %j', (value) => {
    expect(readConfig({ STORYBOOK_PATH: value }).STORYBOOK_PATH).toBe(value);
  });

  it('say what to do when nothing is built', () => {
    expect(() => portal({ STORYBOOK_DIR: '/nowhere' })).toThrow(
      'STORYBOOK_DIR holds no built Storybook: /nowhere. Run: npm run storybook:build',
    );
  });
});
