/** Rows of posting: photos as they arrive, and drafts. */
import { and, asc, eq, gt, inArray, lte, max } from 'drizzle-orm';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { photoDrafts, photoHistory, photos } from './photos.table.ts';

export type DraftRow = typeof photoDrafts.$inferSelect;

export async function isPublicCourse(db: Db, id: number): Promise<boolean> {
  return (await db.$count(courses, and(eq(courses.id, id), eq(courses.isPublic, true)))) > 0;
}

/** The photo of a post that has arrived before; null: it has not. */
export async function postedBefore(db: Db, memberId: number, requestKey: string): Promise<number | null> {
  const [row] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.memberId, memberId), eq(photos.requestKey, requestKey)));
  return row?.id ?? null;
}

/** @returns its id */
export async function insertPhoto(tx: Db, photo: Omit<typeof photos.$inferInsert, 'state'>): Promise<number> {
  const [row] = await tx
    .insert(photos)
    .values({ ...photo, state: 'submitted' })
    .returning({ id: photos.id });
  await tx.insert(photoHistory).values({ photoId: row!.id, at: photo.postedAt, toState: 'submitted' });
  return row!.id;
}

export interface DraftOf {
  id: string;
  memberId: number;
}

const open = ({ id, memberId }: DraftOf, now: Date) =>
  and(eq(photoDrafts.id, id), eq(photoDrafts.memberId, memberId), gt(photoDrafts.expiresAt, now));

export async function findDraft(db: Db, draft: DraftOf, now: Date): Promise<DraftRow | null> {
  const [row] = await db.select().from(photoDrafts).where(open(draft, now));
  return row ?? null;
}

/** @returns whether it was there: of several who take it at once, one gets it */
export async function takeDraft(tx: Db, draft: DraftOf, now: Date): Promise<boolean> {
  const rows = await tx.delete(photoDrafts).where(open(draft, now)).returning({ id: photoDrafts.id });
  return rows.length > 0;
}

export const insertDraft = (tx: Db, draft: DraftRow) => tx.insert(photoDrafts).values(draft);

export async function changeDraft(
  db: Db,
  draft: DraftOf,
  changes: Pick<DraftRow, 'words' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const rows = await db.update(photoDrafts).set(changes).where(open(draft, now)).returning({ id: photoDrafts.id });
  return rows.length > 0;
}

/** @returns keys of pictures whose files have to go */
export async function deleteDraft(db: Db, { id, memberId }: DraftOf): Promise<string[]> {
  const rows = await db
    .delete(photoDrafts)
    .where(and(eq(photoDrafts.id, id), eq(photoDrafts.memberId, memberId)))
    .returning({ imageKey: photoDrafts.imageKey });
  return rows.map(({ imageKey }) => imageKey);
}

/** @returns keys of pictures whose files have to go */
export async function deleteExpiredDrafts(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .delete(photoDrafts)
    .where(lte(photoDrafts.expiresAt, now))
    .returning({ imageKey: photoDrafts.imageKey });
  return rows.map(({ imageKey }) => imageKey);
}

/** Photos of members that were not published, or removed, at this moment or before: a final decision is the last of their history. */
export async function findDecidedAgainst(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(photoHistory, eq(photoHistory.photoId, photos.id))
    .where(and(inArray(photos.state, ['notPublished', 'removed']), eq(photos.isSample, false)))
    .groupBy(photos.id)
    .having(lte(max(photoHistory.at), before))
    .orderBy(asc(photos.id))
    .limit(500);
  return rows.map(({ id }) => id);
}
