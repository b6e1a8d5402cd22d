import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../ui/RichText/index.ts';

const meta = {
  title: '部品/表示 Display/RichText 書式つきの文',
  id: '部品-richtext',
  component: RichText,
  args: {
    sanitize: (html: string) => html,
    html: `<h2>歩く前に</h2><p><ruby>準備運動<rt>じゅんびうんどう</rt></ruby>をしてから、
<a href="#shoes">歩きやすい靴</a>で出かけましょう。</p><ul><li>水</li><li>帽子</li></ul><blockquote>朝の<b>10分</b>から。</blockquote>`,
  },
  parameters: {
    english: {
      html: `<h2>Before you walk</h2><p>Warm up, and put on <a href="#shoes">shoes that are easy to walk in</a>.</p>
<ul><li>Water</li><li>A hat</li></ul><blockquote>Begin with <b>ten minutes</b> in the morning.</blockquote>`,
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const WithTable: Story = {
  name: '表つき',
  args: { html: '<table><tr><th>時間</th><th>歩数</th></tr><tr><td>30分</td><td>2,860歩</td></tr></table>' },
  parameters: {
    english: { html: '<table><tr><th>Time</th><th>Steps</th></tr><tr><td>30 min</td><td>2,860</td></tr></table>' },
  },
};
