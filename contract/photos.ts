/** Photos: gallery, likes, rankings, posting, reports. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  photoCautions,
  photoCommentProblem,
  photoMaxBytes,
  photoPlaceProblem,
  photoReasons,
  photoReportReasons,
  photoSeasons,
  photoTitleProblem,
  tidyPhotoText,
} from './photoRules.ts';
import { date, id, listOf, paging, slug, wholeNumber, withLang } from './values.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const sizes = z
  .array(z.object({ width: z.int(), height: z.int(), webp: z.string(), jpeg: z.string() }))
  .meta({ description: 'The same picture in several widths, narrowest first; addresses on this site' });
export const photoImage = z.object({
  width: z.int().meta({ description: 'Pixels of the widest' }),
  height: z.int(),
  colour: colour.meta({ description: 'Mean colour, to be shown until the picture is there' }),
  sizes,
});
export type PhotoImage = z.infer<typeof photoImage>;

const photoCourse = z
  .object({
    id,
    name: z.string(),
    municipality: z.object({ slug, name: z.string() }),
    is_public: z.boolean().meta({ description: 'false: the course is no longer in the portal, and has no page' }),
  })
  .meta({ description: 'The course it was taken on, as it is named now' });

export const photoSummary = z.object({
  id,
  title: z.string().meta({ description: 'As the member wrote it, in any language' }),
  user_name: z.string(),
  image: photoImage,
  course: photoCourse,
  taken: z.object({ year: z.int(), month: z.int() }),
  posted_on: date,
  likes: z.int(),
  is_entry: z.boolean().meta({ description: 'Stands in a contest' }),
  is_sample: z.boolean(),
});
export type PhotoSummary = z.infer<typeof photoSummary>;

export const photoDetail = photoSummary.extend({
  place: z.string(),
  comment: z.string(),
  contest: z.object({ id: slug, name: z.string() }).nullable(),
  is_own: z.boolean().meta({ description: 'Posted by who asks' }),
});
export type PhotoDetail = z.infer<typeof photoDetail>;

/** A text that is tidied, then checked by a rule of `photoRules.ts`. */
export const photoText = (problem: (text: string) => string | null) =>
  z
    .string()
    .max(10_000)
    .transform(tidyPhotoText)
    .superRefine((value, context) => {
      const kind = problem(value);
      if (kind) context.addIssue({ code: 'custom', params: { kind } });
    });
const tick = z.union([z.boolean(), z.enum(['true', 'false', 'on', '1', '0', ''])]).transform((value) => {
  return value === true || value === 'true' || value === 'on' || value === '1';
});

const filters = {
  course_id: id.optional(),
  municipality: listOf(slug),
  month: wholeNumber(1, 12).optional().meta({ description: 'Month in which it was taken, of any year' }),
  season: z.enum(photoSeasons).optional(),
  contest: slug.optional().meta({ description: 'Entries of this edition' }),
};

/** What a post says beside the picture. */
export const photoWords = {
  title: photoText(photoTitleProblem),
  course_id: id,
  year: wholeNumber(1990, 2100),
  month: wholeNumber(1, 12),
  place: photoText(photoPlaceProblem).default(''),
  comment: photoText(photoCommentProblem).default(''),
  is_entry: tick.default(false).meta({ description: 'Enter it in the contest that takes entries now' }),
};

export const ownPhotoProblem = z.object({
  id,
  title: z.string(),
  posted_on: date,
  state: z.enum(['inReview', 'notPublished', 'removed']),
  reason: z.enum(photoReasons).nullable(),
  is_entry: z.boolean().meta({ description: 'Stands in a contest, and leaves it when it is deleted' }),
});
export type OwnPhotoProblem = z.infer<typeof ownPhotoProblem>;

export const picture = z.file().meta({ description: 'JPEG, PNG, WebP or HEIC, at most 20 MB and 40 megapixels' });
const cautions = listOf(z.enum(photoCautions)).meta({ description: 'All of them have to be ticked' });
/** Of a body with a picture, and with what surrounds it. */
export const pictureLimitBytes = photoMaxBytes + 256 * 1024;

/** The words of a form, as they were entered: they may be wrong still. */
const entered = z.string().max(10_000).default('');
const enteredWords = {
  ...{ title: entered, course_id: entered, year: entered, month: entered, place: entered, comment: entered },
  is_entry: tick.default(false),
  cautions: listOf(z.enum(photoCautions)),
};

export const photoDraft = z.object({
  image: photoImage.meta({ description: 'Its addresses answer to the member alone' }),
  words: z.object({
    ...{ title: z.string(), course_id: z.string(), year: z.string(), month: z.string() },
    ...{ place: z.string(), comment: z.string(), is_entry: z.boolean() },
    cautions: z.array(z.enum(photoCautions)),
  }),
  is_complete: z.boolean().meta({ description: 'Can be posted: no word is missing or wrong' }),
  request_key: z.uuid().meta({ description: 'Of the post that this draft becomes' }),
  expires_at: z.iso.datetime(),
});
export type PhotoDraft = z.infer<typeof photoDraft>;

