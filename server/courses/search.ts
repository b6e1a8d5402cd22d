/** Course search: facets combine with AND, values of one facet with OR; totals are exact. */
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { beyondLastPage, refused, unknownValue } from '../../contract/apiError.ts';
import { nearestCount } from '../../contract/bands.ts';
import { distanceM } from '../../contract/geo.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { Position } from '../../contract/values.ts';
import type { Context } from '../context.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { placeOf } from '../geo/place.ts';
import { hasOneMark, type KeywordTerm, lexemeQuery, marks, termsOf } from '../keyword.ts';
import type { References } from '../references.ts';
import { coursesByIds } from './courses.queries.ts';
import { categoryBits, courseIndex, sceneBits } from './courses.table.ts';
import type { SummaryRow } from './summary.ts';

type Input = ParsedInput<'GET /search'>;

/** How many neighbours on the plane are looked at before the exact distances decide. */
const candidates = 20;
const facilityColumns = { step_free: courseIndex.stepFree, toilet: courseIndex.toilet, bench: courseIndex.bench };

function lookUp<T>(names: readonly string[], rows: Map<string, T>, field: string): T[] {
  return names.map((name) => {
    const row = rows.get(name);
    if (!row) throw unknownValue(field);
    return row;
  });
}

const hasBit = (column: typeof courseIndex.sceneBits | typeof courseIndex.categoryBits, bits: number) =>
  sql`${column} & ${bits} <> 0`;
const isPublic = eq(courseIndex.isPublic, true);
/** Says that a course is public in the words of the index of terms, so that the planner uses no other. */
const found = (query: string) => sql`${courseIndex.isPublic}::int = 1 and ${courseIndex.terms} @@ ${query}::tsquery`;

/**
 * What a keyword finds, best first: its first word in the course's name, at its stops or in its town, elsewhere.
 * Within each the order of recommendation holds. Without a keyword, or not `isSplit`, all is one group.
 */
function groupsOf(words: KeywordTerm[][], isSplit: boolean): SQL[] {
  if (!words.length) return [isPublic];
  const anywhere = (word: KeywordTerm[]) => `(${marks.map((mark) => lexemeQuery(word, mark)).join('|')})`;
  const [first, ...others] = words as [KeywordTerm[], ...KeywordTerm[][]];
  if (!isSplit) return [found(words.map(anywhere).join('&'))];
  return marks.map((mark, place) => {
    const better = hasOneMark(first) ? [] : marks.slice(0, place);
    const parts = [lexemeQuery(first, mark), ...better.map((other) => `!${lexemeQuery(first, other)}`)];
    return found([...parts, ...others.map(anywhere)].join('&'));
  });
}

function conditionsOf(input: Input, references: References): SQL[] {
  const all: SQL[] = [];
  const municipalityCodes = lookUp(input.municipality, references.municipalityByName, 'municipality').map(
    ({ code }) => code,
  );
  const sceneIds = lookUp(input.scene, references.sceneByName, 'scene').map(({ id }) => id);
  if (input.line !== undefined && !references.lineIds.has(input.line)) throw unknownValue('line');
  if (input.station !== undefined && !references.stationById.has(input.station)) throw unknownValue('station');
  if (municipalityCodes.length) all.push(inArray(courseIndex.municipalityCode, municipalityCodes));
  if (input.time_band.length) all.push(inArray(courseIndex.timeBand, input.time_band));
  if (input.step_band.length) all.push(inArray(courseIndex.stepBand, input.step_band));
  if (sceneIds.length) all.push(hasBit(courseIndex.sceneBits, sceneBits(sceneIds)));
  if (input.line !== undefined)
    all.push(
      inArray(
        courseIndex.startStationId,
        references.lines.find(({ id }) => id === input.line)!.stations.map(({ id }) => id),
      ),
    );
  if (input.station !== undefined) all.push(eq(courseIndex.startStationId, input.station));
  if (input.category) all.push(hasBit(courseIndex.categoryBits, categoryBits([input.category])));
  for (const facility of input.facility) all.push(eq(facilityColumns[facility], true));
  return all;
}

