import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsDetailScreen } from '../../app/screens/NewsDetail/NewsDetailScreen.tsx';
import type { NoticeDetail } from '../../contract/reading.ts';
import type { Language } from '../../contract/values.ts';
import { noticeDetail } from '../fixtures/reading.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const crumb = { ja: noticeDetail('ja').title, en: noticeDetail('en').title };
const meta = {
  title: '画面/お知らせの記事',
  component: NewsDetailScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/news/24', crumb } },
} satisfies Meta<typeof NewsDetailScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const show =
  (change: (lang: Language) => Partial<NoticeDetail> = () => ({})): Story['render'] =>
  (_, { globals }) => {
    const lang = languageOf(globals);
    return <NewsDetailScreen notice={{ ...noticeDetail(lang), ...change(lang) }} />;
  };

const everything: Record<Language, string> = {
  ja: `<h2>見出し</h2><p><ruby>隅田川<rt>すみだがわ</rt></ruby>のほとりを<strong>ゆっくり</strong>歩きます。<br>くわしくは<a href="/about">このサイトについて</a>と<a href="https://www.metro.tokyo.lg.jp/" target="_blank">東京都のページ</a>をご覧ください。</p>
<h3>持ち物</h3><ul><li>水</li><li>帽子</li></ul><h3>道順</h3><ol><li>駅を出る</li><li>橋を<em>渡らずに</em>左へ</li></ol>`,
  en: `<h2>A heading</h2><p>We walk <strong>slowly</strong> along the Sumida.<br>See <a href="/about">About</a> and the <a href="https://www.english.metro.tokyo.lg.jp/" target="_blank">pages of the Metropolis</a>.</p>
<h3>What to bring</h3><ul><li>Water</li><li>A hat</li></ul><h3>The way</h3><ol><li>Leave the station</li><li>Turn left <em>before</em> the bridge</li></ol>`,
};
const hostile =
  '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)" onclick="alert(1)">…</a><iframe src="https://example.com/"></iframe>';

export const Plain: Story = { name: '記事', render: show() };
export const RichText: Story = { name: '書式のある記事', render: show((lang) => ({ body: everything[lang] })) };
export const Hostile: Story = {
  name: '許していない書式',
  render: show((lang) => ({ body: everything[lang] + hostile })),
};
export const Safety: Story = { name: '安全のお知らせ', render: show(() => ({ category: 'safety' })) };
export const English: Story = {
  name: '英語',
  globals: { language: 'en' },
  render: show((lang) => ({ body: everything[lang] })),
};
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show() };
export const Narrow: Story = {
  name: '320px',
  globals: { viewport: { value: 'narrow' } },
  render: show((lang) => ({ body: everything[lang] })),
};
