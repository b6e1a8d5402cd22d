import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Dialog } from '../../ui/Dialog/index.ts';

const meta = {
  title: '部品/知らせ Feedback/Dialog ダイアログ',
  id: '部品-dialog',
  component: Dialog,
  args: {
    lang: 'ja',
    title: '新しいお知らせを受け取りますか',
    closeLabel: '閉じる',
    isOpen: false,
    onOpenChange: () => {},
    children: <p>お住まいの地域の催しを、この端末にお知らせします。いつでも止められます。</p>,
    actions: (
      <>
        <Button variant="secondary">あとで</Button>
        <Button>受け取る</Button>
      </>
    ),
  },
  parameters: {
    english: {
      lang: 'en',
      title: 'Would you like to be notified?',
      closeLabel: 'Close',
      children: <p>We’ll tell you about events in your area on this device. You can stop it at any time.</p>,
      actions: (
        <>
          <Button variant="secondary">Later</Button>
          <Button>Notify me</Button>
        </>
      ),
    },
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {args.title}
        </Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Open: Story = { name: '開いている', args: { isOpen: true } };
export const Small: Story = { name: '小さい', args: { isOpen: true, size: 's' } };
export const MustBeAnswered: Story = {
  name: '答えるまで閉じない',
  args: { isOpen: true, role: 'alertdialog', isDismissable: false },
};
export const OtherBackdrop: Story = {
  name: '背景の色を変えた',
  args: { isOpen: true, backdrop: 'rgb(20 32 26 / .9)' },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    isOpen: true,
    size: 'l',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={String(at)}>第{at + 1}条 歩くときは、まわりの人と車に気をつけてください。</p>
    )),
  },
  parameters: {
    english: {
      children: Array.from({ length: 24 }, (_, at) => (
        <p key={String(at)}>Article {at + 1}. Please mind other people and traffic when you walk.</p>
      )),
    },
  },
};
