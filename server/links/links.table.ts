import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

export const links = pgTable('links', {
  id: integer().primaryKey(),
  title: words('title').notNull(),
  description: words('description').notNull(),
  url: text().notNull(),
});

export const linksData = tableData(links, { none: ['id', 'title', 'description', 'url'] });
