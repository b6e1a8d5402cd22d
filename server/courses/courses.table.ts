import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { type CourseCategory, courseCategories } from '../../contract/bands.ts';
import type { FactKind, FactSource } from '../../contract/factRules.ts';
import { lexemes, point, type Words, words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';
import { municipalities, stations } from '../places/places.table.ts';

export interface StoredStop {
  kind: 'station' | 'bus_stop' | 'port';
  stationId: number | null;
  name: Words;
}

export interface StoredPoint {
  role: 'start' | 'highlight' | 'via' | 'goal';
  name: Words;
  kana: string | null;
  ruby: boolean;
  exit: Words | null;
  lat: number;
  lng: number;
  text: Words | null;
  /** The way from the point before. */
  way: Words | null;
  stopHere: { kind: 'station' | 'bus_stop'; id: number | null; name: Words; distanceM: number } | null;
}

export interface StoredLeg {
  metres: number;
  /** Encoded polyline. */
  line: string;
  up: number | null;
  stepsM: number;
  /** Through an underpass; legs stored by older releases do not say. */
  isUnder?: boolean;
  isDrawn: boolean;
}

export interface StoredRest {
  kind: 'toilet' | 'convenience' | 'station' | 'shelter';
  at: number;
  off: number;
  side: 'left' | 'right' | 'on';
}

export interface StoredElevation {
  up: number;
  down: number;
  lowest: number;
  highest: number;
  profile: [number, number][];
  source: 'gsi';
}

/** Who confirmed a fact, as a role, when, and how it was found out. */
interface ConfirmedBy {
  by: Words;
  on: string;
  how?: FactSource | undefined;
}
export interface StoredFacts {
  stepFree?: ({ is: boolean } & ConfirmedBy) | undefined;
  toilet?: ({ is: boolean } & ConfirmedBy) | undefined;
  bench?: ({ is: boolean } & ConfirmedBy) | undefined;
  surface?: ({ is: Words } & ConfirmedBy) | undefined;
  shade?: ({ is: Words } & ConfirmedBy) | undefined;
  slope?: ({ is: Words } & ConfirmedBy) | undefined;
}

export type FactName = keyof StoredFacts;

/** As the calls name them → as they are stored, in the order of pages. */
export const nameOfFact = {
  step_free: 'stepFree',
  toilet: 'toilet',
  bench: 'bench',
  surface: 'surface',
  shade: 'shade',
  slope: 'slope',
} as const satisfies Record<FactKind, FactName>;

export const courses = pgTable(
  'courses',
  {
    id: integer().primaryKey(),
    name: words('name').notNull(),
    lead: words('lead').notNull(),
    municipalityCode: integer('municipality_code')
      .notNull()
      .references(() => municipalities.code),
    categories: text().array().$type<CourseCategory[]>().notNull(),
    sceneIds: integer('scene_ids').array().notNull(),
    start: jsonb().$type<StoredStop>().notNull(),
    goal: jsonb().$type<StoredStop>().notNull(),
    startStationId: integer('start_station_id').references(() => stations.id),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    distanceM: integer('distance_m').notNull(),
    minutes: integer().notNull(),
    kcal: integer().notNull(),
    steps: integer().notNull(),
    points: jsonb().$type<StoredPoint[]>().notNull(),
    /** For a drawing. */
    line: jsonb().$type<[number, number][]>().notNull(),
    legs: jsonb().$type<StoredLeg[]>().notNull().default([]),
    rests: jsonb().$type<StoredRest[]>().notNull().default([]),
    lineSource: jsonb('line_source').$type<{
      kind: 'network' | 'recording' | 'given' | 'partly' | 'straight';
      source: string;
    }>(),
    /** Metres of mapped steps. */
    stepsM: integer('steps_m').notNull().default(0),
    climbM: integer('climb_m'),
    isFlat: boolean('is_flat').notNull().default(false),
    /** Other municipalities that the way passes through. */
    alsoIn: integer('also_in').array().notNull().default([]),
    caution: words('caution'),
    mapAlt: words('map_alt').notNull(),
    checkedOn: date('checked_on').notNull(),
    /** Facts that somebody confirmed; null = not confirmed. */
    stepFree: boolean('step_free'),
    toilet: boolean(),
    bench: boolean(),
    surface: words('surface'),
    /** Who confirmed what; the columns above hold the values that searches compare. */
    facts: jsonb().$type<StoredFacts>(),
    elevation: jsonb().$type<StoredElevation>(),
    isPublic: boolean('is_public').notNull().default(true),
    /** Set by the bureau while the site runs. */
    status: text().$type<'open' | 'changed' | 'closed'>().notNull().default('open'),
    statusNote: words('status_note'),
    /** Order of "recommended", smaller first; unique together with the id. */
    sortRank: integer('sort_rank').notNull(),
  },
  (table) => [
    index('courses_not_ranked').on(table.id).where(sql`not is_public or status = 'closed'`),
    index('courses_municipality').on(table.municipalityCode, table.id),
  ],
);

/** Values as bits of one number, which an index compares many times faster than an array. */
const bitsOf = (places: readonly number[]): number => places.reduce((bits, place) => bits | (1 << place), 0);
export const sceneBits = (sceneIds: readonly number[]) => bitsOf(sceneIds);
export const categoryBits = (categories: readonly CourseCategory[]) =>
  bitsOf(categories.map((category) => courseCategories.indexOf(category)));

/** The municipalities of Tokyo by official code. A place in this list is a bit in stored rows: a new code goes to the end. */
// biome-ignore format: one code a line would hide that this is one list.
export const municipalityPlaces: readonly number[] = [
  13101, 13102, 13103, 13104, 13105, 13106, 13107, 13108, 13109, 13110, 13111, 13112,
  13113, 13114, 13115, 13116, 13117, 13118, 13119, 13120, 13121, 13122, 13123, 13201,
  13202, 13203, 13204, 13205, 13206, 13207, 13208, 13209, 13210, 13211, 13212, 13213,
  13214, 13215, 13218, 13219, 13220, 13221, 13222, 13223, 13224, 13225, 13227, 13228,
  13229, 13303, 13305, 13307, 13308, 13361, 13362, 13363, 13364, 13381, 13382, 13401,
  13402, 13421,
];
/** @throws RangeError for a code without a place */
export function municipalityBits(codes: readonly number[]): bigint {
  return codes.reduce((bits, code) => {
    const place = municipalityPlaces.indexOf(code);
    if (place < 0) throw new RangeError(`no place for municipality ${code}`);
    return bits | (1n << BigInt(place));
  }, 0n);
}

/**
 * What searches compare, one narrow row a course: counting the matches of a wide search visits few pages.
 * Content updates write it with `courses`; a trigger carries over what people change there (migration `course_index`).
 */
export const courseIndex = pgTable(
  'course_index',
  {
    id: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    sortRank: integer('sort_rank').notNull(),
    distanceM: integer('distance_m').notNull(),
    minutes: integer().notNull(),
    /** Its own and the others that the way passes through: see `municipalityBits`. */
    municipalityBits: bigint('municipality_bits', { mode: 'bigint' }).notNull(),
    sceneBits: integer('scene_bits').notNull(),
    categoryBits: integer('category_bits').notNull(),
    timeBand: smallint('time_band').notNull(),
    stepBand: smallint('step_band').notNull(),
    /** The start on a plane whose axes have the same scale at Tokyo's latitude: the KNN index compares these. */
    place: point('place').notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    /** Last in the order of recommendation, and not among the nearest. */
    isClosed: boolean('is_closed').notNull().default(false),
    stepFree: boolean('step_free'),
    toilet: boolean(),
    bench: boolean(),
    /** At the start, at the goal, or within 300 m of the way. */
    stationIds: integer('station_ids').array().notNull().default([]),
    /** The map shows a toilet beside the way. */
    mapToilet: boolean('map_toilet').notNull().default(false),
    isFlat: boolean('is_flat').notNull().default(false),
    /** What keyword search looks up: see `lexemesOf`. */
    terms: lexemes('terms').notNull(),
  },
  (table) => {
    const facets = [
      ...[table.municipalityBits, table.timeBand, table.stepBand, table.sceneBits, table.categoryBits],
      ...[table.stepFree, table.toilet, table.bench, table.mapToilet, table.isFlat],
    ];
    return [
      // Each order holds every facet: counting and paging by facets read one of these alone and never the table.
      index('course_index_recommended')
        .on(table.isClosed, table.sortRank, table.id, ...facets)
        .where(sql`is_public`),
      index('course_index_short')
        .on(table.distanceM, table.id, ...facets)
        .where(sql`is_public`),
      // In other words than the rest: a search that says it so can use this index only, not read every row's terms by way of another.
      index('course_index_terms').using('gin', table.terms).where(sql`is_public::int = 1`),
      index('course_index_stations').using('gin', table.stationIds),
      index('course_index_place').using('gist', table.place).where(sql`is_public`),
    ];
  },
);

/**
 * How many public courses have each station among their `stationIds`, and how many have any station of each line.
 * Kept by triggers (migration `course_index_sets`).
 */
export const stopCourseCounts = pgTable(
  'stop_course_counts',
  {
    kind: text().$type<'station' | 'line'>().notNull(),
    id: integer().notNull(),
    courses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** How often a course was opened and walked, by Japanese calendar day. Nobody's name is on it. */
export const courseCounts = pgTable(
  'course_counts',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    day: date().notNull(),
    accessed: integer().notNull().default(0),
    walked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.day] }), // The counts stand in the index, so that a ranking never touches the table.
    index('course_counts_day').on(table.day, table.courseId, table.accessed, table.walked),
  ],
);

