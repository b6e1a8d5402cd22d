import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../../ui/Pagination/index.ts';

const meta = {
  title: '部品/移動 Navigation/Pagination ページ送り',
  id: '部品-pagination',
  component: Pagination,
  args: {
    page: 3,
    pageCount: 12,
    hrefFor: (page: number) => `#page=${page}`,
    label: 'ページ',
    previousLabel: '前へ',
    nextLabel: '次へ',
    pageLabel: (page: number) => `${page}ページ`,
  },
  parameters: {
    english: {
      label: 'Pages',
      previousLabel: 'Previous',
      nextLabel: 'Next',
      pageLabel: (page: number) => `Page ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const First: Story = { name: '最初', args: { page: 1 } };
export const Last: Story = { name: '最後', args: { page: 12 } };
export const TwoPages: Story = { name: '2ページ', args: { page: 1, pageCount: 2 } };
export const ManyPages: Story = { name: 'たくさん', args: { page: 512, pageCount: 1024 } };
export const Narrow: Story = { name: '320px', args: { page: 6 }, globals: { viewport: { value: 'narrow' } } };
