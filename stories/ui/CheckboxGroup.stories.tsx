import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '../../ui/CheckboxGroup/index.ts';

const meta = {
  title: '部品/入力 Input/CheckboxGroup チェックボックスの組',
  id: '部品-checkboxgroup',
  component: CheckboxGroup,
  args: {
    label: '歩く時間',
    name: 'time_band',
    items: [
      { value: '1', label: '30分未満', count: '42件' },
      { value: '2', label: '30〜60分', count: '118件' },
      { value: '3', label: '60〜90分', count: '86件' },
      { value: '4', label: '90〜120分', count: '31件' },
      { value: '5', label: '120分以上', count: '12件' },
    ],
  },
  parameters: {
    english: {
      label: 'Walking time',
      items: [
        { value: '1', label: 'Under 30 min', count: '42' },
        { value: '2', label: '30–60 min', count: '118' },
        { value: '3', label: '60–90 min', count: '86' },
        { value: '4', label: '90–120 min', count: '31' },
        { value: '5', label: '120 min or more', count: '12' },
      ],
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const SomeChosen: Story = { name: 'いくつか選んだ', args: { defaultValue: ['2', '3'] } };
export const Chips: Story = { name: '札の形', args: { layout: 'chips', defaultValue: ['2'] } };
export const Disabled: Story = { name: '使えない', args: { isDisabled: true, defaultValue: ['2'] } };

export const Described: Story = {
  name: '説明つき',
  args: {
    description: 'いくつでも選べます。',
    items: [
      { value: '1', label: '30分未満', description: '駅から駅までの散歩' },
      { value: '2', label: '30〜60分', description: '公園をひとまわり', isDisabled: true },
    ],
  },
  parameters: {
    english: {
      description: 'Choose as many as you like.',
      items: [
        { value: '1', label: 'Under 30 minutes', description: 'A stroll from station to station' },
        { value: '2', label: '30 to 60 minutes', description: 'Once round a park', isDisabled: true },
      ],
    },
  },
};

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須' },
  parameters: { english: { requirementLabel: 'Required' } },
};

export const Invalid: Story = {
  name: '誤り',
  args: { errorMessage: '1つ以上選んでください。' },
  parameters: { english: { errorMessage: 'Choose at least one.' } },
};
