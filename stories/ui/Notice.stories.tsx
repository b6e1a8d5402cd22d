import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../ui/Notice/index.ts';

const meta = {
  title: '部品/知らせ Feedback/Notice お知らせの枠',
  id: '部品-notice',
  component: Notice,
  args: { heading: '夏の歩き方', children: <p>朝のうちに歩き、水を持って出かけましょう。</p> },
  parameters: {
    english: { heading: 'Walking in summer', children: <p>Walk in the morning and take water with you.</p> },
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Success: Story = {
  name: 'できた',
  args: { tone: 'success', heading: '保存しました', children: undefined },
  parameters: { english: { heading: 'Saved', children: null } },
};

export const Warning: Story = {
  name: '注意',
  args: { tone: 'warning', heading: '注意', children: <p>雨のあとは、川ぞいの道がすべります。</p> },
  parameters: {
    english: { heading: 'Caution', children: <p>The riverside path is slippery after rain.</p> },
  },
};

export const ErrorMessage: Story = {
  name: '誤り',
  args: {
    tone: 'error',
    live: 'assertive',
    heading: '送信できませんでした',
    children: <p>通信を確かめて、もう一度お試しください。</p>,
  },
  parameters: {
    english: { heading: 'Could not be sent', children: <p>Check your connection and try again.</p> },
  },
};

export const Announced: Story = { name: '読み上げる', args: { live: 'polite' } };
export const WithHeading: Story = { name: '見出しつき', args: { headingLevel: 2 } };
