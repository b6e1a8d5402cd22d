import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { photoHistory, photoReports, photos } from '../photos/photos.table.ts';
import type { Office } from './office.ts';

const inOffice = (office: Office): SQL | undefined =>
  office === null ? undefined : eq(courses.municipalityCode, office);
/** As the index `photos_queue` has it. */
const isWaiting = sql`(${photos.state} in ('submitted', 'inReview') or ${photos.isReported})`;

export async function countWaiting(db: Db, office: Office): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(photos)
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .where(and(isWaiting, inOffice(office)));
  return row!.waiting;
}

/**
 * A photo's place in the queue, also of one that has just left it: only a published photo is reported, so that one with reports,
 * open or closed, stood among the reported ones.
 */
const placeOf = (id: number) =>
  sql`(select not (p.is_reported or exists (select 1 from photo_reports r where r.photo_id = p.id)), p.posted_at, p.id from photos p where p.id = ${id})`;

/**
 * Reported photos first, then the oldest.
 * @param from the queue is told from the photo after this one, and goes on with its beginning
 */
export const findQueue = (db: Db, office: Office, from: number | null, limit: number) =>
  db
    .select({ id: photos.id, title: photos.title, postedAt: photos.postedAt, isReported: photos.isReported })
    .from(photos)
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .where(and(isWaiting, inOffice(office)))
    .orderBy(
      ...(from === null
        ? []
        : [sql`coalesce((not ${photos.isReported}, ${photos.postedAt}, ${photos.id}) <= ${placeOf(from)}, false)`]),
      desc(photos.isReported),
      asc(photos.postedAt),
      asc(photos.id),
    )
    .limit(limit);

/** In any state, so that one sees what became of it. @returns null where the office does not decide it */
export async function findReviewed(db: Db, id: number, office: Office) {
  const [row] = await db
    .select({
      photo: photos,
      course: { name: courses.name, municipalityCode: courses.municipalityCode, isPublic: courses.isPublic },
    })
    .from(photos)
    .innerJoin(courses, eq(courses.id, photos.courseId))
    .where(and(eq(photos.id, id), inOffice(office)));
  return row ?? null;
}

/** How many other photos of the member are in which state. */
export const countOthers = (db: Db, id: number, memberId: number) =>
  db
    .select({ state: photos.state, count: count() })
    .from(photos)
    .where(and(eq(photos.memberId, memberId), ne(photos.id, id)))
    .groupBy(photos.state);

const shownReports = 50;
/** The latest first. */
export const findOpenReports = (db: Db, photoId: number) =>
  db
    .select()
    .from(photoReports)
    .where(and(eq(photoReports.photoId, photoId), isNull(photoReports.closedAt)))
    .orderBy(desc(photoReports.id))
    .limit(shownReports);

export const findHistory = (db: Db, photoId: number) =>
  db.select().from(photoHistory).where(eq(photoHistory.photoId, photoId)).orderBy(asc(photoHistory.id));

export const closeReports = (db: Db, photoId: number, now: Date) =>
  db
    .update(photoReports)
    .set({ closedAt: now })
    .where(and(eq(photoReports.photoId, photoId), isNull(photoReports.closedAt)));
