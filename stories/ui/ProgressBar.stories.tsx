import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '../../ui/ProgressBar/index.ts';

const meta = {
  title: '部品/知らせ Feedback/ProgressBar 進みぐあい',
  id: '部品-progressbar',
  component: ProgressBar,
  args: { label: 'スタンプ', value: 3, maxValue: 10, valueLabel: '10個のうち3個' },
  parameters: { english: { label: 'Stamps', valueLabel: '3 of 10' } },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Empty: Story = { name: '空', args: { value: 0, valueLabel: undefined } };
export const Full: Story = { name: 'いっぱい', args: { value: 10, valueLabel: undefined } };

export const Indeterminate: Story = {
  name: '終わりが分からない',
  args: { label: '写真を小さくしています', isIndeterminate: true },
  parameters: { english: { label: 'Making the photo smaller' } },
};
