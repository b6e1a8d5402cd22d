import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries that were counted, by what and whom. A row is forgotten a while after its last try. */
export const throttles = pgTable(
  'throttles',
  {
    /** The kind of try, and a hash of the account or address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    openAt: timestamp('open_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_last').on(table.lastAt)],
);
