import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../ui/Skeleton/index.ts';

const meta = {
  title: '部品/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const WithPicture: Story = { name: '絵つき', args: { hasPicture: true } };
