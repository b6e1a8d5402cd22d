import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { tableData } from '../db/tableData.ts';

/** The edition of the sample content that was loaded last: one row. */
export const contentEditions = pgTable('content_editions', {
  hash: text().primaryKey(),
  number: integer().notNull().default(0),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the sample content last wrote into a row, by column: a row that holds something else was changed by people. */
export const contentSamples = pgTable(
  'content_samples',
  {
    /** The name of the table. */
    kind: text().notNull(),
    key: integer().notNull(),
    written: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Staff have published another content of it: it is no sample any more. */
    isReplaced: boolean('is_replaced').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** One row whose counter triggers raise with every change of what pages show (see the migration `content_changes`). */
export const contentChanges = pgTable('content_changes', {
  id: integer().primaryKey(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
});

export const contentEditionsData = tableData(contentEditions, { none: ['hash', 'number', 'loadedAt'] });
export const contentSamplesData = tableData(contentSamples, { none: ['kind', 'key', 'written', 'isReplaced'] });
export const contentChangesData = tableData(contentChanges, { none: ['id', 'counter'] });
