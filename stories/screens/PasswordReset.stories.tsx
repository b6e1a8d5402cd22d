import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PasswordResetScreen } from '../../app/screens/PasswordReset/PasswordResetScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/パスワードの変更', component: PasswordResetScreen } satisfies Meta<
  typeof PasswordResetScreen
>;

const address = '/mypage/password_reset';
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

const enter =
  (current = 'aruku2026', next = 'sanpo2027', again = next) =>
  async ({ canvasElement }: Played) => {
    const texts = { current_password: current, password: next, password_confirmation: again };
    for (const [id, secret] of Object.entries(texts))
      if (secret) await userEvent.type(canvasElement.querySelector(`#${id}`)!, secret);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(変更する|Change$)/ }));
  };
const sent =
  (...texts: string[]) =>
  async (context: Played) => {
    await enter(...texts)(context);
    await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
  };
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /user_change_password': response } });
const wrong = responding(refused({ field: 'current_password', kind: 'not_valid' }));
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 540 }));

export const Plain = { name: '入力する前', ...wired(address, { states: 'form' }) };
export const Empty = { name: '何も入力しない', play: sent('', '', ''), ...wired(address, { states: 'refused' }) };
export const Short = { name: '短すぎる、同じでない', play: sent('aruku2026', 'abc1', 'abc2'), ...wired(address) };
export const Same = { name: 'いまと同じ', play: sent('aruku2026', 'aruku2026'), ...wired(address) };
export const Common = {
  name: 'よく使われる',
  play: sent(),
  ...wired(address, responding(refused({ field: 'password', kind: 'not_valid' }))),
};
export const Wrong = { name: 'いまのパスワードが違う', play: sent(), ...wired(address, { states: 'wrong', ...wrong }) };
export const TooMany = {
  name: '何度も間違えた',
  play: sent(),
  ...wired(address, { states: 'tooMany', ...responding(tooMany) }),
};
export const Sending = {
  name: '送っているところ',
  play: enter(),
  ...wired(address, { states: 'pending', ...responding(pending) }),
};
export const Offline = {
  name: 'オフライン',
  play: sent(),
  ...wired(address, { states: 'offline', ...responding(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  play: sent(),
  ...wired(address, { states: 'error', ...responding(unavailable) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent(),
  ...wired(address, { states: 'error', ...responding(failing) }),
};
export const Saved = { name: '変更した', ...wired(`${address}?saved=1`, { states: 'saved' }) };
export const English = { name: '英語', globals: english, ...wired(address) };
export const WrongEnglish = { name: '違う（英語）', globals: english, play: sent(), ...wired(address, wrong) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: sent('', 'abc', 'def'),
  ...wired(address),
};
