import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SceneSlug } from '../../contract/bands.ts';
import { words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  position: text().$type<'top' | 'other'>().notNull(),
  title: words('title').notNull(),
  text: words('text').notNull(),
  href: text().notNull(),
  scene: text().$type<SceneSlug>().notNull(),
});

export const bannersData = tableData(banners, { none: ['id', 'position', 'title', 'text', 'href', 'scene'] });
