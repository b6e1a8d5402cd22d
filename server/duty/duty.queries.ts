import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DutyKind } from '../../contract/revisionRules.ts';
import { courses } from '../courses/courses.table.ts';
import { type Db, rowsOf } from '../db/database.ts';
import type { RevisionRow } from '../revisions/revisions.queries.ts';
import { contentItems, revisions } from '../revisions/revisions.table.ts';
import { siteAlerts } from '../siteAlerts/siteAlerts.table.ts';
import type { AlertSource, ClosureSource, DutySources } from './sources.ts';

/** A closure or an alert that stands, or is planned. */
export interface Entry<Kind extends DutyKind = DutyKind> {
  source: DutySources[Kind];
  /** null: it was set before closures were kept. */
  revision: RevisionRow | null;
  isStanding: boolean;
}

interface Sought {
  subject?: string;
  id?: number;
}

/** No other advisory lock of the portal has this first number. */
const dutyLock = 20_261_125;

/** Until the transaction is over, nobody else changes what is about this subject. */
export const holdSubject = (tx: Db, kind: DutyKind, subject: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${dutyLock}::int, hashtext(${`${kind} ${subject}`}))`);

const isSought = (kind: DutyKind, source: SQL, { subject, id }: Sought): SQL | undefined =>
  and(
    subject === undefined ? undefined : sql`${source} ->> ${kind === 'closure' ? 'course' : 'kind'}::text = ${subject}`,
    id === undefined ? undefined : sql`(${source} ->> 'id')::int = ${id}`,
  );

/** Those that stand, then those that are planned; each in the order in which they were made. */
export async function findEntries<Kind extends DutyKind>(
  db: Db,
  kind: Kind,
  sought: Sought = {},
): Promise<Entry<Kind>[]> {
  const standing = await db
    .select({ source: contentItems.source, revision: revisions })
    .from(contentItems)
    .leftJoin(revisions, eq(revisions.id, contentItems.revisionId))
    .where(and(eq(contentItems.kind, kind), isSought(kind, sql`${contentItems.source}`, sought)))
    .orderBy(asc(contentItems.key));
  const planned = await db
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.state, 'approved'), eq(revisions.kind, kind), isSought(kind, sql`${revisions.after}`, sought)),
    )
    .orderBy(asc(revisions.id));
  return [
    ...standing.map((row) => ({ ...row, isStanding: true })),
    ...planned.map((revision) => ({ source: revision.after!, revision, isStanding: false })),
  ] as Entry<Kind>[];
}

/** Whether there ever was one with this id. */
export async function wasThere(db: Db, kind: DutyKind, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.kind, kind), eq(revisions.key, id)))
    .limit(1);
  return rows.length > 0;
}

/** An id that nothing has or had, also where several ask at once. */
export async function freshId(db: Db): Promise<number> {
  const [row] = rowsOf<{ id: number }>(
    await db.execute(sql`select nextval(pg_get_serial_sequence('revisions', 'id'))::int as id`),
  );
  return row!.id;
}

export async function findCourse(db: Db, id: number) {
  const [row] = await db
    .select({
      ...{ id: courses.id, name: courses.name, municipality: courses.municipalityCode },
      isPublic: courses.isPublic,
    })
    .from(courses)
    .where(eq(courses.id, id));
  return row ?? null;
}

/** What pages say of the course. Where they say so already nothing is written: every change drops their cache. */
export async function showClosure(db: Db, course: number, shown: ClosureSource | null): Promise<void> {
  const status = shown?.status ?? 'open';
  const statusNote = shown?.note ?? null;
  const note = statusNote === null ? sql`null::jsonb` : sql`${JSON.stringify(statusNote)}::jsonb`;
  await db
    .update(courses)
    .set({ status, statusNote })
    .where(
      and(
        eq(courses.id, course),
        sql`(${courses.status} <> ${status} or ${courses.statusNote} is distinct from ${note})`,
      ),
    );
}

export async function showAlert(db: Db, kind: AlertSource['kind'], shown: AlertSource | null): Promise<void> {
  if (!shown) {
    await db
      .update(siteAlerts)
      .set({ isActive: false })
      .where(and(eq(siteAlerts.kind, kind), siteAlerts.isActive));
    return;
  }
  const set = { isActive: true, message: shown.message };
  await db
    .insert(siteAlerts)
    .values({ kind, ...set })
    .onConflictDoUpdate({ target: siteAlerts.kind, set });
}
