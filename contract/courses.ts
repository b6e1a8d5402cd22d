/** Courses: search, detail, ranking, recommendations, history. */
import { z } from 'zod';
import { courseCategories, facilityKinds, keywordMaxLength, sceneSlugs } from './bands.ts';
import { endpoint } from './endpoint.ts';
import { factKinds, factSources } from './factRules.ts';
import { date, decimal, id, listOf, paging, position, slug, wholeNumber, withLang } from './values.ts';

const confirmed = z.enum(['yes', 'no', 'unknown']).meta({ description: 'unknown = nobody has confirmed it' });
export const courseStatus = z.enum(['open', 'changed', 'closed']);

export const stopPlace = z.object({
  kind: z.enum(['station', 'bus_stop', 'port']),
  id: id.nullable().meta({ description: 'Station id; null for a bus stop or port' }),
  name: z.string(),
});

export const courseSummary = z.object({
  id,
  name: z.string(),
  municipality: z.object({ code: z.int(), slug, name: z.string() }),
  station: stopPlace,
  minutes: z.int(),
  distance_m: z.int(),
  steps: z.int(),
  kcal: z.int(),
  scenes: z.array(z.object({ id, slug: z.enum(sceneSlugs), name: z.string() })),
  start: position,
  line: z
    .array(z.tuple([z.number(), z.number()]))
    .meta({ description: 'Simplified route line, [lat, lng], for a drawing' }),
  climb_m: z.int().nullable().meta({ description: 'Metres up on the whole way; null where no heights are known' }),
  is_flat: z.boolean().meta({
    description:
      'At most 10 m up and 10 m down per km, no slope over 5 % and no steps, by map data: steps that are not mapped are possible',
  }),
  status: courseStatus,
  distance_from_here_m: z.int().optional(),
});
export type CourseSummary = z.infer<typeof courseSummary>;

export const coursePoint = z.object({
  role: z.enum(['start', 'highlight', 'via', 'goal']),
  name: z.string(),
  name_ja: z.string().meta({ description: 'As signs on site and drivers know it' }),
  kana: z.string().nullable().meta({ description: 'Reading of the Japanese name' }),
  is_hard_to_read: z.boolean(),
  exit: z.string().nullable().meta({ description: 'The exit of a station' }),
  ...position.shape,
  text: z.string().nullable().meta({ description: 'What there is to see' }),
  way: z.string().nullable().meta({ description: 'The way from the point before, in words; null at the start' }),
  stop_here: z
    .object({
      kind: z.enum(['station', 'bus_stop']),
      id: id.nullable(),
      name: z.string().nullable().meta({ description: 'null: the map has no name of this bus stop in this language' }),
      name_ja: z.string(),
      distance_m: z.int(),
    })
    .nullable()
    .meta({ description: 'Nearest station or bus stop, metres along streets' }),
});
export type CoursePoint = z.infer<typeof coursePoint>;

export const courseLeg = z.object({
  distance_m: z.int(),
  line: z.string().meta({ description: 'Encoded polyline, 5 decimals' }),
  up_m: z.int().nullable(),
  has_steps: z.boolean().meta({ description: 'Steps are mapped on it; false proves nothing' }),
  has_underpass: z.boolean().meta({ description: 'Leads through a mapped underpass; false proves nothing' }),
  is_drawn: z.boolean().meta({ description: 'Drawn straight: no way is known to the network' }),
});

/** A place beside the way, as the map of its source shows it. */
export const courseRest = z.object({
  kind: z.enum(['toilet', 'convenience', 'station', 'shelter']),
  at_m: z.int().meta({ description: 'Metres from the start along the way' }),
  off_m: z.int().meta({ description: 'Metres beside it' }),
  side: z.enum(['left', 'right', 'on']),
});
export type CourseRest = z.infer<typeof courseRest>;

/** What somebody confirmed: `by` is a role, never a name. */
const confirmedFact = z.object({
  kind: z.enum(factKinds),
  is: z.union([z.boolean(), z.string()]),
  by: z.string(),
  on: date,
  how: z.enum(factSources).nullable().meta({ description: 'How it was found out; null: it was not kept' }),
});

export const courseDetail = courseSummary.extend({
  lead: z.string(),
  goal: stopPlace,
  categories: z.array(z.enum(courseCategories)),
  points: z.array(coursePoint).meta({ description: 'Named points in walking order' }),
  caution: z.string().nullable(),
  map_alt: z.string(),
  checked_on: date,
  status_note: z.string().nullable(),
  facilities: z.object({ step_free: confirmed, toilet: confirmed, bench: confirmed }),
  facts: z.array(confirmedFact).meta({ description: 'What is confirmed, by whom as a role, and when' }),
  on_map: z
    .object({ source: z.string(), steps_m: z.int(), toilets: z.int() })
    .meta({ description: 'What map data show; what they do not show may still be there' }),
  surface: z.string().nullable(),
  elevation: z
    .object({
      ...{ up_m: z.int(), down_m: z.int(), lowest_m: z.int(), highest_m: z.int() },
      profile: z.array(z.tuple([z.int(), z.int()])).meta({ description: '[metres from the start, height in metres]' }),
      source: z.string(),
    })
    .nullable(),
  also_in: z
    .array(z.object({ code: z.int(), slug, name: z.string() }))
    .meta({ description: 'Other municipalities that the way passes through' }),
  legs: z.array(courseLeg).meta({ description: 'One for each point after the start' }),
  line_source: z
    .object({ kind: z.enum(['network', 'recording', 'given', 'partly', 'straight']), source: z.string() })
    .meta({ description: '`partly`: some legs are drawn straight, because the network has no way there' }),
  words: z
    .array(z.object({ word: z.string(), kana: z.string().nullable(), text: z.string() }))
    .meta({ description: 'Hard words of these texts and what they mean' }),
  around: z
    .array(z.object({ name: z.string(), ...position.shape }))
    .meta({ description: 'Stations in the surroundings that a drawing of the way shows, nearest to its middle first' }),
  rests: z.array(courseRest).meta({ description: 'In the order of the walk, as the map shows them' }),
  is_sample: z.boolean().meta({ description: 'It came with the sample content' }),
});
export type CourseDetail = z.infer<typeof courseDetail>;

