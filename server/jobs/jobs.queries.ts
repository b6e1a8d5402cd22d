import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobs } from './jobs.table.ts';

export type JobRow = typeof jobs.$inferSelect;
type NewJob = Pick<JobRow, 'kind' | 'uniqueKey' | 'data' | 'runAt'>;

const isOpen = and(isNull(jobs.doneAt), isNull(jobs.failedAt))!;
/** The condition of the unique index, in its own words. */
const openIndex = { target: [jobs.kind, jobs.uniqueKey], targetWhere: sql`done_at is null and failed_at is null` };
const until = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** An open job with the same key gets the new time and data, also while it is being worked on: it is then done once more. */
export const putJob = (db: Db, job: NewJob) =>
  db
    .insert(jobs)
    .values(job)
    .onConflictDoUpdate({
      ...openIndex,
      set: { data: job.data, runAt: job.runAt, attempts: 0, lease: null, leasedUntil: null, lastError: null },
    });

/** Leaves an open job with the same key as it is. */
export const ensureJob = (db: Db, job: NewJob) =>
  db.insert(jobs).values(job).onConflictDoNothing({ target: openIndex.target, where: openIndex.targetWhere });

/** @returns whether there was an open one */
export async function removeJob(db: Db, kind: string, uniqueKey: string): Promise<boolean> {
  const rows = await db
    .delete(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.uniqueKey, uniqueKey), isOpen))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

export interface Lease {
  lease: string;
  seconds: number;
}

/** Takes due jobs that nobody works on; of several processes that ask at once, each job goes to one. */
export const takeJobs = (db: Db, kinds: string[], limit: number, { lease, seconds }: Lease, now: Date) =>
  db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, lease, leasedUntil: until(seconds) })
    .where(
      inArray(
        jobs.id,
        db
          .select({ id: jobs.id })
          .from(jobs)
          .where(
            and(
              ...[inArray(jobs.kind, kinds), isOpen, lte(jobs.runAt, now)],
              or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`)),
            ),
          )
          .orderBy(jobs.runAt, jobs.id)
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();

type Taken = Pick<JobRow, 'id' | 'lease'>;
const isHeld = ({ id, lease }: Taken) => and(eq(jobs.id, id), eq(jobs.lease, lease!));

/** @returns whether the lease is still this one's */
export async function extendLease(db: Db, job: Taken, seconds: number): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ leasedUntil: until(seconds) })
    .where(isHeld(job))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

type Outcome = Partial<Pick<JobRow, 'runAt' | 'attempts' | 'lastError' | 'doneAt' | 'failedAt'>>;

/** Gives the lease back with what became of the job. A lease that has been lost changes nothing. */
export const settleJob = (db: Db, job: Taken, outcome: Outcome) =>
  db
    .update(jobs)
    .set({ lease: null, leasedUntil: null, ...outcome })
    .where(isHeld(job));

export const deleteEndedJobs = (db: Db, before: Date) =>
  db.delete(jobs).where(or(lte(jobs.doneAt, before), lte(jobs.failedAt, before)));
