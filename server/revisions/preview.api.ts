import { ApiError, refused } from '../../contract/apiError.ts';
import { type Call, endpoints, type Output, type ParsedInput } from '../../contract/index.ts';
import type { previewEndpoints } from '../../contract/previewApi.ts';
import type { Previewed, PreviewName } from '../../contract/previews.ts';
import { articleHandlers } from '../articles/articles.api.ts';
import { bannerHandlers } from '../banners/banners.api.ts';
import type { Handlers, RequestContext, StaffContext } from '../context.ts';
import { courseHandlers } from '../courses/courses.api.ts';
import { eventHandlers } from '../events/events.api.ts';
import { institutionHandlers } from '../institutions/institutions.api.ts';
import { linkHandlers } from '../links/links.api.ts';
import { noticeHandlers } from '../notices/notices.api.ts';
import { PreviewRefused, previewed, siteOn } from './preview.ts';

const handlers = {
  ...articleHandlers,
  ...bannerHandlers,
  ...courseHandlers,
  ...eventHandlers,
  ...institutionHandlers,
  ...linkHandlers,
  ...noticeHandlers,
};

/** A call of the public, as a visitor makes it. */
function ask<K extends keyof typeof handlers & Call>(
  call: K,
  input: object,
  inside: RequestContext,
): Promise<Output<K>> {
  const handle = handlers[call] as (input: object, context: RequestContext) => Promise<Output<K>>;
  return handle(endpoints[call].input.parse(input), { ...inside, session: null, staff: null });
}

/** @throws ApiError in place of what pages say in words */
function toApi(error: unknown): never {
  if (!(error instanceof PreviewRefused)) throw error;
  const { problem, detail } = error;
  if (problem === 'role') throw new ApiError('E403', 'Only its author and approvers may see a preview');
  if (problem === 'notFound' || problem === 'kind') throw new ApiError('E404', 'No such revision');
  if (problem === 'broken') throw new ApiError('E422', detail, { fields: [{ field: 'id', kind: 'not_valid' }] });
  throw new ApiError('E409', 'This proposal has been decided, or cannot be published any more');
}

type OfSite = 'GET /link' | 'GET /special' | 'GET /images';

const ofSite =
  <K extends OfSite>(call: K, names: readonly PreviewName[]) =>
  async ({ id, on, lang }: ParsedInput<'POST /preview/link'>, context: StaffContext): Promise<Output<K>> => {
    const day = on ?? null;
    const read = (inside: RequestContext) => ask(call, { lang }, inside);
    return id === undefined
      ? siteOn(day, context, read)
      : previewed({ names, id, on: day, lang }, context, read).catch(toApi);
  };

type Detail = 'GET /notice_detail' | 'GET /course_detail' | `GET /${'cooperation' | 'sponsor' | 'playground'}_detail`;

interface ListOrDetail<List extends Call, Of extends Detail> {
  list: List;
  detail: Of;
  /** Of the list, and of the thing. */
  names: readonly [PreviewName, PreviewName];
  /** What finds the thing in the list. */
  find: (thing: Previewed['thing']) => object;
}

const listOrDetail =
  <List extends 'GET /notice' | 'GET /search' | 'GET /institutions', Of extends Detail>({
    list,
    detail,
    names: [ofList, ofDetail],
    find,
  }: ListOrDetail<List, Of>) =>
  async (
    { id, table, type, on, lang }: ParsedInput<'POST /preview/notice'>,
    context: StaffContext,
  ): Promise<Partial<Output<List> & Output<Of>>> => {
    const isList = type === 1;
    return previewed<Output<List> | Output<Of>>(
      { names: [isList ? ofList : ofDetail], id, on: on ?? null, lang },
      context,
      (inside, { summary, thing }) => {
        if (table !== undefined && table !== summary.kind) throw refused('table', 'not_valid');
        return isList ? ask(list, { ...find(thing), lang }, inside) : ask(detail, { id: thing.id, lang }, inside);
      },
    ).catch(toApi) as Promise<Partial<Output<List> & Output<Of>>>;
  };

const noticesPerPage = 20;

export const previewHandlers: Handlers<keyof typeof previewEndpoints> = {
  'POST /preview/link': ofSite('GET /link', ['link']),
  'POST /preview/special': ofSite('GET /special', ['special']),
  'POST /preview/images': ofSite('GET /images', ['top_banner', 'other_banner']),
  'POST /preview/event': async ({ id, on, lang }, context) =>
    previewed({ names: ['event'], id, on: on ?? null, lang }, context, (inside, { thing }) =>
      ask('GET /event_detail', { id: thing.id, lang }, inside),
    ).catch(toApi),
  'POST /preview/notice': listOrDetail({
    list: 'GET /notice',
    detail: 'GET /notice_detail',
    names: ['news', 'news_detail'],
    find: ({ position }) => ({ page_num: Math.floor(position / noticesPerPage) + 1, limit_num: noticesPerPage }),
  }),
  'POST /preview/course': listOrDetail({
    list: 'GET /search',
    detail: 'GET /course_detail',
    names: ['course', 'course_detail'],
    find: ({ name: keyword }) => ({ keyword }),
  }),
  'POST /preview/cooperation': listOrDetail({
    list: 'GET /institutions',
    detail: 'GET /cooperation_detail',
    names: ['cooperation', 'cooperation_detail'],
    find: ({ name: keyword }) => ({ category: 'cooperation', keyword }),
  }),
  'POST /preview/sponsor': listOrDetail({
    list: 'GET /institutions',
    detail: 'GET /sponsor_detail',
    names: ['sponsor', 'sponsor_detail'],
    find: ({ name: keyword }) => ({ category: 'sponsor', keyword }),
  }),
  'POST /preview/playground': listOrDetail({
    list: 'GET /institutions',
    detail: 'GET /playground_detail',
    names: ['play', 'play_detail'],
    find: ({ name: keyword }) => ({ category: 'playground', keyword }),
  }),
};
