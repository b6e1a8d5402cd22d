/** Shops and facilities near courses: cooperation shops, sponsor shops, exercise equipment. */
import { z } from 'zod';
import { keywordMaxLength } from './bands.ts';
import { endpoint } from './endpoint.ts';
import { equipmentKinds, institutionKinds, saltItems, shopIcons, surfaces } from './institutionKinds.ts';
import { date, decimal, id, listOf, paging, position, slug, wholeNumber, withLang } from './values.ts';

const time = z.string().regex(/^([01]\d|2[0-9]):[0-5]\d$/);

export const openingPeriod = z.object({
  from: time,
  to: time.meta({ description: 'Up to 29:59: hours after midnight belong to the day before' }),
  last_order: time.nullable(),
});
export type OpeningPeriod = z.infer<typeof openingPeriod>;

export const openingHours = z.object({
  kind: z.enum(['weekly', 'always', 'unknown']),
  week: z
    .array(z.object({ weekday: z.int().min(0).max(6), periods: z.array(openingPeriod) }))
    .meta({ description: 'Monday first, Sunday is 0; empty unless weekly. No periods = closed' }),
  holidays: z
    .array(openingPeriod)
    .nullable()
    .meta({ description: 'Public holidays; null: as on any day of the week; empty: closed' }),
  words: z.string().meta({ description: 'The hours in one sentence, without the regular holidays' }),
  closed: z.string().nullable().meta({ description: 'The regular holidays in words; null: none are known' }),
  is_irregular: z.boolean().meta({ description: 'Closed on other days too, which nobody can know before' }),
  days: z
    .array(z.object({ date, is_holiday: z.boolean(), periods: z.array(openingPeriod) }))
    .meta({ description: 'Yesterday, today and the next seven days in Tokyo, every rule applied; empty when unknown' }),
});
export type OpeningHours = z.infer<typeof openingHours>;

/** Where it lies beside the way of a course. */
export const besideCourse = z.object({
  at_m: z.int().meta({ description: 'Metres from the start along the way' }),
  off_m: z.int().meta({ description: 'Metres beside it' }),
  side: z.enum(['left', 'right', 'on']),
});
export type BesideCourse = z.infer<typeof besideCourse>;

export const institutionSummary = z.object({
  id,
  kind: z.enum(institutionKinds),
  name: z.string(),
  name_ja: z.string(),
  kana: z.string(),
  municipality: z.object({ code: z.int(), slug, name: z.string() }),
  address: z.string(),
  ...position.shape,
  icons: z.array(z.enum(shopIcons)).meta({ description: 'Of a cooperation shop; else empty' }),
  equipment: z.array(z.enum(equipmentKinds)).meta({ description: 'Of a place with equipment; else empty' }),
  courtesy: z.string().nullable().meta({ description: 'What a sponsor shop offers with the card; else null' }),
  hours: openingHours,
  is_sample: z.boolean().meta({ description: 'It came with the sample content: no such shop or equipment need exist' }),
  distance_from_here_m: z.int().optional(),
  beside_course: besideCourse.optional(),
});
export type InstitutionSummary = z.infer<typeof institutionSummary>;

const known = z.enum(['yes', 'no', 'unknown']).meta({ description: 'unknown = nobody has confirmed it' });

export const institutionDetail = institutionSummary.extend({
  phone: z.string().nullable(),
  website: z.url().nullable(),
  efforts: z.string().nullable().meta({ description: 'What the shop does for health, or what the place offers' }),
  courses: z
    .array(z.object({ id, name: z.string(), minutes: z.int(), distance_m: z.int(), off_m: z.int() }))
    .meta({ description: 'Open courses that pass within 500 m, nearest first, six at most; `off_m` beside the way' }),
  checked_on: date,
});
export type InstitutionDetail = z.infer<typeof institutionDetail>;

export const cooperationDetail = institutionDetail.extend({
  kind: z.literal('cooperation'),
  salt_items: z.array(z.enum(saltItems)),
});
export const sponsorDetail = institutionDetail.extend({
  kind: z.literal('sponsor'),
  courtesy_for: z.string().meta({ description: 'Who gets it' }),
  courtesy_conditions: z.string().nullable(),
});
export const playgroundDetail = institutionDetail.extend({
  kind: z.literal('playground'),
  park: z.object({ id, name: z.string() }).nullable(),
  pieces: z.array(
    z.object({
      kind: z.enum(equipmentKinds),
      name: z.string(),
      trains: z.string().meta({ description: 'What it trains' }),
      use: z.string().meta({ description: 'How to use it safely' }),
    }),
  ),
  surface: z.enum(surfaces).nullable(),
  step_free: known,
  toilet: known,
  shade: known,
});
export type CooperationDetail = z.infer<typeof cooperationDetail>;
export type SponsorDetail = z.infer<typeof sponsorDetail>;
export type PlaygroundDetail = z.infer<typeof playgroundDetail>;

/** The words of a search of shops, the same in page URLs (there `page` for `page_num`, and no brackets). */
export const institutionConditions = z.object({
  category: z.enum(institutionKinds).optional(),
  keyword: z.string().max(keywordMaxLength).optional(),
  municipalities: listOf(z.union([slug, wholeNumber(1, 99_999).transform(String)])).meta({
    description: 'Code or slug',
  }),
  icons: listOf(z.enum(shopIcons)).meta({ description: 'Cooperation shops that have all of these' }),
  equipment: listOf(z.enum(equipmentKinds)).meta({ description: 'Places that have all of these' }),
  open_now: z.enum(['1']).optional().meta({ description: 'Open at this moment in Tokyo' }),
  course_id: id.optional().meta({ description: 'Near the way of this course' }),
  page_num: paging.page_num,
});

const institutionsInput = institutionConditions.extend({
  ids: listOf(id).meta({ description: 'These alone, in the order given; unknown ids are left out' }),
  favorite: z
    .enum(['1'])
    .optional()
    .meta({ description: 'Favourites of the member alone, newest first; E401 for a visitor' }),
  within_m: wholeNumber(1, 5000).optional().meta({ description: 'With `course_id`: at most this far from its way' }),
  sort: z.enum(['recommended', 'near', 'walk']).optional().meta({
    description:
      '`near`: nearest to lat and lng, or to the way of the course (the default with either); `walk`: in the order of the walk',
  }),
  lat: decimal(20, 46).optional(),
  lng: decimal(122, 154).optional(),
  limit_num: paging.limit_num,
  ...withLang,
});

const detail = <T extends z.ZodObject>(summary: string, institution: T) =>
  endpoint({
    summary,
    input: z.object({ id, ...withLang }),
    output: z.object({ institution }),
    errors: ['E404'],
  });

export const institutionEndpoints = {
  'GET /institutions': endpoint({
    summary: 'Cooperation shops, sponsor shops and exercise equipment',
    input: institutionsInput,
    output: z.object({
      institutions: z.array(institutionSummary),
      total: z.int(),
      page_num: z.int(),
      limit_num: z.int(),
      course: z.object({ id, name: z.string() }).nullable().meta({ description: 'That of `course_id`' }),
    }),
    errors: ['E401'],
  }),
  'GET /cooperation_detail': detail('One cooperation shop', cooperationDetail),
  'GET /sponsor_detail': detail('One sponsor shop', sponsorDetail),
  'GET /playground_detail': detail('One place with exercise equipment', playgroundDetail),
};
