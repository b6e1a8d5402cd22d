/**
 * The fast path of search, over `course_index`: made for 100,000 courses, where the plain query is too slow.
 * What it finds is what a plain query over `courses` finds, in the same order; `tests/server/searchIndex.test.ts` compares the two.
 */
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { CourseCategory, FacilityKind } from '../../contract/bands.ts';
import type { Position } from '../../contract/values.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { placeOf } from '../geo/place.ts';
import { type KeywordTerm, lexemeQuery, marks } from '../keyword.ts';
import { categoryBits, courseIndex, municipalityBits, sceneBits } from './courses.table.ts';

/** A course must match each of these; of a list, one entry is enough. An empty list asks for nothing. */
export interface Conditions {
  municipalityCodes: readonly number[];
  timeBands: readonly number[];
  stepBands: readonly number[];
  sceneIds: readonly number[];
  /** Stations at the start, at the goal or near the way; null: anywhere. An empty list matches no course. */
  stationIds: readonly number[] | null;
  category: CourseCategory | null;
  /** All of them. */
  facilities: readonly FacilityKind[];
  /** Facilities count that only the map shows. */
  countsMap?: boolean;
  isFlat?: boolean;
  /** All of them, each in one of its readings. */
  words: KeywordTerm[][];
  /** Leaves closed courses out. */
  isOpen?: boolean;
}

export type Order = { by: 'recommended' | 'short' } | { by: 'near'; from: Position };

/** Where another way to the same rows becomes the faster one; measured with `npm run bench`. Tests set small numbers. */
export const measuredSizes = {
  /** The first rows of an index in its order are looked through before all matches are sorted: mostly they hold enough. */
  window: 1000,
  /** Terms are long and take time to read: where they may be found nowhere near, only this many rows are tried. */
  termsWindow: 100,
  /** Fewer matches than this are sorted sooner than a window is looked through. */
  sortedAtOnce: 5000,
};
type Sizes = typeof measuredSizes;

const facilityColumns = { step_free: courseIndex.stepFree, toilet: courseIndex.toilet, bench: courseIndex.bench };

/** A course has several of these, of which one is enough. */
const hasBit = (
  column: typeof courseIndex.sceneBits | typeof courseIndex.categoryBits | typeof courseIndex.municipalityBits,
  bits: number | bigint,
) => sql`${column} & ${bits} <> 0`;
const isPublic = eq(courseIndex.isPublic, true);
/** Says that a course is public in the words of the index of terms, so that the planner uses no other. */
const found = (query: string) => sql`${courseIndex.isPublic}::int = 1 and ${courseIndex.terms} @@ ${query}::tsquery`;

const hasStation = (ids: readonly number[]) => sql`${courseIndex.stationIds} && ${`{${ids.join(',')}}`}::int[]`;

/**
 * What a keyword finds, best first: its first word as a whole name, in the course's name, at its stops or in its town, elsewhere.
 * Within each the order of recommendation holds. Without a keyword, or not `isSplit`, all is one group.
 */
function groupsOf(words: KeywordTerm[][], isSplit: boolean): SQL[] {
  if (!words.length) return [isPublic];
  const anywhere = (word: KeywordTerm[]) => `(${marks.map((mark) => lexemeQuery(word, mark)).join('|')})`;
  const [first, ...others] = words as [KeywordTerm[], ...KeywordTerm[][]];
  if (!isSplit) return [found(words.map(anywhere).join('&'))];
  return marks.map((mark, place) => {
    const better = marks.slice(0, place);
    const parts = [lexemeQuery(first, mark), ...better.map((other) => `!${lexemeQuery(first, other)}`)];
    return found([...parts, ...others.map(anywhere)].join('&'));
  });
}

/** All but the words. */
function facetsOf(conditions: Conditions): SQL[] {
  const all: SQL[] = [];
  const { municipalityCodes, timeBands, stepBands, sceneIds, stationIds, category } = conditions;
  if (municipalityCodes.length) all.push(hasBit(courseIndex.municipalityBits, municipalityBits(municipalityCodes)));
  if (timeBands.length) all.push(inArray(courseIndex.timeBand, [...timeBands]));
  if (stepBands.length) all.push(inArray(courseIndex.stepBand, [...stepBands]));
  if (sceneIds.length) all.push(hasBit(courseIndex.sceneBits, sceneBits(sceneIds)));
  if (stationIds) all.push(hasStation(stationIds));
  if (category) all.push(hasBit(courseIndex.categoryBits, categoryBits([category])));
  for (const facility of conditions.facilities) {
    const isConfirmed = eq(facilityColumns[facility], true);
    // What somebody found missing is not there, whatever the map shows.
    all.push(
      conditions.countsMap && facility === 'toilet'
        ? sql`(${isConfirmed} or (${courseIndex.toilet} is null and ${courseIndex.mapToilet}))`
        : isConfirmed,
    );
  }
  if (conditions.isFlat) all.push(eq(courseIndex.isFlat, true));
  if (conditions.isOpen) all.push(eq(courseIndex.isClosed, false));
  return all;
}

