import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MemberDeleteScreen } from '../../app/screens/MemberDelete/MemberDeleteScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import { failing, offline, pending, refused } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/退会', component: MemberDeleteScreen } satisfies Meta<typeof MemberDeleteScreen>;

const address = '/mypage/delete';
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

const confirm = async ({ canvasElement }: Played) => {
  await userEvent.click(within(canvasElement).getByRole('link', { name: /^(退会の手続き|Go on)/ }));
  await within(canvasElement).findByRole('heading', { name: /^(本当に退会|Do you really)/ });
};
const send = async (context: Played) => {
  await confirm(context);
  await userEvent.type(context.canvasElement.querySelector('#password')!, 'aruku2026');
  await userEvent.click(
    within(context.canvasElement).getByRole('button', { name: /^(すべて消して|Delete everything)/ }),
  );
};
const sent = async (context: Played) => {
  await send(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /user_delete': response } });
const wrong = responding(refused({ field: 'password', kind: 'not_valid' }));
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 540 }));

export const Plain = { name: 'はじめに', ...wired(address, { states: 'warning' }) };
export const Confirming = { name: 'もう一度たずねる', play: confirm, ...wired(address, { states: 'confirming' }) };
export const WithoutJavaScript = {
  name: 'もう一度たずねる（JavaScriptなしで来たとき）',
  ...wired(`${address}?step=confirm`, { states: 'confirming' }),
};
export const Wrong = { name: 'パスワードが違う', play: sent, ...wired(address, { states: 'wrong', ...wrong }) };
export const TooMany = {
  name: '何度も間違えた',
  play: sent,
  ...wired(address, { states: 'tooMany', ...responding(tooMany) }),
};
export const Sending = {
  name: '消しているところ',
  play: send,
  ...wired(address, { states: 'pending', ...responding(pending) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent,
  ...wired(address, { states: 'error', ...responding(failing) }),
};
export const Offline = {
  name: 'オフライン',
  play: sent,
  ...wired(address, { states: 'offline', ...responding(offline) }),
};
export const English = { name: '英語', globals: english, ...wired(address) };
export const WrongEnglish = { name: '違う（英語）', globals: english, play: sent, ...wired(address, wrong) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address),
};
export const NarrowWrong = {
  name: '違う・320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: sent,
  ...wired(address, wrong),
};
