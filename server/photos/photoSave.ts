/** Takes a picture and its words, once for each `request_key`. */
import type { Handlers, MemberContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUncertain } from '../errors.ts';
import { lockMember } from '../members/lockMember.ts';
import { deleteImages } from '../pictures/deleteImage.ts';
import type { StoredImage } from '../pictures/imageOf.ts';
import { storeImage } from '../pictures/storeImage.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { assertCautions, assertPost, type PostWords } from './postRules.ts';
import { insertPhoto, postedBefore } from './posts.queries.ts';

export interface Saved {
  id: number;
  is_new: boolean;
}

export interface Post {
  words: PostWords;
  covered: number;
  requestKey: string;
}

/** Counts a picture before it is decoded. @throws ApiError E429 */
export async function countPicture(context: MemberContext): Promise<void> {
  await throttle('photoPostByAccount', String(context.session.memberId), context).count();
  await throttle('photoPostByAddress', networkOf(context.address), context).count();
}

/**
 * Writes the row of a picture whose files are there.
 * @param before runs in the transaction, before the row is written
 * @throws ApiError E401 when the member is gone, E409, E422
 */
export const savePost = (
  { words, covered, requestKey }: Post,
  { imageKey, width, height, colour }: StoredImage,
  context: MemberContext,
  before: (tx: Db) => Promise<void> = async () => {},
): Promise<Saved> =>
  inTransaction(context.db, async (tx) => {
    const { memberId } = context.session;
    await lockMember(tx, memberId);
    const earlier = await postedBefore(tx, memberId, requestKey);
    if (earlier !== null) return { id: earlier, is_new: false };
    const contestId = await assertPost(words, context, tx);
    await before(tx);
    const { title, course_id: courseId, year: takenYear, month: takenMonth, place, comment } = words;
    const id = await insertPhoto(tx, {
      ...{ memberId, requestKey, title, courseId, takenYear, takenMonth, place, comment, covered },
      ...{ imageKey, width, height, colour, contestId, postedAt: context.now() },
    });
    return { id, is_new: true };
  });

async function saveNew(post: Post, image: File, context: MemberContext): Promise<Saved> {
  await assertPost(post.words, context, context.db);
  await countPicture(context);
  const stored = await storeImage(await image.bytes(), context);
  const remove = () => deleteImages([stored.imageKey], context);
  const saved = await savePost(post, stored, context).catch(async (error: unknown) => {
    // Files without a row are found and deleted later; a row without its files would be a photo that is lost.
    if (!isUncertain(error)) await remove();
    throw error;
  });
  if (!saved.is_new) await remove();
  return saved;
}

/** Posts that are being saved by this process: the same one once more waits for the same outcome, and is not decoded again. */
const underWay = new Map<string, Promise<Saved>>();

export const photoSave: Handlers<'POST /photo_save'>['POST /photo_save'] = async (input, context) => {
  const { image, cautions, covered, request_key: requestKey, lang: _, ...words } = input;
  const { memberId } = context.session;
  const earlier = await postedBefore(context.db, memberId, requestKey);
  if (earlier !== null) return { id: earlier, is_new: false };
  const key = `${memberId} ${requestKey}`;
  const same = underWay.get(key);
  if (same) return { ...(await same), is_new: false };
  assertCautions(cautions);
  const saving = saveNew({ words, covered, requestKey }, image, context).finally(() => underWay.delete(key));
  underWay.set(key, saving);
  return saving;
};
