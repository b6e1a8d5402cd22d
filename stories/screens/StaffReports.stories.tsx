import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StaffReportsScreen } from '../../app/screens/StaffReports/StaffReportsScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { Output } from '../../contract/index.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { dutyOf, dutyOfBureau } from '../fixtures/duty.ts';
import {
  answeredReports,
  longAnswer,
  longReports,
  manyReports,
  noReports,
  openReports,
  reportsWithPhotos,
} from '../fixtures/reports.ts';
import { authorOf } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/利用者からの知らせ', component: StaffReportsScreen } satisfies Meta<
  typeof StaffReportsScreen
>;

const address = '/staff/reports';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
interface Played {
  canvasElement: HTMLElement;
}

/** The bureau's officer, or the one that is given. */
const showing = (
  reportsOf: (lang: Language) => Output<'GET /staff/reports'> = openReports,
  more: Responses = {},
  staffOf: (lang: Language) => StaffPerson = () => dutyOfBureau,
) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/reports': (_, lang) => reportsOf(lang),
    ...more,
  } satisfies Responses,
});
const answering = (response: () => Promise<never>) => showing(openReports, { 'POST /staff/report_answer': response });

const answer = ({ canvasElement }: Played) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(12番は直した|No\. 12 is corrected)$/ }));
const reopen = ({ canvasElement }: Played) =>
  userEvent.click(
    within(canvasElement).getByRole('button', { name: /^(9番の答えを取り消す|Take back the answer to no\. 9)$/ }),
  );
const openNote = ({ canvasElement }: Played) =>
  userEvent.click(within(canvasElement).getByText(/^(12番のメモを書く|Add a note to no\. 12)$/));
const inVain = (press: (context: Played) => Promise<void>) => async (context: Played) => {
  await press(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const notAnswered = inVain(answer);
const notReopened = inVain(reopen);
const reopening = (response: () => Promise<never>) =>
  showing(answeredReports, { 'POST /staff/report_reopen': response });
const noteRefused = async (context: Played) => {
  await openNote(context);
  await userEvent.type(context.canvasElement.querySelector('#note-12')!, 'メモ');
  await notAnswered(context);
};

export const Plain = { name: '知らせがない', ...wired(address, { states: 'empty', ...showing(noReports) }) };
export const NoneAnswered = {
  name: '答えた知らせがない',
  ...wired(`${address}?list=answered`, { states: 'empty', ...showing(noReports) }),
};
export const Open = { name: '答えていない知らせ', ...wired(address, { states: 'open', ...showing() }) };
export const InTown = {
  name: '区市町村の当番',
  ...wired(
    address,
    showing(openReports, {}, (lang) => dutyOf('taito', lang)),
  ),
};
export const Answered = {
  name: '答えた知らせ',
  ...wired(`${address}?list=answered`, { states: 'answered', ...showing(answeredReports) }),
};
export const WithNote = { name: 'メモを書く', play: openNote, ...wired(address, showing()) };
export const WithPhotos = {
  name: '写真のある知らせ',
  ...wired(address, { states: 'photo', ...showing(reportsWithPhotos) }),
};
export const Many = { name: 'たくさん届いている', ...wired(address, { states: 'many', ...showing(manyReports) }) };
export const Done = { name: '答えた直後', ...wired(`${address}?done=corrected`, { states: 'done', ...showing() }) };
export const DoneUnchanged = {
  name: '「変更なし」と答えた直後',
  ...wired(`${address}?done=unchanged`, { states: 'done', ...showing(noReports) }),
};
export const Reopened = {
  name: '答えを取り消した直後',
  ...wired(`${address}?done=reopened`, { states: 'done', ...showing() }),
};
export const Reopening = {
  name: '取り消しているところ',
  play: reopen,
  ...wired(`${address}?list=answered`, { states: 'pending', ...reopening(pending) }),
};
export const NotReopened = {
  name: '取り消せなかった',
  play: notReopened,
  ...wired(`${address}?list=answered`, { states: 'error', ...reopening(failing) }),
};
export const ReopenedMeanwhile = {
  name: 'ほかの人が先に取り消した',
  ...wired(`${address}?done=reopenedMeanwhile`, { states: 'meanwhile', ...showing() }),
};
export const Meanwhile = {
  name: 'ほかの人が先に答えた',
  ...wired(`${address}?done=meanwhile`, { states: 'meanwhile', ...showing() }),
};
export const Gone = { name: 'もうない知らせ', ...wired(`${address}?done=gone`, { states: 'gone', ...showing() }) };
export const WrongPage = {
  name: 'ないページ',
  ...wired(`${address}?page=99`, {
    states: 'wrongPage',
    ...showing(openReports, {
      'GET /staff/reports': ({ page_num }, lang) => {
        if (Number(page_num) === 1) return openReports(lang);
        throw new ApiError('E422', 'No such page', { fields: [{ field: 'page_num', kind: 'above_maximum' }] });
      },
    }),
  }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', ...showing(noReports, {}, (lang) => authorOf('taito', lang)) }),
};
export const LongText = { name: '長いことば', ...wired(address, { states: 'longText', ...showing(longReports) }) };
export const NoteRefused = {
  name: 'メモが長すぎる',
  play: noteRefused,
  ...wired(address, { states: 'refused', ...answering(refused({ field: 'note', kind: 'too_long' })) }),
};
export const SessionOver = {
  name: 'ログインが終わった',
  play: notAnswered,
  ...wired(address, {
    states: 'sessionOver',
    ...answering(() => Promise.reject(new ApiError('E401', 'Log in first'))),
  }),
};
export const Sending = {
  name: '送っているところ',
  play: answer,
  ...wired(address, { states: 'pending', ...answering(pending) }),
};
export const NotAnswered = {
  name: '保存できなかった',
  play: notAnswered,
  ...wired(address, { states: 'error', ...answering(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing(noReports, { 'GET /staff/reports': unavailable }) }),
};
export const Offline = {
  name: 'オフラインで答えた',
  play: notAnswered,
  ...wired(address, { states: 'offline', ...answering(offline) }),
};
export const English = { name: '英語', globals: english, ...wired(address, showing()) };
export const AnsweredEnglish = {
  name: '答えた知らせ（英語）',
  globals: english,
  ...wired(`${address}?list=answered`, showing(answeredReports)),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { ...narrow, textSize: '2' },
  ...wired(address, showing()),
};
export const NarrowWithPhotos = {
  name: '320px・写真のある知らせ（英語）',
  globals: { ...english, ...narrow },
  ...wired(address, showing(reportsWithPhotos)),
};
export const NarrowLongText = {
  name: '320px・長いことば',
  globals: narrow,
  ...wired(address, showing(longReports)),
};
export const NarrowLongAnswer = {
  name: '320px・長いメモ',
  globals: narrow,
  ...wired(`${address}?list=answered`, showing(longAnswer)),
};
