import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';
import { municipalities } from '../places/places.table.ts';

export const parks = pgTable(
  'parks',
  {
    id: integer().primaryKey(),
    name: words('name').notNull(),
    kana: text().notNull(),
    description: words('description').notNull(),
    municipalityCode: integer('municipality_code')
      .notNull()
      .references(() => municipalities.code),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Courses that pass near it, the nearest first. */
    courseIds: integer('course_ids').array().notNull().default([]),
  },
  (table) => [index('parks_municipality').on(table.municipalityCode)],
);

export const parksData = tableData(parks, {
  none: ['id', 'name', 'kana', 'description', 'municipalityCode', 'lat', 'lng', 'courseIds'],
});
