import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatNumbers } from '../../ui/StatNumbers/index.ts';

const meta = {
  title: '部品/表示 Display/StatNumbers 大きな数字',
  id: '部品-statnumbers',
  component: StatNumbers,
  args: {
    items: [
      { label: '歩く時間', value: '30', unit: '分' },
      { label: '距離', value: '2.0', unit: 'km' },
      { label: '歩数', value: '2,860', unit: '歩' },
      { label: '消費', value: '90', unit: 'kcal' },
    ],
  },
  parameters: {
    english: {
      items: [
        { label: 'Walking time', value: '30', unit: 'min' },
        { label: 'Distance', value: '2.0', unit: 'km' },
        { label: 'Steps', value: '2,860', unit: 'steps' },
        { label: 'Energy', value: '90', unit: 'kcal' },
      ],
    },
  },
} satisfies Meta<typeof StatNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Small: Story = { name: '小さい', args: { size: 's' } };
