import type { Meta } from '@storybook/react-vite';
import { NewsScreen } from '../../app/screens/News/NewsScreen.tsx';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { eventList } from '../fixtures/reading.ts';
import { wired } from './wired.tsx';

export default { title: '画面/お知らせ', component: NewsScreen } satisfies Meta<typeof NewsScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const notice = (response: NonNullable<Responses['GET /notice']>): { responses: Responses } => ({
  responses: { 'GET /notice': response },
});
const events = '/news?tab=events';

export const Plain = { name: '1ページ目', ...wired('/news', { states: ['firstPage'] }) };
export const LastPage = { name: '最後のページ', ...wired('/news?page=2', { states: ['lastPage'] }) };
export const Empty = {
  name: 'お知らせがない',
  ...wired('/news', { states: ['empty'], ...notice(() => ({ notices: [], total: 0, page_num: 1, limit_num: 20 })) }),
};
export const Events = { name: 'イベント', ...wired(events, { states: ['events'] }) };
export const EventsByPeople = {
  name: 'イベント（見本でないもの、長い文）',
  ...wired(events, {
    responses: {
      'GET /event': ({ when }, lang) => ({
        events: eventList(lang, when)
          .slice(0, 1)
          .map((event) => ({ ...event, is_sample: false, title: event.title.repeat(4), body: event.body.repeat(6) })),
      }),
    },
  }),
};
export const NoEvents = {
  name: 'イベントがない',
  ...wired(events, { states: ['noEvents'], responses: { 'GET /event': () => ({ events: [] }) } }),
};
export const WrongPage = { name: 'ないページ（422）', ...wired('/news?page=99', { states: ['refused'] }) };
export const WrongTab = { name: 'ない一覧（422）', ...wired('/news?tab=photos', { states: ['wrongTab'] }) };
export const Pending = {
  name: '次のページを読み込んでいる',
  ...wired('/news', {
    states: ['pending'],
    ...notice(({ page_num }) => (page_num === '2' ? pending() : undefined)),
    goTo: '/news?page=2',
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired('/news', { states: ['error'], ...notice(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired('/news', { states: ['error'], ...notice(unavailable) }),
};
export const EventsFailed = {
  name: 'イベント、サーバーの問題',
  ...wired(events, { responses: { 'GET /event': failing } }),
};
export const Offline = { name: 'オフライン', ...wired('/news', { states: ['offline'], ...notice(offline) }) };
export const English = { name: '英語', globals: english, ...wired('/news') };
export const EventsInEnglish = { name: 'イベント（英語）', globals: english, ...wired(events) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired('/news') };
export const Narrow = { name: '320px', globals: narrow, ...wired('/news') };
export const EventsNarrowAndLarge = {
  name: 'イベント、320px・文字サイズ大',
  globals: { ...narrow, textSize: '2' },
  ...wired(events),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired('/news'),
};