export const sorts = ['recommended', 'near', 'short'] as const;

/** The words of a search, the same in page URLs (there `page` for `page_num`, and no brackets). */
export const searchConditions = z.object({
  keyword: z.string().max(keywordMaxLength).optional(),
  municipality: listOf(z.union([slug, wholeNumber(1, 99_999).transform(String)])).meta({ description: 'Code or slug' }),
  time_band: listOf(wholeNumber(1, 5)),
  step_band: listOf(wholeNumber(1, 4)),
  line: id.optional(),
  station: id.optional(),
  scene: listOf(z.union([slug, id.transform(String)])).meta({ description: 'Slug or id' }),
  category: z.enum(courseCategories).optional(),
  facility: listOf(z.enum(facilityKinds)).meta({ description: 'Only courses that have all of these' }),
  facts: z.enum(['confirmed', 'all']).default('confirmed').meta({
    description: '`confirmed`: facilities that somebody confirmed; `all`: also those that only the map shows',
  }),
  flat: z.enum(['1']).optional().meta({ description: 'Only nearly flat courses without mapped steps' }),
  near_station: id.optional().meta({ description: 'The five nearest to this station; all of them with `sort=near`' }),
  sort: z
    .enum(sorts)
    .default('recommended')
    .meta({ description: '`near`: all that match, nearest first; needs lat and lng, or near_station' }),
  page_num: paging.page_num,
});
/** Parsed conditions. */
export type SearchConditions = z.output<typeof searchConditions>;

export const searchInput = searchConditions.extend({
  lat: decimal(20, 46).optional(),
  lng: decimal(122, 154).optional(),
  limit_num: paging.limit_num,
  ...withLang,
});

export const searchOutput = z.object({
  courses: z.array(courseSummary),
  total: z.int(),
  page_num: z.int(),
  limit_num: z.int(),
  stations: z
    .array(z.object({ id, name: z.string(), municipality: z.string() }))
    .meta({ description: 'Stations whose name the keyword matches, at most 5' }),
  searched_for: z
    .string()
    .nullable()
    .meta({ description: 'What was searched for instead of a keyword that finds nothing; null: the keyword itself' }),
  near: z
    .object({ id, name: z.string() })
    .nullable()
    .meta({ description: 'Nothing has the keyword: these are the courses nearest to the station of that name' }),
  closest: z.object({
    words: z
      .array(z.string())
      .meta({ description: 'Known names like the keyword, at most 5; only when nothing is found' }),
    without: z
      .array(z.object({ field: z.string(), value: z.string(), total: z.int() }))
      .meta({ description: 'What leaving one condition out would find, at most 5; only when nothing is found' }),
  }),
});
export type SearchResult = z.infer<typeof searchOutput>;

export const suggestionKinds = [
  'station',
  /** A bus stop or a port where a walk begins or ends. */
  'stop',
  'municipality',
  'scene',
  'line',
  'category',
  'place',
  'course',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
export const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  name: z.string(),
  detail: z.string().nullable().meta({ description: 'What tells it apart from others of its name' }),
  conditions: z
    .array(z.object({ field: z.string(), value: z.string() }))
    .meta({ description: 'Conditions of the search it leads to; empty for a course' }),
  course_id: id.nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

const courses = z.object({ courses: z.array(courseSummary) });

export const rankedCourse = z.object({ rank: z.int(), count: z.int(), course: courseSummary });
export type RankedCourse = z.infer<typeof rankedCourse>;

export const courseEndpoints = {
  'GET /search': endpoint({
    summary: 'Search courses; with lat and lng (or near_station) the five nearest, with sort=near all in that order',
    input: searchInput,
    output: searchOutput,
  }),
  'GET /suggest': endpoint({
    summary: 'Names that a keyword may mean, whole names first, at most 8',
    input: z.object({ keyword: z.string().min(1).max(keywordMaxLength), ...withLang }),
    output: z.object({ suggestions: z.array(suggestion) }),
  }),
  'GET /course_detail': endpoint({
    summary: 'One course with its route line and points',
    input: z.object({ id, ...withLang }),
    output: z.object({ course: courseDetail }),
    errors: ['E404'],
  }),
  'POST /course_detail/get_num': endpoint({
    summary: 'Counts an access and returns how often the course was opened and walked in the last 30 days',
    input: z.object({ id }),
    output: z.object({ accessed: z.int(), walked: z.int() }),
    errors: ['E404'],
  }),
  'GET /ranking': endpoint({
    summary: 'The courses most walked or most accessed in the last 30 days',
    input: z.object({ type: z.enum(['walked', 'accessed']), ...withLang }),
    output: z.object({ ranking: z.array(rankedCourse) }),
  }),
  'GET /recommend': endpoint({
    summary: 'Courses like one: near it, of its scenes, and not much longer than `duration` minutes',
    input: z.object({ course_id: id, duration: wholeNumber(1, 600).optional(), ...withLang }),
    output: courses,
    errors: ['E404'],
  }),
  'GET /history': endpoint({
    summary: 'Courses in the order given; unknown ids are left out',
    input: z.object({ courses: listOf(id), ...withLang }),
    output: courses,
  }),
};
