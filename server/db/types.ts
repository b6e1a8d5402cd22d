import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What both engines offer. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  engine: 'postgresql' | 'pglite';
  /** For requests: nothing waits longer than `limits.requestMs`. */
  db: Db;
  /** Runs migrations and then `prepare` without time limits, one process at a time. */
  setUp: (prepare: (db: Db) => Promise<void>) => Promise<void>;
  /**
   * Runs `task` while nothing changes in the directory of the embedded database, with everything that was acknowledged in its files;
   * null on PostgreSQL, whose tools need no such thing.
   */
  freeze: (<T>(task: (db: Db) => Promise<T>) => Promise<T>) | null;
  close: () => Promise<void>;
}
