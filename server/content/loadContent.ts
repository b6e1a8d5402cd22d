/** Loads a newer edition of the repository's sample content into the database (see docs/decisions/0027). */
import { gt, inArray, sql } from 'drizzle-orm';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import { articles } from '../articles/articles.table.ts';
import { banners } from '../banners/banners.table.ts';
import { courseIndex, courses } from '../courses/courses.table.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { events } from '../events/events.table.ts';
import { confirmAgain } from '../facts/confirmed.ts';
import { equipment, institutionIndex, institutions } from '../institutions/institutions.table.ts';
import { searchTextOf } from '../keyword.ts';
import { links } from '../links/links.table.ts';
import { notices } from '../notices/notices.table.ts';
import { parks } from '../parks/parks.table.ts';
import { lineStations, lines, municipalities, scenes, stations } from '../places/places.table.ts';
import { contentItems, type Source } from '../revisions/revisions.table.ts';
import { contentEditions } from './content.table.ts';
import { setOfContests } from './contestRows.ts';
import { type CourseRow, courseRow } from './courseRow.ts';
import { institutionIndexRow, institutionRows } from './institutionRow.ts';
import { parkRow, waysOf } from './parkRow.ts';
import { setOfPhotos, setOfResults } from './photoRows.ts';
import { type Content, type ContentSource, repositoryContent } from './readContent.ts';
import { recommendedOrder } from './recommendedOrder.ts';
import { rowsOfTable, type SampleSet, upsert, writeSamples } from './samples.ts';
import { setOfTitles } from './titleRows.ts';

/** Ids from here on belong to generated rows of benchmarks. */
export const generatedFrom = 1_000_000;

/** The stations of a line in its order: one sample a line, since a part of an order says nothing. */
function stopsOfLines(content: Content): SampleSet {
  return {
    kind: 'line_stations',
    samples: content.lines.map((line) => ({ key: line.id, values: { stations: line.stations } })),
    read: async (db, keys) =>
      rowsOf(
        await db.execute(
          sql`select line_id as key, jsonb_build_object('stations', jsonb_agg(station_id order by position)) as "values" from ${lineStations} where ${inArray(lineStations.lineId, keys)} group by line_id`,
        ),
      ),
    write: async (db, keys) => {
      const stops = content.lines
        .filter(({ id }) => keys.includes(id))
        .flatMap((line) => line.stations.map((stationId, position) => ({ lineId: line.id, stationId, position })));
      await db.delete(lineStations).where(inArray(lineStations.lineId, keys));
      await db.insert(lineStations).values(stops);
    },
  };
}

function rowsOfCourses(content: Content): CourseRow[] {
  const order = recommendedOrder(content);
  return content.courses.map((course) => courseRow(course, order.get(course.id)!, content));
}

function setOfCourses(rows: CourseRow[]): SampleSet {
  return rowsOfTable(courses, 'id', rows, {
    alongside: (db, keys) =>
      upsert(
        db,
        courseIndex,
        'id',
        rows.filter(({ id }) => keys.includes(id)),
      ),
  });
}

const indexedAtOnce = 200;

/** What searches compare of every shop and place, of those that people wrote as well: the code that makes it may be newer. */
async function indexInstitutions(db: Db, content: Content): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(institutions)
      .where(gt(institutions.id, last))
      .orderBy(institutions.id)
      .limit(indexedAtOnce);
    if (!rows.length) return;
    await upsert(
      db,
      institutionIndex,
      'id',
      rows.map((row) => institutionIndexRow(row, content)),
    );
    last = rows.at(-1)!.id;
  }
}

/** Things that staff can change: their written form is kept beside the rows that are made from it. */
const withSources = (kind: RevisionKind, sources: readonly { id: number }[], set: SampleSet): SampleSet => ({
  ...set,
  write: async (db, keys) => {
    await set.write(db, keys);
    const rows = sources
      .filter(({ id }) => keys.includes(id))
      .map((source) => ({ kind, key: source.id, source: source as Source }));
    if (!rows.length) return;
    await db
      .insert(contentItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [contentItems.kind, contentItems.key],
        set: { source: sql`excluded.source` },
      });
  },
});

/** In the order in which rows refer to each other. */
const setsOf = (content: Content, courseRows = rowsOfCourses(content), ways = waysOf(courseRows)): SampleSet[] => [
  rowsOfTable(
    municipalities,
    'code',
    content.municipalities.map(({ tile, lat: _lat, lng: _lng, ...row }) => ({
      ...row,
      tileX: tile.x,
      tileY: tile.y,
    })),
  ),
  rowsOfTable(
    scenes,
    'id',
    content.scenes.map(({ kana: _kana, ...row }) => row),
  ),
  rowsOfTable(
    lines,
    'id',
    content.lines.map(({ id, name, operator }) => ({ id, name, operator })),
  ),
  rowsOfTable(
    stations,
    'id',
    content.stations.map(({ municipality, ...row }) => ({
      ...row,
      municipalityCode: municipality,
      searchText: searchTextOf([row.name.ja, row.name.en, row.kana]),
    })),
  ),
  stopsOfLines(content),
  withSources(
    'course',
    content.courses.map((course) => ({ ...course, route: content.routes.get(course.id) })),
    setOfCourses(courseRows),
  ),
  withSources(
    'park',
    content.parks,
    rowsOfTable(
      parks,
      'id',
      content.parks.map((park) => parkRow(park, ways)),
    ),
  ),
  rowsOfTable(equipment, 'id', content.equipment),
  institutionKinds.reduce(
    (set, kind) => withSources(kind, content[kind], set),
    rowsOfTable(institutions, 'id', institutionRows(content)),
  ),
  withSources('notice', content.notices, rowsOfTable(notices, 'id', content.notices)),
  withSources(
    'event',
    content.events,
    rowsOfTable(
      events,
      'id',
      content.events.map(({ municipality, ...row }) => ({ ...row, municipalityCode: municipality })),
    ),
  ),
  withSources('article', content.articles, rowsOfTable(articles, 'id', content.articles)),
  withSources('link', content.links, rowsOfTable(links, 'id', content.links)),
  withSources('banner', content.banners, rowsOfTable(banners, 'id', content.banners)),
  setOfTitles(content.titles),
  setOfContests(content.contests),
  setOfPhotos(content.photos),
  setOfResults(content),
];

/**
 * @param onLeftOut is told each sample ("articles 12") that people left no room for, such as one whose address is taken
 * @returns whether anything was loaded; false when the database holds this edition already, or a newer one
 */
export async function loadContent(
  db: Db,
  onLeftOut: (sample: string) => void = () => {},
  source: ContentSource = repositoryContent,
): Promise<boolean> {
  const edition = source.readEdition();
  const [known] = await db.select().from(contentEditions);
  if (known && (known.hash === edition.hash || known.number > edition.number)) return false;
  const content = source.readContent();
  const sets = setsOf(content);
  const leftOut: string[] = [];
  await db.transaction(async (tx) => {
    for (const set of sets)
      for (const key of await writeSamples(tx as unknown as Db, set)) leftOut.push(`${set.kind} ${key}`);
    await indexInstitutions(tx as unknown as Db, content);
    await confirmAgain(tx as unknown as Db);
    await tx.delete(contentEditions);
    await tx.insert(contentEditions).values(edition);
  });
  for (const sample of leftOut) onLeftOut(sample);
  // Vacuum marks pages as seen by everyone; only then do counts stay inside an index.
  await db.execute(sql`vacuum analyze`);
  return true;
}
