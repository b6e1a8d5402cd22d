/** The dump of a backup, taken in by one transaction: everything that was there goes, and everything of the dump comes, or nothing. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, rowsOf } from '../db/database.ts';
import { applicationName, setUpLock } from '../db/postgresql.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { loadDump } from './postgresqlTools.ts';

export interface Target {
  isEmpty: boolean;
  engineVersion: number;
  load: (dump: string, manifest: Manifest) => Promise<void>;
  close: () => Promise<void>;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Fails in the transaction when a table has not the rows that were backed up. */
const checkRows = ({ rows }: Manifest): string => {
  const checks = Object.entries(rows).map(
    ([table, count]) =>
      `if (select count(*) from public.${quoted(table)}) <> ${count} then raise exception 'rows missing in %', ${text(table)}; end if;`,
  );
  return `do $check$ begin ${checks.join(' ')} end $check$`;
};

/**
 * Connects, and keeps servers from starting until it is closed.
 * @throws BackupError when a server runs on the database
 */
export async function openTarget(url: string): Promise<Target> {
  const client = new pg.Client({ connectionString: url, application_name: 'tokotoko restore' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const db = drizzle(client) as unknown as Db;
    const one = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await db.execute(query))[0]!;
    const { locked } = await one<{ locked: boolean }>(sql`select pg_try_advisory_lock(${setUpLock}) as locked`);
    const isServed = async () => {
      const { others } = await one<{ others: number }>(
        sql`select count(*)::int as others from pg_stat_activity where datname = current_database() and application_name = ${applicationName}`,
      );
      return others > 0;
    };
    // Connections of a server that has just ended are still listed for a moment.
    for (let tries = 0; tries < 20 && locked && (await isServed()); tries++) await setTimeout(50);
    if (!locked || (await isServed())) throw new BackupError('A server runs on this database. Stop all servers first.');
    const { tables } = await one<{ tables: number }>(
      sql`select count(*)::int as tables from information_schema.tables where table_schema in ('public', 'drizzle')`,
    );
    const { version } = await one<{ version: number }>(
      sql`select current_setting('server_version_num')::int as version`,
    );
    return {
      isEmpty: tables === 0,
      engineVersion: version,
      load: (dump, manifest) =>
        loadDump(url, dump, {
          before: 'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
          check: checkRows(manifest),
        }),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
