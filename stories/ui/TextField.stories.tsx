import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../ui/TextField/index.ts';
import { registration } from './registration.ts';

const meta = {
  title: '部品/入力 Input/TextField 入力欄',
  id: '部品-textfield',
  component: TextField,
  args: { label: 'ユーザー名', name: 'user_name' },
  parameters: { english: { label: 'User name' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Required: Story = {
  name: '必須',
  args: { isRequired: true, requirementLabel: '必須', description: '20文字までで入力してください。' },
  parameters: { english: { requirementLabel: 'Required', description: 'Up to 20 characters.' } },
};

export const Invalid: Story = {
  name: '誤り',
  args: {
    ...Required.args,
    defaultValue: 'さくら🌸',
    errorMessage: '絵文字は使えません。文字だけで入力してください。',
  },
  parameters: {
    english: {
      ...Required.parameters?.english,
      errorMessage: 'Emoji cannot be used. Please use letters only.',
    },
  },
};

export const Numeric: Story = {
  name: '数字',
  args: { label: '歩数', inputMode: 'numeric' },
  parameters: { english: { label: 'Steps' } },
};

export const Counted: Story = {
  name: '文字数つき',
  args: {
    ...Required.args,
    defaultValue: 'さくらとことこ',
    maxCharacters: 20,
    remainingLabel: registration.ja.remaining,
  },
  parameters: {
    english: {
      ...Required.parameters?.english,
      defaultValue: 'sakura walks',
      remainingLabel: registration.en.remaining,
    },
  },
};

/** What is too much is not cut off. */
export const TooMany: Story = {
  name: '多すぎる',
  args: { ...Counted.args, defaultValue: '桜の咲く川ぞいの道をとことこ歩いている人の名前' },
  parameters: { english: { ...Counted.parameters?.english, defaultValue: 'one who walks by the river' } },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true, defaultValue: 'sakura' } };
