import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Menu, type MenuSection } from '../../ui/Menu/index.ts';

const meta = {
  title: '部品/操作 Actions/Menu メニュー',
  id: '部品-menu',
  component: Menu,
  args: {
    label: 'このコースを使う',
    items: [
      { id: 'print', label: '印刷する', icon: 'printer' },
      { id: 'share', label: '共有する', icon: 'share-network' },
      { id: 'favourite', label: 'お気に入りに入れる', icon: 'heart' },
      { id: 'route', label: '道順を見る', icon: 'path', href: '#route' },
    ],
  },
  parameters: {
    english: {
      label: 'Use this course',
      items: [
        { id: 'print', label: 'Print', icon: 'printer' },
        { id: 'share', label: 'Share', icon: 'share-network' },
        { id: 'favourite', label: 'Add to favourites', icon: 'heart' },
        { id: 'route', label: 'Show the way', icon: 'path', href: '#route' },
      ],
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Open: Story = {
  name: '開いている',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const WithDisabled: Story = {
  ...Open,
  name: '使えない項目つき',
  args: {
    items: [
      { id: 'print', label: '印刷する', icon: 'printer' },
      {
        id: 'save',
        label: '写真を保存する',
        description: '写真がまだありません',
        icon: 'download-simple',
        isDisabled: true,
      },
      { id: 'delete', label: '記録を消す', description: '消す前に確かめます', icon: 'trash' },
    ],
  },
  parameters: {
    english: {
      items: [
        { id: 'print', label: 'Print', icon: 'printer' },
        { id: 'save', label: 'Save photos', description: 'No photos yet', icon: 'download-simple', isDisabled: true },
        { id: 'delete', label: 'Delete record', description: 'You will be asked first', icon: 'trash' },
      ],
    },
  },
};

const choices: MenuSection[] = [
  {
    id: 'order',
    label: '並べる順',
    selectionMode: 'single',
    selectedKeys: ['near'],
    items: [
      { id: 'near', label: '近い順' },
      { id: 'short', label: '短い順' },
    ],
  },
  {
    id: 'shown',
    label: '見せるもの',
    selectionMode: 'multiple',
    selectedKeys: ['toilet'],
    items: [
      { id: 'toilet', label: 'トイレ' },
      { id: 'rest', label: '休む所' },
      { id: 'water', label: '水飲み場' },
    ],
  },
];
const englishWords: Record<string, string> = {
  order: 'Order',
  near: 'Nearest first',
  short: 'Shortest first',
  shown: 'Show',
  toilet: 'Toilets',
  rest: 'Places to rest',
  water: 'Drinking water',
};
const inEnglish = <Labelled extends { id: string; label: string }>(each: Labelled) => ({
  ...each,
  label: englishWords[each.id] ?? each.label,
});

export const WithChoices: Story = {
  name: '選ぶ項目つき',
  args: { label: '見せ方', items: choices },
  parameters: {
    english: {
      label: 'View',
      items: choices.map((section) => ({ ...inEnglish(section), items: section.items.map(inEnglish) })),
    },
  },
  render: function Render(args) {
    const [chosen, setChosen] = useState<Record<string, readonly string[]>>({});
    const items = (args.items as readonly MenuSection[]).map((section) => ({
      ...section,
      selectedKeys: chosen[section.id] ?? section.selectedKeys,
      onSelectionChange: (keys: string[]) => setChosen((before) => ({ ...before, [section.id]: keys })),
    }));
    return <Menu {...args} items={items} />;
  },
};

export const LongText: Story = {
  ...Open,
  name: '長い文',
  args: {
    label: '隅田川の橋をめぐる朝の散歩コースでできること',
    items: Array.from({ length: 14 }, (_, at) => ({
      id: String(at),
      label: `${at + 1}番目の橋から歩きはじめて、両国駅までもどる`,
      icon: 'footprints' as const,
    })),
  },
  parameters: {
    english: {
      label: 'What you can do with the morning walk over the bridges of the Sumida',
      items: Array.from({ length: 14 }, (_, at) => ({
        id: String(at),
        label: `Start from bridge ${at + 1} and come back to Ryogoku Station`,
        icon: 'footprints' as const,
      })),
    },
  },
};

export const Quiet: Story = { name: '控えめ', args: { variant: 'quiet', icon: 'list' } };
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
