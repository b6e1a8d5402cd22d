/** What is read rather than searched: notices, events, feature articles, links, banners, parks, counts. */
import { z } from 'zod';
import { areas, sceneSlugs } from './bands.ts';
import { endpoint } from './endpoint.ts';
import { date, id, listOf, paging, position, slug, withLang } from './values.ts';

export const notice = z.object({
  id,
  title: z.string(),
  category: z.enum(['notice', 'update', 'safety']),
  published_on: date,
});
export type Notice = z.infer<typeof notice>;

export const noticeDetail = notice.extend({
  body: z.string().meta({ description: 'HTML within the rich-text allow-list' }),
  is_sample: z.boolean().meta({ description: 'It came with the sample content' }),
});
export type NoticeDetail = z.infer<typeof noticeDetail>;

export const event = z.object({
  id,
  title: z.string(),
  body: z.string(),
  place: z.string(),
  starts_on: date,
  ends_on: date,
  municipality: z.object({ code: z.int(), slug, name: z.string() }).nullable(),
  is_sample: z.boolean().meta({ description: 'It came with the sample content and does not take place' }),
});
export type PortalEvent = z.infer<typeof event>;

export const article = z.object({
  id,
  slug,
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  scene: z.enum(sceneSlugs),
  href: z.string(),
  published_on: date,
  line: z
    .array(z.tuple([z.number(), z.number()]))
    .nullable()
    .meta({ description: 'The way of a course of its scene, for a drawing; another one for each article' }),
});
export type Article = z.infer<typeof article>;

export const link = z.object({ id, title: z.string(), description: z.string(), url: z.url() });
export type ExternalLink = z.infer<typeof link>;

export const banner = z.object({
  id,
  position: z.enum(['top', 'other']),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  scene: z.enum(sceneSlugs),
});
export type Banner = z.infer<typeof banner>;

export const park = z.object({
  id,
  name: z.string(),
  kana: z.string(),
  description: z.string(),
  area: z.enum(areas),
  municipality: z.object({ code: z.int(), slug, name: z.string() }),
  ...position.shape,
  courses: z
    .array(z.object({ id, name: z.string(), minutes: z.int() }))
    .meta({ description: 'Open courses that pass within 500 m of it, the nearest first, three at most' }),
  drawing: z
    .object({ line: z.array(z.tuple([z.number(), z.number()])), scene: z.enum(sceneSlugs) })
    .nullable()
    .meta({ description: 'The nearest of these courses in few positions [lat, lng], to draw the park beside it' }),
});
export type Park = z.infer<typeof park>;

export const consentChoice = z.enum(['agree', 'reject']);

export const readingEndpoints = {
  'GET /notice': endpoint({
    summary: 'Notices, newest first',
    input: z.object({ ...paging, ...withLang }),
    output: z.object({ notices: z.array(notice), total: z.int(), page_num: z.int(), limit_num: z.int() }),
  }),
  'GET /notice_detail': endpoint({
    summary: 'One notice',
    input: z.object({ id, ...withLang }),
    output: z.object({ notice: noticeDetail }),
    errors: ['E404'],
  }),
  'GET /event': endpoint({
    summary: 'Events, the next first',
    input: z.object(withLang),
    output: z.object({ events: z.array(event) }),
  }),
  'GET /special': endpoint({
    summary: 'Feature articles, newest first',
    input: z.object(withLang),
    output: z.object({ articles: z.array(article) }),
  }),
  'GET /link': endpoint({
    summary: 'Links to other public bodies',
    input: z.object(withLang),
    output: z.object({ links: z.array(link) }),
  }),
  'GET /images': endpoint({
    summary: 'Banners',
    input: z.object(withLang),
    output: z.object({ banners: z.array(banner) }),
  }),
  'GET /park': endpoint({
    summary: 'Parks, by area and municipality',
    input: z.object({ municipality: listOf(slug), ...withLang }),
    output: z.object({ parks: z.array(park) }),
  }),
  'GET /num': endpoint({
    summary: 'How many courses, municipalities and parks there are',
    input: z.object(withLang),
    output: z.object({
      ...{ courses: z.int(), municipalities: z.int(), parks: z.int() },
      ...{ cooperation: z.int(), sponsor: z.int(), playground: z.int() },
    }),
  }),
  'POST /cookie_click_count': endpoint({
    summary: 'Counts a choice in the cookie banner; nothing of the person is kept',
    input: z.object({ type: consentChoice }),
    output: z.object({}),
  }),
};
