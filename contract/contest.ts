/** The photo contest: editions with their phases, entries, results. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { contestPhases } from './photoRules.ts';
import { photoSummary } from './photos.ts';
import { date, paging, slug, wholeNumber, withLang } from './values.ts';

const phase = z.enum(contestPhases);

export const contestDates = z.object({
  posting_from: date.meta({ description: 'First day of posting, and of shots' }),
  posting_to: date,
  voting_from: date,
  voting_to: date,
  announced_on: date,
  exhibition_from: date,
  exhibition_to: date,
});
export type ContestDates = z.infer<typeof contestDates>;

export const contestEdition = z.object({
  id: slug,
  name: z.string(),
  lead: z.string(),
  phase,
  dates: contestDates.meta({ description: 'Days in Asia/Tokyo, the last ones included' }),
  next_phase_at: z.iso.datetime().nullable().meta({ description: 'When the phase ends; null when it was the last' }),
  rules: z.array(z.string()),
  prizes: z.array(z.object({ rank: z.string(), what: z.string() })),
  exhibition_place: z.string().nullable(),
  entries: z.int().meta({ description: 'Published entries' }),
  is_sample: z.boolean(),
});
export type ContestEdition = z.infer<typeof contestEdition>;

export const contestEndpoints = {
  'GET /contest': endpoint({
    summary: 'An edition of the contest with its entries, and its result once it is announced',
    input: z.object({
      id: slug.optional().meta({ description: 'Default: the present edition' }),
      ...paging,
      ...withLang,
    }),
    output: z.object({
      contest: contestEdition.nullable().meta({ description: 'null: there is none' }),
      editions: z.array(z.object({ id: slug, name: z.string(), phase })).meta({ description: 'All, newest first' }),
      entries: z
        .array(photoSummary)
        .meta({ description: 'Published entries from the voting on, in an order that changes daily' }),
      total: z.int(),
      page_num: z.int(),
      results: z
        .array(z.object({ rank: z.int(), votes: z.int(), photo: photoSummary.nullable(), title: z.string() }))
        .meta({ description: 'Winners from the announcement on; ties share the rank; photo is null once it is gone' }),
    }),
    errors: ['E404'],
  }),
  'GET /contest_check': endpoint({
    summary: 'Whether the member can enter a photo now, and how many more',
    who: 'member',
    input: z.object(withLang),
    output: z.object({
      contest: z.object({ id: slug, name: z.string(), dates: contestDates }).nullable().meta({
        description: 'The edition that takes entries now; null: none does',
      }),
      entries: z.int(),
      limit: wholeNumber(1, 1000),
    }),
  }),
};
