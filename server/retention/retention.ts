/** What is deleted when its time is over. Each owner of a table says how, and the policies say when. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { JobContext } from '../jobs/job.ts';

export interface Retention {
  table: PgTable;
  /** In milliseconds, each as the annotation of the table states it (`until`): a test compares. */
  periods: readonly number[];
  /** Deletes what is over. Not in one transaction: several that delete the same would wait for one another. */
  remove: (context: JobContext) => Promise<unknown>;
}
