import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { staffSessions, staffTokens } from './staff.table.ts';
import type { RoleAndOffice } from './staffPerson.ts';

interface StaffTokenHolder extends RoleAndOffice {
  tokenId: number;
  /** Of the token. */
  expiresAt: Date;
}

const holder = {
  tokenId: staffTokens.id,
  role: staffTokens.role,
  municipality: staffTokens.municipality,
  expiresAt: staffTokens.expiresAt,
};
const isUsable = (now: Date) => and(isNull(staffTokens.revokedAt), gt(staffTokens.expiresAt, now));

/** @returns null for a token that nobody was given, that was revoked, or that has expired */
export async function findStaffToken(db: Db, hash: string, now: Date): Promise<StaffTokenHolder | null> {
  const [row] = await db
    .select(holder)
    .from(staffTokens)
    .where(and(eq(staffTokens.hash, hash), isUsable(now)));
  return row ?? null;
}

/** An open session with what its token permits, in one query by the primary key. */
export async function findStaffSession(db: Db, id: string, now: Date): Promise<StaffTokenHolder | null> {
  const [row] = await db
    .select(holder)
    .from(staffSessions)
    .innerJoin(staffTokens, eq(staffTokens.id, staffSessions.tokenId))
    .where(and(eq(staffSessions.id, id), gt(staffSessions.expiresAt, now), isUsable(now)));
  return row ?? null;
}

export const insertStaffSession = (db: Db, session: typeof staffSessions.$inferInsert) =>
  db.insert(staffSessions).values(session);

export const deleteStaffSession = (db: Db, id: string) => db.delete(staffSessions).where(eq(staffSessions.id, id));

export const deleteEndedStaffSessions = (db: Db, now: Date) =>
  db.delete(staffSessions).where(lte(staffSessions.expiresAt, now));

/** @returns its number, by which it can be revoked */
export async function insertStaffToken(db: Db, token: typeof staffTokens.$inferInsert): Promise<number> {
  const [row] = await db.insert(staffTokens).values(token).returning({ id: staffTokens.id });
  return row!.id;
}

/** Every token with the number of its open sessions, the oldest first. */
export const listStaffTokens = (db: Db, now: Date) =>
  db
    .select({
      ...{ id: staffTokens.id, role: staffTokens.role, municipality: staffTokens.municipality },
      ...{ createdAt: staffTokens.createdAt, expiresAt: staffTokens.expiresAt, revokedAt: staffTokens.revokedAt },
      sessions: count(staffSessions.id),
    })
    .from(staffTokens)
    .leftJoin(staffSessions, and(eq(staffSessions.tokenId, staffTokens.id), gt(staffSessions.expiresAt, now)))
    .groupBy(staffTokens.id)
    .orderBy(asc(staffTokens.id));

/**
 * Ends a token and its sessions, for good.
 * @returns whether there was such a token that had not been revoked
 */
export const revokeStaffToken = (db: Db, id: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const revoked = await tx
      .update(staffTokens)
      .set({ revokedAt: now })
      .where(and(eq(staffTokens.id, id), isNull(staffTokens.revokedAt)))
      .returning({ id: staffTokens.id });
    await tx.delete(staffSessions).where(eq(staffSessions.tokenId, id));
    return revoked.length > 0;
  });

/**
 * Another token with the same number; the sessions of the one before end.
 * @returns whose it is; null where there is none, or it was revoked
 */
export const renewStaffToken = (
  db: Db,
  id: number,
  token: Pick<typeof staffTokens.$inferInsert, 'hash' | 'expiresAt'>,
): Promise<RoleAndOffice | null> =>
  inTransaction(db, async (tx) => {
    const [renewed] = await tx
      .update(staffTokens)
      .set(token)
      .where(and(eq(staffTokens.id, id), isNull(staffTokens.revokedAt)))
      .returning({ role: staffTokens.role, municipality: staffTokens.municipality });
    await tx.delete(staffSessions).where(eq(staffSessions.tokenId, id));
    return renewed ?? null;
  });

/** Deletes what can never be used again: tokens that were revoked or have expired before this moment. */
export const deleteEndedStaffTokens = (db: Db, before: Date) =>
  db.delete(staffTokens).where(or(lte(staffTokens.revokedAt, before), lte(staffTokens.expiresAt, before)));
