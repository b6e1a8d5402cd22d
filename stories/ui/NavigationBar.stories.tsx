import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationBar } from '../../ui/NavigationBar/index.ts';

const meta = {
  title: '部品/移動 Navigation/NavigationBar 主なページの並び',
  id: '部品-navigationbar',
  component: NavigationBar,
  args: {
    label: 'おもなページ',
    items: [
      { id: 'map', label: 'コースを探す', href: '#map', isCurrent: true },
      { id: 'shops', label: 'お店・施設', href: '#shops' },
      { id: 'photo', label: '写真', href: '#photo' },
      { id: 'news', label: 'お知らせ', href: '#news' },
      { id: 'about', label: 'このサイトについて', href: '#about' },
    ],
  },
  parameters: {
    english: {
      label: 'Main pages',
      items: [
        { id: 'map', label: 'Find a course', href: '#map', isCurrent: true },
        { id: 'shops', label: 'Shops and facilities', href: '#shops' },
        { id: 'photo', label: 'Photos', href: '#photo' },
        { id: 'news', label: 'News', href: '#news' },
        { id: 'about', label: 'About', href: '#about' },
      ],
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NavigationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const NoneCurrent: Story = {
  name: 'いまのページがない',
  args: { items: meta.args.items.map((item) => ({ ...item, isCurrent: false })) },
};
