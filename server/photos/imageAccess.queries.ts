import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { reports } from '../reports/reports.table.ts';
import { photoDrafts, photos } from './photos.table.ts';

export interface ImageAccess {
  isPublished: boolean;
  /** Of a post's course, whose reviewers see it too; null: a draft, which is its owner's alone. */
  municipalityCode: number | null;
  memberId: number | null;
}

/** To whom a picture belongs, and whether everybody may see it; null: it is of no photo and no draft. */
export async function imageAccess(db: Db, imageKey: string, now: Date): Promise<ImageAccess | null> {
  const [photo] = await db
    .select({ state: photos.state, memberId: photos.memberId, municipalityCode: courses.municipalityCode })
    .from(photos)
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .where(eq(photos.imageKey, imageKey));
  if (photo) {
    const { state, ...owners } = photo;
    return { isPublished: state === 'published', ...owners };
  }
  const [draft] = await db
    .select({ memberId: photoDrafts.memberId })
    .from(photoDrafts)
    .where(and(eq(photoDrafts.imageKey, imageKey), gt(photoDrafts.expiresAt, now)));
  return draft ? { isPublished: false, municipalityCode: null, memberId: draft.memberId } : null;
}

export interface StoredRow {
  imageKey: string;
  width: number;
  storedAt: Date;
}

/** Every picture that a row names and the storage has to have: of samples, the content has the files. */
export async function storedImages(db: Db): Promise<StoredRow[]> {
  const [posted, drafts, reported] = await Promise.all([
    db
      .select({ imageKey: photos.imageKey, width: photos.width, storedAt: photos.postedAt })
      .from(photos)
      .where(eq(photos.isSample, false)),
    db
      .select({ imageKey: photoDrafts.imageKey, width: photoDrafts.width, storedAt: photoDrafts.expiresAt })
      .from(photoDrafts),
    db
      .select({
        imageKey: sql<string>`${reports.imageKey}`,
        width: sql<number>`${reports.width}`,
        storedAt: reports.reportedAt,
      })
      .from(reports)
      .where(isNotNull(reports.imageKey)),
  ]);
  return [...posted, ...drafts, ...reported];
}
