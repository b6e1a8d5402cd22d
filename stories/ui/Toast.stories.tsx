import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Dialog } from '../../ui/Dialog/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { createToastQueue, ToastRegion, type ToastRegionProps, type ToastTone } from '../../ui/Toast/index.ts';

type Args = ToastRegionProps & {
  /** what is said, one after another */
  messages: readonly string[];
  /** the word on the button of the story */
  openLabel: string;
  tone?: ToastTone;
  timeout?: number;
};

const meta = {
  title: '部品/知らせ Feedback/Toast 一時の知らせ',
  id: '部品-toast',
  component: ToastRegion,
  args: {
    queue: createToastQueue(),
    label: '通知',
    closeLabel: '閉じる',
    openLabel: 'お気に入りに入れる',
    messages: ['お気に入りに入れました。'],
    tone: 'success',
  },
  parameters: {
    english: {
      label: 'Notifications',
      closeLabel: 'Close',
      openLabel: 'Add to favourites',
      messages: ['Added to your favourites.'],
    },
  },
  render: function Render({ openLabel, messages, tone, timeout, ...args }) {
    const [queue] = useState(createToastQueue);
    return (
      <>
        <Button onPress={() => messages.map((message) => queue.add(message, { tone, timeout }))}>{openLabel}</Button>
        <ToastRegion {...args} queue={queue} />
      </>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Plain: Story = { name: '基本' };

export const Shown: Story = {
  name: '出ている',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const ErrorMessage: Story = {
  ...Shown,
  name: '誤り',
  args: {
    tone: 'error',
    openLabel: '送る',
    messages: ['送れませんでした。つながってから、もう一度お試しください。'],
  },
  parameters: {
    english: { openLabel: 'Send', messages: ['Could not be sent. Please try again when you are online.'] },
  },
};

export const Several: Story = {
  ...Shown,
  name: 'いくつか',
  args: {
    tone: 'info',
    openLabel: '写真を送る',
    messages: ['1枚目を送りました。', '2枚目を送りました。', '3枚目を送りました。', '4枚目を送りました。'],
  },
  parameters: {
    english: {
      openLabel: 'Send photos',
      messages: ['Photo 1 was sent.', 'Photo 2 was sent.', 'Photo 3 was sent.', 'Photo 4 was sent.'],
    },
  },
};

export const GoesByItself: Story = { ...Shown, name: '自分から消える', args: { timeout: 10_000 } };

export const LongText: Story = {
  ...Shown,
  name: '長い文',
  args: {
    messages: [
      '「隅田川の橋をめぐる朝の散歩」の記録を保存しました。写真3枚は、次にインターネットにつながったときに送ります。',
    ],
  },
  parameters: {
    english: {
      messages: [
        'Your record of “A morning walk over the bridges of the Sumida” is saved. Three photos will be sent when you are back online.',
      ],
    },
  },
};

/** What has the focus stands where the messages would come. */
export const AtTheBottom: Story = {
  ...Several,
  name: '画面の下',
  render: function Render({ openLabel, messages, tone, timeout, ...args }) {
    const [queue] = useState(createToastQueue);
    return (
      <div style={{ display: 'grid', alignContent: 'end', minHeight: '90dvh' }}>
        <Button onPress={() => messages.map((message) => queue.add(message, { tone, timeout }))}>{openLabel}</Button>
        <ToastRegion {...args} queue={queue} />
      </div>
    );
  },
};

export const BesideAWindow: Story = {
  ...Shown,
  name: 'ダイアログの横',
  render: function Render({ openLabel, messages, tone, timeout, ...args }) {
    const [queue] = useState(createToastQueue);
    const [isOpen, setOpen] = useState(false);
    const add = () => messages.map((message) => queue.add(message, { tone, timeout }));
    return (
      <div className={cluster.s}>
        <Button onPress={() => setOpen(true)}>{openLabel}</Button>
        <Dialog title={openLabel} closeLabel={args.closeLabel} isOpen={isOpen} onOpenChange={setOpen}>
          <Button onPress={add}>{openLabel}</Button>
        </Dialog>
        <ToastRegion {...args} queue={queue} />
      </div>
    );
  },
};
