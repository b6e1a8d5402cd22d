/** The review of photos: the queue, a photo as reviewers see it, and decisions. */
import { ApiError, notFound, refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { ReviewedPhoto } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import type { PhotoReviewEvent } from '../../machines/photoReview/index.ts';
import { japaneseDay, type StaffContext } from '../context.ts';
import { municipalityOf } from '../courses/summary.ts';
import { inTransaction } from '../db/transaction.ts';
import { changePhoto, holdPhoto, type PhotoStep } from '../photos/changePhoto.ts';
import { imageOf } from '../pictures/imageOf.ts';
import { officeOf } from './office.ts';
import {
  closeReports,
  countOthers,
  countWaiting,
  findHistory,
  findOpenReports,
  findQueue,
  findReviewed,
} from './review.queries.ts';
import { personOf, readRoleAndOffice, roleAndOffice } from './staffPerson.ts';

const queueLength = 50;

async function othersOf({ id, memberId }: { id: number; memberId: number | null }, { db }: StaffContext) {
  const rows = memberId === null ? [] : await countOthers(db, id, memberId);
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    ...{ published: countOf('published'), not_published: countOf('notPublished'), removed: countOf('removed') },
  };
}

/** @throws ApiError E404 */
async function reviewedPhoto(id: number, lang: Language, context: StaffContext): Promise<ReviewedPhoto> {
  const { db, references } = context;
  const row = await findReviewed(db, id, officeOf(context));
  if (!row) throw notFound('photo');
  const { photo, course } = row;
  const { slug, name } = municipalityOf(course.municipalityCode, references, lang);
  return {
    ...{ id, state: photo.state, title: photo.title, place: photo.place, comment: photo.comment },
    image: imageOf(photo),
    course: { id: photo.courseId, name: course.name[lang], municipality: { slug, name }, is_public: course.isPublic },
    taken: { year: photo.takenYear, month: photo.takenMonth },
    posted_at: photo.postedAt.toISOString(),
    is_entry: photo.contestId !== null,
    covered: photo.covered,
    earlier: await othersOf(photo, context),
    reports: (await findOpenReports(db, id)).map(({ reason, comment, reportedAt }) => ({
      ...{ reason, comment, on: japaneseDay(reportedAt) },
    })),
    history: (await findHistory(db, id)).map(({ at, toState, byStaff, reason, note }) => {
      const staff = readRoleAndOffice(byStaff);
      return { at: at.toISOString(), to: toState, by: staff && personOf(staff, references, lang), reason, note };
    }),
    version: photo.version,
  };
}

/** @throws ApiError E404 */
export async function reviewQueue({ id, after, lang }: ParsedInput<'GET /staff/photos'>, context: StaffContext) {
  const { db } = context;
  const office = officeOf(context);
  const waiting = await countWaiting(db, office);
  const rows = await findQueue(db, office, id ?? after ?? null, queueLength + 1);
  const shown = id ?? rows[0]?.id ?? null;
  return {
    waiting,
    queue: rows
      .filter((row) => row.id !== shown)
      .slice(0, queueLength)
      .map(({ id: each, title, postedAt, isReported }) => ({
        ...{ id: each, title, posted_at: postedAt.toISOString(), is_reported: isReported },
      })),
    photo: shown === null ? null : await reviewedPhoto(shown, lang, context),
  };
}

/** @throws ApiError E422 without the reason that a member is told */
function eventOf({ decision, reason }: ParsedInput<'POST /staff/photo_decision'>): PhotoReviewEvent {
  if (decision === 'publish') return { type: 'PUBLISH' };
  if (decision === 'keep') return { type: 'KEEP' };
  if (!reason) throw refused('reason', 'required');
  return { type: decision === 'reject' ? 'REJECT' : 'REMOVE', reason };
}

/**
 * Decides a photo, unless it has changed since the reviewer saw it. Looking at it does not change it: it is opened by its
 * decision. A contest entry that is not published, or removed, frees one of the member's ten.
 * @throws ApiError E404, E409, E422
 */
export async function decidePhoto(input: ParsedInput<'POST /staff/photo_decision'>, context: StaffContext) {
  const { id, version, note, lang } = input;
  const event = eventOf(input);
  const at = context.now();
  const byStaff = roleAndOffice(context.staff);
  await inTransaction(context.db, async (tx) => {
    const isOwn = (await findReviewed(tx, id, officeOf(context))) !== null;
    const photo = isOwn ? await holdPhoto(tx, id) : null;
    if (!photo) throw notFound('photo');
    if (photo.version !== version) throw new ApiError('E409', 'This photo has been decided or reported meanwhile');
    const opening: PhotoStep[] = photo.state === 'submitted' ? [{ event: { type: 'OPEN' }, byStaff }] : [];
    await changePhoto(tx, photo, [...opening, { event, byStaff, note }], at);
    await closeReports(tx, id, at);
  });
  return { photo: await reviewedPhoto(id, lang, context) };
}
