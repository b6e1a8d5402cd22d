/** Calls of bureau and municipal staff: the session, and the review of photos. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { photoCommentProblem, photoReasons, photoReportReasons, photoStates } from './photoRules.ts';
import { photoImage, photoText } from './photos.ts';
import { staffRoles } from './staffRoles.ts';
import { date, id, slug, wholeNumber, withLang } from './values.ts';

export const staffPerson = z.object({
  role: z.enum(staffRoles),
  office: z.object({ slug, name: z.string() }).nullable().meta({ description: 'A municipality; null: the bureau' }),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const reviewedPhoto = z.object({
  id,
  state: z.enum(photoStates),
  title: z.string(),
  place: z.string(),
  comment: z.string(),
  image: photoImage,
  course: z.object({
    id,
    name: z.string(),
    municipality: z.object({ slug, name: z.string() }),
    is_public: z.boolean(),
  }),
  taken: z.object({ year: z.int(), month: z.int() }),
  posted_at: z.iso.datetime(),
  is_entry: z.boolean(),
  covered: z.int().meta({ description: 'How many areas were covered before it was sent' }),
  earlier: z.object({ published: z.int(), not_published: z.int(), removed: z.int() }).meta({
    description: 'Other posts of the same person, by count only',
  }),
  reports: z.array(z.object({ reason: z.enum(photoReportReasons), comment: z.string(), on: date })),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      to: z.enum(photoStates),
      by: staffPerson.nullable().meta({ description: 'null: the member or a visitor' }),
      reason: z.enum(photoReasons).nullable(),
      note: z.string(),
    }),
  ),
  version: wholeNumber(0, 1_000_000).meta({
    description: 'To be sent with a decision: it refuses to decide what has changed',
  }),
});
export type ReviewedPhoto = z.infer<typeof reviewedPhoto>;

const reviewers = { who: 'staff', roles: ['reviewer'] } as const;

export const staffEndpoints = {
  'POST /staff/login': endpoint({
    summary: 'Begins a session of 8 hours with a staff token',
    input: z.object({
      token: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .regex(/^[!-~]+$/),
      ...withLang,
    }),
    output: z.object({ staff: staffPerson }),
    errors: ['E401'],
  }),
  'POST /staff/logout': endpoint({
    summary: 'Ends the session',
    body: 'none',
    input: z.object(withLang),
    output: z.object({}),
  }),
  'GET /staff/me': endpoint({
    summary: 'Who is logged in',
    input: z.object(withLang),
    output: z.object({ staff: staffPerson.nullable() }),
  }),
  'GET /staff/photos': endpoint({
    summary: 'The queue of photos to be decided, reported ones first, then oldest first',
    ...reviewers,
    input: z.object({
      id: id.optional().meta({ description: 'The one to show; default: the first of the queue' }),
      after: id.optional().meta({ description: 'Show the one after this' }),
      ...withLang,
    }),
    output: z.object({
      waiting: z.int(),
      queue: z
        .array(z.object({ id, title: z.string(), posted_at: z.iso.datetime(), is_reported: z.boolean() }))
        .meta({ description: 'The next 50' }),
      photo: reviewedPhoto.nullable(),
    }),
    errors: ['E404'],
  }),
  'POST /staff/photo_decision': endpoint({
    summary: 'Publishes a photo, does not publish it, or removes one that was published',
    ...reviewers,
    input: z.object({
      id,
      version: wholeNumber(0, 1_000_000),
      decision: z.enum(['publish', 'reject', 'remove', 'keep']).meta({
        description: '`keep`: a reported photo stays published',
      }),
      reason: z.enum(photoReasons).optional().meta({ description: 'Needed for `reject` and `remove`' }),
      note: photoText(photoCommentProblem)
        .default('')
        .meta({ description: 'For colleagues; the member does not see it' }),
      ...withLang,
    }),
    output: z.object({ photo: reviewedPhoto }),
    errors: ['E404', 'E409'],
  }),
};
