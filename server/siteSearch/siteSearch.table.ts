import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { SiteKind } from '../../contract/siteKinds.ts';
import { lexemes, words } from '../db/columns.ts';
import { tableData } from '../db/tableData.ts';

/**
 * What the site search finds: one row a page, or a part of one. Long values lie outside of the row (migration `site_search`), so
 * that counting the matches of a wide search visits few pages of the table.
 */
export const siteDocuments = pgTable(
  'site_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SiteKind>().notNull(),
    /** Names it among its kind. */
    key: text().notNull(),
    /** Order within its kind, smaller first. */
    rank: integer().notNull(),
    /** The last day on which it is found. */
    until: date(),
    date: date(),
    /** Address on this site, without the language. */
    path: text().notNull(),
    title: words('title').notNull(),
    /** Plain text, of which excerpts are made. */
    text: words('text').notNull(),
    /** See `lexemesOf`; `@` and the kind is one of them. */
    terms: lexemes('terms').notNull(),
  },
  (table) => [
    unique('site_documents_key').on(table.kind, table.key),
    index('site_documents_order').on(table.kind, table.rank, table.id),
    // In other words than the order: a search that says it so can use this index only, not read every row's terms by way of the other.
    index('site_documents_terms')
      .using('gin', table.terms)
      .with({ fastupdate: false })
      .where(sql`rank::bigint is not null`),
  ],
);

/**
 * What changed since its document was made, written by triggers in the transaction of the change. The next search makes the
 * documents anew (`refresh.ts`). Only added to and deleted from: a change that is not committed yet keeps a row of its own.
 */
export const staleSiteDocuments = pgTable('stale_site_documents', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  kind: text().$type<SiteKind>().notNull(),
  /** null: every document of the kind. */
  key: text(),
});

/** Of what code and files the documents were made: one row. */
export const siteIndexEditions = pgTable('site_index_editions', { hash: text().primaryKey() });

/** Documents are made of public content. */
export const siteDocumentsData = tableData(siteDocuments, {
  none: ['id', 'kind', 'key', 'rank', 'until', 'date', 'path', 'title', 'text', 'terms'],
});
export const staleSiteDocumentsData = tableData(staleSiteDocuments, { none: ['id', 'kind', 'key'] });
export const siteIndexEditionsData = tableData(siteIndexEditions, { none: ['hash'] });
