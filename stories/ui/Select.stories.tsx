import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../../ui/Select/index.ts';

const meta = {
  title: '部品/Select',
  component: Select,
  args: {
    label: '年代',
    name: 'age',
    options: [
      { id: '', label: '選んでください' },
      { id: '50', label: '50代' },
      { id: '60', label: '60代' },
      { id: '70', label: '70代以上' },
    ],
  },
  parameters: {
    english: {
      label: 'Age',
      options: [
        { id: '', label: 'Choose' },
        { id: '50', label: '50s' },
        { id: '60', label: '60s' },
        { id: '70', label: '70s and over' },
      ],
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Chosen: Story = { args: { defaultValue: '60' } };

export const Grouped: Story = {
  args: {
    label: 'お住まいの地域',
    options: [
      {
        label: '区部',
        options: [
          { id: 'chiyoda', label: '千代田区' },
          { id: 'taito', label: '台東区' },
        ],
      },
      { label: '島しょ', options: [{ id: 'oshima', label: '大島町' }] },
    ],
  },
  parameters: {
    english: {
      label: 'Where you live',
      options: [
        {
          label: 'Special wards',
          options: [
            { id: 'chiyoda', label: 'Chiyoda City' },
            { id: 'taito', label: 'Taito City' },
          ],
        },
        { label: 'Islands', options: [{ id: 'oshima', label: 'Oshima Town' }] },
      ],
    },
  },
};

export const Invalid: Story = {
  args: { isRequired: true, requirementLabel: '必須', errorMessage: '年代を選んでください。' },
  parameters: { english: { requirementLabel: 'Required', errorMessage: 'Please choose your age.' } },
};

export const Disabled: Story = { args: { isDisabled: true } };
