import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsScreen, type NewsScreenProps } from '../../app/screens/News/NewsScreen.tsx';
import type { Language } from '../../contract/values.ts';
import { eventList, noticePage } from '../fixtures/reading.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/お知らせ',
  component: NewsScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/news' } },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const propsOf = (lang: Language, page = 1): NewsScreenProps => {
  const { notices, total } = noticePage(lang, page);
  return { notices, total, page, events: eventList(lang) };
};
const show =
  (change: (props: NewsScreenProps, lang: Language) => Partial<NewsScreenProps> = () => ({})): Story['render'] =>
  (_, { globals }) => {
    const lang = languageOf(globals);
    const props = propsOf(lang);
    return <NewsScreen {...props} {...change(props, lang)} />;
  };

export const Plain: Story = { name: '1ページ目', render: show() };
export const LastPage: Story = {
  name: '最後のページ',
  parameters: { page: { path: '/news', query: 'page=2' } },
  render: show((_, lang) => propsOf(lang, 2)),
};
export const Empty: Story = { name: 'どちらもない', render: show(() => ({ notices: [], total: 0, events: [] })) };
export const NoEvents: Story = { name: 'イベントがない', render: show(() => ({ events: [] })) };
export const WrongPage: Story = {
  name: 'ないページ（422）',
  parameters: { page: { path: '/news', query: 'page=99' } },
  render: show(() => ({ wrongPage: '99' })),
};
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show() };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show() };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } }, render: show() };
export const NarrowAndLarge: Story = {
  name: '320px・文字サイズ大・英語',
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  render: show(),
};
