import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';

/** How often each choice in the cookie banner was made, by Japanese calendar day. */
export const consentClicks = pgTable(
  'consent_clicks',
  { type: text().notNull(), day: date().notNull(), count: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.type, table.day] })],
);

export const consentClicksData = tableData(consentClicks, { none: ['type', 'day', 'count'] });
