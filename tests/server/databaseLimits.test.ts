/** A database that is locked, may only be read, or is frozen: 503 in time with words and Retry-After, then as before. */
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Database, openDatabase, rowsOf } from '../../server/db/database.ts';
import { readReferences } from '../../server/references.ts';
import { type Cluster, createCluster, findBinaries } from './cluster.ts';
import { photoParts } from './photoParts.ts';
import { onEngineInTurn, openPortal, serverOf, testKeys, testPush } from './support.ts';

const read = (app: Hono) => app.request('http://localhost/api/notice');
const write = (app: Hono) =>
  app.request('http://localhost/api/cookie_click_count', {
    method: 'POST',
    body: JSON.stringify({ type: 'agree' }),
    headers: { 'content-type': 'application/json' },
  });

async function expectNotNow(responses: (Response | Promise<Response>)[]): Promise<void> {
  const started = performance.now();
  for (const response of await Promise.all(responses)) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect((await response.json()).error_info).toEqual({
      error_code: 'E503',
      error_message: 'The database does not answer; try again in a moment',
    });
  }
  // Five seconds, and some for a machine that is busy with other tests.
  expect(performance.now() - started).toBeLessThan(9000);
}

onEngineInTurn((engine) => {
  it('may only be read: reads go on, writes are told to come again', async () => {
    const portal = await openPortal(engine);
    const [{ name }] = rowsOf<{ name: string }>(
      await portal.database.db.execute(sql`select current_database() as name`),
    ) as [{ name: string }];
    // Sessions that begin from now on; the embedded database has one only.
    await portal.database.db.execute(
      engine === 'pglite'
        ? sql`set default_transaction_read_only = on`
        : sql.raw(`alter database ${name} set default_transaction_read_only = on`),
    );
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
    if (engine === 'postgresql')
      await portal.database.db
        .transaction(async (tx) => {
          await tx.execute(sql`${end} and pid <> pg_backend_pid()`);
          await tx.execute(end);
        })
        .catch((error: unknown) => error);
    await expect.poll(async () => (await read(portal.app)).status, { timeout: 60_000 }).toBe(200);
    await expectNotNow([write(portal.app), write(portal.app)]);
    expect((await read(portal.app)).status).toBe(200);
    await portal.close();
  });
}, 1);

const binaries = findBinaries();
describe.skipIf(!binaries)('PostgreSQL', () => {
  let cluster: Cluster;
  let database: Database;
  let app: Hono;
  beforeAll(async () => {
    cluster = await createCluster(binaries!);
    database = await openDatabase({ url: cluster.url, directory: '', onLog: () => {}, onFatal: () => {} });
    await database.setUp(async (db) => void (await loadContent(db)));
    app = serverOf({
      db: database.db,
      references: await readReferences(database.db),
      accessibility: readAccessibility(),
      now: () => new Date(),
      keys: testKeys,
      push: testPush(),
      ...photoParts().parts,
    });
  });
  afterAll(async () => {
    await database.close();
    cluster.remove();
  });

  it('is locked by somebody else', async () => {
    const other = new pg.Client(cluster.url);
    await other.connect();
    await other.query('begin; lock table notices, consent_clicks in access exclusive mode');
    await expectNotNow([read(app), write(app)]);
    await other.query('rollback');
    await other.end();
    expect([(await read(app)).status, (await write(app)).status]).toEqual([200, 200]);
  });

  it('is frozen: more requests than connections, transactions among them', async () => {
    // Connections that were open before, and a transaction that is under way.
    await Promise.all(Array.from({ length: 4 }, () => read(app)));
    const isInside = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const underWay = database.db
      .transaction(async (tx) => {
        await tx.execute(sql`create table halves (id int)`);
        isInside.resolve();
        await goOn.promise;
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    await isInside.promise;
    cluster.freeze();
    goOn.resolve();
    const transactions = Array.from({ length: 12 }, () =>
      database.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
    );
    await expectNotNow(Array.from({ length: 15 }, (_, index) => (index % 2 ? read(app) : write(app))));
    for (const failed of await Promise.all([underWay, ...transactions])) expect(failed).toBeInstanceOf(Error);
    cluster.thaw();
    await expect.poll(async () => (await read(app)).status, { timeout: 60_000 }).toBe(200);
    // What is acknowledged now is seen by others: no connection is left inside an old transaction.
    await database.db.execute(sql`create table kept (id int)`);
    await Promise.all(Array.from({ length: 20 }, (_, id) => database.db.execute(sql`insert into kept values (${id})`)));
    const other = new pg.Client(cluster.url);
    await other.connect();
    const { rows } = await other.query("select count(*)::int as count, to_regclass('halves') as halves from kept");
    await other.end();
    expect(rows).toEqual([{ count: 20, halves: null }]);
  });

  it('does not keep the portal from ending', async () => {
    const second = await openDatabase({ url: cluster.url, directory: '', onLog: () => {}, onFatal: () => {} });
    await second.db.execute(sql`select 1`);
    cluster.freeze();
    const started = performance.now();
    await second.close();
    expect(performance.now() - started).toBeLessThan(9000);
    cluster.thaw();
  });
});
