import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion, type AccordionItem } from '../../ui/Accordion/index.ts';

const questions = (words: [string, string, string][]): AccordionItem[] =>
  words.map(([id, title, answer]) => ({ id, title, children: <p id={`${id}-answer`}>{answer}</p> }));

const inJapanese = questions([
  ['fee', '料金はかかりますか', 'かかりません。どのコースも、いつでも無料で歩けます。'],
  ['time', 'どのくらいの時間で歩けますか', 'コースごとに、ゆっくり歩いた時間の目安を書いています。'],
  ['step', '階段のないコースはありますか', 'あります。「段差がない」で絞り込んでください。'],
]);
const inEnglish = questions([
  ['fee', 'Is there a fee?', 'No. Every course can be walked at any time, free of charge.'],
  ['time', 'How long does it take?', 'Each course gives a rough time at a slow pace.'],
  ['step', 'Are there courses without stairs?', 'Yes. Choose “Step-free” to find them.'],
]);
const firstOpen = (items: AccordionItem[]) => items.map((item, at) => ({ ...item, defaultExpanded: at === 0 }));

const meta = {
  title: '部品/表示 Display/Accordion アコーディオン',
  id: '部品-accordion',
  component: Accordion,
  args: { headingLevel: 3, items: inJapanese },
  parameters: { english: { items: inEnglish } },
  render: (args, { globals }) => (
    <>
      <h2>{globals.language === 'en' ? 'Questions and answers' : 'よくある質問'}</h2>
      <Accordion {...args} />
    </>
  ),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const FirstOpen: Story = {
  name: '最初だけ開いている',
  args: { items: firstOpen(inJapanese) },
  parameters: { english: { items: firstOpen(inEnglish) } },
};

export const OpenAll: Story = {
  name: '「すべて開く」つき',
  args: { openAllLabel: 'すべて開く', closeAllLabel: 'すべて閉じる' },
  parameters: { english: { openAllLabel: 'Open all', closeAllLabel: 'Close all' } },
};

export const OnlyOneOpen: Story = {
  ...FirstOpen,
  name: '開くのは一つだけ',
  args: { ...FirstOpen.args, name: 'questions' },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    items: questions([
      [
        'long',
        'はじめて参加するときに、持っていくものや服装、当日の集まり方について知っておくことはありますか',
        '歩きやすい靴と飲み物をお持ちください。夏は帽子を、冬は脱ぎ着しやすい上着をすすめます。',
      ],
      ['short', '雨の日は', '中止のときは、前日の夕方にこのページでお知らせします。'],
    ]),
  },
  parameters: {
    english: {
      items: questions([
        [
          'long',
          'Is there anything I should know about what to bring, what to wear and where to meet when I come for the first time?',
          'Please bring comfortable shoes and something to drink; a hat in summer, a jacket in winter.',
        ],
        ['short', 'What if it rains?', 'If it is called off, we say so here on the evening before.'],
      ]),
    },
  },
};
