import { eq, sql } from 'drizzle-orm';
import { courseIndex, municipalityPlaces, stopCourseCounts } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';

/** How many public courses have each bit of a column. Counted by sets of bits: some thousand sets stand for all courses. */
async function countCoursesByBit(
  db: Db,
  column: typeof courseIndex.sceneBits | typeof courseIndex.municipalityBits,
): Promise<number[]> {
  const sets = await db
    .select({ bits: sql<string>`${column}::bigint::bit(64)::text`, count: sql<number>`count(*)::int` })
    .from(courseIndex)
    .where(eq(courseIndex.isPublic, true))
    .groupBy(column);
  const counts = Array.from({ length: 64 }, () => 0);
  for (const { bits, count } of sets)
    for (let at = bits.indexOf('1'); at >= 0; at = bits.indexOf('1', at + 1)) counts[63 - at]! += count;
  return counts;
}

/** How many public courses pass through each municipality, by its code. */
export async function countCoursesByMunicipality(db: Db): Promise<Map<number, number>> {
  const counts = await countCoursesByBit(db, courseIndex.municipalityBits);
  return new Map(municipalityPlaces.map((code, place) => [code, counts[place]!]));
}

/** How many public courses each scene has, by its id. */
export const countCoursesByScene = (db: Db): Promise<number[]> => countCoursesByBit(db, courseIndex.sceneBits);

/** How many public courses start, end or pass at each station, or at any station of each line, by its id. */
export async function countCoursesByStop(db: Db, kind: 'station' | 'line'): Promise<Map<number, number>> {
  const rows = await db.select().from(stopCourseCounts).where(eq(stopCourseCounts.kind, kind));
  return new Map(rows.map(({ id, courses }) => [id, courses]));
}
