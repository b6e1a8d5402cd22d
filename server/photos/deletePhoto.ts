/** Deletes photos of a member for good: their rows with likes, reports and history, then their files. */
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { notFound } from '../../contract/apiError.ts';
import { reviewed } from '../../machines/photoReview/index.ts';
import { contestResults } from '../contest/contest.table.ts';
import { countVotes } from '../contest/countVotes.ts';
import type { MemberContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockMember } from '../members/lockMember.ts';
import { deleteImages } from '../pictures/deleteImage.ts';
import type { Retention } from '../retention/retention.ts';
import { holdPhoto, type StoredPhoto } from './changePhoto.ts';
import { photoDrafts, photoLikes, photos } from './photos.table.ts';
import { findDecidedAgainst } from './posts.queries.ts';

/** Deletes the row of a photo that this transaction holds. */
async function deleteHeld(tx: Db, { id, contestId }: StoredPhoto, now: Date): Promise<void> {
  // What it won until the end of the voting is written down first.
  await countVotes(tx, contestId, now);
  await tx.update(contestResults).set({ photoId: null }).where(eq(contestResults.photoId, id));
  await tx.delete(photos).where(eq(photos.id, id));
}

/** How long a photo that was not published, or removed, stays for its member to see why. */
const decidedMs = 90 * 24 * 3600 * 1000;

/** Photos that the bureau decided against: their rows one after another, and the files of each after its row. */
export const photoRetention: Retention = {
  table: photos,
  periods: [decidedMs],
  remove: async (context) => {
    const { db, now, signal } = context;
    const ids = await findDecidedAgainst(db, new Date(now().getTime() - decidedMs));
    for (const id of ids) {
      signal.throwIfAborted();
      const held = await inTransaction(db, async (tx) => {
        const photo = await holdPhoto(tx, id);
        if (photo) await deleteHeld(tx, photo, now());
        return photo;
      });
      if (held) await deleteImages([held.imageKey], context);
    }
  },
};

/** @returns whether it stood in a contest; @throws ApiError E404 when the member has no such photo */
export async function deletePhoto(id: number, context: MemberContext): Promise<boolean> {
  const { db, session } = context;
  const photo = await inTransaction(db, async (tx) => {
    await lockMember(tx, session.memberId);
    const held = await holdPhoto(tx, id);
    if (held?.memberId !== session.memberId) throw notFound('photo');
    const { state, isReported, reason } = held;
    if (!reviewed({ state, isReported, isEntry: held.contestId !== null, reason }, { type: 'DELETE' }))
      throw notFound('photo');
    await deleteHeld(tx, held, context.now());
    return held;
  });
  await deleteImages([photo.imageKey], context);
  return photo.contestId !== null;
}

/**
 * Takes everything of a member out of the photos of all: their likes from the counts, their words from the results of contests.
 * The rows themselves go with the member. Photos are locked in the order of their ids, so that two deletions never wait for each other.
 * @param tx a transaction that has locked the member
 * @returns keys of pictures whose files have to go
 */
export async function withdrawMember(tx: Db, memberId: number, now: Date): Promise<string[]> {
  const liked = tx.select({ id: photoLikes.photoId }).from(photoLikes).where(eq(photoLikes.memberId, memberId));
  const touched = await tx
    .select({ id: photos.id, contestId: photos.contestId })
    .from(photos)
    .where(or(eq(photos.memberId, memberId), inArray(photos.id, liked)))
    .orderBy(asc(photos.id))
    .for('update');
  // Votes that they gave or were given until the end of a voting stay counted.
  for (const contestId of new Set(touched.map((photo) => photo.contestId).sort())) await countVotes(tx, contestId, now);
  await tx
    .update(photos)
    .set({ likes: sql`greatest(${photos.likes} - 1, 0)` })
    .where(inArray(photos.id, liked));
  const own = await tx
    .select({ id: photos.id, imageKey: photos.imageKey })
    .from(photos)
    .where(eq(photos.memberId, memberId));
  const ids = own.map(({ id }) => id);
  if (ids.length)
    await tx.update(contestResults).set({ photoId: null, title: '' }).where(inArray(contestResults.photoId, ids));
  const drafts = await tx
    .select({ imageKey: photoDrafts.imageKey })
    .from(photoDrafts)
    .where(eq(photoDrafts.memberId, memberId));
  return [...own, ...drafts].map(({ imageKey }) => imageKey);
}
