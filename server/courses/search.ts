/** Course search: facets combine with AND, values of one facet with OR; totals are exact. */
import { beyondLastPage, refused, unknownValue } from '../../contract/apiError.ts';
import { nearestCount } from '../../contract/bands.ts';
import type { SearchResult } from '../../contract/courses.ts';
import { distanceM } from '../../contract/geo.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { Position } from '../../contract/values.ts';
import type { Context } from '../context.ts';
import type { Words } from '../db/columns.ts';
import { type Synonyms, standsIn, termsOf } from '../keyword.ts';
import type { References } from '../references.ts';
import { closestWords, otherReadings } from '../search/understand.ts';
import { coursesByIds } from './courses.queries.ts';
import { type Conditions, nearestInIndex, type Order, pageInIndex, totalsInIndex } from './searchIndex.ts';
import type { SummaryRow } from './summary.ts';

type Input = ParsedInput<'GET /search'>;

/** Courses farther from the station of a keyword say nothing of the place: 45 minutes on foot. */
const nearStationWithinM = 3000;

/** How many neighbours on the plane are looked at before the exact distances decide. */
const candidates = 20;

function lookUp<T>(names: readonly string[], rows: Map<string, T>, field: string): T[] {
  return names.map((name) => {
    const row = rows.get(name);
    if (!row) throw unknownValue(field);
    return row;
  });
}

function stationsOf({ line, station }: Input, references: References): number[] | null {
  if (line !== undefined && !references.lineIds.has(line)) throw unknownValue('line');
  if (station !== undefined && !references.stationById.has(station)) throw unknownValue('station');
  if (line === undefined) return station === undefined ? null : [station];
  const ofLine = references.lines.find(({ id }) => id === line)!.stations.map(({ id }) => id);
  return station === undefined ? ofLine : ofLine.filter((id) => id === station);
}

const conditionsOf = (input: Input, references: References): Conditions => ({
  municipalityCodes: lookUp(input.municipality, references.municipalityByName, 'municipality').map(({ code }) => code),
  timeBands: input.time_band,
  stepBands: input.step_band,
  sceneIds: lookUp(input.scene, references.sceneByName, 'scene').map(({ id }) => id),
  stationIds: stationsOf(input, references),
  category: input.category ?? null,
  facilities: input.facility,
  countsMap: input.facts === 'all',
  isFlat: input.flat === '1',
  words: termsOf(input.keyword ?? '', references.synonyms),
});

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

/** Closed courses come after the open ones, where fewer of these match than are listed. */
async function nearest(
  conditions: Conditions,
  from: Position,
  context: Context,
): Promise<(SummaryRow & { fromHereM: number })[]> {
  const asked = { from, limit: candidates };
  const open = await nearestInIndex({ ...conditions, isOpen: true }, asked, context.db);
  const others = open.length < nearestCount ? await nearestInIndex(conditions, asked, context.db) : [];
  const closed = new Set(others).difference(new Set(open));
  const rows = await withDistance([...open, ...closed], from, context);
  const isClosed = ({ id }: SummaryRow) => closed.has(id);
  return [...rows.filter((row) => !isClosed(row)), ...rows.filter(isClosed)].slice(0, nearestCount);
}

const orderOf = ({ sort }: Input, origin: Position | null): Order =>
  origin ? { by: 'near', from: origin } : { by: sort === 'short' ? 'short' : 'recommended' };

function refusePageAbove(lastPage: number, { page_num }: Input): void {
  if (page_num > lastPage) throw beyondLastPage();
}

type Found = { rows: (SummaryRow & { fromHereM?: number })[]; total: number };
type Answer = Found & {
  searchedFor: string | null;
  near: { id: number; name: Words } | null;
  closest: Pick<SearchResult, 'closest'>['closest'];
};

const nothingClosest = { words: [], without: [] };
const closestAtMost = 5;
/** Conditions that may be left out one at a time, when all together find nothing. */
const leftOut = [
  'municipality',
  'time_band',
  'step_band',
  'scene',
  'facility',
  'line',
  'station',
  'category',
  'flat',
] as const;

