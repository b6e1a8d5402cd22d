import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../ui/Skeleton/index.ts';

const meta = {
  title: '部品/知らせ Feedback/Skeleton 読み込み中の形',
  id: '部品-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const WithPicture: Story = { name: '絵つき', args: { hasPicture: true } };
