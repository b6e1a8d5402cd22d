import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { members } from '../members/members.table.ts';
import { pushSubscriptions } from './push.table.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
type NewSubscription = typeof pushSubscriptions.$inferInsert;

const at = (endpoint: string) => eq(pushSubscriptions.endpoint, endpoint);

export async function findSubscription(db: Db, endpoint: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscriptions).where(at(endpoint));
  return row ?? null;
}

/** The one that was used last, of the browser of a session. */
export async function findSubscriptionOfSession(db: Db, sessionHash: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionHash, sessionHash))
    .orderBy(desc(pushSubscriptions.lastUsedAt), desc(pushSubscriptions.id))
    .limit(1);
  return row ?? null;
}

/** Two that save the same device at once make one row. */
export async function putSubscription(db: Db, row: NewSubscription): Promise<SubscriptionRow> {
  const { createdAt: _, ...set } = row;
  const [put] = await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
    .returning();
  return put!;
}

/** The device keeps its row, and what is queued for it, under another address. @returns null: there is no such row */
export async function moveSubscription(db: Db, from: string, row: NewSubscription): Promise<SubscriptionRow | null> {
  const { createdAt: _, ...set } = row;
  const [moved] = await db.update(pushSubscriptions).set(set).where(at(from)).returning();
  return moved ?? null;
}

export async function changeSubscription(
  db: Db,
  endpoint: string,
  set: Partial<NewSubscription>,
): Promise<SubscriptionRow | null> {
  const [row] = await db.update(pushSubscriptions).set(set).where(at(endpoint)).returning();
  return row ?? null;
}

export const deleteSubscription = (db: Db, endpoint: string) => db.delete(pushSubscriptions).where(at(endpoint));

/** All but the devices of the member that were used last. */
export const deleteOldDevices = (db: Db, memberId: number, keep: number) =>
  db
    .delete(pushSubscriptions)
    .where(
      inArray(
        pushSubscriptions.id,
        db
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.memberId, memberId))
          .orderBy(desc(pushSubscriptions.lastUsedAt), desc(pushSubscriptions.id))
          .offset(keep),
      ),
    );

export async function regionOfMember(db: Db, memberId: number): Promise<string | null> {
  const [row] = await db.select({ region: members.region }).from(members).where(eq(members.id, memberId));
  return row?.region ?? null;
}

/** The device of a session that another takes the place of. */
export const moveSession = (db: Db, from: string, to: string) =>
  db.update(pushSubscriptions).set({ sessionHash: to }).where(eq(pushSubscriptions.sessionHash, from));

/** Whoever has chosen nothing but the own region hears of the new one. */
export const moveRegion = (db: Db, memberId: number, from: string, to: string | null) =>
  db
    .update(pushSubscriptions)
    .set({ regions: to === null ? null : [to] })
    .where(and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.regions, [from])));

/** Some at a time, so that nobody waits for a long statement. */
export const deleteUnusedSubscriptions = (db: Db, before: Date) =>
  db
    .delete(pushSubscriptions)
    .where(
      inArray(
        pushSubscriptions.id,
        db
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(lt(pushSubscriptions.lastUsedAt, before))
          .orderBy(asc(pushSubscriptions.lastUsedAt))
          .limit(5000),
      ),
    );

/** For those that push services have taken messages for. */
export const noteReached = (db: Db, ids: readonly number[], now: Date, unlessAfter: Date) =>
  db
    .update(pushSubscriptions)
    .set({ lastUsedAt: now })
    .where(
      and(
        sql`${pushSubscriptions.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`,
        lt(pushSubscriptions.lastUsedAt, unlessAfter),
      ),
    );
