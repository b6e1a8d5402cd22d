/** Records a walk, and takes it back. */
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { ApiError, notFound } from '../../contract/apiError.ts';
import { undoSeconds } from '../../contract/walks.ts';
import { japaneseDay, type MemberContext } from '../context.ts';
import { courseCounts, courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { lockMember } from '../members/lockMember.ts';
import { isComplete, progressOf, type TitleRow } from './titles.ts';
import { earnedTitles, titleRows, walkedFacts, walkedLately, walksOfCourse } from './walks.queries.ts';
import { memberTitles, walks } from './walks.table.ts';

/** Until when a walk can be taken back; null: no longer. */
export function undoUntil(walkedAt: Date, now: Date): Date | null {
  const until = new Date(walkedAt.getTime() + undoSeconds * 1000);
  return until > now ? until : null;
}

interface Walk {
  memberId: number;
  courseId: number;
  day: string;
}

async function count({ courseId, day }: Pick<Walk, 'courseId' | 'day'>, change: 1 | -1, tx: Db): Promise<void> {
  await tx
    .insert(courseCounts)
    .values({ courseId, day, walked: Math.max(change, 0) })
    .onConflictDoUpdate({
      target: [courseCounts.courseId, courseCounts.day],
      set: { walked: sql`greatest(${courseCounts.walked} + ${change}, 0)` },
    });
}

/** Writes down the titles that are complete and not earned yet. @returns these */
async function earn(
  { memberId, courseId, day }: Walk,
  tx: Db,
  { now, references }: MemberContext,
): Promise<TitleRow[]> {
  const known = new Set((await earnedTitles(tx, memberId)).map(({ id }) => id));
  const facts = await walkedFacts(tx, memberId);
  const earned = (await titleRows(tx)).filter(
    (title) => !known.has(title.id) && isComplete(progressOf(title, facts, references)),
  );
  if (earned.length)
    await tx
      .insert(memberTitles)
      .values(earned.map(({ id }) => ({ memberId, titleId: id, earnedAt: now(), courseId, day })));
  return earned;
}

export interface WalkOutcome {
  /** false: it was recorded today already, or there was nothing to take back. */
  isNew: boolean;
  isStamp: boolean;
  titles: TitleRow[];
  undoUntil: Date | null;
  walked: number;
}

/**
 * @throws ApiError E404 for a course that is not public, E409 for one that is closed
 */
export const recordWalk = (courseId: number, context: MemberContext): Promise<WalkOutcome> =>
  context.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const { memberId } = context.session;
    await lockMember(tx, memberId);
    const [course] = await tx
      .select({
        ...{ isPublic: courses.isPublic, status: courses.status, distanceM: courses.distanceM },
        ...{ minutes: courses.minutes, steps: courses.steps, kcal: courses.kcal },
      })
      .from(courses)
      .where(eq(courses.id, courseId));
    if (!course?.isPublic) throw notFound('course');
    const now = context.now();
    const walk = { memberId, courseId, day: japaneseDay(now) };
    const before = await walksOfCourse(tx, memberId, courseId);
    const today = before.find(({ day }) => day === walk.day);
    if (today)
      return {
        ...{ isNew: false, isStamp: false, titles: [], undoUntil: undoUntil(today.walkedAt, now) },
        walked: await walkedLately(tx, courseId, now),
      };
    if (course.status === 'closed') throw new ApiError('E409', 'This course is closed at the moment');
    const { distanceM, minutes, steps, kcal } = course;
    await tx.insert(walks).values({ ...walk, walkedAt: now, distanceM, minutes, steps, kcal });
    await count(walk, 1, tx);
    return {
      ...{ isNew: true, isStamp: !before.length, titles: await earn(walk, tx, context) },
      ...{ undoUntil: undoUntil(now, now), walked: await walkedLately(tx, courseId, now) },
    };
  });

/**
 * Takes back the latest walk of the course, also after midnight, and also when the course has been closed since.
 * @throws ApiError E404 for an unknown course, E409 when the minute is over
 */
export const undoWalk = (courseId: number, context: MemberContext): Promise<WalkOutcome> =>
  context.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const { memberId } = context.session;
    await lockMember(tx, memberId);
    const now = context.now();
    const [latest] = await walksOfCourse(tx, memberId, courseId);
    if (!latest) {
      const known = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId));
      if (!known.length) throw notFound('course');
    }
    const outcome = { isStamp: false, titles: [], undoUntil: null };
    if (!latest) return { ...outcome, isNew: false, walked: await walkedLately(tx, courseId, now) };
    if (!undoUntil(latest.walkedAt, now))
      throw new ApiError('E409', `A walk can be taken back for ${undoSeconds} seconds only`);
    const walk = { memberId, courseId, day: latest.day };
    // A later walk may have earned a title with the help of this one.
    await tx
      .delete(memberTitles)
      .where(and(eq(memberTitles.memberId, memberId), gte(memberTitles.earnedAt, latest.walkedAt)));
    await tx
      .delete(walks)
      .where(and(eq(walks.memberId, memberId), eq(walks.courseId, courseId), eq(walks.day, latest.day)));
    await count(walk, -1, tx);
    // What is left may be enough for some of them.
    const [left] = await tx
      .select({ courseId: walks.courseId, day: walks.day })
      .from(walks)
      .where(eq(walks.memberId, memberId))
      .orderBy(desc(walks.walkedAt))
      .limit(1);
    if (left) await earn({ memberId, ...left }, tx, context);
    return { ...outcome, isNew: true, walked: await walkedLately(tx, courseId, now) };
  });
