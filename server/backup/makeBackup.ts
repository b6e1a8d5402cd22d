/** Database and photos in one file, while the server runs: photos first, then the database, then the photos that have come meanwhile. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { openStorage } from '../storage/openStorage.ts';
import { isStoredName } from '../storage/storage.ts';
import { type Adder, PartSum, sha256, writeArchive } from './archive.ts';
import { keyIdOf } from './keyId.ts';
import {
  BackupError,
  checksumName,
  type Described,
  describeDatabase,
  format,
  headName,
  type Manifest,
  manifestName,
} from './manifest.ts';
import { dumpDatabase } from './postgresqlTools.ts';
import { type Snapshot, takeSnapshot, walk } from './snapshot.ts';
import { askForSnapshot } from './snapshotSocket.ts';

type AddDatabase = (add: Adder, sum: PartSum) => Promise<Described>;

/** Its directory is locked: the server is asked for a snapshot, or none is running. */
async function withSnapshot<T>(directory: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const given = await askForSnapshot(directory);
  if (given)
    try {
      return await use(given);
    } finally {
      given.release();
    }
  const database = await openDatabase({ url: undefined, directory, onLog: () => {}, onFatal: () => {} });
  try {
    const snapshot = await takeSnapshot(database, directory);
    return await use(snapshot).finally(() => fs.rm(snapshot.directory, { recursive: true, force: true }));
  } finally {
    await database.close();
  }
}

const embeddedFiles =
  (directory: string): AddDatabase =>
  (add, sum) =>
    withSnapshot(directory, async (snapshot) => {
      for await (const { name, isFolder } of walk(snapshot.directory))
        if (isFolder) await add.directory(`database/${name}`, sum);
        else await add.file(`database/${name}`, path.join(snapshot.directory, name), sum);
      return snapshot.described;
    });

/** The rows are counted in the moment that is dumped. */
const postgresqlDump =
  (url: string, file: string): AddDatabase =>
  async (add, sum) => {
    // Where there is room for the backup there should be room for this.
    const folder = await fs.mkdtemp(`${file}.dump-`);
    const client = new pg.Client({ connectionString: url, application_name: 'tokotoko backup' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
      const described = await describeDatabase(drizzle(client) as unknown as Db);
      const dump = path.join(folder, 'dump');
      await dumpDatabase(url, rows[0]!.snapshot, dump);
      await add.file('database/dump', dump, sum);
      return described;
    } finally {
      await client.end().catch(() => undefined);
      await fs.rm(folder, { recursive: true, force: true });
    }
  };

/** @throws BackupError and others, each with one line that says what could not be done */
export async function makeBackup(config: Config, file: string, now: () => Date): Promise<Manifest> {
  const storage = openStorage(config);
  const keyId = keyIdOf(config);
  if (keyId === null)
    throw new BackupError('There is no secret key: use the settings of the server, SECRET_KEY among them.');
  const addDatabase = config.DATABASE_URL ? postgresqlDump(config.DATABASE_URL, file) : embeddedFiles(config.DATA_DIR);
  const copied = new Set<string>();
  const [photos, database] = [new PartSum(), new PartSum()];
  let manifest: Manifest | undefined;

  async function addPhotos(add: Adder): Promise<void> {
    // The whole list before the first copy: a file that comes meanwhile is of the second round.
    const names: string[] = [];
    for await (const { name } of storage.list())
      if (isStoredName(name) && !name.endsWith('.part') && !copied.has(name)) names.push(name);
    for (const name of names) {
      const content = await storage.get(name);
      // Deleted meanwhile, with its row.
      if (!content) continue;
      await add.bytes(`photos/${name}`, content, photos);
      copied.add(name);
    }
  }

  await writeArchive(file, async (add) => {
    const createdAt = now().toISOString();
    await add.bytes(headName, Buffer.from(JSON.stringify({ format })));
    await addPhotos(add);
    const described = await addDatabase(add, database);
    await addPhotos(add);
    const engine = config.DATABASE_URL ? 'postgresql' : 'pglite';
    const parts = { photos: photos.result(), database: database.result() };
    manifest = { format, createdAt, engine, ...described, keyId, parts };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await add.bytes(manifestName, text);
    await add.bytes(checksumName, Buffer.from(sha256(text)));
  });
  if (!manifest) throw new BackupError('The backup was not finished.');
  return manifest;
}
