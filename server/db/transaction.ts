import type { Db } from './types.ts';

/** All of the queries, or none of them. A transaction waits for nothing but the database: hash before it begins. */
export const inTransaction = <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> =>
  // A transaction offers the same, under a type of its own.
  db.transaction((tx) => run(tx as unknown as Db));
