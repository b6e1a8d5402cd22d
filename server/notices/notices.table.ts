import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey(),
    publishedOn: date('published_on').notNull(),
    category: text().$type<'notice' | 'update' | 'safety'>().notNull(),
    title: words('title').notNull(),
    body: words('body').notNull(),
  },
  (table) => [index('notices_order').on(table.publishedOn.desc(), table.id.desc())],
);

export const noticesData = tableData(notices, { none: ['id', 'publishedOn', 'category', 'title', 'body'] });
