/** Searches of `institution_index`: exact totals and pages, also among 100,000. */
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type EquipmentKind,
  equipmentKinds,
  type InstitutionKind,
  institutionKinds,
  type ShopIcon,
  shopIcons,
} from '../../contract/institutionKinds.ts';
import type { Position } from '../../contract/values.ts';
import { type Part, partsOf } from '../courses/searchIndex.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { besideWay, boxOf, type Way, widened } from '../geo/beside.ts';
import { placeOf, planeBoxOf, positionOf } from '../geo/place.ts';
import { type KeywordTerm, lexemeQuery, marks } from '../keyword.ts';
import { institutionIndex } from './institutions.table.ts';
import { isOpenIn } from './openIndex.ts';

/** An institution must match each of these; an empty list asks for nothing. */
export interface Conditions {
  kind: InstitutionKind | null;
  /** One of them. */
  municipalityCodes: readonly number[];
  /** All of them. */
  icons: readonly ShopIcon[];
  /** All of them. */
  equipment: readonly EquipmentKind[];
  /** Open at this moment. */
  openAt: Date | null;
  /** One of them. */
  ids: readonly number[];
  /** All of them, each in one of its readings. */
  words: KeywordTerm[][];
}
export type Order = { by: 'recommended' } | { by: 'near'; from: Position };

/** Where another way to the same rows becomes the faster one; measured with `npm run bench`. Tests set small numbers. */
const measuredSizes = {
  /** So many rows in the order asked for are looked through before all matches are sorted. */
  window: 1000,
  /** Terms take longer to read. */
  termsWindow: 100,
  /** Fewer matches than this are sorted at once. */
  sortedAtOnce: 5000,
};
type Sizes = typeof measuredSizes;

/** Icons and kinds of equipment as bits of one number. A new one goes to the end of its list; no list may reach into the next. */
export const featureBits = (icons: readonly ShopIcon[], equipment: readonly EquipmentKind[]): number =>
  [
    ...icons.map((icon) => shopIcons.indexOf(icon)),
    ...equipment.map((kind) => 8 + equipmentKinds.indexOf(kind)),
  ].reduce((bits, place) => bits | (1 << place), 0);

const isPublic = eq(institutionIndex.isPublic, true);
/** In the words of the index of terms, so that the planner uses no other. */
const found = (query: string) =>
  sql`${institutionIndex.isPublic}::int = 1 and ${institutionIndex.terms} @@ ${query}::tsquery`;

const anywhere = (word: KeywordTerm[]) => `(${marks.map((mark) => lexemeQuery(word, mark)).join('|')})`;
const inName = (word: KeywordTerm[]) => `(${(['!', '^'] as const).map((mark) => lexemeQuery(word, mark)).join('|')})`;

/** What a keyword finds: those whose name has its first word, then the others. Not `isSplit`, and without a keyword, all is one group. */
function groupsOf(words: KeywordTerm[][], isSplit: boolean): SQL[] {
  if (!words.length) return [isPublic];
  const [first, ...others] = words as [KeywordTerm[], ...KeywordTerm[][]];
  const rest = others.map(anywhere);
  if (!isSplit) return [found([anywhere(first), ...rest].join('&'))];
  return [found([inName(first), ...rest].join('&')), found([anywhere(first), `!${inName(first)}`, ...rest].join('&'))];
}

/** All but the words. */
function facetsOf({ kind, municipalityCodes, icons, equipment, openAt, ids }: Conditions): SQL[] {
  const all: SQL[] = [];
  const bits = featureBits(icons, equipment);
  if (kind) all.push(eq(institutionIndex.kind, institutionKinds.indexOf(kind)));
  if (municipalityCodes.length) all.push(inArray(institutionIndex.municipalityCode, [...municipalityCodes]));
  if (bits) all.push(sql`${institutionIndex.featureBits} & ${bits} = ${bits}`);
  if (openAt) all.push(isOpenIn(openAt));
  if (ids.length) all.push(inArray(institutionIndex.id, [...ids]));
  return all;
}

const awayFrom = (from: Position) => sql`${institutionIndex.place} <-> ${placeOf(from)}::point`;

/** The first rows of an order, to be asked as if they were the whole `institution_index`. */
const firstOf = (db: Db, order: SQL[], limit: number) =>
  db
    .select(getTableColumns(institutionIndex))
    .from(institutionIndex)
    .where(isPublic)
    .orderBy(...order)
    .limit(limit)
    .as('institution_index') as unknown as typeof institutionIndex;

async function idsOfPart(
  { group, count, skip, take }: Part,
  { facets, hasTerms, order }: { facets: SQL[]; hasTerms: boolean; order: Order },
  db: Db,
  sizes: Sizes,
): Promise<number[]> {
  // Pages of the later half are counted from the end.
  const isBackward = skip > count / 2;
  const offset = isBackward ? count - skip - take : skip;
  const direction = isBackward ? desc : asc;
  const ids = (from: typeof institutionIndex, columns: SQL[]) =>
    db
      .select({ id: institutionIndex.id })
      .from(from)
      .where(and(...facets, group))
      .orderBy(...columns, direction(institutionIndex.id))
      .limit(take)
      .offset(offset);
  const away = order.by === 'near' ? awayFrom(order.from) : null;
  const column = away ?? sql`${institutionIndex.sortRank}`;
  const window = away && hasTerms ? sizes.termsWindow : sizes.window;
  let rows: { id: number }[] = [];
  if (!away && !hasTerms) rows = await ids(institutionIndex, [direction(column)]);
  else {
    // The index of places knows nearest first only.
    const isWorthIt = offset + take <= window && (away ? !isBackward : count > sizes.sortedAtOnce);
    const ends = away ? [away, direction(institutionIndex.id)] : [direction(column), direction(institutionIndex.id)];
    // Where everything matches, the index of places gives the page itself.
    const size = away && !facets.length && !hasTerms ? offset + take : window;
    if (isWorthIt) rows = await ids(firstOf(db, ends, size), [direction(column)]);
    // `+ 0` disables the index of the order, which would be walked past every row that does not match.
    if (rows.length < take) rows = await ids(institutionIndex, [direction(sql`(${column}) + 0`)]);
  }
  const found = rows.map(({ id }) => id);
  return isBackward ? found.reverse() : found;
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
        .from(institutionIndex)
        .where(and(...facets, group))})`,
  );
  const [counted] = rowsOf<{ counts: number[] }>(
    await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`),
  );
  const parts = partsOf(groups, counted!.counts, page);
  const ids = await Promise.all(parts.map((part) => idsOfPart(part, { facets, hasTerms, order }, db, sizes)));
  return { total: counted!.counts.reduce((sum, count) => sum + count, 0), ids: ids.flat() };
}

/** All that match within `withinM` of a way, in no order. */
export async function besideInIndex(conditions: Conditions, { way, withinM }: { way: Way; withinM: number }, db: Db) {
  const box = planeBoxOf(widened(boxOf(way.points), withinM));
  const rows = await db
    .select({ id: institutionIndex.id, place: institutionIndex.place })
    .from(institutionIndex)
    .where(
      and(...facetsOf(conditions), ...groupsOf(conditions.words, false), sql`${institutionIndex.place} <@ ${box}::box`),
    );
  return rows.flatMap(({ id, place }) => {
    const position = positionOf(place);
    const beside = besideWay(position, way, withinM);
    return beside ? [{ id, position, beside }] : [];
  });
}