const without = (input: Input, fields: readonly ('keyword' | (typeof leftOut)[number])[]): Input => ({
  ...input,
  ...Object.fromEntries(fields.map((field) => [field, Array.isArray(input[field]) ? [] : undefined])),
});

/** What fewer conditions would find. */
async function totalsWithout(input: Input, context: Context): Promise<Answer['closest']['without']> {
  const given = (['keyword', ...leftOut] as const).filter((field) => {
    const value = input[field];
    return Array.isArray(value) ? value.length : value !== undefined && value !== '';
  });
  const totals = await totalsInIndex(
    given.map((field) => conditionsOf(without(input, [field]), context.references)),
    context.db,
  );
  return (
    given
      // A keyword is known to whoever typed it; it is not sent back.
      .map((field, at) => ({ field, value: field === 'keyword' ? '' : String(input[field]), total: totals[at]! }))
      .filter(({ total }) => total)
      .slice(0, closestAtMost)
  );
}

/** A place that no course has may be known by its station: the courses near that. */
async function nearItsStation(input: Input, context: Context): Promise<Answer | null> {
  const [station] = [
    ...matchingStations(input.keyword, context),
    ...matchingStations(input.keyword, context, context.references.synonyms),
  ];
  const isNearAsked = input.near_station !== undefined || input.lat !== undefined;
  if (!station || isNearAsked || input.page_num > 1) return null;
  const near = await findCourses(
    { ...input, keyword: undefined, near_station: station.id, sort: 'recommended' },
    context,
  );
  const rows = near.rows.filter(({ fromHereM }) => fromHereM! <= nearStationWithinM);
  return rows.length ? { rows, total: rows.length, searchedFor: null, near: station, closest: nothingClosest } : null;
}

/** Searches as asked; a keyword that finds nothing is read in other ways. */
export async function searchCourses(input: Input, context: Context): Promise<Answer> {
  const found = await findCourses(input, context);
  const asAsked = { searchedFor: null, near: null, closest: nothingClosest };
  if (found.total || !input.keyword) {
    const closest = found.total ? nothingClosest : { words: [], without: await totalsWithout(input, context) };
    return { ...found, ...asAsked, closest };
  }
  const { vocabulary } = context.references;
  const [alone] = await totalsInIndex([conditionsOf(without(input, leftOut), context.references)], context.db);
  // Where courses have the word, it is not misread: the other conditions leave nothing.
  if (!alone) {
    const near = await nearItsStation(input, context);
    if (near) return near;
    for (const keyword of otherReadings(input.keyword, vocabulary)) {
      const other = await findCourses({ ...input, keyword }, context);
      if (other.total) return { ...other, ...asAsked, searchedFor: keyword };
    }
  }
  refusePageAbove(1, input);
  const words = closestWords(input.keyword, vocabulary, closestAtMost);
  return { ...found, ...asAsked, closest: { words, without: await totalsWithout(input, context) } };
}

async function findCourses(input: Input, context: Context): Promise<Found> {
  const conditions = conditionsOf(input, context.references);
  const origin = originOf(input, context.references);
  if (origin && input.sort !== 'near') {
    refusePageAbove(1, input);
    const rows = await nearest(conditions, origin, context);
    return { rows, total: rows.length };
  }
  const { page_num, limit_num } = input;
  const page = { order: orderOf(input, origin), skip: (page_num - 1) * limit_num, take: limit_num };
  const { total, ids } = await pageInIndex(conditions, page, context.db);
  // A keyword that finds nothing is read in other ways, which may have this page.
  if (total || !input.keyword) refusePageAbove(Math.max(1, Math.ceil(total / limit_num)), input);
  return { rows: origin ? await withDistance(ids, origin, context) : await coursesByIds(ids, context), total };
}

/** Stations whose name matches, shorter names first. */
export function matchingStations(keyword: string | undefined, { references }: Context, synonyms?: Synonyms) {
  const words = termsOf(keyword ?? '', synonyms);
  if (!words.length) return [];
  return [...references.stationById.values()]
    .filter(({ searchText }) => words.every((readings) => readings.some(({ text }) => standsIn(searchText, text))))
    .sort((a, b) => [...a.name.ja].length - [...b.name.ja].length || a.id - b.id)
    .slice(0, 5);
}
