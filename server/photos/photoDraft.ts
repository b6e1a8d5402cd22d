/** A picture and its words that wait to be confirmed: for the form without JavaScript. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError, notFound, refused, refusedFields } from '../../contract/apiError.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { type PhotoDraft, photoWords } from '../../contract/photos.ts';
import type { MemberContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { toApiError } from '../errors.ts';
import { fieldErrors } from '../fieldErrors.ts';
import { deleteImages } from '../pictures/deleteImage.ts';
import { imageOf, type StoredImage } from '../pictures/imageOf.ts';
import { storeImage } from '../pictures/storeImage.ts';
import type { Retention } from '../retention/retention.ts';
import { newToken, removeToken, setToken, tokenId, tokenOf } from '../sessions/tokenCookie.ts';
import { countPicture, type Saved, savePost } from './photoSave.ts';
import { photoDrafts } from './photos.table.ts';
import { assertCautions, assertPost, type PostWords } from './postRules.ts';
import {
  changeDraft,
  type DraftOf,
  type DraftRow,
  deleteDraft,
  deleteExpiredDrafts,
  findDraft,
  insertDraft,
  postedBefore,
  takeDraft,
} from './posts.queries.ts';

const lifeMs = 30 * 60 * 1000;

export const photoDraftRetention: Retention = {
  table: photoDrafts,
  periods: [lifeMs],
  remove: async (context) => deleteImages(await deleteExpiredDrafts(context.db, context.now()), context),
};
const checked = z.object(photoWords);

type Words = PhotoDraft['words'];
/** What the row keeps as text. */
interface Kept extends Words {
  request_key: string;
}

const ofBrowser = (context: MemberContext): DraftOf | null => {
  const token = tokenOf('photoDraft', context);
  return token ? { id: tokenId(token), memberId: context.session.memberId } : null;
};

async function openDraft(context: MemberContext): Promise<DraftRow | null> {
  const draft = ofBrowser(context);
  return draft && findDraft(context.db, draft, context.now());
}

const keptIn = (row: DraftRow) => JSON.parse(row.words) as Kept;

/** @throws ApiError E422 with every field that is missing or wrong */
function readWords({ cautions, ...entered }: Words): PostWords {
  const parsed = checked.safeParse(entered);
  if (parsed.success) {
    assertCautions(cautions);
    return parsed.data;
  }
  throw refusedFields(fieldErrors(parsed.error, entered));
}

function shown(row: DraftRow): PhotoDraft {
  const { request_key, ...words } = keptIn(row);
  let is_complete = true;
  try {
    readWords(words);
  } catch {
    is_complete = false;
  }
  return { image: imageOf(row), words, is_complete, request_key, expires_at: row.expiresAt.toISOString() };
}

/** Replaces the draft that the browser had. */
async function replaceDraft(image: StoredImage, words: Kept, context: MemberContext): Promise<DraftRow> {
  const { db, now, session } = context;
  const token = newToken();
  const row = {
    ...{ id: tokenId(token), memberId: session.memberId, words: JSON.stringify(words) },
    ...{ imageKey: image.imageKey, width: image.width, height: image.height, colour: image.colour },
    expiresAt: new Date(now().getTime() + lifeMs),
  };
  const earlier = ofBrowser(context);
  await insertDraft(db, row).catch(async (error: unknown) => {
    await deleteImages([image.imageKey], context);
    throw error;
  });
  setToken('photoDraft', token, lifeMs / 1000, context);
  if (earlier) await deleteImages(await deleteDraft(db, earlier), context);
  return row;
}

/** The words of a draft that keeps its picture. @throws ApiError E422 when there is no picture */
async function changeWords(words: Words, context: MemberContext): Promise<DraftRow> {
  const draft = ofBrowser(context);
  const row = draft && (await findDraft(context.db, draft, context.now()));
  if (!row) throw refused('image', 'required');
  const kept = { ...words, request_key: keptIn(row).request_key };
  const changes = { words: JSON.stringify(kept), expiresAt: new Date(context.now().getTime() + lifeMs) };
  if (!(await changeDraft(context.db, draft, changes, context.now()))) throw refused('image', 'required');
  // The cookie lives as long as the row.
  setToken('photoDraft', tokenOf('photoDraft', context)!, lifeMs / 1000, context);
  return { ...row, ...changes };
}

async function keepDraft(image: File | undefined, words: Words, context: MemberContext): Promise<DraftRow> {
  if (!image?.size) return changeWords(words, context);
  await countPicture(context);
  const stored = await storeImage(await image.bytes(), context);
  return replaceDraft(stored, { ...words, request_key: randomUUID() }, context);
}

/** The fields that were refused; another failure is thrown on. */
function fieldsOf(error: unknown): FieldError[] {
  if (error instanceof ApiError && error.code === 'E422') return error.fields;
  throw error;
}

/** @throws ApiError E422 with all fields that are wrong; the picture is kept nevertheless */
export async function draftPost(
  { image, lang: _, ...words }: ParsedInput<'POST /photo_draft'>,
  context: MemberContext,
): Promise<PhotoDraft> {
  let row: DraftRow | null = null;
  const wrong: FieldError[] = [];
  try {
    row = await keepDraft(image, words, context);
  } catch (error) {
    wrong.push(...fieldsOf(error));
  }
  // The picture is kept by now: whatever is wrong with the words, nobody has to choose it again.
  try {
    await assertPost(readWords(words), context, context.db);
  } catch (error) {
    // An entry that is refused is told once the picture is right.
    if (!wrong.length || toApiError(error).code === 'E422') wrong.push(...fieldsOf(error));
  }
  if (wrong.length || !row) throw refusedFields(wrong);
  return shown(row);
}

/** Sent twice, it makes one photo. @throws ApiError E404 when the draft is gone, and as `savePost` */
export async function saveDraft(requestKey: string, context: MemberContext): Promise<Saved> {
  const { db, now, session } = context;
  const posted = () => postedBefore(db, session.memberId, requestKey);
  let earlier = await posted();
  const row = earlier === null ? await openDraft(context) : null;
  const kept = row && keptIn(row);
  const isOpen = kept?.request_key === requestKey;
  // The same one, sent at once, may have made the photo of the draft between the two looks.
  if (!isOpen) earlier ??= await posted();
  if (earlier !== null) {
    removeToken('photoDraft', context);
    return { id: earlier, is_new: false };
  }
  if (!isOpen) throw notFound('draft');
  const post = { words: readWords(kept), covered: 0, requestKey };
  const saved = await savePost(post, row!, context, async (tx) => {
    if (!(await takeDraft(tx, row!, now()))) throw notFound('draft');
  });
  removeToken('photoDraft', context);
  return saved;
}

export async function openDraftOf(context: MemberContext): Promise<PhotoDraft | null> {
  const row = await openDraft(context);
  return row && shown(row);
}

export async function deleteOwnDraft(context: MemberContext): Promise<void> {
  const own = ofBrowser(context);
  if (own) await deleteImages(await inTransaction(context.db, (tx) => deleteDraft(tx, own)), context);
  removeToken('photoDraft', context);
}
