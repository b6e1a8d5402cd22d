import { eq, sql } from 'drizzle-orm';
import { courseIndex } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';

const columns = {
  municipality: courseIndex.municipalityCode,
  station: courseIndex.startStationId,
  /** By the set of their scenes: a few hundred sets stand for all courses. */
  scenes: courseIndex.sceneBits,
};

/** How many public courses each value of a column has. */
export async function countCoursesBy(db: Db, column: keyof typeof columns): Promise<Map<number, number>> {
  const rows = await db
    .select({ key: sql<number>`${columns[column]}`.as('key'), count: sql<number>`count(*)::int` })
    .from(courseIndex)
    .where(eq(courseIndex.isPublic, true))
    .groupBy(sql`key`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}
