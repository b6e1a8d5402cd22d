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
  close: () => Promise<void>;
}
