import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SceneSlug } from '../../contract/bands.ts';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

export const articles = pgTable('articles', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  publishedOn: date('published_on').notNull(),
  title: words('title').notNull(),
  lead: words('lead').notNull(),
  body: words('body').notNull(),
  scene: text().$type<SceneSlug>().notNull(),
  href: text().notNull(),
});

export const articlesData = tableData(articles, {
  none: ['id', 'slug', 'publishedOn', 'title', 'lead', 'body', 'scene', 'href'],
});
