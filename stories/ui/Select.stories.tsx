import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../../ui/Select/index.ts';

const meta = {
  title: '部品/入力 Input/Select 選択欄',
  id: '部品-select',
  component: Select,
  args: {
    label: '年代',
    name: 'age',
    options: [
      { value: '', label: '選んでください' },
      { value: '50', label: '50代' },
      { value: '60', label: '60代' },
      { value: '70', label: '70代以上' },
    ],
  },
  parameters: {
    english: {
      label: 'Age',
      options: [
        { value: '', label: 'Choose' },
        { value: '50', label: '50s' },
        { value: '60', label: '60s' },
        { value: '70', label: '70s and over' },
      ],
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Chosen: Story = { name: '選んだ', args: { defaultValue: '60' } };

export const Grouped: Story = {
  name: '組に分けた',
  args: {
    label: 'お住まいの地域',
    options: [
      {
        label: '区部',
        options: [
          { value: 'chiyoda', label: '千代田区' },
          { value: 'taito', label: '台東区' },
        ],
      },
      { label: '島しょ', options: [{ value: 'oshima', label: '大島町' }] },
    ],
  },
  parameters: {
    english: {
      label: 'Where you live',
      options: [
        {
          label: '23 wards',
          options: [
            { value: 'chiyoda', label: 'Chiyoda City' },
            { value: 'taito', label: 'Taito City' },
          ],
        },
        { label: 'Islands', options: [{ value: 'oshima', label: 'Oshima Town' }] },
      ],
    },
  },
};

export const Described: Story = {
  name: '説明つき',
  args: { description: 'コースをおすすめするときに使います。' },
  parameters: { english: { description: 'Helps us to recommend courses.' } },
};

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須' },
  parameters: { english: { requirementLabel: 'Required' } },
};

export const Invalid: Story = {
  name: '誤り',
  args: { isRequired: true, requirementLabel: '必須', errorMessage: '年代を選んでください。' },
  parameters: { english: { requirementLabel: 'Required', errorMessage: 'Please choose your age.' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
