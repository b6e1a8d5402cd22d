import { asc, desc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { articles } from './articles.table.ts';

/** Every article, newest first. */
export const allArticles = (db: Db) =>
  db
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      lead: articles.lead,
      body: articles.body,
      scene: articles.scene,
      href: articles.href,
      published_on: articles.publishedOn,
    })
    .from(articles)
    .orderBy(desc(articles.publishedOn), asc(articles.id));
