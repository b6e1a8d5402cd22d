import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog/index.ts';
import { Button } from '../../ui/Button/index.ts';

const meta = {
  title: '部品/知らせ Feedback/AlertDialog 警告のダイアログ',
  id: '部品-alertdialog',
  component: AlertDialog,
  args: {
    lang: 'ja',
    title: 'お気に入りを空にしますか',
    children: <p>選んだ12のコースが、お気に入りから外れます。コースの記録は残ります。</p>,
    confirmLabel: '空にする',
    cancelLabel: 'やめる',
    pendingLabel: '空にしています',
    isOpen: false,
    onConfirm: () => {},
    onCancel: () => {},
  },
  parameters: {
    english: {
      lang: 'en',
      title: 'Clear your favourites?',
      children: <p>The 12 courses you chose will be removed from your favourites. Your walking records will stay.</p>,
      confirmLabel: 'Clear favourites',
      cancelLabel: 'Cancel',
      pendingLabel: 'Clearing',
    },
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const close = (tell: () => void) => () => {
      setOpen(false);
      tell();
    };
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {args.title}
        </Button>
        <AlertDialog {...args} isOpen={isOpen} onConfirm={close(args.onConfirm)} onCancel={close(args.onCancel)} />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Open: Story = { name: '開いている', args: { isOpen: true } };

export const Destructive: Story = {
  name: '消すとき',
  args: {
    isOpen: true,
    isDestructive: true,
    title: '歩いた記録を消しますか',
    children: <p>これまでの歩数とスタンプがすべて消えます。元にはもどせません。</p>,
    confirmLabel: '記録を消す',
    pendingLabel: '消しています',
  },
  parameters: {
    english: {
      title: 'Delete your walking records?',
      children: <p>All your steps and stamps will be deleted. This cannot be undone.</p>,
      confirmLabel: 'Delete records',
      pendingLabel: 'Deleting',
    },
  },
};

export const Pending: Story = {
  name: '待っている',
  args: { ...Destructive.args, isPending: true },
  parameters: Destructive.parameters,
};

export const LongText: Story = {
  name: '長い文',
  args: {
    isOpen: true,
    title: '入力したままの内容を保存せずに、このページを離れてもよろしいですか',
    children: (
      <>
        <p>「隅田川の橋をめぐる朝の散歩」に書いた感想と、選んだ写真3枚は、まだ送られていません。</p>
        <p>離れると、書いたものは残りません。続けるときは「このページに残る」を選んでください。</p>
      </>
    ),
    confirmLabel: '保存せずにページを離れる',
    cancelLabel: 'このページに残る',
  },
  parameters: {
    english: {
      title: 'Leave this page without saving what you have entered?',
      children: (
        <>
          <p>Your comment on “A morning walk over the bridges of the Sumida” and three photos have not been sent.</p>
          <p>If you leave, they are lost. To go on writing, choose “Stay on this page”.</p>
        </>
      ),
      confirmLabel: 'Leave without saving',
      cancelLabel: 'Stay on this page',
    },
  },
};
