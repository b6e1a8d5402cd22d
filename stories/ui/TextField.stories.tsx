import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../ui/TextField/index.ts';

const meta = {
  title: '部品/TextField',
  component: TextField,
  args: { label: 'ユーザー名', name: 'user_name' },
  parameters: { english: { label: 'User name' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Required: Story = {
  args: { isRequired: true, requirementLabel: '必須', description: '20文字までで入力してください。' },
  parameters: { english: { requirementLabel: 'Required', description: 'Up to 20 characters.' } },
};

export const Invalid: Story = {
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

export const Password: Story = {
  args: { label: 'パスワード', type: 'password', autoComplete: 'new-password' },
  parameters: { english: { label: 'Password' } },
};

export const Numeric: Story = {
  args: { label: '歩数', inputMode: 'numeric' },
  parameters: { english: { label: 'Steps' } },
};

export const SeveralLines: Story = {
  args: { label: '差し戻しの理由', rows: 4 },
  parameters: { english: { label: 'Reason for rejection' } },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'sakura' } };
