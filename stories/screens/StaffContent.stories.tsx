import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StaffContentScreen } from '../../app/screens/StaffContent/StaffContentScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { approver, revisionList } from '../fixtures/revisions.ts';
import { authorOf, reviewer } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/内容の変更', component: StaffContentScreen } satisfies Meta<typeof StaffContentScreen>;

const address = '/staff/content';
const english = { language: 'en' };

/** @param length how many proposals there are */
const showing = (length: number, more: Responses = {}, staffOf: (lang: Language) => StaffPerson = () => approver) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/revisions': (input, lang) => revisionList(lang, length, input),
    ...more,
  } satisfies Responses,
});
const author = (lang: Language) => authorOf('taito', lang);

export const Plain = { name: '判定を待つものがない', ...wired(address, { states: 'empty', ...showing(0) }) };
export const Waiting = { name: '判定を待っている', ...wired(address, { states: 'waiting', ...showing(4) }) };
export const Many = { name: 'たくさん待っている', ...wired(address, { states: 'many', ...showing(312) }) };
export const Own = { name: '自分の提案', ...wired(`${address}?list=own`, { states: 'own', ...showing(6) }) };
export const OfAuthor = {
  name: '作成担当の提案',
  ...wired(address, { states: 'author', ...showing(6, {}, author) }),
};
export const NothingProposed = { name: '何も提案していない', ...wired(address, showing(0, {}, author)) };
export const All = { name: 'すべて', ...wired(`${address}?list=all`, { states: 'all', ...showing(12) }) };
type Played = { canvasElement: HTMLElement };
/** Chooses the first two, says what is to be done with them, and sends the form. */
const decideTwo =
  (choice: RegExp, words: RegExp, count = 2) =>
  async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^(この提案をえらぶ|Choose this proposal)/ });
    for (const box of boxes.slice(0, count)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('radio', { name: choice }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /確認しました|I have checked/ }));
    await userEvent.click(canvas.getByRole('button', { name: /まとめて判定する|Decide together/ }));
    await canvas.findAllByText(words);
  };
export const Refused = {
  name: '何もえらばずに送った',
  play: decideTwo(/承認する|Approve/, /1件以上えらんで|at least one/, 0),
  ...wired(address, { states: 'refused', ...showing(4) }),
};
export const NoReason = {
  name: '理由を書かずに断った',
  play: decideTwo(/断る|Reject/, /断る理由を入力して|reason/i),
  ...wired(address, { states: 'refused', ...showing(4) }),
};
export const Sending = {
  name: 'まとめて送っているところ',
  play: decideTwo(/承認する|Approve/, /^(送っています|Sending)$/),
  ...wired(address, { states: 'sending', ...showing(4, { 'POST /staff/revisions_decide': () => pending() }) }),
};
export const SessionOver = {
  name: 'まとめて送るときにログインが終わっていた',
  play: decideTwo(/承認する|Approve/, /ログインが終わりました|login has ended/),
  ...wired(address, {
    states: 'sessionOver',
    ...showing(4, { 'POST /staff/revisions_decide': () => Promise.reject(new ApiError('E401', 'Log in first')) }),
  }),
};
export const Decided = {
  name: 'まとめて承認した',
  ...wired(`${address}?list=waiting&done=approve&count=18`, { states: 'decided', ...showing(4) }),
};
export const DecidedPartly = {
  name: 'まとめて断り、判定できないものがあった',
  ...wired(`${address}?list=waiting&done=reject&count=16&left=31.notice,32.course`, {
    states: 'decidedPartly',
    ...showing(4),
  }),
};
export const TakenBack = {
  name: 'まとめて取り下げた',
  ...wired(`${address}?list=own&done=withdraw&count=3`, { states: 'takenBack', ...showing(4, {}, author) }),
};
export const OneKind = {
  name: '種類をしぼる',
  ...wired(`${address}?list=all&kind=course`, { states: 'kind', ...showing(20) }),
};
export const WrongPage = {
  name: 'ないページ',
  ...wired(`${address}?list=all&page=99`, {
    states: 'wrongPage',
    ...showing(10, {
      'GET /staff/revisions': (input, lang) => {
        if (input.page_num !== '1') throw new ApiError('E422', 'No such page', { fields: [] });
        return revisionList(lang, 10, input);
      },
    }),
  }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', responses: { 'GET /staff/me': () => ({ staff: reviewer }) } }),
};
export const Loading = {
  name: '別の一覧を読み込んでいるところ',
  ...wired(address, {
    states: 'pending',
    goTo: `${address}?list=all`,
    ...showing(4, { 'GET /staff/revisions': ({ list }) => (list === 'all' ? pending() : undefined) }),
  }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing(4, { 'GET /staff/revisions': unavailable }) }),
};
export const Failed = {
  name: 'サーバーの問題',
  ...wired(address, { states: 'error', ...showing(4, { 'GET /staff/revisions': failing }) }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address, { states: 'offline', ...showing(4, { 'GET /staff/revisions': offline }) }),
};
export const LongText = {
  name: '長いことば',
  ...wired(address, {
    states: 'longText',
    ...showing(4, { 'GET /staff/revisions': (input, lang) => revisionList(lang, 4, input, 'ながい'.repeat(30)) }),
  }),
};
export const English = { name: '英語', globals: english, ...wired(`${address}?list=all`, showing(12)) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(
    address,
    showing(4, { 'GET /staff/revisions': (input, lang) => revisionList(lang, 4, input, '長'.repeat(60)) }),
  ),
};
