import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '../../ui/Disclosure/index.ts';

const meta = {
  title: '部品/表示 Display/Disclosure 開閉',
  id: '部品-disclosure',
  component: Disclosure,
  args: { title: '条件をしぼる', children: <p>時間、歩数、シーンで絞り込めます。</p> },
  parameters: {
    english: { title: 'More conditions', children: <p>Narrow the list by time, steps or scene.</p> },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Expanded: Story = { name: '開いている', args: { defaultExpanded: true } };

export const OnlyOneOpen: Story = {
  name: '開くのは一つだけ',
  args: { name: 'faq' },
  render: (args) => (
    <>
      <Disclosure {...args} defaultExpanded />
      <Disclosure {...args} />
      <Disclosure {...args} />
    </>
  ),
};
