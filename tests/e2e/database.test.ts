/** What pages say of what happens in the database: warnings and closed courses at once, and its going away in words. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, createCluster, findBinaries } from '../server/cluster.ts';
import { browserForFile, type OpenOptions, userAgent } from './browser.ts';
import { type RunningPortal, startPortal } from './portal.ts';

const root = path.resolve(import.meta.dirname, '../..');
const binaries = findBinaries();
const open = browserForFile();

describe.skipIf(!binaries)('a portal on PostgreSQL', () => {
  let cluster: Cluster;
  let portal: RunningPortal;
  beforeAll(async () => {
    cluster = await createCluster(binaries!);
    portal = await startPortal({ DATABASE_URL: cluster.url });
  });
  afterAll(async () => {
    await portal.stop();
    cluster.remove();
  });

  const page = async (address: string, origin = portal.origin) => {
    const response = await fetch(origin + address, { headers: { 'user-agent': userAgent } });
    return { status: response.status, html: await response.text() };
  };
  const run = (script: string, ...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: cluster.url },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return stdout;
  };
  const say = (...words: string[]) => void run('scripts/alert.ts', ...words);

  test('a heat warning and a closed course stand on the pages, cached ones too, and go again', {
    timeout: 90_000,
  }, async () => {
    const heat = 'きょうはとても暑くなります。';
    const why = '橋の工事で通れません。';
    /** On a small phone it stands in the first view, before anything is scrolled. */
    const seesWhy = async (options: OpenOptions) => {
      for (const [query, reason] of [
        ['', why],
        ['?lang=en', 'Closed for bridge works.'],
      ] as const) {
        const { page: phone, context } = await open(`${portal.origin}/map/detail/101${query}`, {
          ...{ viewport: { width: 360, height: 640 }, ...options },
        });
        const box = await phone.getByText(reason).first().boundingBox();
        expect(box!.y + box!.height, query).toBeLessThanOrEqual(640);
        await context.close();
      }
    };
    for (const address of ['/', '/map/detail/101', '/map/detail/101?lang=en'])
      expect((await page(address)).html).not.toMatch(/暑くなります|It will be very hot|工事|bridge works/);
    say('course', '101', 'closed', why, 'Closed for bridge works.');
    await expect.poll(async () => (await page('/map/detail/101')).html, { timeout: 10_000 }).toContain(why);
    await seesWhy({});
    say('heat', 'on', heat, 'It will be very hot today.');
    await expect.poll(async () => (await page('/')).html, { timeout: 10_000 }).toContain(heat);
    await seesWhy({ consent: 'reject' });
    const english = (await page('/map/detail/101?lang=en')).html;
    expect(english).toContain('It will be very hot today.');
    expect(english).toContain('Closed for bridge works.');
    say('heat', 'off');
    say('course', '101', 'open');
    await expect.poll(async () => (await page('/')).html, { timeout: 10_000 }).not.toContain(heat);
    await expect.poll(async () => (await page('/map/detail/101')).html, { timeout: 10_000 }).not.toContain(why);
  });

  test('what one process decides another shows, on a page that it has rendered before', {
    timeout: 120_000,
  }, async () => {
    const other = await startPortal({ DATABASE_URL: cluster.url });
    try {
      const expires = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
      const [author, approver] = ['author', 'approver'].map(
        (role) => /staff_\S+/.exec(run('scripts/staff.ts', 'token', '--role', role, '--expires', expires))![0],
      ) as [string, string];
      const call = async (token: string, address: string, body?: object) => {
        const response = await fetch(`${portal.origin}/api${address}`, {
          headers: { 'content-type': 'application/json', 'x-tokotoko-token': token },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        expect(response.status, await response.clone().text()).toBe(200);
        return response.json();
      };
      const { source } = await call(author, '/staff/content?kind=notice&id=1');
      const title = { ja: '橋が新しくなりました', en: 'A new bridge is open' };
      const proposal = { kind: 'notice', content_id: 1, source: { ...source, title } };
      const { revision } = await call(author, '/staff/revision_propose', proposal);
      const shown = async (origin: string) => (await page('/news/1', origin)).html.includes(title.ja);
      for (const { origin } of [portal, other]) expect(await shown(origin)).toBe(false);

      await call(approver, '/preview/decision', {
        id: revision.id,
        table: 'notice',
        type: 'approve',
        publish_at: 'now',
      });
      const decidedAt = performance.now();
      const everywhere = async () => (await shown(other.origin)) && (await shown(portal.origin));
      await expect.poll(everywhere, { timeout: 10_000, interval: 50 }).toBe(true);
      // It looks every 900 ms; the rest is a page rendered anew on a machine that others use as well.
      expect(performance.now() - decidedAt).toBeLessThan(3000);
    } finally {
      await other.stop();
    }
  });

  test('while the database is away pages say so politely with a 503, and come back by themselves', async () => {
    cluster.stop();
    const away = await page('/map/detail/102');
    expect(away.status).toBe(503);
    expect(away.html).toContain('<html lang="ja"');
    expect(away.html).toMatch(/<h1[^>]*>[^<]*(ただいま|いま)/);
    expect(away.html).not.toMatch(/ECONNREFUSED|at .*\.ts:\d+/);
    const english = await page('/map?keyword=ueno&lang=en');
    expect(english.status).toBe(503);
    expect(english.html).toContain('<html lang="en"');
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${portal.origin}/readyz`)).status).toBe(503);
    cluster.start();
    await expect.poll(async () => (await page('/map/detail/102')).status, { timeout: 10_000 }).toBe(200);
    expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200);
  });
});
