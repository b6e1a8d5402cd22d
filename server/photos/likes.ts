/** Likes: one a member and photo. The photo's own count changes in the same transaction. */
import { and, eq, sql } from 'drizzle-orm';
import { ApiError, notFound } from '../../contract/apiError.ts';
import { countVotes, momentOfVote } from '../contest/countVotes.ts';
import type { MemberContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockMember } from '../members/lockMember.ts';
import { holdPhoto, type StoredPhoto } from './changePhoto.ts';
import { photoLikes, photos } from './photos.table.ts';

async function changeCount(tx: Db, id: number, change: 1 | -1): Promise<number> {
  const [row] = await tx
    .update(photos)
    .set({ likes: sql`greatest(${photos.likes} + ${change}, 0)` })
    .where(eq(photos.id, id))
    .returning({ likes: photos.likes });
  return row!.likes;
}

/** The published photo. The member is locked first, as a deletion does: neither waits for the other in a circle. */
async function holdPublished(tx: Db, id: number, memberId: number): Promise<StoredPhoto> {
  await lockMember(tx, memberId);
  const photo = await holdPhoto(tx, id);
  if (photo?.state !== 'published') throw notFound('photo');
  return photo;
}

/** @returns the likes of the photo; @throws ApiError E404, E409 for an own photo */
export const like = (id: number, { db, now, session: { memberId } }: MemberContext): Promise<number> =>
  inTransaction(db, async (tx) => {
    const photo = await holdPublished(tx, id, memberId);
    if (photo.memberId === memberId) throw new ApiError('E409', 'An own photo cannot be liked');
    const likedAt = await momentOfVote(tx, photo.contestId, now);
    const added = await tx
      .insert(photoLikes)
      .values({ photoId: id, memberId, likedAt })
      .onConflictDoNothing()
      .returning({ photoId: photoLikes.photoId });
    return added.length ? changeCount(tx, id, 1) : photo.likes;
  });

/** @returns the likes of the photo; @throws ApiError E404 */
export const takeLikeBack = (id: number, { db, now, session: { memberId } }: MemberContext): Promise<number> =>
  inTransaction(db, async (tx) => {
    const photo = await holdPublished(tx, id, memberId);
    // A vote that was given stays one after the end of the voting.
    await countVotes(tx, photo.contestId, now());
    const gone = await tx
      .delete(photoLikes)
      .where(and(eq(photoLikes.photoId, id), eq(photoLikes.memberId, memberId)))
      .returning({ photoId: photoLikes.photoId });
    return gone.length ? changeCount(tx, id, -1) : photo.likes;
  });
