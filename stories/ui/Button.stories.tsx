import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { ButtonLink } from '../../ui/ButtonLink/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { cluster } from '../../ui/layout.css.ts';

const meta = {
  title: '部品/操作 Actions/Button ボタン',
  id: '部品-button',
  component: Button,
  args: { children: 'この条件で探す' },
  parameters: { english: { children: 'Search' } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Secondary: Story = { name: '枠だけ', args: { variant: 'secondary' } };
export const Quiet: Story = { name: '控えめ', args: { variant: 'quiet' } };
export const Danger: Story = {
  name: '消すとき',
  args: { variant: 'danger', children: '退会する' },
  parameters: { english: { children: 'Delete My Page' } },
};
export const Large: Story = { name: '大きい', args: { size: 'l' } };
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };

export const Pending: Story = {
  name: '待っている',
  args: { isPending: true, pendingLabel: '探しています' },
  parameters: { english: { pendingLabel: 'Searching' } },
};

/** Press it: it keeps its place and its focus, and says once that it is busy. */
export const BecomesPending: Story = {
  name: '押すと待つ',
  args: { pendingLabel: '探しています' },
  parameters: { english: { pendingLabel: 'Searching' } },
  render: function Render(args) {
    const [isPending, setPending] = useState(false);
    return <Button {...args} isPending={isPending} onPress={() => setPending(true)} />;
  },
};

export const WithIcon: Story = {
  name: '印つき',
  args: {
    children: (
      <>
        <Icon name="printer" />
        印刷する
      </>
    ),
  },
  parameters: { english: { children: 'Print' } },
};

export const AllTogether: Story = {
  name: 'すべての種類',
  render: (args) => (
    <div className={cluster.s}>
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
      <ButtonLink href="#map">{args.children}</ButtonLink>
    </div>
  ),
};
