import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Area, SceneSlug } from '../../contract/bands.ts';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

export const municipalities = pgTable('municipalities', {
  code: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: words('name').notNull(),
  kana: text().notNull(),
  area: text().$type<Area>().notNull(),
  tileX: integer('tile_x').notNull(),
  tileY: integer('tile_y').notNull(),
});

export const scenes = pgTable('scenes', {
  id: integer().primaryKey(),
  slug: text().$type<SceneSlug>().notNull().unique(),
  name: words('name').notNull(),
  description: words('description').notNull(),
});

export const lines = pgTable('lines', {
  id: integer().primaryKey(),
  name: words('name').notNull(),
  operator: words('operator').notNull(),
});

export const stations = pgTable('stations', {
  id: integer().primaryKey(),
  name: words('name').notNull(),
  kana: text().notNull(),
  municipalityCode: integer('municipality_code')
    .notNull()
    .references(() => municipalities.code),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  /** What keyword search compares: see `server/keyword.ts`. */
  searchText: text('search_text').notNull(),
});

export const lineStations = pgTable(
  'line_stations',
  {
    lineId: integer('line_id')
      .notNull()
      .references(() => lines.id),
    stationId: integer('station_id')
      .notNull()
      .references(() => stations.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.position] }),
    index('line_stations_station').on(table.stationId),
  ],
);

export const municipalitiesData = tableData(municipalities, {
  none: ['code', 'slug', 'name', 'kana', 'area', 'tileX', 'tileY'],
});
export const scenesData = tableData(scenes, { none: ['id', 'slug', 'name', 'description'] });
export const linesData = tableData(lines, { none: ['id', 'name', 'operator'] });
export const stationsData = tableData(stations, {
  none: ['id', 'name', 'kana', 'municipalityCode', 'lat', 'lng', 'searchText'],
});
export const lineStationsData = tableData(lineStations, { none: ['lineId', 'stationId', 'position'] });
