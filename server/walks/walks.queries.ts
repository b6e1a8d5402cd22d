import { and, asc, count, desc, eq, gte, inArray, max, min, sql } from 'drizzle-orm';
import { rankingSince } from '../context.ts';
import { courseCounts, courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import type { WalkedFacts } from './titles.ts';
import { memberTitles, titles, walks } from './walks.table.ts';

const of = (memberId: number) => eq(walks.memberId, memberId);

export const titleRows = (db: Db) => db.select().from(titles).orderBy(asc(titles.sortRank), asc(titles.id));

export const earnedTitles = (db: Db, memberId: number) =>
  db
    .select({ id: memberTitles.titleId, earnedAt: memberTitles.earnedAt })
    .from(memberTitles)
    .where(eq(memberTitles.memberId, memberId));

const canBeWalked = sql<boolean>`${courses.isPublic} and ${courses.status} <> 'closed'`;

async function inCategory(db: Db): Promise<Map<string, number>> {
  const category = sql<string>`unnest(${courses.categories})`.as('category');
  const listed = db.select({ category }).from(courses).where(canBeWalked).as('listed');
  const rows = await db.select({ category: listed.category, count: count() }).from(listed).groupBy(listed.category);
  return new Map(rows.map((row) => [row.category, row.count]));
}

/** Courses that are public no more count as well, but for a whole line: they were walked. */
export async function walkedFacts(db: Db, memberId: number): Promise<WalkedFacts> {
  const walked = await db
    .select({
      municipalityCode: courses.municipalityCode,
      sceneIds: courses.sceneIds,
      categories: courses.categories,
      canBeWalked,
    })
    .from(courses)
    .where(inArray(courses.id, db.select({ id: walks.courseId }).from(walks).where(of(memberId))));
  const [best] = await db
    .select({ steps: sql<number>`sum(${walks.steps})::int` })
    .from(walks)
    .where(of(memberId))
    .groupBy(walks.day)
    .orderBy(desc(sql`sum(${walks.steps})`))
    .limit(1);
  return { courses: walked, daySteps: best?.steps ?? 0, inCategory: await inCategory(db) };
}

/** How often anybody walked the course in the last 30 days. */
export async function walkedLately(db: Db, courseId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ walked: sql<number>`coalesce(sum(${courseCounts.walked}), 0)::int` })
    .from(courseCounts)
    .where(and(eq(courseCounts.courseId, courseId), gte(courseCounts.day, rankingSince(now))));
  return row!.walked;
}

/** Walks of one course, the latest first. */
export const walksOfCourse = (db: Db, memberId: number, courseId: number) =>
  db
    .select({ day: walks.day, walkedAt: walks.walkedAt })
    .from(walks)
    .where(and(of(memberId), eq(walks.courseId, courseId)))
    .orderBy(desc(walks.walkedAt));

export const latestWalks = (db: Db, memberId: number, atMost: number) =>
  db
    .select({ course_id: walks.courseId, day: walks.day })
    .from(walks)
    .where(of(memberId))
    .orderBy(desc(walks.walkedAt), desc(walks.courseId))
    .limit(atMost);

/** One row a course, that of the latest first walk first. */
export const walkedCourses = (db: Db, memberId: number) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      municipalityCode: courses.municipalityCode,
      isPublic: courses.isPublic,
      firstOn: sql<string>`${min(walks.day)}::text`,
      lastOn: sql<string>`${max(walks.day)}::text`,
      times: count(),
    })
    .from(walks)
    .innerJoin(courses, eq(courses.id, walks.courseId))
    .where(of(memberId))
    .groupBy(courses.id)
    .orderBy(desc(min(walks.walkedAt)), desc(courses.id));

const total = (column: typeof walks.steps | typeof walks.distanceM | typeof walks.minutes | typeof walks.kcal) =>
  sql<number>`coalesce(sum(${column}), 0)::int`;

/** @param since a Japanese day; null: from the first walk on */
export async function walkTotals(db: Db, memberId: number, since: string | null) {
  const [row] = await db
    .select({
      walks: count(),
      distance_m: total(walks.distanceM),
      minutes: total(walks.minutes),
      steps: total(walks.steps),
      kcal: total(walks.kcal),
    })
    .from(walks)
    .where(and(of(memberId), since === null ? undefined : gte(walks.day, since)));
  return row!;
}
