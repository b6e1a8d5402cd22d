import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LoginScreen } from '../../app/screens/Login/LoginScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import { failing, offline, pending, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/ログイン', component: LoginScreen } satisfies Meta<typeof LoginScreen>;

const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

async function enter({ canvasElement }: Played, name: string, password: string) {
  const canvas = within(canvasElement);
  const [userName, secret] = [canvasElement.querySelector('#user_name')!, canvasElement.querySelector('#password')!];
  if (name) await userEvent.type(userName, name);
  if (password) await userEvent.type(secret, password);
  await userEvent.click(canvas.getByRole('button', { name: /^(ログインする|Log in)/ }));
}
const send = (context: Played) => enter(context, 'はなこ', 'aruku2026');
const sent = async (context: Played) => {
  await send(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /user_login': response } });
const wrong = () => Promise.reject(new ApiError('E401', 'Wrong'));
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 540 }));

export const Plain = { name: 'ログイン', ...wired('/login', { states: 'form' }) };
export const Empty = {
  name: '何も入力しない',
  play: async (context: Played) => enter(context, '', ''),
  ...wired('/login'),
};
export const Sending = {
  name: '送っているところ',
  play: send,
  ...wired('/login', { states: 'pending', ...responding(pending) }),
};
export const Wrong = {
  name: '名前かパスワードが違う',
  play: sent,
  ...wired('/login', { states: 'wrong', ...responding(wrong) }),
};
export const TooMany = {
  name: '何度も間違えた',
  play: sent,
  ...wired('/login', { states: 'tooMany', ...responding(tooMany) }),
};
export const Offline = {
  name: 'オフライン',
  play: sent,
  ...wired('/login', { states: 'offline', ...responding(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  play: sent,
  ...wired('/login', { states: 'error', ...responding(unavailable) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent,
  ...wired('/login', { states: 'error', ...responding(failing) }),
};
export const LoggedIn = {
  name: 'ログイン済み',
  globals: { member: 'member' },
  ...wired('/login', { states: 'loggedIn' }),
};
export const English = { name: '英語', globals: english, ...wired('/login') };
export const WrongEnglish = {
  name: '違う（英語）',
  globals: english,
  play: sent,
  ...wired('/login', responding(wrong)),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: sent,
  ...wired('/login', responding(wrong)),
};
