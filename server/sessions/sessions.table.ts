import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '../members/members.table.ts';

/** Sessions of members. Only a hash of the token is kept, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Written at most once an hour. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_last_seen').on(table.lastSeenAt)],
);
