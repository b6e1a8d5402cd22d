import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { courseIndex, courses, sceneBits } from '../courses/courses.table.ts';
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

/** The way of an open course of a scene, so many places down in recommended order; null when there are not so many. */
export async function lineOfScene(sceneId: number, place: number, db: Db): Promise<[number, number][] | null> {
  const [row] = await db
    .select({ line: courses.line })
    .from(courseIndex)
    .innerJoin(courses, eq(courses.id, courseIndex.id))
    .where(
      and(
        eq(courseIndex.isPublic, true),
        eq(courseIndex.isClosed, false),
        sql`${courseIndex.sceneBits} & ${sceneBits([sceneId])} <> 0`,
      ),
    )
    .orderBy(asc(courseIndex.sortRank), asc(courseIndex.id))
    .limit(1)
    .offset(place);
  return row?.line ?? null;
}
