import type { Meta } from '@storybook/react-vite';
import { path } from '../../app/routes.ts';
import { SiteSearchScreen } from '../../app/screens/SiteSearch/SiteSearchScreen.tsx';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { siteKindPage, siteNothing, siteOverview, siteQuery } from '../fixtures/siteSearch.ts';
import { wired } from './wired.tsx';

export default { title: '画面/サイト内検索', component: SiteSearchScreen } satisfies Meta<typeof SiteSearchScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const at = (q: string, more: Record<string, string> = {}) =>
  `${path('siteSearch')}?${new URLSearchParams({ q, ...more })}`;
const found = (response: NonNullable<Responses['GET /site_search']>): { responses: Responses } => ({
  responses: { 'GET /site_search': response },
});
const longWords = 'とてもながいことばをつづけて入力した人のための検索'.repeat(4);

export const Plain = { name: '結果', ...wired(at(siteQuery), { states: ['results'] }) };
export const OneKind = { name: '一つの種類', ...wired(at('公園', { kind: 'course' }), { states: ['oneKind'] }) };
export const Closed = {
  name: '通行止めのコース',
  ...wired(at('公園', { kind: 'course' }), {
    states: ['closed'],
    ...found((_, lang) => {
      const page = siteKindPage(lang);
      const [group] = page.groups;
      const marked = group!.results.map((result, index) => ({
        ...result,
        course_status: (['closed', 'changed'] as const)[index] ?? result.course_status,
      }));
      return { ...page, groups: [{ ...group!, results: marked }] };
    }),
  }),
};
export const LaterPage = {
  name: '一つの種類・3ページ目',
  ...wired(at('公園', { kind: 'course', page: '3' }), { states: ['laterPage'] }),
};
export const SearchedFor = {
  name: '似たことばで探した',
  ...wired(at('しのばずのいけけ'), {
    states: ['searchedFor'],
    ...found((_, lang) => ({ ...siteOverview(lang), searched_for: siteQuery })),
  }),
};
export const Nothing = {
  name: '見つからない',
  ...wired(at('池袋タワー城'), { states: ['none'], ...found(() => siteNothing) }),
};
export const NothingOfKind = {
  name: 'その種類では見つからない',
  ...wired(at('池袋タワー城', { kind: 'park' }), {
    states: ['none'],
    ...found(() => ({ ...siteNothing, closest: [] })),
  }),
};
export const NoQuery = { name: '探す前', ...wired(path('siteSearch'), { states: ['noQuery'] }) };
export const LongQuery = {
  name: '長いことば',
  ...wired(at(longWords.slice(0, 100)), { states: ['longQuery'], ...found(() => siteNothing) }),
};
export const TooLong = {
  name: '長すぎることば（422）',
  ...wired(at(longWords.slice(0, 101)), {
    states: ['refused'],
    ...found(refused({ field: 'q', kind: 'too_long' })),
  }),
};
export const WrongKind = {
  name: 'ない種類（422）',
  ...wired(at(siteQuery, { kind: 'sweets' }), { states: ['refused'] }),
};
export const WrongPage = {
  name: 'ないページ（422）',
  ...wired(at('公園', { kind: 'course', page: '99' }), { states: ['wrongPage'] }),
};
export const Pending = {
  name: '次のことばで探している',
  ...wired(at(siteQuery), {
    states: ['pending'],
    ...found(({ q }) => (q === '公園' ? pending() : undefined)),
    goTo: at('公園'),
  }),
};
/** As a provider's script would, in one line. */
const provider = `data:text/javascript,${encodeURIComponent(
  `document.getElementById('site-search-results').textContent = document.documentElement.lang === 'en' ? 'Results of a sample provider' : '見本の検索サービスの結果'`,
)}`;
export const Provider = {
  name: '検索サービスの結果',
  ...wired(at(siteQuery), { states: ['provider'], searchProvider: provider }),
};
export const Failed = { name: 'サーバーの問題', ...wired(at(siteQuery), { states: ['error'], ...found(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(at(siteQuery), { states: ['error'], ...found(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(at(siteQuery), { states: ['offline'], ...found(offline) }) };
export const English = { name: '英語', globals: english, ...wired(at(siteQuery)) };
export const EnglishNothing = {
  name: '英語・見つからない',
  globals: english,
  ...wired(
    at('xyzzy'),
    found(() => ({ ...siteNothing, closest: ['Ueno', 'Ikebukuro'] })),
  ),
};
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(at(siteQuery)) };
export const Narrow = { name: '320px', globals: narrow, ...wired(at(siteQuery)) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired(at('公園', { kind: 'course' })),
};
