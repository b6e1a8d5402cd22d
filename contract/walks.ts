/** Walked courses of members, with the stamps and titles that they earn. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { date, id, slug, withLang } from './values.ts';

/** How long a recorded walk can be taken back. */
export const undoSeconds = 60;

const effort = {
  walks: z.int(),
  distance_m: z.int(),
  minutes: z.int(),
  steps: z.int(),
  kcal: z.int(),
};
export const walkTotals = z.object(effort);
export type WalkTotals = z.infer<typeof walkTotals>;

/** A course that was walked once or more. */
export const stamp = z.object({
  course: z.object({ id, name: z.string(), municipality: z.object({ slug, name: z.string() }) }).meta({
    description: 'As it is named now',
  }),
  is_public: z.boolean().meta({ description: 'false: the course is no longer in the portal, and has no page' }),
  first_on: date,
  last_on: date,
  times: z.int(),
});
export type Stamp = z.infer<typeof stamp>;

export const title = z.object({
  id: slug,
  name: z.string(),
  how: z.string().meta({ description: 'How it is earned' }),
  earned_on: date.nullable(),
  done: z.int().meta({ description: 'How much of `needed` is done, at most `needed`' }),
  needed: z.int(),
  unit: z.enum(['stamps', 'courses', 'municipalities', 'scenes', 'steps']).meta({
    description: '`stamps`: any courses, one for each stamp; `courses`: certain ones',
  }),
});
export type Title = z.infer<typeof title>;

const earned = z.object({ id: slug, name: z.string() });

export const walkEndpoints = {
  'GET /course_walked_get': endpoint({
    summary:
      'What the member has walked: stamps, titles, this month and in all; with `course_id` also that course today',
    who: 'member',
    input: z.object({ course_id: id.optional(), ...withLang }),
    output: z.object({
      walked: z
        .array(z.object({ course_id: id, day: date }))
        .meta({ description: 'The latest 100 walks, newest first' }),
      stamps: z.array(stamp).meta({ description: 'One for each course, that of the latest first walk first' }),
      titles: z.array(title).meta({ description: 'All there are, in the order of the stamp rally' }),
      next_title: title.nullable().meta({ description: 'The one nearest to being earned; null when all are' }),
      month: walkTotals.meta({ description: 'Of the Japanese calendar month' }),
      total: walkTotals,
      course: z
        .object({
          is_walked_today: z.boolean(),
          times: z.int(),
          undo_until: z.iso.datetime().nullable().meta({ description: 'Until when today’s walk can be taken back' }),
        })
        .nullable()
        .meta({ description: 'Of `course_id`; null without one' }),
    }),
    errors: ['E404'],
  }),
  'POST /course_walked': endpoint({
    summary: 'Records a walk, once per course and Japanese day, or takes today’s back within a minute',
    who: 'member',
    input: z.object({ course_id: id, action: z.enum(['add', 'undo']).default('add'), ...withLang }),
    output: z.object({
      is_new: z
        .boolean()
        .meta({ description: 'false: this course was recorded today already, or there was nothing to undo' }),
      stamp: z.boolean().meta({ description: 'The course was walked for the first time' }),
      titles: z.array(earned).meta({ description: 'Earned by this walk' }),
      undo_until: z.iso.datetime().nullable(),
      walked: z.int().meta({ description: 'How often anybody walked the course in the last 30 days' }),
    }),
    errors: ['E404', 'E409'],
  }),
};
