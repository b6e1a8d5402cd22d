import type { Meta } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { TopScreen } from '../../app/screens/Top/TopScreen.tsx';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { noPhotos } from '../fixtures/photos.ts';
import { wired } from './wired.tsx';

export default { title: '画面/トップ', component: TopScreen } satisfies Meta<typeof TopScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const fresh: Responses = { 'GET /ranking': () => ({ ranking: [] }) };
/** The field is loaded on its own: the story stands when it is there. */
const play = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await expect(await canvas.findByRole('combobox')).toBeVisible();
};

export const Plain = { name: 'すべてそろっている', play, ...wired('/', { states: ['full'] }) };
export const Member = {
  name: 'ログイン中',
  play,
  globals: { member: 'member' },
  ...wired('/', { states: ['member'] }),
};
export const Fresh = {
  name: '公開したばかり（ランキングがない）',
  play,
  ...wired('/', { states: ['rankingEmpty'], responses: fresh }),
};
export const NothingWalked = {
  name: '歩いた記録だけがない',
  play,
  ...wired('/', {
    states: ['walkedEmpty'],
    responses: { 'GET /ranking': ({ type }) => (type === 'walked' ? { ranking: [] } : undefined) },
  }),
};
const nothing = {
  'GET /notice': () => ({ notices: [], total: 0, page_num: 1, limit_num: 5 }),
  'GET /event': () => ({ events: [] }),
  'GET /special': () => ({ articles: [] }),
  'GET /images': () => ({ banners: [] }),
  'GET /link': () => ({ links: [] }),
} satisfies Responses;
const without = (call: keyof typeof nothing): Responses => ({ [call]: nothing[call] });
export const NoNotices = {
  name: 'お知らせがない',
  play,
  ...wired('/', { states: ['noticeEmpty'], responses: without('GET /notice') }),
};
export const NoEvents = {
  name: 'イベントがない',
  play,
  ...wired('/', { states: ['eventEmpty'], responses: without('GET /event') }),
};
export const NoArticles = {
  name: '特集がない',
  play,
  ...wired('/', { states: ['specialEmpty'], responses: without('GET /special') }),
};
export const NoBanners = {
  name: 'バナーがない',
  play,
  ...wired('/', { states: ['bannerEmpty'], responses: without('GET /images') }),
};
export const NoLinks = {
  name: '関連リンクがない',
  play,
  ...wired('/', { states: ['linkEmpty'], responses: without('GET /link') }),
};
export const NothingToRead = {
  name: 'お知らせ・イベント・特集・リンクがない',
  play,
  ...wired('/', { responses: nothing }),
};
export const NoPhotos = {
  name: '写真がまだない',
  play,
  ...wired('/', { states: ['photosEmpty'], responses: { 'GET /photo_gallery': () => noPhotos } }),
};
export const Failed = {
  name: 'サーバーの問題',
  ...wired('/', { states: ['error'], responses: { 'GET /num': failing } }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired('/', { states: ['error'], responses: { 'GET /num': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired('/', { states: ['offline'], responses: { 'GET /num': offline } }),
};
export const English = { name: '英語', play, globals: english, ...wired('/') };
export const EnglishFresh = {
  name: '公開したばかり（英語）',
  play,
  globals: english,
  ...wired('/', { responses: fresh }),
};
export const LargeText = { name: '文字サイズ大', play, globals: { textSize: '2' }, ...wired('/') };
export const Narrow = { name: '320px', play, globals: narrow, ...wired('/') };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  play,
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired('/', { responses: fresh }),
};
