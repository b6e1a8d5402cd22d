import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { contestEditions } from '../contest/contest.table.ts';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { members } from '../members/members.table.ts';
import { photoLikes, photos } from './photos.table.ts';

/** In the words of the indexes, so that the planner takes them. */
export const isPublished = sql`${photos.state} = 'published'`;
export const newestFirst = [sql`${photos.postedAt} desc nulls last`, sql`${photos.id} desc nulls last`];

export const summaryColumns = {
  ...{ id: photos.id, memberId: photos.memberId, userName: members.userName, title: photos.title },
  ...{ imageKey: photos.imageKey, width: photos.width, height: photos.height, colour: photos.colour },
  course: {
    ...{ id: courses.id, name: courses.name, municipalityCode: courses.municipalityCode, isPublic: courses.isPublic },
  },
  ...{ takenYear: photos.takenYear, takenMonth: photos.takenMonth, postedAt: photos.postedAt },
  ...{ likes: photos.likes, contestId: photos.contestId, isSample: photos.isSample },
};

/** Published photos in the order of `ids`; others are left out. */
export async function photosByIds(db: Db, ids: readonly number[]) {
  if (!ids.length) return [];
  const rows = await db
    .select(summaryColumns)
    .from(photos)
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .leftJoin(members, eq(members.id, photos.memberId))
    .where(and(inArray(photos.id, [...ids]), isPublished));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type PhotoRow = Awaited<ReturnType<typeof photosByIds>>[number];

/** A published photo; null: there is none. */
export async function photoById(db: Db, id: number) {
  const [row] = await db
    .select({
      ...summaryColumns,
      ...{ place: photos.place, comment: photos.comment },
      contest: { id: contestEditions.id, name: contestEditions.name },
    })
    .from(photos)
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .leftJoin(members, eq(members.id, photos.memberId))
    .leftJoin(contestEditions, eq(contestEditions.id, photos.contestId))
    .where(and(eq(photos.id, id), isPublished));
  return row ?? null;
}
export type DetailRow = NonNullable<Awaited<ReturnType<typeof photoById>>>;

/** Which of these the member likes, in the order of `ids`. */
export async function likedOf(db: Db, memberId: number, ids: readonly number[]): Promise<number[]> {
  if (!ids.length) return [];
  const rows = await db
    .select({ id: photoLikes.photoId })
    .from(photoLikes)
    .where(and(inArray(photoLikes.photoId, [...ids]), eq(photoLikes.memberId, memberId)));
  const liked = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => liked.has(id));
}

/** Published photos that were posted since then, newest first. */
export async function postedSince(db: Db, since: Date, atMost: number): Promise<number[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(isPublished, gte(photos.postedAt, since)))
    .orderBy(...newestFirst)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

const ofMember = (memberId: number) => eq(photos.memberId, memberId);

/** The member's own published photos, newest first. */
export async function ownPublished(db: Db, memberId: number, { skip, take }: { skip: number; take: number }) {
  const where = and(ofMember(memberId), isPublished);
  const total = await db.$count(photos, where);
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(where)
    .orderBy(desc(photos.postedAt), desc(photos.id))
    .offset(skip)
    .limit(take);
  return {
    total,
    rows: await photosByIds(
      db,
      rows.map(({ id }) => id),
    ),
  };
}

const othersAtMost = 50;

/** The member's own photos that nobody else sees: the newest, and how many there are in all. */
export async function ownOthers(db: Db, memberId: number) {
  const isOwn = and(ofMember(memberId), inArray(photos.state, ['submitted', 'inReview', 'notPublished', 'removed']));
  const rows = await db
    .select({
      ...{ id: photos.id, title: photos.title, postedAt: photos.postedAt },
      ...{ state: photos.state, reason: photos.reason, contestId: photos.contestId },
    })
    .from(photos)
    .where(isOwn)
    .orderBy(desc(photos.postedAt), desc(photos.id))
    .limit(othersAtMost);
  return { rows, total: rows.length < othersAtMost ? rows.length : await db.$count(photos, isOwn) };
}
