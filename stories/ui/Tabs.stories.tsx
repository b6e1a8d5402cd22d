import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '../../ui/Tabs/index.ts';

const meta = {
  title: '部品/表示 Display/Tabs タブ',
  id: '部品-tabs',
  component: Tabs,
  args: {
    label: '道の見せ方',
    items: [
      { id: 'words', label: '言葉で', content: <p>東京駅を出て、和田倉門へ向かいます。</p> },
      { id: 'picture', label: '絵で', content: <p>道の絵がここに入ります。</p> },
    ],
  },
  parameters: {
    english: {
      label: 'How to show the way',
      items: [
        { id: 'words', label: 'In words', content: <p>Leave Tokyo Station towards Wadakura Gate.</p> },
        { id: 'picture', label: 'As a picture', content: <p>The drawing of the way goes here.</p> },
      ],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const SecondOpen: Story = { name: '2番目が開いている', args: { defaultSelectedKey: 'picture' } };
