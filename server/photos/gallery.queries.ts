/** The pages of the gallery: found in indexes that hold what it filters by (see docs/decisions/0062). */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { keptWithContent } from '../content/keptWithContent.ts';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { members } from '../members/members.table.ts';
import { isPublished, newestFirst, type PhotoRow, summaryColumns } from './photos.queries.ts';
import { photos } from './photos.table.ts';

const orders = {
  newest: {
    forwards: newestFirst,
    backwards: [sql`${photos.postedAt} asc nulls first`, sql`${photos.id} asc nulls first`],
  },
  likes: {
    forwards: [sql`${photos.likes} desc nulls last`, sql`${photos.id} desc nulls last`],
    backwards: [sql`${photos.likes} asc nulls first`, sql`${photos.id} asc nulls first`],
  },
};
export type GallerySort = 'newest' | 'oldest' | 'likes';

/** A photo must match each of these; null asks for nothing, an empty list matches none. */
export interface GalleryConditions {
  courseIds: readonly number[] | null;
  months: readonly number[] | null;
  contestId: string | null;
}

/** Courses of the municipalities. */
export async function coursesIn(db: Db, municipalityCodes: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.municipalityCode, [...municipalityCodes]))
    .orderBy(courses.id);
  return rows.map(({ id }) => id);
}

/** A single value is compared as one: its rows then stand in the order of the index. */
const oneOf = (column: typeof photos.courseId | typeof photos.takenMonth, values: readonly number[]): SQL =>
  values.length === 1 ? eq(column, values[0]!) : sql`${column} = any(${`{${values.join(',')}}`}::int[])`;

const whereOf = ({ courseIds, months, contestId }: GalleryConditions) =>
  and(
    isPublished,
    courseIds ? oneOf(photos.courseId, courseIds) : undefined,
    months ? oneOf(photos.takenMonth, months) : undefined,
    contestId === null ? undefined : eq(photos.contestId, contestId),
  );

/** How many published photos there are of each course, month and contest. */
type Counts = { courseId: number; month: number; contestId: string | null; count: number }[];

/** A promise of its own: a query is asked again whenever somebody waits for it. */
const readCounts = async (db: Db): Promise<Counts> =>
  db
    .select({
      ...{ courseId: photos.courseId, month: photos.takenMonth, contestId: photos.contestId },
      count: sql<number>`count(*)::int`,
    })
    .from(photos)
    .where(isPublished)
    .groupBy(photos.courseId, photos.takenMonth, photos.contestId);

const countsOf = keptWithContent(readCounts, 1);

/** Exact: counted again when photos, or anything else that pages show, change. */
export async function galleryTotal(db: Db, { courseIds, months, contestId }: GalleryConditions): Promise<number> {
  const wanted = courseIds && new Set(courseIds);
  return (await countsOf(db)).reduce((total, row) => {
    const isFound =
      (!wanted || wanted.has(row.courseId)) &&
      (!months || months.includes(row.month)) &&
      (contestId === null || row.contestId === contestId);
    return isFound ? total + row.count : total;
  }, 0);
}

/** A page. One in the second half is read from the end. Its ids come from an index alone, the rows with them in one statement. */
export async function galleryPage(
  db: Db,
  conditions: GalleryConditions,
  { sort, skip, take, total }: { sort: GallerySort; skip: number; take: number; total: number },
): Promise<PhotoRow[]> {
  const { forwards, backwards } = orders[sort === 'likes' ? 'likes' : 'newest'];
  const left = Math.max(0, Math.min(take, total - skip));
  const isFromEnd = skip > total / 2;
  const isReversed = (sort === 'oldest') !== isFromEnd;
  const order = isReversed ? backwards : forwards;
  const page = db
    .select({ id: photos.id })
    .from(photos)
    .where(whereOf(conditions))
    .orderBy(...order)
    .offset(isFromEnd ? total - skip - left : skip)
    .limit(isFromEnd ? left : take)
    .as('page');
  const rows = await db
    .select(summaryColumns)
    .from(page)
    .innerJoin(photos, eq(photos.id, page.id))
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .leftJoin(members, eq(members.id, photos.memberId))
    .orderBy(...order);
  return isFromEnd ? rows.reverse() : rows;
}
