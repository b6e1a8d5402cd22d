import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../ui/Skeleton/index.ts';

const meta = {
  title: '部品/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithPicture: Story = { args: { hasPicture: true } };
