import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const isOpen = sql`done_at is null and failed_at is null`;

/** Work for later, which any process of the portal takes by a lease. See docs/decisions/0067. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Of a kind and a key there is one open job at most. */
    uniqueKey: text('unique_key').notNull(),
    /** Ids and times; nothing of a person. */
    data: jsonb().notNull(),
    runAt: moment('run_at').notNull(),
    /** Begun so often since it was added, or since it was last done. */
    attempts: integer().notNull().default(0),
    /** Who works on it, a new code each time; null: nobody. */
    lease: text(),
    /** On the clock of the database; after that the lease counts no more. */
    leasedUntil: moment('leased_until'),
    /** SQLSTATE or name of the last failure. */
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    /** Given up after the last attempt. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    uniqueIndex('jobs_open').on(table.kind, table.uniqueKey).where(isOpen),
    index('jobs_due').on(table.runAt, table.id).where(isOpen),
  ],
);

export const jobsData = tableData(jobs, {
  none: [
    ...(['id', 'kind', 'uniqueKey', 'data', 'runAt', 'attempts', 'lease', 'leasedUntil', 'lastError'] as const),
    ...(['doneAt', 'failedAt'] as const),
  ],
});