/** The first rows of an index in its order are looked through before all matches are sorted: mostly they hold enough. */
const window = 1000;
/** Terms are long and take time to read: where they may be found nowhere near, only this many rows are tried. */
const termsWindow = 100;
/** Fewer matches than this are sorted sooner than a window is looked through. */
const sortedAtOnce = 5000;

/** The window, to be asked as if it were the whole `course_index`. */
const firstOf = (db: Db, order: SQL[], limit: number, columns: Record<string, SQL.Aliased> = {}) =>
  db
    .select({ ...getTableColumns(courseIndex), ...columns })
    .from(courseIndex)
    .where(isPublic)
    .orderBy(...order)
    .limit(limit)
    .as('course_index') as unknown as typeof courseIndex;

/** Distance on the plane. */
const awayFrom = (from: Position) => sql`${courseIndex.place} <-> ${placeOf(from)}::point`;

/** Rows of these ids with their exact distance, nearest first. */
async function withDistance(
  ids: number[],
  from: Position,
  context: Context,
): Promise<(SummaryRow & { fromHereM: number })[]> {
  return (await coursesByIds(ids, context))
    .map((row) => ({ ...row, fromHereM: Math.round(distanceM(from, row)) }))
    .sort((a, b) => a.fromHereM - b.fromHereM || a.id - b.id);
}

/** Closed courses are left out, unless nothing else matches. */
async function nearest(
  conditions: SQL[],
  hasTerms: boolean,
  from: Position,
  context: Context,
): Promise<(SummaryRow & { fromHereM: number })[]> {
  const open = await nearestOf([...conditions, eq(courseIndex.isClosed, false)], hasTerms, from, context);
  return open.length ? open : nearestOf(conditions, hasTerms, from, context);
}

async function nearestOf(
  conditions: SQL[],
  hasTerms: boolean,
  from: Position,
  context: Context,
): Promise<(SummaryRow & { fromHereM: number })[]> {
  const { db } = context;
  const away = awayFrom(from);
  const first = (table: typeof courseIndex, order: SQL) =>
    db
      .select({ id: courseIndex.id })
      .from(table)
      .where(and(...conditions))
      .orderBy(order)
      .limit(candidates);
  let rows = await first(firstOf(db, [away], hasTerms ? termsWindow : window, { away: away.as('away') }), sql`away`);
  // Adding 0 keeps the planner from walking the place index past every other course when those that match lie far away.
  if (rows.length < candidates) rows = await first(courseIndex, sql`(${away}) + 0`);
  const near = await withDistance(
    rows.map(({ id }) => id),
    from,
    context,
  );
  return near.slice(0, nearestCount);
}

/** Where "near" is measured from, if the search says so. */
function originOf(input: Input, references: References): Position | null {
  if (input.lat !== undefined && input.lng !== undefined) return { lat: input.lat, lng: input.lng };
  if (input.near_station !== undefined) {
    const station = references.stationById.get(input.near_station);
    if (!station) throw unknownValue('near_station');
    return station;
  }
  if (input.lat !== undefined || input.lng !== undefined || input.sort === 'near') {
    throw refused(input.lat === undefined ? 'lat' : 'lng', 'required');
  }
  return null;
}

/** What a page takes of one group. */
interface Part {
  group: SQL;
  /** How many match in the group. */
  count: number;
  skip: number;
  take: number;
}

function partsOf(groups: readonly SQL[], counts: readonly number[], { page_num, limit_num }: Input): Part[] {
  let first = (page_num - 1) * limit_num;
  let left = limit_num;
  return groups.flatMap((group, index) => {
    const count = counts[index]!;
    const [skip, take] = [first, Math.max(0, Math.min(left, count - first))];
    first = Math.max(0, first - count);
    left -= take;
    return take ? [{ group, count, skip, take }] : [];
  });
}

