/**
 * One schema on two engines: PostgreSQL where `DATABASE_URL` names a server, else PGlite in a directory of its own.
 */
import { mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockDirectory } from './directoryLock.ts';
import { openEmbedded } from './embedded.ts';
import { plannerSettings } from './plannerSettings.ts';
import * as schema from './schema.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  engine: 'postgresql' | 'pglite';
  db: Db;
  /** Runs migrations and then `prepare`, one process at a time (advisory lock on the same connection). */
  setUp: (prepare: (db: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string | undefined;
  directory: string;
  onLog: (text: string) => void;
  onFatal: (reason: string) => void;
}

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;
/** Any fixed number: servers that start at once queue on it. */
const setUpLock = 746_573;
const statementTimeoutMs = 15_000;

/** Trigram and word functions need a UTF-8 database; under another encoding Japanese search would be empty. */
async function assertUtf8(db: Db): Promise<void> {
  const [row] = rowsOf<{ encoding: string }>(await db.execute(sql`select getdatabaseencoding() as encoding`));
  if (row?.encoding !== 'UTF8')
    throw new Error(
      `The database must be encoded in UTF8, but is ${row?.encoding}. Create it with: CREATE DATABASE … ENCODING 'UTF8'`,
    );
}

/** Rows of a raw statement, which both drivers answer under `rows`. */
export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** SQLSTATE of a failed query, where drizzle keeps it. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
};

async function openServer(url: string, onLog: (text: string) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeoutMs,
    application_name: 'tokotoko',
    options: plannerSettings.join(' '),
  });
  // A connection that breaks while idle must not end the process; the next query opens a new one.
  pool.on('error', (error) => onLog(`An idle database connection broke: ${error.message}`));
  return {
    engine: 'postgresql',
    db: drizzleNode(pool, { schema }) as unknown as Db,
    setUp: async (prepare) => {
      const client = await pool.connect();
      let isDone = false;
      try {
        const db = drizzleNode(client, { schema });
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [setUpLock]);
        await assertUtf8(db as unknown as Db);
        await migrateNode(db, { migrationsFolder });
        await prepare(db as unknown as Db);
        await client.query('select pg_advisory_unlock($1)', [setUpLock]);
        await client.query(`set statement_timeout = ${statementTimeoutMs}`);
        isDone = true;
      } finally {
        // A connection that failed half-way still holds the lock: it is closed, which frees it.
        client.release(!isDone);
      }
    },
    close: () => pool.end(),
  };
}

async function openDirectory({ directory, onLog, onFatal }: DatabaseOptions): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    const client = await openEmbedded({ directory, onLog, onFatal }).catch((error: Error) => {
      throw new Error(
        `The data directory ${directory} holds no sound database. Restore it, or set DATA_DIR to an empty directory. The database says: ${error.message}`,
      );
    });
    const db = drizzlePglite(client as unknown as PGlite, { schema });
    // PGlite never vacuums by itself.
    const vacuum = setInterval(
      () => void client.exec('VACUUM ANALYZE').catch((error: Error) => onLog(`VACUUM failed: ${error.message}`)),
      24 * 3600 * 1000,
    );
    vacuum.unref();
    return {
      engine: 'pglite',
      db: db as unknown as Db,
      setUp: async (prepare) => {
        await assertUtf8(db as unknown as Db);
        await migratePglite(db, { migrationsFolder });
        await prepare(db as unknown as Db);
      },
      close: async () => {
        clearInterval(vacuum);
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.url ? openServer(options.url, options.onLog) : openDirectory(options);
