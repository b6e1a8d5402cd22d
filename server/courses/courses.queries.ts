import { and, desc, eq, getTableColumns, gte, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import { notFound } from '../../contract/apiError.ts';
import { isSample } from '../content/isSample.ts';
import { type Context, japaneseDay, rankingSince } from '../context.ts';
import { placeOf } from '../geo/place.ts';
import { courseCounts, courseIndex, courses } from './courses.table.ts';
import { type SummaryRow, summaryColumns } from './summary.ts';

/** A public course. @throws E404 */
export async function courseById(id: number, { db }: Context) {
  const [row] = await db
    .select({ ...getTableColumns(courses), isSample: isSample(courses.id) })
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.isPublic, true)));
  if (!row) throw notFound('course');
  return row;
}

/** Public courses in the order of `ids`; unknown ones are left out. */
export async function coursesByIds(ids: readonly number[], { db }: Context): Promise<SummaryRow[]> {
  if (!ids.length) return [];
  const rows = await db
    .select(summaryColumns)
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), eq(courses.isPublic, true)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Adds one access today and returns the counts of the last 30 days. @throws E404 */
export async function countAccess(id: number, context: Context) {
  const { db, now } = context;
  const [known] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.isPublic, true)));
  if (!known) throw notFound('course');
  await db
    .insert(courseCounts)
    .values({ courseId: id, day: japaneseDay(now()), accessed: 1 })
    .onConflictDoUpdate({
      target: [courseCounts.courseId, courseCounts.day],
      set: { accessed: sql`${courseCounts.accessed} + 1` },
    });
  const [counts] = await db
    .select({
      accessed: sql<number>`coalesce(sum(${courseCounts.accessed}), 0)::int`,
      walked: sql<number>`coalesce(sum(${courseCounts.walked}), 0)::int`,
    })
    .from(courseCounts)
    .where(and(eq(courseCounts.courseId, id), gte(courseCounts.day, rankingSince(now()))));
  return counts!;
}

const rankedAtMost = 10;

/** The ten open courses with most walks or accesses in the last 30 days; equal counts share a rank. */
export async function ranking(type: 'walked' | 'accessed', context: Context) {
  const { db, now } = context;
  const count = sql<number>`sum(${courseCounts[type]})::int`;
  const notRanked = db
    .select({ id: courses.id })
    .from(courses)
    .where(sql`not ${courses.isPublic} or ${courses.status} = 'closed'`);
  const counted = await db
    .select({ id: courseCounts.courseId, count })
    .from(courseCounts)
    .where(and(gte(courseCounts.day, rankingSince(now())), notInArray(courseCounts.courseId, notRanked)))
    .groupBy(courseCounts.courseId)
    .having(sql`sum(${courseCounts[type]}) > 0`)
    .orderBy(desc(count), courseCounts.courseId)
    .limit(rankedAtMost);
  const rows = await coursesByIds(
    counted.map(({ id }) => id),
    context,
  );
  return rows.map((row, index) => {
    const own = counted[index]!.count;
    return { rank: counted.findIndex((other) => other.count === own) + 1, count: own, row };
  });
}

/** A row of cards. */
const recommendedAtMost = 3;

/** Open courses near `id`'s start, those that share a scene first, none much longer than `duration` minutes. @throws E404 */
export async function recommended(id: number, duration: number | undefined, context: Context): Promise<SummaryRow[]> {
  const course = await courseById(id, context);
  const near = await context.db
    .select({ id: courseIndex.id })
    .from(courseIndex)
    .where(
      and(
        eq(courseIndex.isPublic, true),
        eq(courseIndex.isClosed, false),
        ne(courseIndex.id, id),
        duration === undefined ? undefined : lte(courseIndex.minutes, Math.ceil(duration * 1.25)),
      ),
    )
    .orderBy(sql`${courseIndex.place} <-> ${placeOf(course)}::point`)
    .limit(16);
  const rows = await coursesByIds(
    near.map((row) => row.id),
    context,
  );
  const shared = (row: SummaryRow) => row.sceneIds.filter((scene) => course.sceneIds.includes(scene)).length;
  return rows
    .map((row, index) => ({ row, order: index - 4 * shared(row) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, recommendedAtMost)
    .map(({ row }) => row);
}
