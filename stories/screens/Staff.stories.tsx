import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StaffScreen } from '../../app/screens/Staff/StaffScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { Input } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, unavailable } from '../fixtures/api.ts';
import { dutyOfBureau } from '../fixtures/duty.ts';
import { openReports } from '../fixtures/reports.ts';
import { revisionList } from '../fixtures/revisions.ts';
import { authorOf, reviewer, reviewQueue } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/職員ページ', component: StaffScreen } satisfies Meta<typeof StaffScreen>;

const english = { language: 'en' };
interface Played {
  canvasElement: HTMLElement;
}

async function enter({ canvasElement }: Played, key: string) {
  if (key) await userEvent.type(canvasElement.querySelector('#token')!, key);
  await userEvent.click(
    within(canvasElement).getByRole('button', { name: /^(職員としてログインする|Log in as staff)/ }),
  );
}
const send = (context: Played) => enter(context, 'staff_midori');
const sent = async (context: Played) => {
  await send(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const responding = (response: () => Promise<never>) => ({ responses: { 'POST /staff/login': response } });
const wrong = () => Promise.reject(new ApiError('E401', 'Wrong'));
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 540 }));
const asReviewer = {
  responses: {
    'GET /staff/me': () => ({ staff: reviewer }),
    'GET /staff/photos': (_: object, lang: Language) => reviewQueue(lang, null, 12),
  },
};
const asApprover = (waiting: number) => ({
  responses: {
    'GET /staff/me': () => ({ staff: { role: 'approver' as const, office: null } }),
    'GET /staff/revisions': (input: Input<'GET /staff/revisions'>, lang: Language) =>
      revisionList(lang, waiting, input),
  },
});
const asDuty = { responses: { 'GET /staff/me': () => ({ staff: dutyOfBureau }) } };
const asAuthor = {
  responses: {
    'GET /staff/me': (_: object, lang: Language) => ({ staff: authorOf('taito', lang) }),
    'GET /staff/revisions': (input: Input<'GET /staff/revisions'>, lang: Language) => revisionList(lang, 2, input),
  },
};

export const Plain = { name: '鍵を入力する前', ...wired('/staff', { states: 'form' }) };
export const Empty = { name: '何も入力しない', play: (context: Played) => enter(context, ''), ...wired('/staff') };
export const Sending = {
  name: '送っているところ',
  play: send,
  ...wired('/staff', { states: 'pending', ...responding(pending) }),
};
export const Wrong = {
  name: '使えない鍵',
  play: sent,
  ...wired('/staff', { states: 'wrong', ...responding(wrong) }),
};
export const TooMany = {
  name: '何度も間違えた',
  play: sent,
  ...wired('/staff', { states: 'tooMany', ...responding(tooMany) }),
};
export const LoggedIn = { name: 'ログイン済み', ...wired('/staff', { states: 'loggedIn', ...asReviewer }) };
export const LoggedInAsDuty = { name: '当番でログイン済み', ...wired('/staff', { states: 'loggedIn', ...asDuty }) };
export const ReportsWaiting = {
  name: '当番でログイン済み：知らせが届いている',
  ...wired('/staff', {
    states: 'loggedIn',
    responses: { ...asDuty.responses, 'GET /staff/reports': (_: object, lang: Language) => openReports(lang) },
  }),
};
export const OtherRole = {
  name: 'ほかの役割でログイン済み',
  ...wired('/staff', { states: 'otherRole', ...asAuthor }),
};
export const ChangesWaiting = {
  name: '承認する人でログイン済み：提案が待っている',
  ...wired('/staff', { states: 'loggedIn', ...asApprover(7) }),
};
export const NothingWaits = {
  name: '承認する人でログイン済み：何も待っていない',
  ...wired('/staff', { states: 'loggedIn', ...asApprover(0) }),
};
export const Offline = {
  name: 'オフライン',
  play: sent,
  ...wired('/staff', { states: 'offline', ...responding(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  play: sent,
  ...wired('/staff', { states: 'error', ...responding(unavailable) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: sent,
  ...wired('/staff', { states: 'error', ...responding(failing) }),
};
export const English = { name: '英語', globals: english, ...wired('/staff') };
export const LoggedInEnglish = { name: 'ログイン済み（英語）', globals: english, ...wired('/staff', asReviewer) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: sent,
  ...wired('/staff', responding(wrong)),
};
