import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../ui/ButtonLink/index.ts';

const meta = {
  title: '部品/操作 Actions/ButtonLink ボタンの形のリンク',
  id: '部品-buttonlink',
  component: ButtonLink,
  args: { href: '#map', children: 'コースを探す' },
  parameters: { english: { children: 'Find a course' } },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Secondary: Story = { name: '枠だけ', args: { variant: 'secondary' } };
export const Large: Story = { name: '大きい', args: { size: 'l' } };

export const External: Story = {
  name: '別のサイトへ',
  args: { isExternal: true, externalLabel: '(別のサイトへ)', href: 'https://example.com/' },
  parameters: { english: { externalLabel: '(another site)' } },
};
