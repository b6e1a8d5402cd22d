/** A PostgreSQL that goes away and comes back: 503 meanwhile, then as before, without a restart of the portal. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { readReferences } from '../../server/references.ts';
import { type Cluster, createCluster, findBinaries } from './cluster.ts';
import { photoParts } from './photoParts.ts';
import { send, serverOf, testKeys, testPush } from './support.ts';

const binaries = findBinaries();

describe.skipIf(!binaries)('PostgreSQL', () => {
  let cluster: Cluster;
  const databases: Database[] = [];
  beforeAll(async () => {
    cluster = await createCluster(binaries!);
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    cluster.remove();
  });

  it('stops and starts again', async () => {
    const fatal: string[] = [];
    for (const url of [cluster.url, cluster.socketUrl])
      databases.push(
        await openDatabase({ url, directory: '', onLog: () => {}, onFatal: (reason) => fatal.push(reason) }),
      );
    for (const database of databases) await database.setUp(async (db) => void (await loadContent(db)));
    const apps = await Promise.all(
      databases.map(async ({ db }) =>
        serverOf({
          db,
          references: await readReferences(db),
          accessibility: readAccessibility(),
          now: () => new Date(),
          keys: testKeys,
          push: testPush(),
          ...photoParts().parts,
        }),
      ),
    );
    const askAll = () =>
      Promise.all(
        apps.flatMap((app) => [send(app, 'GET /notice'), send(app, 'POST /course_detail/get_num', { id: 101 })]),
      );
    expect((await askAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    // A query that is under way when the server stops, and connections that wait.
    const slow = databases.map(({ db }) => db.execute(sql`select pg_sleep(30)`).catch((error: Error) => error));
    const waiting = askAll();
    cluster.stop();
    for (const failed of await Promise.all(slow)) expect(failed).toBeInstanceOf(Error);
    for (const { status } of await waiting) expect([200, 503]).toContain(status);
    for (const { status, error } of [...(await askAll()), ...(await askAll())])
      expect({ status, error }).toEqual({
        status: 503,
        error: { error_code: 'E503', error_message: 'The database does not answer; try again in a moment' },
      });

    cluster.start();
    expect((await askAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(fatal).toEqual([]);
  });
});
