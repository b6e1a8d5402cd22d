import { eq, sql } from 'drizzle-orm';
import { courseIndex, sceneBits } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';

const columns = {
  municipality: sql`unnest(${courseIndex.municipalityCodes})`,
  station: sql`unnest(${courseIndex.stationIds})`,
  sceneSet: courseIndex.sceneBits,
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

/** How many public courses each scene has. Counted by sets of scenes: a few hundred sets stand for all courses. */
export async function countCoursesByScene(db: Db, sceneIds: readonly number[]): Promise<Map<number, number>> {
  const bySet = [...(await countCoursesBy(db, 'sceneSet'))];
  const countOf = (id: number) => bySet.reduce((sum, [set, count]) => (set & sceneBits([id]) ? sum + count : sum), 0);
  return new Map(sceneIds.map((id) => [id, countOf(id)]));
}
