import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../../ui/Table/index.ts';

const meta = {
  title: '部品/表示 Display/Table 表',
  id: '部品-table',
  component: Table,
  args: {
    caption: '歩く時間と歩数のめやす',
    columns: [
      { id: 'time', label: '時間', isRowHeader: true },
      { id: 'distance', label: '距離', isNumeric: true },
      { id: 'steps', label: '歩数', isNumeric: true },
    ],
    rows: [
      { id: 1, time: '10分', distance: '0.7km', steps: '950歩' },
      { id: 2, time: '30分', distance: '2.0km', steps: '2,860歩' },
      { id: 3, time: '60分', distance: '4.0km', steps: '5,710歩' },
    ],
  },
  parameters: {
    english: {
      caption: 'Time and steps, roughly',
      columns: [
        { id: 'time', label: 'Time', isRowHeader: true },
        { id: 'distance', label: 'Distance', isNumeric: true },
        { id: 'steps', label: 'Steps', isNumeric: true },
      ],
      rows: [
        { id: 1, time: '10 min', distance: '0.7 km', steps: '950' },
        { id: 2, time: '30 min', distance: '2.0 km', steps: '2,860' },
        { id: 3, time: '60 min', distance: '4.0 km', steps: '5,710' },
      ],
    },
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

/** On a screen as narrow as a phone. */
export const Entries: Story = {
  name: '狭いところでは1行ずつ',
  args: { narrow: 'entries' },
  globals: { viewport: { value: 'narrow' } },
};

const sentences = {
  ja: {
    caption: '歩く前の用意',
    columns: [
      { id: 'what', label: '用意するもの', isRowHeader: true },
      { id: 'why', label: '理由' },
      { id: 'when', label: 'いつ' },
    ],
    rows: [
      {
        id: 1,
        what: '水',
        why: '暑い日も寒い日も、歩くと体から水分が出ます。のどがかわく前に、少しずつ飲みます。',
        when: '毎回',
      },
      { id: 2, what: '歩きやすい靴', why: '足の痛みや、つまずくことを防ぎます。', when: '毎回' },
    ],
  },
  en: {
    caption: 'Before a walk',
    columns: [
      { id: 'what', label: 'What to bring', isRowHeader: true },
      { id: 'why', label: 'Why' },
      { id: 'when', label: 'When' },
    ],
    rows: [
      {
        ...{ id: 1, what: 'Water', when: 'Every time' },
        why: 'Walking costs water on hot days and on cold ones. Drink a little at a time, before you are thirsty.',
      },
      { id: 2, what: 'Comfortable shoes', why: 'They spare your feet, and you stumble less.', when: 'Every time' },
    ],
  },
};
export const Sentences: Story = {
  name: '文の並ぶ表',
  args: { narrow: 'entries', hasSentences: true, ...sentences.ja },
  parameters: { english: sentences.en },
};

export const CaptionHidden: Story = { name: '見出しが表の上にある', args: { isCaptionHidden: true } };

export const WiderThanItsPlace: Story = {
  name: 'はみ出す',
  render: (args) => (
    <div style={{ width: 'min(16rem, 100%)' }}>
      <Table {...args} />
    </div>
  ),
};
