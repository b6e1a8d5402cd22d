import type { Meta, StoryObj } from '@storybook/react-vite';
import { MonthField } from '../../ui/MonthField/index.ts';

const meta = {
  title: '部品/入力 Input/MonthField 年月の入力欄',
  id: '部品-monthfield',
  component: MonthField,
  args: {
    label: '写真をとった月',
    name: 'taken_on',
    min: '2019-02',
    max: '2025-11',
    lang: 'ja',
    yearLabel: '年',
    monthLabel: '月',
    emptyLabel: '選んでください',
  },
  parameters: {
    english: {
      label: 'When you took the photo',
      lang: 'en',
      yearLabel: 'Year',
      monthLabel: 'Month',
      emptyLabel: 'Choose',
    },
  },
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Chosen: Story = { name: '選んだ', args: { defaultValue: '2019-04' } };

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須', description: '2019年2月から2025年11月までの写真を送れます。' },
  parameters: {
    english: { requirementLabel: 'Required', description: 'Photos from February 2019 to November 2025 can be sent.' },
  },
};

export const Invalid: Story = {
  name: '誤り',
  args: { ...Required.args, errorMessage: '写真をとった年と月を選んでください。' },
  parameters: {
    english: { ...Required.parameters?.english, errorMessage: 'Choose the year and the month of the photo.' },
  },
};

export const OnePartInvalid: Story = {
  name: '一方だけ誤り',
  args: {
    ...Required.args,
    defaultValue: '2025-',
    invalidPart: 'month',
    errorMessage: '写真をとった月を選んでください。',
  },
  parameters: { english: { ...Required.parameters?.english, errorMessage: 'Choose the month of the photo.' } },
};

/** From 明治 to today. */
export const ManyYears: Story = {
  name: '年がたくさん',
  args: { label: '生まれた月', name: 'born_on', min: '1900-01', max: '2025-11' },
  parameters: { english: { label: 'When you were born' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true, defaultValue: '2025-04' } };
