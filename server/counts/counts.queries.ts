import { eq, sql } from 'drizzle-orm';
import { courseIndex } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { countInstitutions } from '../institutions/institutions.queries.ts';
import { parks } from '../parks/parks.table.ts';
import { countCoursesByMunicipality } from '../places/places.queries.ts';

const count = sql<number>`count(*)::int`;

/** How many public courses there are, how many municipalities they pass through, how many parks, and how many institutions of each kind. */
export async function countAll(db: Db) {
  const [course, byMunicipality, park, byKind] = await Promise.all([
    db.select({ count }).from(courseIndex).where(eq(courseIndex.isPublic, true)),
    countCoursesByMunicipality(db),
    db.select({ count }).from(parks),
    countInstitutions(db),
  ]);
  return {
    courses: course[0]!.count,
    municipalities: [...byMunicipality.values()].filter((courses) => courses).length,
    parks: park[0]!.count,
    ...byKind,
  };
}
