import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageWidth } from '../../ui/PageWidth/index.ts';

const meta = {
  title: '部品/配置 Layout/PageWidth ページの幅',
  id: '部品-pagewidth',
  component: PageWidth,
  args: { children: <p>ページの幅と、左右の余白。</p> },
  parameters: { layout: 'fullscreen', english: { children: <p>The page's width and its gutters.</p> } },
} satisfies Meta<typeof PageWidth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
