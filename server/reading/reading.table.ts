import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SceneSlug } from '../../contract/bands.ts';
import { words } from '../db/columns.ts';
import { municipalities } from '../places/places.table.ts';

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

export const events = pgTable('events', {
  id: integer().primaryKey(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  municipalityCode: integer('municipality_code').references(() => municipalities.code),
  title: words('title').notNull(),
  body: words('body').notNull(),
  place: words('place').notNull(),
});

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

export const links = pgTable('links', {
  id: integer().primaryKey(),
  title: words('title').notNull(),
  description: words('description').notNull(),
  url: text().notNull(),
});

export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  position: text().$type<'top' | 'other'>().notNull(),
  title: words('title').notNull(),
  text: words('text').notNull(),
  href: text().notNull(),
  scene: text().$type<SceneSlug>().notNull(),
});

export const parks = pgTable(
  'parks',
  {
    id: integer().primaryKey(),
    name: words('name').notNull(),
    kana: text().notNull(),
    description: words('description').notNull(),
    municipalityCode: integer('municipality_code')
      .notNull()
      .references(() => municipalities.code),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (table) => [index('parks_municipality').on(table.municipalityCode)],
);

/** How often each choice in the cookie banner was made, by Japanese calendar day. */
export const consentClicks = pgTable(
  'consent_clicks',
  { type: text().notNull(), day: date().notNull(), count: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.type, table.day] })],
);

/** Notes for every page, such as a heat warning; set by the bureau while the site runs. */
export const siteAlerts = pgTable('site_alerts', {
  kind: text().$type<'heat' | 'info'>().primaryKey(),
  isActive: boolean('is_active').notNull().default(false),
  message: words('message').notNull(),
});
