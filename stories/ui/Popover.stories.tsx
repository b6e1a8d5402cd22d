import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Dialog } from '../../ui/Dialog/index.ts';
import { Popover } from '../../ui/Popover/index.ts';
import { Select } from '../../ui/Select/index.ts';

const meta = {
  title: '部品/知らせ Feedback/Popover 吹き出し',
  id: '部品-popover',
  component: Popover,
  args: {
    label: '歩数の数え方',
    icon: 'info',
    closeLabel: '閉じる',
    children: <p>歩幅を70cmとして、コースの長さから計算しています。歩く人によって変わります。</p>,
  },
  parameters: {
    english: {
      label: 'How steps are counted',
      closeLabel: 'Close',
      children: <p>Steps are worked out from the length of the course, with a stride of 70 cm. Yours may differ.</p>,
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Open: Story = {
  name: '開いている',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const WithTitle: Story = {
  ...Open,
  name: '題名つき',
  args: { title: '数え方について' },
  parameters: { english: { title: 'About this number' } },
};

export const WithControls: Story = {
  ...Open,
  name: '選ぶ欄つき',
  args: {
    label: '並べ替え',
    icon: undefined,
    children: (
      <Select
        label="並べる順"
        options={[
          { value: 'near', label: '近い順' },
          { value: 'short', label: '短い順' },
        ]}
      />
    ),
  },
  parameters: {
    english: {
      label: 'Sort',
      children: (
        <Select
          label="Order"
          options={[
            { value: 'near', label: 'Nearest first' },
            { value: 'short', label: 'Shortest first' },
          ]}
        />
      ),
    },
  },
};

export const LongText: Story = {
  ...Open,
  name: '長い文',
  args: {
    children: Array.from({ length: 12 }, (_, at) => (
      <p key={String(at)}>{at + 1}. 坂道や階段では歩幅が短くなるので、平らな道より歩数が多くなります。</p>
    )),
  },
  parameters: {
    english: {
      children: Array.from({ length: 12 }, (_, at) => (
        <p key={String(at)}>{at + 1}. On slopes and stairs strides are shorter, so there are more of them.</p>
      )),
    },
  },
};

export const AtTheEdge: Story = {
  ...Open,
  name: '画面の端',
  render: (args) => (
    <div style={{ display: 'grid', justifyContent: 'end', alignContent: 'end', minHeight: '90dvh' }}>
      <Popover {...args} />
    </div>
  ),
};

export const Quiet: Story = { name: '控えめ', args: { variant: 'quiet' } };
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };

export const InDialog: Story = {
  name: 'ダイアログの中',
  args: { title: '数え方について' },
  parameters: { english: { title: 'About this number' } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>{args.label}</Button>
        <Dialog title={args.title} closeLabel={args.closeLabel} isOpen={isOpen} onOpenChange={setOpen}>
          <Popover {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
