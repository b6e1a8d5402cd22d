/** Rows of photos for tests: as they are after posting, review and likes, without pictures. */
import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { contestEditions } from '../../server/contest/contest.table.ts';
import type { Context } from '../../server/context.ts';
import { members } from '../../server/members/members.table.ts';
import { photoLikes, photos } from '../../server/photos/photos.table.ts';

/** With an id, where a test has to know it before. */
type NewPhoto = typeof photos.$inferInsert & { id?: number };

/** Members without a password that anybody knows; many of them cost nothing. */
export async function insertMembers({ db, now }: Context, names: readonly string[]): Promise<number[]> {
  const rows = await db
    .insert(members)
    .values(
      names.map((userName) => ({
        userName,
        userNameKey: userName.toLowerCase(),
        passwordHash: 'none',
        createdAt: now(),
      })),
    )
    .returning({ id: members.id });
  return rows.map(({ id }) => id);
}

/** @param photo what matters to the test; of a member unless it is a sample */
function photoRow(photo: Partial<NewPhoto>): NewPhoto {
  const postedAt = photo.postedAt ?? new Date('2026-11-10T12:00:00+09:00');
  return {
    ...{ requestKey: randomUUID(), imageKey: randomUUID(), state: 'published', title: '池のほとり', courseId: 101 },
    ...{ takenYear: 2026, takenMonth: 10, width: 1600, height: 1200, colour: '#336699' },
    ...{ postedAt, publishedAt: (photo.state ?? 'published') === 'published' ? postedAt : null },
    ...photo,
  };
}

/** @returns the ids, in the order given */
export async function insertPhotos({ db }: Context, rows: readonly Partial<NewPhoto>[]): Promise<number[]> {
  const given = rows.map(photoRow);
  const insert = db.insert(photos);
  // With ids that the test chose, or with those of the database.
  const added = await (given.every(({ id }) => id !== undefined) ? insert.overridingSystemValue() : insert)
    .values(given)
    .returning({ id: photos.id });
  return added.map(({ id }) => id);
}

/** Likes of these members, with the count of the photo. */
export async function insertLikes(
  { db }: Context,
  photoId: number,
  memberIds: readonly number[],
  likedAt: Date,
): Promise<void> {
  if (!memberIds.length) return;
  await db.insert(photoLikes).values(memberIds.map((memberId) => ({ photoId, memberId, likedAt })));
  await db
    .update(photos)
    .set({ likes: sql`${photos.likes} + ${memberIds.length}` })
    .where(inArray(photos.id, [photoId]));
}

/** As if nobody had posted anything, and no vote had been counted. */
export async function withoutPhotos({ db }: Context): Promise<void> {
  await db.execute(sql`truncate photos, contest_results cascade`);
  await db.update(contestEditions).set({ isCounted: false });
}