/** The window, to be asked as if it were the whole `course_index`: it has the same columns under the same name. */
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

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** The nearest on the plane, so many that the nearest on the sphere are among them. */
export async function nearestInIndex(
  conditions: Conditions,
  { from, limit }: { from: Position; limit: number },
  db: Db,
  { window, termsWindow }: Sizes = measuredSizes,
): Promise<number[]> {
  const where = and(...facetsOf(conditions), ...groupsOf(conditions.words, false));
  const away = awayFrom(from);
  const first = (table: typeof courseIndex, order: SQL) =>
    db.select({ id: courseIndex.id }).from(table).where(where).orderBy(order, courseIndex.id).limit(limit);
  const size = conditions.words.length ? termsWindow : window;
  const rows = await first(firstOf(db, [away], size, { away: away.as('away') }), sql`away`);
  if (rows.length === limit) return idsOf(rows);
  // `+ 0` disables the index of places, which would be walked past every other course when those that match lie far away.
  return idsOf(await first(courseIndex, sql`(${away}) + 0`));
}

/** What a page takes of one group. */
export interface Part {
  group: SQL;
  /** How many match in the group. */
  count: number;
  skip: number;
  take: number;
}

/** Groups stand behind each other; a page may take the end of one and the beginning of the next. */
export function partsOf(
  groups: readonly SQL[],
  counts: readonly number[],
  page: { skip: number; take: number },
): Part[] {
  let first = page.skip;
  let left = page.take;
  return groups.flatMap((group, index) => {
    const count = counts[index]!;
    const [skip, take] = [first, Math.max(0, Math.min(left, count - first))];
    first = Math.max(0, first - count);
    left -= take;
    return take ? [{ group, count, skip, take }] : [];
  });
}

async function idsOfPart(
  { group, count, skip, take }: Part,
  { facets, hasTerms, order }: { facets: SQL[]; hasTerms: boolean; order: Order },
  db: Db,
  { window, sortedAtOnce }: Sizes,
): Promise<number[]> {
  const where = and(...facets, group);
  // Pages of the later half are counted from the end.
  const isBackward = skip > count / 2;
  const offset = isBackward ? count - skip - take : skip;
  const direction = isBackward ? desc : asc;
  const ids = (from: typeof courseIndex, columns: SQL[]) =>
    db
      .select({ id: courseIndex.id })
      .from(from)
      .where(where)
      .orderBy(...columns)
      .limit(take)
      .offset(offset);
  let rows: { id: number }[] = [];
  if (order.by === 'near') {
    // All that match are sorted: the index of places would have to be walked up to the page, past every other course.
    rows = await ids(courseIndex, [direction(sql`(${awayFrom(order.from)}) + 0`), direction(courseIndex.id)]);
  } else {
    // Length is a fact; nobody is recommended a closed course before an open one.
    const columns = order.by === 'short' ? [courseIndex.distanceM] : [courseIndex.isClosed, courseIndex.sortRank];
    const inOrder = [...columns, courseIndex.id].map(direction);
    if (!hasTerms) rows = await ids(courseIndex, inOrder);
    else {
      if (count > sortedAtOnce && offset + take <= window) rows = await ids(firstOf(db, inOrder, window), inOrder);
      // `::int + 0` disables the index of the order, by which every row's terms would be read on the way.
      if (rows.length < take)
        rows = await ids(courseIndex, [direction(sql`${columns[0]}::int + 0`), ...inOrder.slice(1)]);
    }
  }
  return idsOf(isBackward ? rows.reverse() : rows);
}

/** How many each of these match. */
export async function totalsInIndex(asked: readonly Conditions[], db: Db): Promise<number[]> {
  // Those with the same words are counted together: one way through the index finds all their totals.
  const byWords = new Map<string, Conditions[]>();
  for (const conditions of asked) {
    const words = JSON.stringify(conditions.words);
    byWords.set(words, [...(byWords.get(words) ?? []), conditions]);
  }
  const totals = new Map<Conditions, number>();
  for (const together of byWords.values()) {
    const counts = together.map(
      (conditions) => sql`count(*) filter (where ${and(sql`true`, ...facetsOf(conditions))})::int`,
    );
    const [row] = await db
      .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
      .from(courseIndex)
      .where(and(...groupsOf(together[0]!.words, false)));
    for (const [index, conditions] of together.entries()) totals.set(conditions, row!.counts[index]!);
  }
  return asked.map((conditions) => totals.get(conditions)!);
}

/** How many match in all, and the ids of one page of them. */
export async function pageInIndex(
  conditions: Conditions,
  { order, ...page }: { order: Order; skip: number; take: number },
  db: Db,
  sizes: Sizes = measuredSizes,
): Promise<{ total: number; ids: number[] }> {
  const facets = facetsOf(conditions);
  const hasTerms = conditions.words.length > 0;
  const groups = groupsOf(conditions.words, order.by === 'recommended');
  const counts = groups.map(
    (group) =>
      sql`(${db
        .select({ count: sql`count(*)::int` })
        .from(courseIndex)
        .where(and(...facets, group))})`,
  );
  const [counted] = rowsOf<{ counts: number[] }>(
    await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`),
  );
  const parts = partsOf(groups, counted!.counts, page);
  const ids = await Promise.all(parts.map((part) => idsOfPart(part, { facets, hasTerms, order }, db, sizes)));
  return { total: counted!.counts.reduce((sum, count) => sum + count, 0), ids: ids.flat() };
}
