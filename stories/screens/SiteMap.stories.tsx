import type { Meta, StoryObj } from '@storybook/react-vite';
import { route } from '../../app/routes.ts';
import { pageTree } from '../../app/screens/SiteMap/pageTree.ts';
import { SiteMapScreen } from '../../app/screens/SiteMap/SiteMapScreen.tsx';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/サイトマップ',
  component: SiteMapScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/sitemap' } },
  render: (_, { globals }) => <SiteMapScreen title={route('siteMap').label[languageOf(globals)]} pages={pageTree()} />,
} satisfies Meta<typeof SiteMapScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

export const Plain: Story = { name: '一覧' };
export const English: Story = { name: '英語', globals: { language: 'en' } };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' } };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } } };
