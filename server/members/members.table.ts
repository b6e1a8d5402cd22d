import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const members = pgTable('members', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As the person writes it. */
  userName: text('user_name').notNull(),
  /** What is unique: the name after NFKC and case folding (`userNameKey`). */
  userNameKey: text('user_name_key').notNull().unique(),
  /** In PHC form, with the parameters it was made with. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
