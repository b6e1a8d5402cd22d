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

  const page = async (address: string) => {
    const response = await fetch(portal.origin + address, { headers: { 'user-agent': userAgent } });
    return { status: response.status, html: await response.text() };
  };
  const say = (...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/alert.ts', ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: cluster.url },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  };

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
