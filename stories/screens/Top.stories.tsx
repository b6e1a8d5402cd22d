import type { Meta, StoryObj } from '@storybook/react-vite';
import { type TopData, TopScreen } from '../../app/screens/Top/TopScreen.tsx';
import type { Language } from '../../contract/values.ts';
import { courseSummaries, ranking } from '../fixtures/courses.ts';
import { articleList, bannerList, counts, eventList, linkList, noticePage } from '../fixtures/reading.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/トップ',
  component: TopScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/' } },
  // The field is loaded on its own: the story stands when it is there.
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', {}, { timeout: 10_000 });
  },
} satisfies Meta<typeof TopScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const dataOf = (lang: Language): TopData => ({
  counts,
  walked: ranking(lang),
  accessed: ranking(lang, 3),
  recommended: [],
  articles: articleList(lang),
  notices: noticePage(lang, 1, 5).notices,
  events: eventList(lang),
  banners: bannerList(lang).filter(({ position }) => position === 'top'),
  links: linkList(lang),
});
const show =
  (change: (lang: Language) => Partial<TopData> = () => ({})): Story['render'] =>
  (_, { globals }) => <TopScreen {...dataOf(languageOf(globals))} {...change(languageOf(globals))} />;
const fresh = (lang: Language) => ({ walked: [], accessed: [], recommended: courseSummaries(lang).slice(0, 6) });

export const Plain: Story = { name: 'すべてそろっている', render: show() };
export const Fresh: Story = { name: '公開したばかり（ランキングがない）', render: show(fresh) };
export const NothingWalked: Story = { name: '歩いた記録だけがない', render: show(() => ({ walked: [] })) };
export const NothingToRead: Story = {
  name: 'お知らせ・イベント・特集・リンクがない',
  render: show(() => ({ notices: [], events: [], articles: [], banners: [], links: [] })),
};
export const Offline: Story = { name: 'オフライン', globals: { connection: 'offline' }, render: show() };
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show() };
export const EnglishFresh: Story = { name: '公開したばかり（英語）', globals: { language: 'en' }, render: show(fresh) };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show() };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } }, render: show() };
export const NarrowAndLarge: Story = {
  name: '320px・文字サイズ大・英語',
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  render: show(fresh),
};
