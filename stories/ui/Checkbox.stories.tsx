import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../ui/Checkbox/index.ts';

const meta = {
  title: '部品/入力 Input/Checkbox チェックボックス',
  id: '部品-checkbox',
  component: Checkbox,
  args: { children: '利用規約に同意します', name: 'agree', value: '1' },
  parameters: { english: { children: 'I agree to the terms' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };
export const Chosen: Story = { name: '選んだ', args: { defaultSelected: true } };

export const PartlyChosen: Story = {
  name: '一部を選んだ',
  args: { children: '23区をすべて選ぶ', isIndeterminate: true },
  parameters: { english: { children: 'Choose all 23 wards' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };
export const DisabledAndChosen: Story = {
  name: '使えない（選んだ）',
  args: { isDisabled: true, defaultSelected: true },
};

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須' },
  parameters: { english: { requirementLabel: 'Required' } },
};

export const Described: Story = {
  name: '説明つき',
  args: { description: '2025年9月1日から有効な規約です。' },
  parameters: { english: { description: 'In effect since 1 September 2025.' } },
};

export const Invalid: Story = {
  name: '誤り',
  args: { errorMessage: '登録には同意が必要です。' },
  parameters: { english: { errorMessage: 'You need to agree before you can register.' } },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    ...Required.args,
    children:
      '写真にうつっている人の顔や、車のナンバー、表札など、だれのものか分かるところが見えないようにしたことを確かめました',
    description: '分かるところが見えていると、公開されないことがあります。',
    errorMessage: '写真を確かめてから、ここに印をつけてください。',
  },
  parameters: {
    english: {
      ...Required.parameters?.english,
      children: 'I have made sure that faces, number plates and name plates in the photo cannot be recognised',
      description: 'Photos in which they can be recognised may not be published.',
      errorMessage: 'Check the photo, then tick this box.',
    },
  },
};
