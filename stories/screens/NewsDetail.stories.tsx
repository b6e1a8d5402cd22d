import type { Meta } from '@storybook/react-vite';
import { NewsDetailScreen } from '../../app/screens/NewsDetail/NewsDetailScreen.tsx';
import type { NoticeDetail } from '../../contract/reading.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { noticeDetail } from '../fixtures/reading.ts';
import { wired } from './wired.tsx';

export default { title: '画面/お知らせの記事', component: NewsDetailScreen } satisfies Meta<typeof NewsDetailScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const address = '/news/24';
const detail = (response: NonNullable<Responses['GET /notice_detail']>): { responses: Responses } => ({
  responses: { 'GET /notice_detail': response },
});
const changed = (change: (lang: Language) => Partial<NoticeDetail>) =>
  detail((_, lang) => ({ notice: { ...noticeDetail(lang), ...change(lang) } }));

const everything: Record<Language, string> = {
  ja: `<h2>見出し</h2><p><ruby>隅田川<rt>すみだがわ</rt></ruby>のほとりを<strong>ゆっくり</strong>歩きます。<br>くわしくは<a href="/about">このサイトについて</a>と<a href="https://www.metro.tokyo.lg.jp/" target="_blank">東京都のページ</a>をご覧ください。</p>
<h3>持ち物</h3><ul><li>水</li><li>帽子</li></ul><h3>道順</h3><ol><li>駅を出る</li><li>橋を<em>渡らずに</em>左へ</li></ol>`,
  en: `<h2>A heading</h2><p>We walk <strong>slowly</strong> along the Sumida.<br>See <a href="/about">About</a> and the <a href="https://www.english.metro.tokyo.lg.jp/" target="_blank">pages of the Metropolis</a>.</p>
<h3>What to bring</h3><ul><li>Water</li><li>A hat</li></ul><h3>The way</h3><ol><li>Leave the station</li><li>Turn left <em>before</em> the bridge</li></ol>`,
};
const hostile =
  '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)" onclick="alert(1)">…</a><iframe src="https://example.com/"></iframe>';
const rich = changed((lang) => ({ body: everything[lang] }));

export const Plain = { name: '記事', ...wired(address, { states: ['full'] }) };
export const RichText = { name: '書式のある記事', ...wired(address, { states: ['richText'], ...rich }) };
export const Hostile = {
  name: '許していない書式',
  ...wired(
    address,
    changed((lang) => ({ body: everything[lang] + hostile })),
  ),
};
export const Safety = {
  name: '安全のお知らせ',
  ...wired(
    address,
    changed(() => ({ category: 'safety' })),
  ),
};
export const Unknown = { name: 'ないお知らせ（404）', ...wired('/news/99999', { states: ['notFound'] }) };
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: ['error'], ...detail(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: ['error'], ...detail(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(address, { states: ['offline'], ...detail(offline) }) };
export const English = { name: '英語', globals: english, ...wired(address, rich) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const Narrow = { name: '320px', globals: narrow, ...wired(address, rich) };
