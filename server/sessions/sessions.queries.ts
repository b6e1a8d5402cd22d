import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { members } from '../members/members.table.ts';
import { sessions } from './sessions.table.ts';

/** The session with its member's name, in one query by the primary key. */
export async function findSession(db: Db, id: string, startedAfter: Date, seenAfter: Date) {
  const [row] = await db
    .select({ memberId: sessions.memberId, userName: members.userName, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, id), gt(sessions.createdAt, startedAfter), gt(sessions.lastSeenAt, seenAfter)));
  return row ?? null;
}

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) => db.insert(sessions).values(session);

export const touchSession = (db: Db, id: string, now: Date) =>
  db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));

export const deleteSession = (db: Db, id: string) => db.delete(sessions).where(eq(sessions.id, id));

export const deleteEndedSessions = (db: Db, startedBefore: Date, seenBefore: Date) =>
  db.delete(sessions).where(or(lt(sessions.createdAt, startedBefore), lt(sessions.lastSeenAt, seenBefore)));
