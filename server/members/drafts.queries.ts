import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { memberDrafts } from './members.table.ts';

export const insertDraft = (db: Db, draft: typeof memberDrafts.$inferInsert) => db.insert(memberDrafts).values(draft);

const open = (id: string, now: Date) => and(eq(memberDrafts.id, id), gt(memberDrafts.expiresAt, now));

export async function findDraft(db: Db, id: string, now: Date) {
  const [row] = await db.select().from(memberDrafts).where(open(id, now));
  return row ?? null;
}

/** @returns whether it was there still */
export async function replaceDraft(
  db: Db,
  { id, sealed, expiresAt }: typeof memberDrafts.$inferInsert,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(memberDrafts)
    .set({ sealed, expiresAt })
    .where(open(id, now))
    .returning({ id: memberDrafts.id });
  return rows.length > 0;
}

/** @returns whether it was there: of several who take it at once, one gets it */
export async function takeDraft(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db.delete(memberDrafts).where(open(id, now)).returning({ id: memberDrafts.id });
  return rows.length > 0;
}

export const deleteDraft = (db: Db, id: string) => db.delete(memberDrafts).where(eq(memberDrafts.id, id));

export const deleteExpiredDrafts = (db: Db, now: Date) =>
  db.delete(memberDrafts).where(lte(memberDrafts.expiresAt, now));