async function idsOf(
  { group, count, skip, take }: Part,
  conditions: SQL[],
  { sort, hasTerms, origin }: { sort: Input['sort']; hasTerms: boolean; origin: Position | null },
  { db }: Context,
): Promise<number[]> {
  const where = and(...conditions, group);
  if (origin) {
    const rows = await db
      .select({ id: courseIndex.id })
      .from(courseIndex)
      .where(where)
      // All that match are sorted: the place index would have to be walked up to the page, past every other course.
      .orderBy(sql`(${awayFrom(origin)}) + 0`, courseIndex.id)
      .limit(take)
      .offset(skip);
    return rows.map(({ id }) => id);
  }
  // Length is a fact; nobody is recommended a closed course before an open one.
  const columns = sort === 'short' ? [courseIndex.distanceM] : [courseIndex.isClosed, courseIndex.sortRank];
  // Pages of the later half are counted from the end.
  const isBackward = skip > count / 2;
  const offset = isBackward ? count - skip - take : skip;
  const direction = isBackward ? desc : asc;
  const inOrder = [...columns, courseIndex.id].map(direction);
  const ids = (from: typeof courseIndex, order: SQL[]) =>
    db
      .select({ id: courseIndex.id })
      .from(from)
      .where(where)
      .orderBy(...order)
      .limit(take)
      .offset(offset);
  let rows: { id: number }[] = [];
  if (!hasTerms) rows = await ids(courseIndex, inOrder);
  else {
    if (count > sortedAtOnce && offset + take <= window) rows = await ids(firstOf(db, inOrder, window), inOrder);
    // `::int + 0` disables the index of the order, by which every row's terms would be read on the way.
    if (rows.length < take)
      rows = await ids(courseIndex, [direction(sql`${columns[0]}::int + 0`), ...inOrder.slice(1)]);
  }
  return (isBackward ? rows.reverse() : rows).map(({ id }) => id);
}

function refusePageAbove(lastPage: number, { page_num }: Input): void {
  if (page_num > lastPage) throw beyondLastPage();
}

export async function searchCourses(
  input: Input,
  context: Context,
): Promise<{ rows: (SummaryRow & { fromHereM?: number })[]; total: number }> {
  const { db, references } = context;
  const conditions = conditionsOf(input, references);
  const origin = originOf(input, references);
  const words = termsOf(input.keyword ?? '');
  const isByDistance = input.sort === 'near';
  if (origin && !isByDistance) {
    refusePageAbove(1, input);
    const rows = await nearest([...conditions, ...groupsOf(words, false)], words.length > 0, origin, context);
    return { rows, total: rows.length };
  }
  const groups = groupsOf(words, input.sort === 'recommended');
  const counts = groups.map(
    (group) =>
      sql`(${db
        .select({ count: sql`count(*)::int` })
        .from(courseIndex)
        .where(and(...conditions, group))})`,
  );
  const [counted] = rowsOf<{ counts: number[] }>(
    await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`),
  );
  const total = counted!.counts.reduce((sum, count) => sum + count, 0);
  refusePageAbove(Math.max(1, Math.ceil(total / input.limit_num)), input);
  const ids = (
    await Promise.all(
      partsOf(groups, counted!.counts, input).map((part) =>
        idsOf(part, conditions, { sort: input.sort, hasTerms: words.length > 0, origin }, context),
      ),
    )
  ).flat();
  return { rows: origin ? await withDistance(ids, origin, context) : await coursesByIds(ids, context), total };
}

/** Stations whose name matches, shorter names first. */
export function matchingStations(keyword: string | undefined, { references }: Context) {
  const words = termsOf(keyword ?? '');
  if (!words.length) return [];
  return [...references.stationById.values()]
    .filter(({ searchText }) => words.every((readings) => readings.some(({ text }) => searchText.includes(text))))
    .sort((a, b) => [...a.name.ja].length - [...b.name.ja].length || a.id - b.id)
    .slice(0, 5);
}
