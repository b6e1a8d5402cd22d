/** Turns a written park into a row: with the courses that pass near it. */
import { metresToLine } from '../../contract/geo.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import type { parks } from '../parks/parks.table.ts';
import type { CourseRow } from './courseRow.ts';
import type { Content } from './readContent.ts';

/** A park's position is its middle or main gate, so that the way round a large one is still near. */
const passesWithinM = 500;
const courseIdsAtMost = 3;

export type WayOfCourse = { id: number; line: { lat: number; lng: number }[] };

export const waysOf = (rows: readonly Pick<CourseRow, 'id' | 'legs'>[]): WayOfCourse[] =>
  rows.map(({ id, legs = [] }) => ({
    id,
    line: legs.flatMap(({ line }) => decodePolyline(line).map(([lat, lng]) => ({ lat, lng }))),
  }));

export function parkRow(
  { municipality, ...park }: Content['parks'][number],
  ways: readonly WayOfCourse[],
): typeof parks.$inferInsert {
  const courseIds = ways
    .map(({ id, line }) => ({ id, metres: metresToLine(park, line) }))
    .filter(({ metres }) => metres <= passesWithinM)
    .sort((a, b) => a.metres - b.metres || a.id - b.id)
    .slice(0, courseIdsAtMost)
    .map(({ id }) => id);
  return { ...park, municipalityCode: municipality, courseIds };
}
