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
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { EquipmentKind, InstitutionKind, SaltItem, ShopIcon, Surface } from '../../contract/institutionKinds.ts';
import { intRanges, lexemes, point, words } from '../db/columns.ts';
import { parks } from '../parks/parks.table.ts';
import { municipalities } from '../places/places.table.ts';
import type { Hours } from './hours.ts';

/** Cooperation shops, sponsor shops and places with exercise equipment: ids are unique over all three kinds. */
export const institutions = pgTable('institutions', {
  id: integer().primaryKey(),
  kind: text().$type<InstitutionKind>().notNull(),
  name: words('name').notNull(),
  kana: text().notNull(),
  municipalityCode: integer('municipality_code')
    .notNull()
    .references(() => municipalities.code),
  address: words('address').notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  phone: text(),
  website: text(),
  hours: jsonb().$type<Hours>().notNull(),
  efforts: words('efforts'),
  /** Of a cooperation shop. */
  icons: text().array().$type<ShopIcon[]>().notNull().default([]),
  saltItems: text('salt_items').array().$type<SaltItem[]>().notNull().default([]),
  /** Of a sponsor shop. */
  courtesy: words('courtesy'),
  courtesyFor: words('courtesy_for'),
  courtesyConditions: words('courtesy_conditions'),
  /** Of a place with equipment. */
  equipment: text().array().$type<EquipmentKind[]>().notNull().default([]),
  parkId: integer('park_id').references(() => parks.id, { onDelete: 'set null' }),
  surface: text().$type<Surface>(),
  /** Null = not confirmed. */
  stepFree: boolean('step_free'),
  toilet: boolean(),
  shade: boolean(),
  checkedOn: date('checked_on').notNull(),
  isPublic: boolean('is_public').notNull().default(true),
  /** Order of "recommended", smaller first; unique together with the id. */
  sortRank: integer('sort_rank').notNull(),
});

/** Half hours of the hours that begin on a day, as bits: 00:00 is bit 0, the last one of a day 29:30. */
const halfHours = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/**
 * What searches compare, one narrow row an institution, written by `institutionIndexRow` with `institutions`.
 * A trigger carries over what people change there in plain columns (migration `institutions`).
 */
export const institutionIndex = pgTable(
  'institution_index',
  {
    id: integer()
      .primaryKey()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    sortRank: integer('sort_rank').notNull(),
    /** Place in `institutionKinds`. */
    kind: smallint().notNull(),
    municipalityCode: integer('municipality_code').notNull(),
    /** Icons and equipment: see `featureBits`. */
    featureBits: integer('feature_bits').notNull(),
    /** Half hours in which it is open from beginning to end, by weekday. */
    openSun: halfHours('open_sun'),
    openMon: halfHours('open_mon'),
    openTue: halfHours('open_tue'),
    openWed: halfHours('open_wed'),
    openThu: halfHours('open_thu'),
    openFri: halfHours('open_fri'),
    openSat: halfHours('open_sat'),
    openHoliday: halfHours('open_holiday'),
    /** The minutes that these leave out, of hours that begin or end within a half hour; see `openIndex.ts`. */
    openRest: intRanges('open_rest'),
    /** What it is closed by: see `openIndex.ts`. */
    closedBits: bigint('closed_bits', { mode: 'bigint' }).notNull(),
    /** Month × 100 + day. */
    closedDates: intRanges('closed_dates'),
    /** On the plane of `placeOf`, for the KNN index. */
    place: point('place').notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    /** What keyword search looks up: see `lexemesOf`. */
    terms: lexemes('terms').notNull(),
  },
  (table) => [
    // Each holds every facet, the second also the hours: counting and paging read one of these alone and never the table.
    index('institution_index_recommended')
      .on(table.sortRank, table.id, table.kind, table.municipalityCode, table.featureBits)
      .where(sql`is_public`),
    index('institution_index_open')
      .on(
        ...([table.sortRank, table.id, table.kind, table.municipalityCode, table.featureBits] as const),
        ...[table.openSun, table.openMon, table.openTue, table.openWed, table.openThu, table.openFri, table.openSat],
        ...[table.openHoliday, table.closedBits, table.openRest, table.closedDates],
      )
      .where(sql`is_public`),
    // In other words than the rest, as `course_index_terms`.
    index('institution_index_terms').using('gin', table.terms).where(sql`is_public::int = 1`),
    index('institution_index_place').using('gist', table.place).where(sql`is_public`),
  ],
);

/** Kinds of equipment: what each trains, and how to use it safely. */
export const equipment = pgTable('equipment', {
  id: integer().primaryKey(),
  kind: text().$type<EquipmentKind>().notNull().unique(),
  name: words('name').notNull(),
  kana: text().notNull(),
  trains: words('trains').notNull(),
  use: words('use').notNull(),
});