// Who confirmed a fact (`facts`) is a role and not a name.
export const coursesData = tableData(courses, {
  none: [
    ...(['id', 'name', 'lead', 'municipalityCode', 'alsoIn', 'categories', 'sceneIds', 'start', 'goal'] as const),
    ...(['startStationId', 'lat', 'lng', 'distanceM', 'minutes', 'kcal', 'steps', 'points', 'line', 'legs'] as const),
    ...(['rests', 'lineSource', 'stepsM', 'climbM', 'isFlat', 'caution', 'mapAlt', 'checkedOn', 'stepFree'] as const),
    ...(['toilet', 'bench', 'surface', 'facts', 'elevation', 'isPublic', 'status', 'statusNote', 'sortRank'] as const),
  ],
});
export const courseIndexData = tableData(courseIndex, {
  none: [
    ...(['id', 'sortRank', 'distanceM', 'minutes', 'municipalityBits', 'sceneBits', 'categoryBits', 'place'] as const),
    ...(['timeBand', 'stepBand', 'isPublic', 'isClosed', 'stepFree', 'toilet', 'bench', 'stationIds'] as const),
    ...(['mapToilet', 'isFlat', 'terms'] as const),
  ],
});
export const stopCourseCountsData = tableData(stopCourseCounts, { none: ['kind', 'id', 'courses'] });
export const courseCountsData = tableData(courseCounts, { none: ['courseId', 'day', 'accessed', 'walked'] });
