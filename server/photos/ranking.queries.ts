/** Photos by the likes of the last days. */
import { and, desc, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { isPublished } from './photos.queries.ts';
import { photoLikes, photos } from './photos.table.ts';

export interface Liked {
  id: number;
  count: number;
}

/** Photos that are not published any more keep their likes: so many more are looked at. */
const candidates = 100;

/** Most likes first; of the same number the newest photo first. */
const countLikes = async (db: Db, since: Date): Promise<Liked[]> => {
  const count = sql<number>`count(*)::int`;
  return db
    .select({ id: photoLikes.photoId, count })
    .from(photoLikes)
    .where(gte(photoLikes.likedAt, since))
    .groupBy(photoLikes.photoId)
    .orderBy(desc(count), desc(photoLikes.photoId))
    .limit(candidates);
};

/** All likes of a month are counted for it: once in this time is enough. */
const keptMs = 60_000;
const known = new WeakMap<Db, { since: number; at: number; liked: Promise<Liked[]> }>();

function mostLiked(db: Db, since: Date, now: Date): Promise<Liked[]> {
  const last = known.get(db);
  const age = last ? now.getTime() - last.at : keptMs;
  if (last?.since === since.getTime() && age >= 0 && age < keptMs) return last.liked;
  const liked = countLikes(db, since);
  known.set(db, { since: since.getTime(), at: now.getTime(), liked });
  liked.catch(() => known.delete(db));
  return liked;
}

/** Published photos by the likes that were given since then, up to a minute ago. */
export async function likedSince(db: Db, since: Date, now: Date, atMost: number): Promise<Liked[]> {
  const liked = await mostLiked(db, since, now);
  if (!liked.length) return [];
  const ids = liked.map(({ id }) => id);
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, ids), isPublished));
  const published = new Set(rows.map(({ id }) => id));
  return liked.filter(({ id }) => published.has(id)).slice(0, atMost);
}
