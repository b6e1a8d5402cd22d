import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../ui/Breadcrumbs/index.ts';

const meta = {
  title: '部品/移動 Navigation/Breadcrumbs パンくず',
  id: '部品-breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: '現在の位置',
    items: [
      { href: '#top', label: 'トップ' },
      { href: '#map', label: 'コースを探す' },
      { href: '#101', label: '皇居おほりひとめぐりコース' },
    ],
  },
  parameters: {
    english: {
      label: 'You are here',
      items: [
        { href: '#top', label: 'Top' },
        { href: '#map', label: 'Find a course' },
        { href: '#101', label: 'Imperial Palace Moat Loop' },
      ],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } } };
