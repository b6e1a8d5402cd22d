import { describe, expect, test, vi } from 'vitest';
import { createI18n } from '../../app/i18n/i18n.ts';
import newsTexts from '../../app/i18n/ja/news.json' with { type: 'json' };
import { base } from '../../app/i18n/ja.ts';
import type { LoadInput } from '../../app/page.ts';
import { route } from '../../app/routes.ts';
import { screen as news } from '../../app/screens/News/index.ts';
import { screen as newsDetail } from '../../app/screens/NewsDetail/index.ts';
import { ApiError } from '../../contract/apiError.ts';
import type { Api } from '../../contract/index.ts';
import { eventList, noticeDetail, noticePage } from '../../stories/fixtures/reading.ts';

/** Answers as the server does: beyond the last page there is a parameter error. */
function fakeApi() {
  const answer = async (call: string, input: { page_num?: string; id?: number; when?: 'past' } = {}) => {
    if (call === 'GET /event') return { events: eventList('ja', input.when) };
    if (call === 'GET /notice_detail') return { notice: noticeDetail('ja', input.id) };
    const asked = String(input.page_num);
    if (!/^[1-9]\d{0,8}$/.test(asked)) throw new ApiError('E422', 'page_num: bad input');
    const page = noticePage('ja', Number(asked));
    if (!page.notices.length) throw new ApiError('E422', 'page_num: beyond the last page');
    return page;
  };
  return vi.fn(answer);
}

const inputFor = (api: ReturnType<typeof fakeApi>, search = '', params: Record<string, string> = {}): LoadInput => ({
  ...{
    api: api as unknown as Api,
    path: '/news',
    params,
    route: route('news'),
    query: new URLSearchParams(search),
    lang: 'ja',
    consent: null,
    member: null,
  },
});
const headInput = { i18n: createI18n('ja', { ...base, news: newsTexts }), origin: 'https://example.com' };

describe('the news', () => {
  test.for([
    ['', 1, 20],
    ['page=1', 1, 20],
    ['page=', 1, 20],
    ['page=2', 2, 4],
  ] as const)('%s is page %i with %i notices', async ([search, page, count]) => {
    const { data, status } = await news.load(inputFor(fakeApi(), search));
    expect(status).toBe(200);
    const notices = { page_num: page, notices: { length: count } };
    expect(data).toMatchObject({ tab: 'notices', notices, wrongPage: null, isTabWrong: false });
  });

  test.for(['3', '0', '-1', '1.5', 'abc', '1e1', '99999999999'])(
    'page "%s" is not there: said in words over the first page',
    async (page) => {
      const { data, status } = await news.load(inputFor(fakeApi(), `page=${page}`));
      expect(status).toBe(422);
      expect(data).toMatchObject({ tab: 'notices', notices: { page_num: 1 }, wrongPage: page });
    },
  );

  test('has the events behind a tab, those that are over apart', async () => {
    const api = fakeApi();
    const { data, status } = await news.load(inputFor(api, 'tab=events'));
    expect(status).toBe(200);
    expect(data).toEqual({ tab: 'events', coming: eventList('ja'), past: eventList('ja', 'past') });
    expect(eventList('ja', 'past').length).toBeGreaterThan(0);
    expect(api).not.toHaveBeenCalledWith('GET /notice', expect.anything());
  });

  test('another tab is not there: said in words over the notices', async () => {
    const { data, status } = await news.load(inputFor(fakeApi(), 'tab=photos'));
    expect(status).toBe(422);
    expect(data).toMatchObject({ tab: 'notices', isTabWrong: true, wrongPage: null });
  });

  test('what else goes wrong is not hidden', async () => {
    const away = vi.fn(async () => Promise.reject(new ApiError('E503', 'away')));
    await expect(news.load(inputFor(away))).rejects.toMatchObject({ code: 'E503' });
  });

  test('each page has an address of its own for search engines', async () => {
    const newsRoute = route('news');
    const head = async (search: string) =>
      news.head({
        ...headInput,
        data: (await news.load(inputFor(fakeApi(), search))).data,
        route: newsRoute,
        path: '/news',
      });
    expect((await head('')).canonicalQuery).toBeUndefined();
    expect((await head('page=2')).canonicalQuery).toBe('page=2');
    expect(await head('tab=events')).toMatchObject({
      canonicalQuery: 'tab=events',
      crumbs: [{ label: 'お知らせ', path: '/news' }],
    });
  });
});

describe('a notice', () => {
  test.for(['0', '01', '-1', '1.0', 'abc', '1e3', '9999999999', '１'])(
    '"%s" is no id: 404 without a call',
    async (id) => {
      const api = fakeApi();
      await expect(newsDetail.load(inputFor(api, '', { id }))).rejects.toMatchObject({ code: 'E404' });
      expect(api).not.toHaveBeenCalled();
    },
  );

  test('tells machines what it is', async () => {
    const loaded = await newsDetail.load(inputFor(fakeApi(), '', { id: '1' }));
    const data = { notice: { ...loaded.data.notice, is_sample: false } };
    const { label, description, jsonLd } = newsDetail.head({
      ...headInput,
      data,
      route: route('newsDetail'),
      path: '/news/1',
    });
    expect(label).toBe(data.notice.title);
    expect(description).not.toMatch(/[<>]/);
    expect(jsonLd![0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: label,
      datePublished: '2025-10-06',
      url: 'https://example.com/news/1',
    });
  });
});
