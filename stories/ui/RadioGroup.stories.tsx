import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';

const meta = {
  title: '部品/入力 Input/RadioGroup ラジオボタン',
  id: '部品-radiogroup',
  component: RadioGroup,
  args: {
    label: '並び順',
    name: 'sort',
    defaultValue: 'new',
    items: [
      { value: 'new', label: '新しい順' },
      { value: 'old', label: '古い順' },
      { value: 'likes', label: 'いいねの多い順' },
    ],
  },
  parameters: {
    english: {
      label: 'Order',
      items: [
        { value: 'new', label: 'Newest first' },
        { value: 'old', label: 'Oldest first' },
        { value: 'likes', label: 'Most liked first' },
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const NoneChosen: Story = { name: '選んでいない', args: { defaultValue: undefined } };
export const Chips: Story = { name: '札の形', args: { layout: 'chips' } };
export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };

export const Described: Story = {
  name: '説明つき',
  args: {
    description: '写真の並び方を変えます。',
    items: [
      { value: 'new', label: '新しい順', description: '投稿した日で並べます。' },
      { value: 'likes', label: 'いいねの多い順', description: '1か月のいいねの数で並べます。' },
    ],
  },
  parameters: {
    english: {
      description: 'Changes the order of the photos.',
      items: [
        { value: 'new', label: 'Newest first', description: 'By the day they were posted.' },
        { value: 'likes', label: 'Most liked first', description: 'By the likes of the last month.' },
      ],
    },
  },
};

export const Required: Story = {
  name: '必須',
  args: { defaultValue: undefined, isRequired: true, requirementLabel: '必須' },
  parameters: { english: { requirementLabel: 'Required' } },
};

export const Invalid: Story = {
  name: '誤り',
  args: { defaultValue: undefined, errorMessage: '並び順を選んでください。' },
  parameters: { english: { errorMessage: 'Choose an order.' } },
};
