import { and, asc, count, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ReportAnswer, ReportList } from '../../contract/reportRules.ts';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { institutions } from '../institutions/institutions.table.ts';
import type { Office } from '../staff/office.ts';
import { reports } from './reports.table.ts';

export type NewReport = typeof reports.$inferInsert;
/** A course, or an institution. */
export type Thing = Pick<NewReport, 'courseId' | 'institutionId'>;

const isAbout = ({ courseId, institutionId }: Thing): SQL =>
  courseId ? eq(reports.courseId, courseId) : eq(reports.institutionId, institutionId!);
const municipality = sql<number>`coalesce(${courses.municipalityCode}, ${institutions.municipalityCode})`;
/** What has left the portal has no page, and soon no reports. */
const isThere = sql`coalesce(${courses.isPublic}, ${institutions.isPublic})`;
const isOfOffice = (office: Office): SQL | undefined =>
  office === null ? undefined : sql`${municipality} = ${office}`;
const isIn = (list: ReportList): SQL =>
  list === 'open' ? sql`${reports.state} = 'open'` : sql`${reports.state} <> 'open'`;

/** @returns null for a course that is not public */
export async function findReportedCourse(db: Db, id: number) {
  const [row] = await db
    .select({ points: courses.points })
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.isPublic, true)));
  return row ?? null;
}

export const isInstitution = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(institutions, and(eq(institutions.id, id), eq(institutions.isPublic, true)))) > 0;

export const countOpenOf = (db: Db, thing: Thing): Promise<number> =>
  db.$count(reports, and(isIn('open'), isAbout(thing)));

export const insertReport = (db: Db, report: NewReport) => db.insert(reports).values(report);

const withThing = (db: Db) =>
  db
    .select({
      report: reports,
      thing: {
        kind: sql<'course' | typeof institutions.$inferSelect.kind>`coalesce(${institutions.kind}, 'course')`,
        id: sql<number>`coalesce(${reports.courseId}, ${reports.institutionId})`,
        courseName: courses.name,
        institutionName: institutions.name,
        municipality,
      },
    })
    .from(reports)
    .leftJoin(courses, eq(courses.id, reports.courseId))
    .leftJoin(institutions, eq(institutions.id, reports.institutionId));
export type ReportRow = Awaited<ReturnType<typeof findReports>>['rows'][number];

interface Asked {
  list: ReportList;
  office: Office;
  skip: number;
  take: number;
}

/** The open ones by their age, the answered ones by when that was, the latest first. */
export async function findReports(db: Db, { list, office, skip, take }: Asked) {
  const which = and(isIn(list), isThere, isOfOffice(office));
  const [counted] = await db
    .select({ total: count() })
    .from(reports)
    .leftJoin(courses, eq(courses.id, reports.courseId))
    .leftJoin(institutions, eq(institutions.id, reports.institutionId))
    .where(which);
  const order =
    list === 'open' ? [asc(reports.reportedAt), asc(reports.id)] : [desc(reports.answeredAt), desc(reports.id)];
  const rows = await withThing(db)
    .where(which)
    .orderBy(...order)
    .limit(take)
    .offset(skip);
  return { total: counted!.total, rows };
}

/** @returns null also when what it is about has left the portal */
export async function findReport(db: Db, id: number): Promise<ReportRow | null> {
  const [row] = await withThing(db).where(and(eq(reports.id, id), isThere));
  return row ?? null;
}

interface Answer {
  state: ReportAnswer;
  at: Date;
  byStaff: string;
  note: string;
}

/** @returns whether it was open: of two that answer at the same moment, the first one */
export async function answerOpen(db: Db, id: number, { state, at, byStaff, note }: Answer): Promise<boolean> {
  const answered = await db
    .update(reports)
    .set({ state, answeredAt: at, byStaff, note })
    .where(and(eq(reports.id, id), isIn('open')))
    .returning({ id: reports.id });
  return answered.length > 0;
}

/** @returns whether it was answered */
export async function reopenAnswered(db: Db, id: number): Promise<boolean> {
  const reopened = await db
    .update(reports)
    .set({ state: 'open', answeredAt: null, byStaff: '', note: '' })
    .where(and(eq(reports.id, id), isIn('answered')))
    .returning({ id: reports.id });
  return reopened.length > 0;
}

/**
 * Deletes what was answered until this moment, and what is about something that has left the portal.
 * @returns keys of pictures whose files have to go
 */
export async function deleteEndedReports(db: Db, answeredUntil: Date): Promise<string[]> {
  const rows = await db
    .delete(reports)
    .where(
      or(
        lte(reports.answeredAt, answeredUntil),
        sql`exists (select 1 from ${courses} where ${courses.id} = ${reports.courseId} and not ${courses.isPublic})`,
        sql`exists (select 1 from ${institutions} where ${institutions.id} = ${reports.institutionId} and not ${institutions.isPublic})`,
      ),
    )
    .returning({ imageKey: reports.imageKey });
  return rows.flatMap(({ imageKey }) => imageKey ?? []);
}
