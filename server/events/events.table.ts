import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';
import { municipalities } from '../places/places.table.ts';

export const events = pgTable('events', {
  id: integer().primaryKey(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  municipalityCode: integer('municipality_code').references(() => municipalities.code),
  title: words('title').notNull(),
  body: words('body').notNull(),
  place: words('place').notNull(),
});

export const eventsData = tableData(events, {
  none: ['id', 'startsOn', 'endsOn', 'municipalityCode', 'title', 'body', 'place'],
});
