import { and, asc, count, gt, gte, inArray, isNotNull, lt, lte, min } from 'drizzle-orm';
import { revisionKinds } from '../../contract/revisionRules.ts';
import type { Db } from '../db/database.ts';
import { briefly, isSeenBy } from '../revisions/revisions.queries.ts';
import { revisions } from '../revisions/revisions.table.ts';
import type { Office } from '../staff/office.ts';

/** Decided or not: what has a time and is not public. Closures and alerts have two times, which stand in their sources. */
const isOpen = (office: Office) =>
  and(
    inArray(revisions.state, ['waiting', 'approved']),
    inArray(revisions.kind, [...revisionKinds]),
    isNotNull(revisions.publishAt),
    isSeenBy(office),
  );

const columns = { ...briefly, state: revisions.state, publishAt: revisions.publishAt, byStaff: revisions.byStaff };

async function found(db: Db, isAsked: ReturnType<typeof and>, atMost: number) {
  const [counted] = await db.select({ total: count() }).from(revisions).where(isAsked);
  const rows = await db
    .select(columns)
    .from(revisions)
    .where(isAsked)
    .orderBy(asc(revisions.publishAt), asc(revisions.id))
    .limit(atMost);
  return { total: counted!.total, rows };
}
export type PlannedRow = Awaited<ReturnType<typeof found>>['rows'][number];

export interface Between {
  /** Later than this. */
  after: Date;
  /** In or after the month, and before its end. */
  from: Date;
  end: Date;
}

/** In the order of their time. */
export const findPlanned = (db: Db, office: Office, { after, from, end }: Between, atMost: number) =>
  found(
    db,
    and(isOpen(office), gt(revisions.publishAt, after), gte(revisions.publishAt, from), lt(revisions.publishAt, end)),
    atMost,
  );

/** Their time has passed, the oldest first. */
export const findOverdue = (db: Db, office: Office, now: Date, atMost: number) =>
  found(db, and(isOpen(office), lte(revisions.publishAt, now)), atMost);

/** When there is something again. */
export async function firstPlannedFrom(db: Db, office: Office, moment: Date): Promise<Date | null> {
  const [row] = await db
    .select({ first: min(revisions.publishAt) })
    .from(revisions)
    .where(and(isOpen(office), gte(revisions.publishAt, moment)));
  return row?.first ?? null;
}
