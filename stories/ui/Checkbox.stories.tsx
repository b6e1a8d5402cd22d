import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../ui/Checkbox/index.ts';

const meta = {
  title: '部品/Checkbox',
  component: Checkbox,
  args: { children: '利用規約に同意します', name: 'agree', value: '1' },
  parameters: { english: { children: 'I agree to the terms' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Chosen: Story = { args: { defaultSelected: true } };
export const PartlyChosen: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Described: Story = {
  args: { description: '2025年9月1日から有効な規約です。' },
  parameters: { english: { description: 'In effect since 1 September 2025.' } },
};

export const Invalid: Story = {
  args: { errorMessage: '登録には同意が必要です。' },
  parameters: { english: { errorMessage: 'You need to agree before you can register.' } },
};
