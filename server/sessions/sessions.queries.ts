import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { members } from '../members/members.table.ts';
import { sessions } from './sessions.table.ts';

/** A session is open when it began and was used after these moments. */
export interface OpenSince {
  started: Date;
  seen: Date;
}

const isOpen = ({ started, seen }: OpenSince) => and(gt(sessions.createdAt, started), gt(sessions.lastSeenAt, seen));

/** The session with its member's name, in one query by the primary key. */
export async function findSession(db: Db, id: string, since: OpenSince) {
  const [row] = await db
    .select({ memberId: sessions.memberId, userName: members.userName, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, id), isOpen(since)));
  return row ?? null;
}

/** The latest used first. */
export const findSessionsOf = (db: Db, memberId: number, since: OpenSince) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isOpen(since)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) => db.insert(sessions).values(session);

export const touchSession = (db: Db, id: string, now: Date) =>
  db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));

export const deleteSession = (db: Db, id: string) => db.delete(sessions).where(eq(sessions.id, id));

export const deleteSessionsOf = (db: Db, memberId: number) =>
  db.delete(sessions).where(eq(sessions.memberId, memberId));

/** @returns how many of them were open */
export async function deleteOtherSessions(db: Db, memberId: number, id: string, since: OpenSince): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), ne(sessions.id, id)))
    .returning({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt });
  return rows.filter(({ createdAt, lastSeenAt }) => createdAt > since.started && lastSeenAt > since.seen).length;
}

export const deleteEndedSessions = (db: Db, { started, seen }: OpenSince) =>
  db.delete(sessions).where(or(lte(sessions.createdAt, started), lte(sessions.lastSeenAt, seen)));
