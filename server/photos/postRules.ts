/** What a post must be beside the rules of single fields: of a course that is there, of the past, and within the contest. */
import type { z } from 'zod';
import { ApiError, refused, unknownValue } from '../../contract/apiError.ts';
import type { FieldErrorKind } from '../../contract/fieldErrors.ts';
import { contestEntriesMax, type PhotoCaution, photoCautions } from '../../contract/photoRules.ts';
import type { photoWords } from '../../contract/photos.ts';
import { type EditionNow, entriesOf, openEdition } from '../contest/editions.ts';
import { japaneseDay, type MemberContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { isPublicCourse } from './posts.queries.ts';

export type PostWords = z.output<z.ZodObject<typeof photoWords>>;

/** @throws ApiError E422 */
export function assertCautions(ticked: readonly PhotoCaution[]): void {
  if (!photoCautions.every((caution) => ticked.includes(caution))) throw refused('cautions', 'required');
}

const monthOf = ({ year, month }: Pick<PostWords, 'year' | 'month'>) => `${year}-${String(month).padStart(2, '0')}`;

const entryRefused = (message: string, kind: FieldErrorKind) =>
  new ApiError('E409', message, { fields: [{ field: 'is_entry', kind }] });

/** @throws ApiError E409 when no edition takes entries or the member has no entry left, E422 for a month outside of it */
async function assertEntry(words: PostWords, { edition }: EditionNow, memberId: number, db: Db): Promise<void> {
  const month = monthOf(words);
  if (month < edition.postingFrom.slice(0, 7) || month > edition.postingTo.slice(0, 7)) throw unknownValue('month');
  if ((await entriesOf(db, memberId, edition.id)) >= contestEntriesMax)
    throw entryRefused(`No more than ${contestEntriesMax} entries of one person`, 'above_maximum');
}

/**
 * @param db in a transaction that has locked the member, the answer holds until it is over
 * @returns the edition that it is entered in; null: none
 * @throws ApiError E409, E422
 */
export async function assertPost(
  words: PostWords,
  { session, now }: Pick<MemberContext, 'session' | 'now'>,
  db: Db,
): Promise<string | null> {
  const today = japaneseDay(now());
  if (monthOf(words) > today.slice(0, 7))
    throw refused(words.year > Number(today.slice(0, 4)) ? 'year' : 'month', 'above_maximum');
  if (!(await isPublicCourse(db, words.course_id))) throw unknownValue('course_id');
  if (!words.is_entry) return null;
  const open = await openEdition(db, now());
  if (!open) throw entryRefused('No contest takes entries now', 'not_valid');
  await assertEntry(words, open, session.memberId, db);
  return open.edition.id;
}
