/**
 * Courses in any number for benchmarks: made of the real ones, by a seed, through the same code that makes real rows.
 *
 * Names combine real stations and points, shapes are real lines turned and stretched, so that facets and words are spread as in reality.
 */
import { sql } from 'drizzle-orm';
import { distanceM, lengthM } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';
import type { CourseContent, StationContent } from '../../server/content/content.schema.ts';
import { type CourseRow, courseRow } from '../../server/content/courseRow.ts';
import { generatedFrom } from '../../server/content/loadContent.ts';
import type { Content } from '../../server/content/readContent.ts';
import { courseIndex, courses } from '../../server/courses/courses.table.ts';
import { type Db, rowsOf } from '../../server/db/database.ts';
import { seeded } from '../contract/seeded.ts';

export const pick = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)]!;

const shortestM = 600;
const longestM = 12_000;
/** One in so many starts where a real course does: bus stops and ports keep their share. */
const realStartEvery = 12;
/** Ranks by group of `recommendedOrder`: categories stand together in the order, as they do among real courses. */
const groupWidth = 10_000_000;

/** Stations that a course can name without doubt. */
function namedStations({ stations }: Content): StationContent[] {
  const key = ({ name, municipality }: StationContent) => `${name.ja} ${municipality}`;
  const count = new Map<string, number>();
  for (const station of stations) count.set(key(station), (count.get(key(station)) ?? 0) + 1);
  return stations.filter((station) => count.get(key(station)) === 1);
}

/** The line of `points`, begun at `start`, turned, and stretched to `targetM`. */
function placed(points: readonly Position[], start: Position, targetM: number, random: () => number): Position[] {
  const [first] = points as [Position];
  const stretch = targetM / Math.max(lengthM(points), 1);
  const turn = random() * 2 * Math.PI;
  return points.map(({ lat, lng }) => {
    const north = (lat - first.lat) * stretch;
    const east = (lng - first.lng) * stretch * 0.81;
    return {
      lat: Number((start.lat + north * Math.cos(turn) - east * Math.sin(turn)).toFixed(6)),
      lng: Number((start.lng + (north * Math.sin(turn) + east * Math.cos(turn)) / 0.81).toFixed(6)),
    };
  });
}

function generatedCourse(
  id: number,
  content: Content,
  stations: readonly StationContent[],
  random: () => number,
): CourseContent {
  const shape = pick(content.courses, random);
  const other = pick(content.courses, random);
  const atRealStart = random() < 1 / realStartEvery;
  const station = pick(stations, random);
  const origin = atRealStart ? shape.points[0]! : station;
  const jittered = { lat: origin.lat + (random() - 0.5) * 0.004, lng: origin.lng + (random() - 0.5) * 0.004 };
  // Most walks are short: the square root of two draws' product leans to the lower half.
  const targetM = shortestM + (longestM - shortestM) * random() * Math.sqrt(random());
  const line = placed(shape.points, jittered, targetM, random);
  const end = line.at(-1)!;
  const near = stations.filter(({ lat, lng }) => Math.abs(lat - end.lat) < 0.05 && Math.abs(lng - end.lng) < 0.05);
  const goal = near.length
    ? near.reduce((best, one) => (distanceM(one, end) < distanceM(best, end) ? one : best))
    : null;
  const middle = [...shape.points.slice(1, -1), ...other.points.slice(1, -1)];
  const points = line.map((position, index) => {
    const named = index === 0 || index === line.length - 1 ? shape.points[index]! : pick(middle, random);
    return { role: shape.points[index]!.role, name: named.name, kana: named.kana, text: named.text, ...position };
  });
  const stopOf = ({ name, municipality }: StationContent) => ({
    kind: 'station' as const,
    station: name.ja,
    municipality,
  });
  const sight = points[1]!;
  const from = atRealStart ? other : station;
  return {
    ...shape,
    id,
    municipality: atRealStart ? shape.municipality : station.municipality,
    name: { ja: `${from.name.ja}から${sight.name.ja}へ`, en: `${from.name.en} to ${sight.name.en}` },
    kana: `${from.kana}から${sight.kana ?? ''}`,
    scenes: [...new Set([...shape.scenes.slice(0, 2), pick(other.scenes, random)])],
    start: atRealStart ? shape.start : stopOf(station),
    goal: goal ? stopOf(goal) : shape.goal,
    points,
  };
}

const groupOf = ({ categories }: CourseContent) =>
  categories.includes('tokotoko')
    ? 1
    : categories.some((category) => category === 'yamanote' || category === 'oedo')
      ? 3
      : 2;

/** Rows number `from` to `to` (from 0, exclusive); each depends on its own number only. */
export function* generatedRows(content: Content, from: number, to: number): Generator<CourseRow> {
  const stations = namedStations(content);
  for (let number = from; number < to; number += 1) {
    const course = generatedCourse(generatedFrom + number, content, stations, seeded(number + 1));
    yield courseRow(course, groupOf(course) * groupWidth + number, content);
  }
}

const rowsAtOnce = 500;
const searchIndexes = sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'course_index' and indexname <> 'course_index_pkey'`;

/** Brings the courses in `db`, with the real ones, to `size`. What is there already stays. */
export async function growTo(size: number, db: Db, content: Content): Promise<void> {
  const known = await db.$count(courses);
  if (known >= size) return;
  // Indexes grow many times faster at once than row by row.
  const indexes = rowsOf<{ name: string; definition: string }>(await db.execute(searchIndexes));
  for (const { name } of indexes) await db.execute(sql.raw(`drop index "${name}"`));
  let batch: CourseRow[] = [];
  const write = async () => {
    if (!batch.length) return;
    await db.insert(courses).values(batch);
    await db.insert(courseIndex).values(batch);
    batch = [];
  };
  for (const row of generatedRows(content, Math.max(0, known - content.courses.length), size - content.courses.length))
    if (batch.push(row) === rowsAtOnce) await write();
  await write();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum analyze`);
}
