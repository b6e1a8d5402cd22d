import type { Meta } from '@storybook/react-vite';
import { PasswordForgottenDoneScreen } from '../../app/screens/PasswordForgottenDone/PasswordForgottenDoneScreen.tsx';
import { wired } from './wired.tsx';

export default {
  title: '画面/パスワード再設定の完了',
  component: PasswordForgottenDoneScreen,
} satisfies Meta<typeof PasswordForgottenDoneScreen>;

const address = '/forgot/password_reset/done';

export const Plain = { name: '再設定した', ...wired(address, { states: 'page' }) };
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address),
};
