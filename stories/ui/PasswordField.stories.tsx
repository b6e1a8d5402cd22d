import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/Button/index.ts';
import { PasswordField } from '../../ui/PasswordField/index.ts';
import { registration } from './registration.ts';

const { ja, en } = registration;

const meta = {
  title: '部品/入力 Input/PasswordField パスワードの入力欄',
  id: '部品-passwordfield',
  component: PasswordField,
  args: { label: ja.password, name: 'password', autoComplete: 'current-password', ...ja.toggle },
  parameters: { english: { label: en.password, ...en.toggle } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const NewOne: Story = {
  name: '新しいパスワード',
  args: {
    autoComplete: 'new-password',
    isRequired: true,
    requirementLabel: ja.required,
    description: '半角の英字と数字を使って、8文字以上で入力してください。',
  },
  parameters: { english: { requirementLabel: en.required, description: 'At least 8 letters and digits.' } },
};

export const Shown: Story = {
  name: '見えている',
  args: { defaultValue: 'asagao2025' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(表示する|Show)/ }));
  },
};

export const Invalid: Story = {
  name: '誤り',
  args: { ...NewOne.args, defaultValue: 'asagao', errorMessage: ja.passwordForm },
  parameters: { english: { ...NewOne.parameters?.english, errorMessage: en.passwordForm } },
};

/** Two on a page, each with its own button. It is hidden again when the form is sent. */
export const InForm: Story = {
  name: 'フォームの中',
  args: { defaultValue: 'asagao2025' },
  render: (args, { globals }) => {
    const words = globals.language === 'en' ? en : ja;
    return (
      <form style={{ display: 'grid', gap: '1.5rem' }} onSubmit={(event) => event.preventDefault()}>
        <PasswordField {...args} />
        <PasswordField {...args} name="password_again" label={words.again} />
        <div>
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
    );
  },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true, defaultValue: 'asagao2025' } };