const saved = {
  id,
  is_new: z.boolean().meta({ description: 'false: the same post has arrived before' }),
};

export const photoEndpoints = {
  'GET /photo_gallery': endpoint({
    summary: 'Published photos, by what was asked for',
    input: z.object({
      sort: z.enum(['newest', 'oldest', 'likes']).default('newest'),
      ...filters,
      ...paging,
      ...withLang,
    }),
    output: z.object({ photos: z.array(photoSummary), total: z.int(), page_num: z.int() }),
  }),
  'GET /photo_get': endpoint({
    summary: 'One published photo',
    input: z.object({ id, ...withLang }),
    output: z.object({ photo: photoDetail }),
    errors: ['E404'],
  }),
  'GET /photo_like_get': endpoint({
    summary: 'Which of these photos the member likes',
    who: 'member',
    input: z.object({ ids: listOf(id), ...withLang }),
    output: z.object({ likes: z.array(id).meta({ description: 'In the order asked for' }) }),
  }),
  'POST /photo_like': endpoint({
    summary: 'Likes a photo of somebody else, once a member, or takes the like back',
    who: 'member',
    input: z.object({ id, action: z.enum(['add', 'remove']).default('add'), ...withLang }),
    output: z.object({ is_liked: z.boolean(), likes: z.int() }),
    errors: ['E404', 'E409'],
  }),
  'GET /ranking_photo': endpoint({
    summary: 'The photos of the last 30 days: those posted last, and those liked most in these days',
    input: z.object({ limit_num: wholeNumber(1, 20).default(5), ...withLang }),
    output: z.object({
      posted: z.array(photoSummary).meta({ description: 'Newest first' }),
      liked: z
        .array(z.object({ rank: z.int(), count: z.int(), photo: photoSummary }))
        .meta({ description: 'Ties share the rank' }),
    }),
  }),
  'GET /mypage_archive': endpoint({
    summary: 'The member’s own published photos; beside them what waits or was not published',
    who: 'member',
    input: z.object({ ...paging, ...withLang }),
    output: z.object({
      photos: z.array(photoSummary),
      total: z.int(),
      page_num: z.int(),
      others: z.array(ownPhotoProblem).meta({ description: 'Newest first, 50 at most' }),
      others_total: z.int().meta({ description: 'How many there are in all' }),
    }),
  }),
  'POST /photo_save': endpoint({
    summary: 'Posts a photo, which the bureau then reviews',
    who: 'member',
    body: 'multipart',
    limitBytes: pictureLimitBytes,
    input: z.object({
      image: picture,
      ...photoWords,
      cautions,
      covered: wholeNumber(0, 100).default(0).meta({ description: 'How many areas were covered before sending' }),
      request_key: z.uuid().meta({ description: 'Of this post: sent again, the same key makes no second photo' }),
      ...withLang,
    }),
    output: z.object(saved),
    errors: ['E404', 'E409', 'E413'],
  }),
  'POST /photo_draft': endpoint({
    summary:
      'Keeps a picture and its words for 30 minutes; the picture is kept also where the words are refused, and need not be sent again',
    who: 'member',
    body: 'multipart',
    limitBytes: pictureLimitBytes,
    input: z.object({
      image: picture.optional().meta({ description: 'May be missing once there is a draft' }),
      ...enteredWords,
      ...withLang,
    }),
    output: z.object({ draft: photoDraft }),
    errors: ['E404', 'E409', 'E413'],
  }),
  'GET /photo_draft': endpoint({
    summary: 'The draft of this browser',
    who: 'member',
    input: z.object(withLang),
    output: z.object({ draft: photoDraft.nullable() }),
  }),
  'POST /photo_draft_save': endpoint({
    summary: 'Posts the draft of this browser, as `photo_save` would',
    who: 'member',
    input: z.object({ request_key: z.uuid(), ...withLang }),
    output: z.object(saved),
    errors: ['E404', 'E409'],
  }),
  'POST /photo_draft_delete': endpoint({
    summary: 'Deletes the draft of this browser and its picture',
    who: 'member',
    body: 'none',
    input: z.object(withLang),
    output: z.object({}),
  }),
  'POST /photo_delete': endpoint({
    summary: 'Deletes an own photo for good, and withdraws it from a contest',
    who: 'member',
    input: z.object({ id, ...withLang }),
    output: z.object({ was_entry: z.boolean() }),
    errors: ['E404'],
  }),
  'POST /photo_report': endpoint({
    summary: 'Reports a photo to the bureau, without an account',
    input: z.object({
      id,
      reason: z.enum(photoReportReasons),
      comment: photoText(photoCommentProblem).default(''),
      ...withLang,
    }),
    output: z.object({}),
    errors: ['E404'],
  }),
};
