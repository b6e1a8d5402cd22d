import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from '../../ui/StepList/index.ts';

const meta = {
  title: '部品/表示 Display/StepList 手順の一覧',
  id: '部品-steplist',
  component: StepList,
  args: {
    label: '道順',
    items: [
      { id: 1, title: '東京駅', children: <p>丸の内中央口を出て、西へ300m、4分。</p> },
      { id: 2, title: '和田倉噴水公園', children: <p>噴水を左に見て、南西へ350m、5分。</p> },
      { id: 3, title: '二重橋', children: <p>広場を横切り、桜田門へ。</p> },
    ],
  },
  parameters: {
    english: {
      label: 'Directions',
      items: [
        { id: 1, title: 'Tokyo Station', children: <p>From the Marunouchi exit go west, 300 m, 4 min.</p> },
        { id: 2, title: 'Wadakura Fountain Park', children: <p>Fountains on your left, south-west, 350 m, 5 min.</p> },
        { id: 3, title: 'Nijubashi Bridge', children: <p>Across the plaza to Sakuradamon Gate.</p> },
      ],
    },
  },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const TitlesOnly: Story = {
  name: '題名だけ',
  args: { items: meta.args.items.map(({ id, title }) => ({ id, title })) },
  parameters: { english: { items: meta.parameters.english.items.map(({ id, title }) => ({ id, title })) } },
};
export const OwnMarkers: Story = {
  name: '自分の印',
  args: { items: meta.args.items.map((item, at) => ({ ...item, marker: ['', '1', '2'][at] })) },
  parameters: {
    english: { items: meta.parameters.english.items.map((item, at) => ({ ...item, marker: ['', '1', '2'][at] })) },
  },
};
