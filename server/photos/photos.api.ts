import { beyondLastPage, notFound } from '../../contract/apiError.ts';
import type { OwnPhotoProblem, photoEndpoints } from '../../contract/photos.ts';
import { type Handlers, japaneseDay, rankingSince } from '../context.ts';
import { deletePhoto } from './deletePhoto.ts';
import { findPhotos } from './gallery.ts';
import { like, takeLikeBack } from './likes.ts';
import { deleteOwnDraft, draftPost, openDraftOf, saveDraft } from './photoDraft.ts';
import { photoSave } from './photoSave.ts';
import { likedOf, ownOthers, ownPublished, photoById, photosByIds, postedSince } from './photos.queries.ts';
import { likedSince } from './ranking.queries.ts';
import { reportPhoto } from './reportPhoto.ts';
import { toPhotoDetail, toPhotoSummary } from './summary.ts';

/** What waits is the same to the member, whether somebody has opened it or not. */
const shownStates = {
  submitted: 'inReview',
  inReview: 'inReview',
  notPublished: 'notPublished',
  removed: 'removed',
} satisfies Record<string, OwnPhotoProblem['state']>;

export const photoHandlers: Handlers<keyof typeof photoEndpoints> = {
  'GET /photo_gallery': async (input, context) => {
    const { rows, total } = await findPhotos(input, context);
    const photos = rows.map((row) => toPhotoSummary(row, context.references, input.lang));
    return { photos, total, page_num: input.page_num };
  },
  'GET /photo_get': async ({ id, lang }, { db, references, session }) => {
    const row = await photoById(db, id);
    if (!row) throw notFound('photo');
    return { photo: toPhotoDetail(row, session?.memberId ?? null, references, lang) };
  },
  'GET /photo_like_get': async ({ ids }, { db, session }) => ({ likes: await likedOf(db, session.memberId, ids) }),
  'POST /photo_like': async ({ id, action }, context) => ({
    is_liked: action === 'add',
    likes: await (action === 'add' ? like : takeLikeBack)(id, context),
  }),
  'GET /ranking_photo': async ({ limit_num, lang }, { db, now, references }) => {
    const since = new Date(`${rankingSince(now())}T00:00:00+09:00`);
    const [postedIds, liked] = await Promise.all([
      postedSince(db, since, limit_num),
      likedSince(db, since, now(), limit_num),
    ]);
    const rows = await photosByIds(db, [...new Set([...postedIds, ...liked.map(({ id }) => id)])]);
    const photoOf = new Map(rows.map((row) => [row.id, toPhotoSummary(row, references, lang)]));
    return {
      posted: postedIds.flatMap((id) => photoOf.get(id) ?? []),
      liked: liked.flatMap(({ id, count }) => {
        const photo = photoOf.get(id);
        return photo ? [{ rank: liked.findIndex((other) => other.count === count) + 1, count, photo }] : [];
      }),
    };
  },
  'GET /mypage_archive': async ({ page_num, limit_num, lang }, { db, references, session }) => {
    const { memberId } = session;
    const page = { skip: (page_num - 1) * limit_num, take: limit_num };
    const [{ total, rows }, others] = await Promise.all([ownPublished(db, memberId, page), ownOthers(db, memberId)]);
    if (page_num > Math.max(1, Math.ceil(total / limit_num))) throw beyondLastPage();
    return {
      ...{ photos: rows.map((row) => toPhotoSummary(row, references, lang)), total, page_num },
      others_total: others.total,
      others: others.rows.map(({ id, title, postedAt, state, reason, contestId }) => ({
        ...{ id, title, posted_on: japaneseDay(postedAt), reason, is_entry: contestId !== null },
        state: shownStates[state as keyof typeof shownStates],
      })),
    };
  },
  'POST /photo_save': photoSave,
  'POST /photo_delete': async ({ id }, context) => ({ was_entry: await deletePhoto(id, context) }),
  'POST /photo_report': async ({ id, reason, comment }, context) => {
    await reportPhoto({ id, reason, comment }, context);
    return {};
  },
  'POST /photo_draft': async (input, context) => ({ draft: await draftPost(input, context) }),
  'GET /photo_draft': async (_, context) => ({ draft: await openDraftOf(context) }),
  'POST /photo_draft_save': ({ request_key }, context) => saveDraft(request_key, context),
  'POST /photo_draft_delete': async (_, context) => {
    await deleteOwnDraft(context);
    return {};
  },
};
