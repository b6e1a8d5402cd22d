import { eq, sql } from 'drizzle-orm';
import { courseIndex } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { parks } from '../parks/parks.table.ts';

const count = sql<number>`count(*)::int`;

/** How many public courses there are, in how many municipalities, and how many parks. */
export async function countAll(db: Db) {
  const [byMunicipality, park] = await Promise.all([
    db.select({ count }).from(courseIndex).where(eq(courseIndex.isPublic, true)).groupBy(courseIndex.municipalityCode),
    db.select({ count }).from(parks),
  ]);
  return {
    courses: byMunicipality.reduce((sum, row) => sum + row.count, 0),
    municipalities: byMunicipality.length,
    parks: park[0]!.count,
  };
}
