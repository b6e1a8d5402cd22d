import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Card } from '../../ui/Card/index.ts';
import { LoadingOverlay, type LoadingOverlayProps } from '../../ui/LoadingOverlay/index.ts';
import { stack } from '../../ui/layout.css.ts';

type Args = LoadingOverlayProps & {
  /** the word on the button of the story, which starts something that takes three seconds */
  startLabel: string;
};

const cards = (words: [string, string][]) =>
  words.map(([heading, text]) => (
    <Card key={heading} heading={heading} href="#course">
      <p>{text}</p>
    </Card>
  ));

const meta = {
  title: '部品/知らせ Feedback/LoadingOverlay 読み込み中のおおい',
  id: '部品-loadingoverlay',
  component: LoadingOverlay,
  args: {
    isLoading: true,
    label: 'コースを探しています',
    startLabel: '探す',
    children: cards([
      ['隅田川の橋めぐり', '水辺を歩く30分'],
      ['上野の坂道', '坂をのぼる45分'],
    ]),
  },
  parameters: {
    english: {
      label: 'Searching for courses',
      startLabel: 'Search',
      children: cards([
        ['Bridges of the Sumida', '30 minutes along the water'],
        ['Slopes of Ueno', '45 minutes uphill'],
      ]),
    },
  },
  render: function Render({ startLabel, ...args }) {
    const [isLoading, setLoading] = useState(args.isLoading);
    const start = () => {
      setLoading(true);
      setTimeout(setLoading, 3000, false);
    };
    return (
      <LoadingOverlay {...args} isLoading={isLoading}>
        {args.children && (
          <div className={stack.s}>
            <div>
              <Button onPress={start}>{startLabel}</Button>
            </div>
            {args.children}
          </div>
        )}
      </LoadingOverlay>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Plain: Story = { name: '基本' };
export const Ready: Story = { name: '待っていない', args: { isLoading: false } };
export const OverThePage: Story = {
  name: 'ページの上',
  args: { children: null, delay: 0, label: '読み込んでいます' },
  parameters: { english: { children: null, label: 'Loading' } },
};
export const PageWide: Story = {
  name: 'ページ全体（待っていない）',
  args: { isLoading: false, isPageWide: true, startLabel: '送る', label: '送っています。このままお待ちください' },
  parameters: { english: { startLabel: 'Send', label: 'Sending. Please wait' } },
};
export const HoldsThePage: Story = {
  ...PageWide,
  name: 'ページを止めている',
  args: { ...PageWide.args, isLoading: true, delay: 0 },
};
