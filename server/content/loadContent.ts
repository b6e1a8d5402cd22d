/** Brings the database to the repository's content. What the bureau set while the site ran (status, alerts, counts) stays. */
import { and, eq, getTableColumns, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { courseIndex, courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { searchTextOf } from '../keyword.ts';
import { lineStations, lines, municipalities, scenes, stations } from '../places/places.table.ts';
import { articles, banners, events, links, notices, parks } from '../reading/reading.table.ts';
import { contentEditions } from './content.table.ts';
import { courseRow } from './courseRow.ts';
import { type Content, contentHash, readContent } from './readContent.ts';

/** Columns that people change while the site runs: an update of the content leaves them. */
const keptColumns = new Set(['status', 'statusNote', 'isPublic', 'isWithdrawn']);
const rowsAtOnce = 200;

async function upsert<T extends PgTable>(db: Db, table: T, key: string, rows: T['$inferInsert'][]): Promise<void> {
  const columns = getTableColumns(table);
  const changes: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(columns))
    if (name !== key && !keptColumns.has(name)) changes[name] = sql.raw(`excluded."${column.name}"`);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({ target: columns[key]!, set: changes as never });
}

/** Rows that the content no longer has. A course that is gone is hidden, not deleted: walks and favourites refer to it. */
async function removeOthers(db: Db, content: Content): Promise<void> {
  for (const [table, rows] of [
    [notices, content.notices],
    [events, content.events],
    [articles, content.articles],
    [links, content.links],
    [banners, content.banners],
    [parks, content.parks],
  ] as const)
    await db.delete(table).where(sql`${table.id} <> all(${sql.param(`{${rows.map(({ id }) => id).join()}}`)}::int[])`);
  const ids = content.courses.map(({ id }) => id);
  await db
    .update(courses)
    .set({ isPublic: false, isWithdrawn: true })
    .where(and(eq(courses.isPublic, true), notInArray(courses.id, ids), lt(courses.id, generatedFrom)));
  await db
    .update(courses)
    .set({ isPublic: true, isWithdrawn: false })
    .where(and(eq(courses.isWithdrawn, true), inArray(courses.id, ids)));
}

/** Ids from here on belong to generated rows of benchmarks and are left alone. */
export const generatedFrom = 1_000_000;

/** Recommended first: gentle favourites of medium length, then the other named courses, then station to station; spread over the city. */
function recommendedOrder(content: Content): Map<number, number> {
  const group = (course: Content['courses'][number]) =>
    course.categories.includes('tokotoko')
      ? 0
      : course.categories.some((category) => category === 'yamanote' || category === 'oedo')
        ? 2
        : 1;
  const turn = new Map<string, number>();
  const ranked = content.courses
    .map((course) => {
      const key = `${group(course)}-${course.municipality}`;
      const nth = turn.get(key) ?? 0;
      turn.set(key, nth + 1);
      return { id: course.id, order: [group(course), nth, (course.id * 7919) % 997] as const };
    })
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2]);
  return new Map(ranked.map(({ id }, index) => [id, index + 1]));
}

async function load(db: Db, content: Content): Promise<void> {
  // First, so that a new row may take the address of one that goes.
  await removeOthers(db, content);
  await upsert(
    db,
    municipalities,
    'code',
    content.municipalities.map(({ tile, lat: _lat, lng: _lng, ...row }) => ({ ...row, tileX: tile.x, tileY: tile.y })),
  );
  await upsert(
    db,
    scenes,
    'id',
    content.scenes.map(({ kana: _kana, ...row }) => row),
  );
  await upsert(
    db,
    lines,
    'id',
    content.lines.map(({ id, name, operator }) => ({ id, name, operator })),
  );
  await upsert(
    db,
    stations,
    'id',
    content.stations.map((station) => {
      const searchText = searchTextOf([station.name.ja, station.name.en, station.kana]);
      return {
        id: station.id,
        name: station.name,
        kana: station.kana,
        municipalityCode: station.municipality,
        lat: station.lat,
        lng: station.lng,
        searchText,
      };
    }),
  );
  await db.delete(lineStations);
  const stops = content.lines.flatMap((line) =>
    line.stations.map((stationId, position) => ({ lineId: line.id, stationId, position })),
  );
  for (let from = 0; from < stops.length; from += rowsAtOnce)
    await db.insert(lineStations).values(stops.slice(from, from + rowsAtOnce));
  const order = recommendedOrder(content);
  const courseRows = content.courses.map((course) => courseRow(course, order.get(course.id)!, content));
  await upsert(db, courses, 'id', courseRows);
  await upsert(db, courseIndex, 'id', courseRows);
  await upsert(
    db,
    parks,
    'id',
    content.parks.map(({ municipality, ...row }) => ({ ...row, municipalityCode: municipality })),
  );
  await upsert(db, notices, 'id', content.notices);
  await upsert(
    db,
    events,
    'id',
    content.events.map(({ municipality, ...row }) => ({ ...row, municipalityCode: municipality })),
  );
  await upsert(db, articles, 'id', content.articles);
  await upsert(db, links, 'id', content.links);
  await upsert(db, banners, 'id', content.banners);
}

/** @returns whether anything was loaded; false when the database held this edition already */
export async function loadContent(db: Db): Promise<boolean> {
  const hash = contentHash();
  const [known] = await db.select().from(contentEditions).where(eq(contentEditions.hash, hash));
  if (known) return false;
  const content = readContent();
  await db.transaction(async (tx) => {
    await load(tx as unknown as Db, content);
    await tx.delete(contentEditions);
    await tx.insert(contentEditions).values({ hash });
  });
  // Vacuum marks pages as seen by everyone; only then do counts stay inside an index.
  await db.execute(sql`vacuum analyze`);
  return true;
}
