import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../../ui/DescriptionList/index.ts';

const meta = {
  title: '部品/表示 Display/DescriptionList 項目と内容',
  id: '部品-descriptionlist',
  component: DescriptionList,
  args: {
    items: [
      { term: '出発', description: '東京駅(丸の内中央口)' },
      { term: '到着', description: '大手町駅' },
      { term: '坂や階段', description: '三宅坂にゆるやかな上りがあります。' },
      { term: 'トイレ', description: '確認できていません' },
    ],
  },
  parameters: {
    english: {
      items: [
        { term: 'Start', description: 'Tokyo Station (Marunouchi Central Exit)' },
        { term: 'Goal', description: 'Otemachi Station' },
        { term: 'Slopes and steps', description: 'A gentle climb at Miyakezaka.' },
        { term: 'Toilets', description: 'Not confirmed' },
      ],
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } } };
