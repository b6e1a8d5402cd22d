/**
 * A database that hangs without saying so: cached pages come as always, all others fail within seconds. In `npm test` queries that
 * never settle; in a full run also a PostgreSQL of its own that is stopped by a signal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import type { Db } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/database.ts';
import { gaveUpWaiting, limits } from '../../server/db/limits.ts';
import { readReferences } from '../../server/references.ts';
import { isFull } from '../full.ts';
import { createCluster, findBinaries } from './cluster.ts';
import { pageServerOf } from './pagesSupport.ts';
import { photoParts } from './photoParts.ts';
import { openPortal, testKeys, testPush } from './support.ts';

const get = async (app: Hono, path: string, headers: Record<string, string> = {}) => {
  const started = performance.now();
  const response = await app.request(`http://localhost${path}`, { headers });
  const body = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    ms: performance.now() - started,
  };
};

/** Longer than an edition is believed without looking. */
const editionMs = 3100;
const untilEditionIsOld = async () => {
  const start = Date.now();
  await expect.poll(() => Date.now() - start, { timeout: 60_000 }).toBeGreaterThan(editionMs);
};

/** Pages with no data of their own need no database. */
const cachedPage = '/map/detail/101';
const uncached = ['/map', '/map/detail/102', '/sitemap.xml', '/news/feed.xml', '/map/detail/102.gpx'];

const fromCache = async (app: Hono) =>
  Number(/page_cache_total\{from="cache"\} (\d+)/.exec((await get(app, '/metrics')).body)?.[1] ?? 0);

/** The first page may have been rendered before the edition was known. */
async function untilCached(app: Hono) {
  const before = await fromCache(app);
  await expect
    .poll(async () => ((await get(app, cachedPage)).status === 200 ? fromCache(app) : 0), { timeout: 60_000 })
    .toBeGreaterThan(before);
}

async function expectToHold(app: Hono) {
  await untilEditionIsOld();
  // The first finds an old edition and waits a moment for a new one; those after it do not wait. A machine that is busy with
  // other tests takes longer, but not as long as the database is waited for.
  expect((await get(app, cachedPage)).ms).toBeLessThan(limits.requestMs);
  const cached = await Promise.all(Array.from({ length: 5 }, () => get(app, cachedPage)));
  for (const { status, ms } of cached) {
    expect(status).toBe(200);
    expect(ms).toBeLessThan(limits.requestMs);
  }
  const others = await Promise.all(uncached.map((path) => get(app, path)));
  for (const [at, { status, retryAfter, ms }] of others.entries()) {
    expect(`${uncached[at]} ${status}`).toBe(`${uncached[at]} 503`);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(ms).toBeLessThan(30_000);
  }
  const choice = await app.request('http://localhost/preferences', {
    method: 'POST',
    body: 'consent=agree&next=/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(choice.status).toBe(303);
  expect((await get(app, '/about')).status).toBe(200);
}

/** A database whose queries never settle while `isFrozen`, or end as `outcome` does. */
function freezable(db: Db, outcome = new Promise<never>(() => {})) {
  const state = { isFrozen: false };
  const frozen = (target: object): unknown =>
    new Proxy(target, {
      get: (_, name) => (name === 'then' ? outcome.then.bind(outcome) : () => frozen(target)),
    });
  const wrapped = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => (state.isFrozen ? frozen({}) : Reflect.apply(value, target, args));
    },
  });
  return { db: wrapped, state };
}

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('queries that never settle', async () => {
  const portal = await openPortal('pglite');
  ends.push(portal.close);
  const { db, state } = freezable(portal.context.db);
  const app = pageServerOf({ ...portal.context, db });
  await untilCached(app);
  state.isFrozen = true;
  await expectToHold(app);
  state.isFrozen = false;
  await expect.poll(async () => (await get(app, '/map')).status, { timeout: 60_000 }).toBe(200);
});

it('asks for a page of a session: that is an error, and neither the page of a visitor nor that of a member', async () => {
  const portal = await openPortal('pglite');
  ends.push(portal.close);
  // What the database's own limits make of such a query.
  const over = Promise.reject(gaveUpWaiting());
  over.catch(() => undefined);
  const { db, state } = freezable(portal.context.db, over);
  const app = pageServerOf({ ...portal.context, db });
  await untilCached(app);
  state.isFrozen = true;
  const cookie = `session=${'a'.repeat(43)}`;
  expect((await get(app, cachedPage)).status).toBe(200);
  for (const path of [cachedPage, '/mypage', '/api/num'])
    expect([path, (await get(app, path, { cookie })).status]).toEqual([path, 503]);
});

/** The processes whose parent is `pid`, from the system's own files. */
const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${each}/stat`, 'utf8'))?.[1]) === pid;
      } catch {
        return false;
      }
    });

const binaries = findBinaries();
describe.skipIf(!isFull || !binaries || process.platform !== 'linux')('PostgreSQL', () => {
  it('is stopped by a signal and goes on', async () => {
    const cluster = await createCluster(binaries!);
    ends.push(cluster.remove);
    const database = await openDatabase({ url: cluster.url, directory: '', onLog: () => {}, onFatal: () => {} });
    ends.push(database.close);
    await database.setUp(async (db) => void (await loadContent(db)));
    const app = pageServerOf({
      db: database.db,
      references: await readReferences(database.db),
      accessibility: readAccessibility(),
      now: () => new Date(),
      keys: testKeys,
      push: testPush(),
      ...photoParts().parts,
    });
    await untilCached(app);
    const postmaster = cluster.pid();
    const stopped = [postmaster, ...childrenOf(postmaster)];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of stopped) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      await expectToHold(app);
    } finally {
      signal('SIGCONT');
    }
    await expect.poll(async () => (await get(app, '/map')).status, { timeout: 60_000 }).toBe(200);
  });
});
