import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which edition of the repository's content the database holds. */
export const contentEditions = pgTable('content_editions', {
  hash: text().primaryKey(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row whose counter triggers raise with every change of what pages show (see the migration `content_changes`). */
export const contentChanges = pgTable('content_changes', {
  id: integer().primaryKey(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
});
