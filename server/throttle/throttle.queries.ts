import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { throttles } from './throttle.table.ts';

export interface Waits {
  /** Tries that wait for nothing. */
  free: number;
  firstWaitSeconds: number;
  maxWaitSeconds: number;
}

/**
 * Counts a try in one statement, so that tries at the same moment are counted one by one.
 * @returns whether it may be made: not while an earlier one makes it wait
 */
export async function countTry(db: Db, key: string, waits: Waits, now: Date, forgetBefore: Date): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const count = sql`case when ${lt(throttles.lastAt, forgetBefore)} then 1 else ${throttles.count} + 1 end`;
  const seconds = sql`case when ${count} < ${waits.free} then 0 else least(${waits.maxWaitSeconds}, ${waits.firstWaitSeconds} * power(2, least(${count} - ${waits.free}, 16))) end`;
  const counted = await db
    .insert(throttles)
    .values({ key, count: 1, openAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { count, lastAt: now, openAt: sql`${moment} + make_interval(secs => ${seconds})` },
      setWhere: lte(throttles.openAt, now),
    })
    .returning({ key: throttles.key });
  return counted.length > 0;
}

/** From when the next try may be made. */
export async function opensAt(db: Db, key: string): Promise<Date | null> {
  const [row] = await db.select({ openAt: throttles.openAt }).from(throttles).where(eq(throttles.key, key));
  return row?.openAt ?? null;
}

/** As if the last try had not been made. */
export const takeBackTry = (db: Db, key: string, now: Date) =>
  db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)`, openAt: now })
    .where(eq(throttles.key, key));

export const deleteTries = (db: Db, key: string) => db.delete(throttles).where(eq(throttles.key, key));

export const deleteForgottenTries = (db: Db, forgetBefore: Date) =>
  db.delete(throttles).where(lt(throttles.lastAt, forgetBefore));
