import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MemberDetailsScreen } from '../../app/screens/MemberDetails/MemberDetailsScreen.tsx';
import { failing, offline, pending, unavailable } from '../fixtures/api.ts';
import { memberGet, memberSessions } from '../fixtures/members.ts';
import { passwordWasReset } from '../fixtures/myPage.ts';
import { wired } from './wired.tsx';

export default { title: '画面/登録情報', component: MemberDetailsScreen } satisfies Meta<typeof MemberDetailsScreen>;

const address = '/mypage/check';
interface Played {
  canvasElement: HTMLElement;
}

const end = async ({ canvasElement }: Played) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^(ほかの端末をログアウト|Log out everywhere)/ }),
  );
};
const ended = async (context: Played) => {
  await end(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const ending = (response: () => Promise<never>) => ({ responses: { 'POST /user_sessions_end': response } });
const checkFails = { goTo: `${address}?ended=1`, responses: { 'POST /user_login_check': failing } };
const longNames = {
  responses: {
    'POST /user_get': () => ({ member: { ...memberGet.member, user_name: 'とことこ歩いてどこまでも行きたいなまえ' } }),
    'GET /user_sessions': () => ({
      sessions: memberSessions.sessions.map((session) => ({
        ...session,
        device: session.is_current ? null : 'iPhone, Safari',
      })),
    }),
  },
};

const onlyHere = {
  responses: { 'GET /user_sessions': () => ({ sessions: memberSessions.sessions.slice(0, 1) }) },
};

export const Plain = { name: 'この端末だけ', ...wired(address, { states: 'onlyHere', ...onlyHere }) };
export const Several = { name: 'ほかの端末もある', ...wired(address, { states: 'full' }) };
export const LongNames = { name: '長い名前・分からない端末', ...wired(address, longNames) };
export const Ending = {
  name: '送っているところ',
  play: end,
  ...wired(address, { states: 'pending', ...ending(pending) }),
};
export const Ended = { name: 'ログアウトさせた', ...wired(`${address}?ended=1`, { states: 'ended' }) };
export const PasswordWasReset = {
  name: 'パスワードが再設定された',
  ...wired(address, { states: 'passwordWasReset', responses: { 'POST /user_get': () => passwordWasReset } }),
};
export const CheckFailed = {
  name: 'ログインを確かめられない',
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByRole('button', { name: /^(もう一度確かめる|Check again)$/ });
  },
  ...wired(address, { states: 'checkFailed', ...checkFails }),
};
export const EndingFailed = {
  name: 'ログアウトさせられない',
  play: ended,
  ...wired(address, { states: 'error', ...ending(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', responses: { 'GET /user_sessions': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  play: ended,
  ...wired(address, { states: 'offline', ...ending(offline) }),
};
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const EnglishCheckFailed = {
  name: 'ログインを確かめられない（英語）',
  globals: { language: 'en' },
  ...wired(address, checkFails),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address, longNames),
};
