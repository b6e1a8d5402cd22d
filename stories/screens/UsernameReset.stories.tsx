import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { UsernameResetScreen } from '../../app/screens/UsernameReset/UsernameResetScreen.tsx';
import { taken } from '../../contract/apiError.ts';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/ユーザー名の変更',
  component: UsernameResetScreen,
} satisfies Meta<typeof UsernameResetScreen>;

const address = '/mypage/username_reset';
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

const enter =
  (name: string) =>
  async ({ canvasElement }: Played) => {
    if (name) await userEvent.type(canvasElement.querySelector('#user_name')!, name);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(変更する|Change$)/ }));
  };
const sent =
  (name = 'たろう') =>
  async (context: Played) => {
    await enter(name)(context);
    await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
  };
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /user_change': response } });
const isTaken = responding(() => Promise.reject(taken('user_name')));

export const Plain = { name: '入力する前', ...wired(address, { states: 'form' }) };
export const Empty = { name: '何も入力しない', play: sent(''), ...wired(address, { states: 'refused' }) };
export const TooLong = {
  name: '長すぎる',
  play: sent('とことこ歩いてどこまでも行きたい人のなまえです'),
  ...wired(address),
};
export const NotAllowed = {
  name: '使えない文字がある',
  play: sent(),
  ...wired(address, { states: 'refused', ...responding(refused({ field: 'user_name', kind: 'format_invalid' })) }),
};
const said =
  (name: string, words: RegExp) =>
  async ({ canvasElement }: Played) => {
    await userEvent.type(canvasElement.querySelector('#user_name')!, name);
    await within(canvasElement).findByText(words, undefined, { timeout: 20_000 });
  };
export const NameFree = {
  name: '名前が使える',
  play: said('たろう', /この名前は使えます|You can use this name/),
  ...wired(address, { states: 'nameFree' }),
};
export const NameChecking = {
  name: '名前を調べているところ',
  play: said('たろう', /調べています|Checking whether/),
  ...wired(address, { states: 'nameChecking', responses: { 'POST /user_check': pending } }),
};
export const NameTaken = {
  name: '入力しているときに、名前が使われている',
  play: said('たろう', /ほかの人が使っています|Somebody else has/),
  ...wired(address, { states: 'taken', responses: { 'POST /user_check': () => ({ is_available: false }) } }),
};
export const NamePersonal = {
  name: '本名のような名前',
  play: said('山田花子', /本名のように見えます|looks like a real name/),
  ...wired(address, { states: 'namePersonal' }),
};
export const Taken = { name: 'ほかの人が使っている', play: sent(), ...wired(address, { states: 'taken', ...isTaken }) };
export const Sending = {
  name: '送っているところ',
  play: enter('たろう'),
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
export const TakenEnglish = {
  name: '使われている（英語）',
  globals: english,
  play: sent(),
  ...wired(address, isTaken),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: sent(),
  ...wired(address, isTaken),
};
