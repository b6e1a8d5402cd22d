import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { notFound, unknownValue } from '../../contract/apiError.ts';
import { metresToLine } from '../../contract/geo.ts';
import { courseNearM, type InstitutionKind, institutionKinds } from '../../contract/institutionKinds.ts';
import type { Position } from '../../contract/values.ts';
import { isSample } from '../content/isSample.ts';
import type { Context } from '../context.ts';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { besideWay, boxOf, wayOf, widened } from '../geo/beside.ts';
import { parks } from '../parks/parks.table.ts';
import { institutionIndex, institutions } from './institutions.table.ts';

const summaryColumns = {
  id: institutions.id,
  kind: institutions.kind,
  name: institutions.name,
  kana: institutions.kana,
  municipalityCode: institutions.municipalityCode,
  address: institutions.address,
  lat: institutions.lat,
  lng: institutions.lng,
  icons: institutions.icons,
  equipment: institutions.equipment,
  courtesy: institutions.courtesy,
  hours: institutions.hours,
  isSample: isSample(institutions.id),
};

/** Public institutions in the order of `ids`; unknown ones are left out. */
export async function institutionsByIds(ids: readonly number[], db: Db) {
  if (!ids.length) return [];
  const rows = await db
    .select(summaryColumns)
    .from(institutions)
    .where(and(inArray(institutions.id, [...ids]), eq(institutions.isPublic, true)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type SummaryRow = Awaited<ReturnType<typeof institutionsByIds>>[number];

/** A public institution of this kind. @throws E404 */
export async function institutionById(id: number, kind: InstitutionKind, { db }: Context) {
  const [row] = await db
    .select({
      ...getTableColumns(institutions),
      isSample: isSample(institutions.id),
      park: { id: parks.id, name: parks.name },
    })
    .from(institutions)
    .leftJoin(parks, eq(parks.id, institutions.parkId))
    .where(and(eq(institutions.id, id), eq(institutions.kind, kind), eq(institutions.isPublic, true)));
  if (!row) throw notFound(kind);
  return row;
}
export type DetailRow = Awaited<ReturnType<typeof institutionById>>;

/** The way of a public course. @throws E422 for `course_id` */
export async function wayOfCourse(id: number, { db }: Context) {
  const [row] = await db
    .select({ id: courses.id, name: courses.name, legs: courses.legs })
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.isPublic, true)));
  if (!row) throw unknownValue('course_id');
  return { id: row.id, name: row.name, way: wayOf(row.legs) };
}

const coursesAtMost = 6;
/** The drawing of a way leaves the way by less than this. */
const drawnWithinM = 250;
/** Of so many, by their drawings, the exact ways are read. */
const candidatesAtMost = 24;

/** Open courses that pass within `courseNearM`, nearest first. */
export async function coursesPassing(place: Position, { db }: Context) {
  const reachM = courseNearM + drawnWithinM;
  const { south, north, west, east } = widened(boxOf([place]), reachM);
  const drawn = await db
    .select({ id: courses.id, line: courses.line })
    .from(courses)
    .where(
      and(
        eq(courses.isPublic, true),
        ne(courses.status, 'closed'),
        sql`way_box(${courses.line}) && ${`(${east},${north}),(${west},${south})`}::box`,
      ),
    );
  const ids = drawn
    .map(({ id, line }) => ({
      id,
      off: metresToLine(
        place,
        line.map(([lat, lng]) => ({ lat, lng })),
      ),
    }))
    .filter(({ off }) => off <= reachM)
    .sort((a, b) => a.off - b.off || a.id - b.id)
    .slice(0, candidatesAtMost)
    .map(({ id }) => id);
  if (!ids.length) return [];
  const rows = await db
    .select({
      ...{ id: courses.id, name: courses.name, minutes: courses.minutes, distanceM: courses.distanceM },
      legs: courses.legs,
    })
    .from(courses)
    .where(inArray(courses.id, ids));
  return rows
    .flatMap(({ legs, ...row }) => {
      const beside = besideWay(place, wayOf(legs), courseNearM);
      return beside ? [{ ...row, offM: beside.off_m }] : [];
    })
    .sort((a, b) => a.offM - b.offM || a.id - b.id)
    .slice(0, coursesAtMost);
}

/** How many public ones there are of each kind. */
export async function countInstitutions(db: Db): Promise<Record<InstitutionKind, number>> {
  const rows = await db
    .select({ kind: institutionIndex.kind, count: sql<number>`count(*)::int` })
    .from(institutionIndex)
    .where(eq(institutionIndex.isPublic, true))
    .groupBy(institutionIndex.kind);
  const countOf = (kind: InstitutionKind) => rows.find((row) => institutionKinds[row.kind] === kind)?.count ?? 0;
  return { cooperation: countOf('cooperation'), sponsor: countOf('sponsor'), playground: countOf('playground') };
}
