import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ChoiceResetScreen } from '../../app/screens/ChoiceReset/ChoiceResetScreen.tsx';
import { failing, offline, pending, refused, unavailable } from '../fixtures/api.ts';
import { memberGet } from '../fixtures/members.ts';
import { passwordWasReset } from '../fixtures/myPage.ts';
import { wired } from './wired.tsx';

export default { title: '画面/地域・年代・性別の変更', component: ChoiceResetScreen } satisfies Meta<
  typeof ChoiceResetScreen
>;

const region = '/mypage/region_reset';
const age = '/mypage/age_reset';
const gender = '/mypage/gender_reset';
const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

const send = async ({ canvasElement }: Played) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(変更する|Change$)/ }));
};
const sent = async (context: Played) => {
  await send(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /user_change': response } });

const notRegistered = {
  responses: { 'POST /user_get': () => ({ member: { ...memberGet.member, region: 'unregistered' } }) },
};

export const Plain = { name: '地域', ...wired(region, { states: 'region', ...notRegistered }) };
export const Registered = { name: '登録した地域', ...wired(region) };
export const Age = { name: '年代', ...wired(age, { states: 'ageBand' }) };
export const Gender = { name: '性別', ...wired(gender, { states: 'gender' }) };
export const Refused = {
  name: '選べない値',
  play: sent,
  ...wired(region, { states: 'refused', ...responding(refused({ field: 'region', kind: 'not_valid' })) }),
};
export const Sending = {
  name: '送っているところ',
  play: send,
  ...wired(age, { states: 'pending', ...responding(pending) }),
};
export const PasswordWasReset = {
  name: 'パスワードが再設定された',
  ...wired(gender, { states: 'passwordWasReset', responses: { 'POST /user_get': () => passwordWasReset } }),
};
export const Offline = {
  name: 'オフライン',
  play: sent,
  ...wired(gender, { states: 'offline', ...responding(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(age, { states: 'error', responses: { 'GET /select_get': unavailable } }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent,
  ...wired(age, { states: 'error', ...responding(failing) }),
};
export const Saved = { name: '変更した', ...wired(`${region}?saved=1`, { states: 'saved' }) };
export const SavedAge = { name: '年代を変更した', ...wired(`${age}?saved=1`) };
export const English = { name: '英語', globals: english, ...wired(age) };
export const SavedEnglish = { name: '変更した（英語）', globals: english, ...wired(`${gender}?saved=1`) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(`${age}?saved=1`),
};
