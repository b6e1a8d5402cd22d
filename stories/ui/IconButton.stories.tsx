import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../ui/IconButton/index.ts';

const meta = {
  title: '部品/操作 Actions/IconButton 絵だけのボタン',
  id: '部品-iconbutton',
  component: IconButton,
  args: { icon: 'x', label: '閉じる' },
  parameters: { english: { label: 'Close' } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
