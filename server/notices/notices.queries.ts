import { desc, eq, sql } from 'drizzle-orm';
import { isSample } from '../content/isSample.ts';
import type { Db } from '../db/database.ts';
import { notices } from './notices.table.ts';

const line = {
  id: notices.id,
  title: notices.title,
  category: notices.category,
  published_on: notices.publishedOn,
};

/** One page of notices, newest first, and how many there are in all. */
export async function noticesOfPage(db: Db, page: number, limit: number) {
  const [counted, rows] = await Promise.all([
    db.select({ total: sql<number>`count(*)::int` }).from(notices),
    db
      .select(line)
      .from(notices)
      .orderBy(desc(notices.publishedOn), desc(notices.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { total: counted[0]!.total, rows };
}

export async function noticeById(db: Db, id: number) {
  const [row] = await db
    .select({ ...line, body: notices.body, is_sample: isSample(notices.id) })
    .from(notices)
    .where(eq(notices.id, id));
  return row;
}
