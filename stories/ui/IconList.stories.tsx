import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconKey, IconList, type IconListItem } from '../../ui/IconList/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { languageOf } from '../screens/languageOf.ts';

const japanese: IconListItem[] = [
  {
    id: 'vegetables',
    icon: 'carrot',
    label: '野菜たっぷり',
    description: '1食に120g以上の野菜を使った料理があります。',
  },
  { id: 'balance', icon: 'scales', label: '栄養バランス', description: '主食、主菜、副菜がそろった料理があります。' },
  { id: 'salt', icon: 'jar-label', label: '減塩', description: '塩分をひかえる工夫をしています。' },
  {
    id: 'other',
    icon: 'dots-three-circle',
    label: 'そのほか',
    description: '全席禁煙など、健康づくりのためのほかの取り組みをしています。',
  },
];

const english: IconListItem[] = [
  {
    id: 'vegetables',
    icon: 'carrot',
    label: 'Plenty of vegetables',
    description: 'There is a dish with at least 120 g of vegetables.',
  },
  {
    id: 'balance',
    icon: 'scales',
    label: 'Balanced meals',
    description: 'There are meals with a staple, a main dish and a side dish.',
  },
  { id: 'salt', icon: 'jar-label', label: 'Less salt', description: 'The kitchen takes care to use less salt.' },
  {
    id: 'other',
    icon: 'dots-three-circle',
    label: 'More',
    description: 'Other healthy choices, such as no smoking at any seat.',
  },
];

const meta = {
  title: '部品/表示 Display/IconList 絵記号の一覧',
  id: '部品-iconlist',
  component: IconList,
  args: { items: japanese },
  parameters: { english: { items: english } },
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Small: Story = {
  name: '小さい',
  args: { size: 's', label: 'このお店の取り組み' },
  parameters: { english: { label: 'What this place does' } },
};

export const OnlyOne: Story = {
  name: '一つだけ',
  args: { items: japanese.slice(2, 3) },
  parameters: { english: { items: english.slice(2, 3) } },
};

const long = (items: readonly IconListItem[], label: string) => [{ ...items[0]!, label }, ...items.slice(1)];
export const LongWords: Story = {
  name: '長い文',
  args: { ...Small.args, items: long(japanese, '1食で1日に必要な野菜の3分の1より多くとれる料理') },
  parameters: {
    english: {
      ...Small.parameters?.english,
      items: long(english, 'Dishes with more than a third of the vegetables needed in a day'),
    },
  },
};

export const Key: Story = {
  name: '印の意味',
  render: ({ items }, { globals }) => (
    <IconKey title={languageOf(globals) === 'en' ? 'What the signs mean' : '印の意味'} items={items} />
  ),
};

export const WithKey: Story = {
  name: '印の意味つき',
  render: (args, { globals }) => {
    const isEnglish = languageOf(globals) === 'en';
    return (
      <div className={stack.s}>
        <IconList
          size="s"
          label={isEnglish ? 'What this place does' : 'このお店の取り組み'}
          items={args.items.slice(0, 3)}
        />
        <IconKey title={isEnglish ? 'What the signs mean' : '印の意味'} items={args.items} defaultExpanded />
      </div>
    );
  },
};
