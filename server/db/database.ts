/**
 * One schema on two engines: PostgreSQL where `DATABASE_URL` names a server, else PGlite in a directory of its own.
 */
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { beginCreation, finishCreation, makeDirectory } from './dataDirectory.ts';
import { lockDirectory } from './directoryLock.ts';
import { openEmbedded } from './embedded.ts';
import { DatabaseLostError } from './embeddedThread.ts';
import { assertUtf8, migrationsFolder } from './migrate.ts';
import { openServer } from './postgresql.ts';
import { assertNotRestoring } from './restoring.ts';
import * as schema from './schema.ts';
import { inTransaction } from './transaction.ts';
import type { Database, Db } from './types.ts';

export { constraintOf, rowsOf, sqlStateOf } from './results.ts';
export type { Database, Db } from './types.ts';

export interface DatabaseOptions {
  url: string | undefined;
  directory: string;
  onLog: (text: string) => void;
  onFatal: (reason: string) => void;
}

const vacuumEveryMs = 24 * 3600 * 1000;

async function openClient({ directory, onLog, onFatal }: DatabaseOptions) {
  const isNew = beginCreation(directory);
  const client = await openEmbedded({ directory, onLog, onFatal }).catch((error: Error) => {
    if (error instanceof DatabaseLostError) throw error;
    throw new Error(
      `The data directory ${directory} holds no sound database. Restore it, or set DATA_DIR to an empty directory. The database says: ${error.message}`,
    );
  });
  try {
    if (isNew) finishCreation(directory);
    return client;
  } catch (error) {
    await client.close();
    throw new DatabaseLostError(`The embedded database could not be written to the disk: ${(error as Error).message}`);
  }
}

async function openDirectory(options: DatabaseOptions): Promise<Database> {
  const { directory, onLog } = options;
  makeDirectory(directory);
  const unlock = lockDirectory(directory);
  try {
    assertNotRestoring(directory);
    const client = await openClient(options);
    // Drizzle uses of PGlite's class what `EmbeddedClient` has, but asks for the whole class.
    const dbOf = (queries: unknown) => drizzle(queries as PGlite, { schema });
    // PGlite never vacuums by itself.
    const vacuum = setInterval(
      () =>
        void client.patient.exec('VACUUM ANALYZE').catch((error: Error) => onLog(`VACUUM failed: ${error.message}`)),
      vacuumEveryMs,
    );
    vacuum.unref();
    return {
      engine: 'pglite',
      db: dbOf(client) as Db,
      setUp: async (prepare) => {
        const db = dbOf(client.patient);
        await assertUtf8(db);
        await migrate(db, { migrationsFolder });
        await prepare(db);
      },
      freeze: (task) =>
        // It waits for whoever is before it, and everybody else waits for it.
        inTransaction(dbOf(client.patient) as Db, async (tx) => {
          await tx.execute(sql`checkpoint`);
          return task(tx);
        }),
      close: async () => {
        clearInterval(vacuum);
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url ? openServer(options.url, options.onLog) : openDirectory(options);
