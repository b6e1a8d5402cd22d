import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter, type MeterBand } from '../../ui/Meter/index.ts';

const bands = (words: [string, string][]): MeterBand[] =>
  words.map(([label, description], at) => ({ id: String(at), from: at * 4000, label, description }));

const meta = {
  title: '部品/知らせ Feedback/Meter 割合の目盛り',
  id: '部品-meter',
  component: Meter,
  args: { label: 'きょうの歩数', value: 6200, maxValue: 12_000, valueLabel: '6,200歩' },
  parameters: { english: { label: 'Steps today', valueLabel: '6,200 steps' } },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const WithBands: Story = {
  name: '区分つき',
  args: {
    bands: bands([
      ['少なめ', '4,000歩まで'],
      ['ちょうどよい', '4,000歩から8,000歩'],
      ['多め', '8,000歩から'],
    ]),
  },
  parameters: {
    english: {
      bands: bands([
        ['few', 'up to 4,000 steps'],
        ['about right', '4,000 to 8,000 steps'],
        ['many', 'from 8,000 steps'],
      ]),
    },
  },
};

export const Empty: Story = {
  name: '空',
  args: { ...WithBands.args, value: 0, valueLabel: '0歩' },
  parameters: { english: { ...WithBands.parameters?.english, valueLabel: '0 steps' } },
};

export const BeyondTheEnd: Story = {
  name: '範囲の外',
  args: { ...WithBands.args, value: 15_300, valueLabel: '15,300歩' },
  parameters: { english: { ...WithBands.parameters?.english, valueLabel: '15,300 steps' } },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    label: '隅田川の橋をめぐる朝の散歩コースの混みぐあい(きょうの午前中)',
    value: 30,
    maxValue: 100,
    valueLabel: 'いつもの土曜日とくらべて、3割くらいの人出',
  },
  parameters: {
    english: {
      label: 'How busy the morning walk over the bridges of the Sumida is (this morning)',
      valueLabel: 'About a third of the usual Saturday crowd',
    },
  },
};
