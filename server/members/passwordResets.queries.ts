import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { passwordResets } from './members.table.ts';

export const insertReset = (db: Db, reset: typeof passwordResets.$inferInsert) =>
  db.insert(passwordResets).values(reset);

const open = (id: string, now: Date) => and(eq(passwordResets.id, id), gt(passwordResets.expiresAt, now));

/** @returns id of the member whose password may be set; null when it may not */
export async function memberOfReset(db: Db, id: string, now: Date): Promise<number | null> {
  const [row] = await db.select({ memberId: passwordResets.memberId }).from(passwordResets).where(open(id, now));
  return row?.memberId ?? null;
}

/** @returns whether it was there: of several who take it at once, one gets it */
export async function takeReset(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db.delete(passwordResets).where(open(id, now)).returning({ id: passwordResets.id });
  return rows.length > 0;
}

export const deleteResetsOf = (db: Db, memberId: number) =>
  db.delete(passwordResets).where(eq(passwordResets.memberId, memberId));

export const deleteExpiredResets = (db: Db, now: Date) =>
  db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
