/** The search over everything that the site has to read. */
import { z } from 'zod';
import { keywordMaxLength } from './bands.ts';
import { courseStatus } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { siteKinds } from './siteKinds.ts';
import { date, paging, wholeNumber, withLang } from './values.ts';

const marks = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'Where words of the query stand: [from, to) in UTF-16 code units, in order, none overlapping' });

export const siteResult = z.object({
  title: z.string(),
  title_marks: marks,
  excerpt: z
    .string()
    .meta({ description: 'A part of its text, around the words found; … where something is left out' }),
  excerpt_marks: marks,
  date: date.nullable().meta({ description: 'When it was published, or of an event, when it begins' }),
  path: z.string().meta({ description: 'Address on this site, without the language' }),
  course_status: courseStatus.nullable().meta({ description: 'null: it is no course' }),
});
export type SiteResult = z.infer<typeof siteResult>;

export const siteGroup = z.object({
  kind: z.enum(siteKinds),
  total: z.int(),
  results: z.array(siteResult),
});
export type SiteGroup = z.infer<typeof siteGroup>;

export const siteSearchEndpoints = {
  'GET /site_search': endpoint({
    summary: 'Searches courses, places, parks, news, events, articles and pages',
    input: z.object({
      q: z.string().min(1).max(keywordMaxLength),
      kind: z.enum(siteKinds).optional().meta({ description: 'One kind, page by page; without it the first of each' }),
      page_num: paging.page_num.meta({ description: 'From 1; later pages need `kind`' }),
      limit_num: wholeNumber(1, 50).default(20).meta({ description: 'Results on a page of one kind' }),
      ...withLang,
    }),
    output: z.object({
      groups: z.array(siteGroup).meta({ description: 'Kinds with results only; with `kind` that kind alone' }),
      total: z.int().meta({ description: 'Of all these groups' }),
      page_num: z.int(),
      limit_num: z.int(),
      searched_for: z
        .string()
        .nullable()
        .meta({ description: 'What was searched for instead of a query that finds nothing; null: the query itself' }),
      closest: z
        .array(z.string())
        .meta({ description: 'Known names like the query, at most 5; only when nothing is found' }),
    }),
  }),
};
