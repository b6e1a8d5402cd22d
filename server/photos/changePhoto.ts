/** Changes the state of a photo as its machine allows, and writes down each step. */
import { eq } from 'drizzle-orm';
import { ApiError } from '../../contract/apiError.ts';
import { type PhotoReviewEvent, reviewed } from '../../machines/photoReview/index.ts';
import { countVotes } from '../contest/countVotes.ts';
import type { Db } from '../db/database.ts';
import { photoHistory, photos } from './photos.table.ts';

export type StoredPhoto = typeof photos.$inferSelect;

export interface PhotoStep {
  event: PhotoReviewEvent;
  /** Role and office; empty: the member or a visitor. */
  byStaff?: string;
  note?: string;
}

/** The photo, which nobody else changes until the transaction is over; null: there is none. */
export async function holdPhoto(tx: Db, id: number): Promise<StoredPhoto | null> {
  const [row] = await tx.select().from(photos).where(eq(photos.id, id)).for('no key update');
  return row ?? null;
}

/**
 * @param photo held by this transaction
 * @param steps one after another, such as opening and publishing
 * @throws ApiError E409 when the photo does not allow one of them
 */
export async function changePhoto(
  tx: Db,
  photo: StoredPhoto,
  steps: readonly PhotoStep[],
  at: Date,
): Promise<StoredPhoto> {
  const { state, isReported, reason } = photo;
  let now = { state, isReported, isEntry: photo.contestId !== null, reason };
  const history = steps.map(({ event, byStaff = '', note = '' }) => {
    const next = reviewed(now, event);
    if (!next) throw new ApiError('E409', 'The photo has been changed meanwhile');
    now = next;
    return {
      ...{ photoId: photo.id, at, toState: next.state, byStaff, note },
      reason: 'reason' in event ? event.reason : null,
    };
  });
  // What an entry won until the end of the voting is written down before it leaves.
  if (!now.isEntry) await countVotes(tx, photo.contestId, at);
  const [changed] = await tx
    .update(photos)
    .set({
      ...{ state: now.state, isReported: now.isReported, reason: now.reason, version: photo.version + 1 },
      contestId: now.isEntry ? photo.contestId : null,
      publishedAt: photo.publishedAt ?? (now.state === 'published' ? at : null),
    })
    .where(eq(photos.id, photo.id))
    .returning();
  await tx.insert(photoHistory).values(history);
  return changed!;
}
