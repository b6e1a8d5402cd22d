import type { Meta } from '@storybook/react-vite';
import { RegisterDoneScreen } from '../../app/screens/RegisterDone/RegisterDoneScreen.tsx';
import { wired } from './wired.tsx';

export default {
  title: '画面/登録の完了',
  component: RegisterDoneScreen,
} satisfies Meta<typeof RegisterDoneScreen>;

const address = '/register/done';
const member = { member: 'member' };

export const Plain = { name: '登録した', globals: member, ...wired(address, { states: 'member' }) };
export const Visitor = { name: 'ログインしていない', ...wired(address, { states: 'visitor' }) };
export const English = { name: '英語', globals: { ...member, language: 'en' }, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { ...member, viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address),
};
