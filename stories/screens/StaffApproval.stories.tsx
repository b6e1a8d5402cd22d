import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StaffApprovalScreen } from '../../app/screens/StaffApproval/StaffApprovalScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { RevisionDetail } from '../../contract/revisions.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import {
  addedRevision,
  approver,
  contestedRevision,
  courseRevision,
  decidedRevision,
  longRevision,
  namedRevision,
  noticeRevision,
  oneLanguageRevision,
  removedRevision,
} from '../fixtures/revisions.ts';
import { authorOf, reviewer } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/承認', component: StaffApprovalScreen } satisfies Meta<typeof StaffApprovalScreen>;

const address = '/approve/notice';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
interface Played {
  canvasElement: HTMLElement;
}

const showing = (
  revisionOf: (lang: Language) => RevisionDetail,
  more: Responses = {},
  staffOf: (lang: Language) => StaffPerson = () => approver,
) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/revision': (_, lang) => ({ revision: revisionOf(lang) }),
    ...more,
  } satisfies Responses,
});
const deciding = (response: () => Promise<never>) => showing(noticeRevision, { 'POST /preview/decision': response });

const press = ({ canvasElement }: Played, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));
const tickAll = async ({ canvasElement }: Played) => {
  for (const box of within(canvasElement).getAllByRole('checkbox')) await userEvent.click(box);
};
const approve = async (context: Played) => {
  await tickAll(context);
  await press(context, /^(承認する|Approve)$/);
};
const notApproved = async (context: Played) => {
  await approve(context);
  await within(context.canvasElement).findByText(/判定を保存できませんでした|not saved/);
};
const unchecked = async (context: Played) => {
  await press(context, /^(承認する|Approve)$/);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const openReason = ({ canvasElement }: Played) =>
  userEvent.click(within(canvasElement).getByRole('link', { name: /^(断る理由を書く|Write why)/ }));
const withoutReason = async (context: Played) => {
  await openReason(context);
  await press(context, /^(断る|Reject)$/);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};

export const Plain = {
  name: '提案を選ぶ前',
  ...wired(address, { states: 'none', responses: { 'GET /staff/me': () => ({ staff: approver }) } }),
};
export const Waiting = {
  name: '判定待ち',
  ...wired(`${address}?id=31`, { states: 'waiting', ...showing(noticeRevision) }),
};
export const Contested = {
  name: '同じものに、ほかの提案がある',
  ...wired(`${address}?id=31`, { states: 'contested', ...showing(contestedRevision) }),
};
export const ContestedSmall = {
  name: '同じものに、ほかの提案がある（英語、320px・文字サイズ大）',
  globals: { ...english, ...narrow, textSize: '2' },
  ...wired(`${address}?id=31`, { states: 'contested', ...showing(contestedRevision) }),
};
export const Unchecked = {
  name: '確認しないで承認する',
  play: unchecked,
  ...wired(`${address}?id=31`, { states: 'unconfirmed', ...showing(noticeRevision) }),
};
export const OneLanguage = {
  name: '片方の言語だけの変更',
  ...wired(`${address}?id=31`, { states: 'oneLanguage', ...showing(oneLanguageRevision) }),
};
export const OneLanguageUnchecked = {
  name: '片方の言語を確認しない',
  play: unchecked,
  ...wired(`${address}?id=31`, showing(oneLanguageRevision)),
};
export const Added = {
  name: '新しいもの',
  ...wired(`${address}?id=31`, { states: 'added', ...showing(addedRevision) }),
};
export const Removal = {
  name: '削除',
  ...wired(`${address}?id=31`, { states: 'removal', ...showing(removedRevision) }),
};
export const Course = {
  name: 'コースの道の変更',
  ...wired('/approve/course?id=31', { states: 'course', ...showing(courseRevision) }),
};
export const Named = { name: '名前で表すもの', ...wired('/approve/play?id=31', showing(namedRevision)) };
export const NamedEnglish = {
  name: '名前で表すもの（英語）',
  globals: english,
  ...wired('/approve/play?id=31', showing(namedRevision)),
};
export const Rejecting = {
  name: '断る理由を書く',
  play: openReason,
  ...wired(`${address}?id=31`, { states: 'rejecting', ...showing(noticeRevision) }),
};
export const RejectingByAddress = {
  name: '断る理由を書く（アドレスから）',
  ...wired(`${address}?id=31&step=reject`, showing(noticeRevision)),
};
export const ReasonMissing = {
  name: '理由を書かない',
  play: withoutReason,
  ...wired(`${address}?id=31`, { states: 'reasonMissing', ...showing(noticeRevision) }),
};
export const Published = {
  name: '承認した直後',
  ...wired(`${address}?id=31&done=published`, {
    states: 'decided',
    ...showing((lang) => decidedRevision(lang, 'published')),
  }),
};
const restore = ({ canvasElement }: Played) =>
  userEvent.click(
    within(canvasElement).getByRole('button', { name: /^(この変更の前にもどす|Propose how it was before)/ }),
  );
const restoring = (response: () => Promise<never>) =>
  showing((lang) => decidedRevision(lang, 'published'), { 'POST /staff/revision_restore': response });
export const Restoring = {
  name: '前の内容にもどす提案を送っているところ',
  play: restore,
  ...wired(`${address}?id=31`, { states: 'restoring', ...restoring(pending) }),
};
export const NotRestored = {
  name: '前の内容にもどす提案を送れなかった',
  play: async (context: Played) => {
    await restore(context);
    await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
  },
  ...wired(`${address}?id=31`, { states: 'error', ...restoring(failing) }),
};
export const Restored = {
  name: '前の内容にもどす提案をした直後',
  ...wired(`${address}?id=31&done=proposed`, {
    states: 'restored',
    ...showing((lang) => noticeRevision(lang, { may_decide: false })),
  }),
};
export const RestoredSame = {
  name: '前の内容と、いまの内容が同じ',
  ...wired(`${address}?id=31&done=same`, {
    states: 'restored',
    ...showing((lang) => decidedRevision(lang, 'published')),
  }),
};
export const RestoredUnfit = {
  name: '前の内容が、いまの決まりに合わない（英語）',
  globals: english,
  ...wired(`${address}?id=31&done=unfit`, {
    states: 'restored',
    ...showing((lang) => decidedRevision(lang, 'published')),
  }),
};
export const Planned = {
  name: '決めた日時に公開する',
  ...wired(
    `${address}?id=31&done=approved`,
    showing((lang) => decidedRevision(lang, 'approved')),
  ),
};
export const Rejected = {
  name: '断った直後',
  ...wired(
    `${address}?id=31&done=rejected`,
    showing((lang) => decidedRevision(lang, 'rejected')),
  ),
};
export const Meanwhile = {
  name: 'ほかの人が先に判定した',
  ...wired(`${address}?id=31&done=meanwhile`, {
    states: 'meanwhile',
    ...showing((lang) => decidedRevision(lang, 'rejected')),
  }),
};
export const Outdated = {
  name: 'もとの内容が先に変わった',
  ...wired(`${address}?id=31&done=outdated`, {
    states: 'outdated',
    ...showing((lang) => decidedRevision(lang, 'outdated')),
  }),
};
export const Conflict = {
  name: 'アドレスが使われている',
  ...wired(`${address}?id=31&done=conflict`, { states: 'conflict', ...showing(noticeRevision) }),
};
export const OwnProposal = {
  name: '自分の提案',
  ...wired(`${address}?id=31`, {
    states: 'own',
    ...showing((lang) => noticeRevision(lang, { may_decide: false, may_withdraw: true })),
  }),
};
export const TakenBack = {
  name: '取り下げた直後',
  ...wired(`${address}?id=31&done=withdrawn`, {
    states: 'takenBack',
    ...showing((lang) => decidedRevision(lang, 'withdrawn')),
  }),
};
export const Stopping = {
  name: '公開の取りやめを送っているところ',
  play: ({ canvasElement }: Played) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: /^(公開を取りやめる|Stop the publication)$/ })),
  ...wired(`${address}?id=31`, {
    states: 'stopping',
    ...showing((lang) => decidedRevision(lang, 'approved'), { 'POST /staff/revision_withdraw': pending }),
  }),
};
export const OfAuthor = {
  name: '作成担当が見る',
  ...wired(`${address}?id=31`, {
    states: 'author',
    ...showing(
      (lang) => noticeRevision(lang, { may_decide: false }),
      {},
      (lang) => authorOf('taito', lang),
    ),
  }),
};
export const Gone = {
  name: '見つからない',
  ...wired(`${address}?id=99`, {
    states: 'gone',
    ...showing(noticeRevision, {
      'GET /staff/revision': () => {
        throw new ApiError('E404', 'No such revision');
      },
    }),
  }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(`${address}?id=31`, {
    states: 'wrongRole',
    responses: { 'GET /staff/me': () => ({ staff: reviewer }) },
  }),
};
export const Sending = {
  name: '保存しているところ',
  play: approve,
  ...wired(`${address}?id=31`, { states: 'pending', ...deciding(pending) }),
};
export const SessionOver = {
  name: 'ログインが終わった',
  play: notApproved,
  ...wired(`${address}?id=31`, {
    states: 'sessionOver',
    ...deciding(() => Promise.reject(new ApiError('E401', 'Log in first'))),
  }),
};
export const NotSavedOffline = {
  name: 'オフラインで承認した',
  play: notApproved,
  ...wired(`${address}?id=31`, { states: 'offline', ...deciding(offline) }),
};
export const NotSaved = {
  name: '保存できなかった',
  play: notApproved,
  ...wired(`${address}?id=31`, { states: 'error', ...deciding(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(`${address}?id=31`, {
    states: 'error',
    ...showing(noticeRevision, { 'GET /staff/revision': unavailable }),
  }),
};
export const LongText = {
  name: '長いことば',
  ...wired(`${address}?id=31`, { states: 'longText', ...showing(longRevision) }),
};
export const English = { name: '英語', globals: english, ...wired(`${address}?id=31`, showing(oneLanguageRevision)) };
export const CourseEnglish = {
  name: 'コースの道の変更（英語）',
  globals: english,
  ...wired('/approve/course?id=31', showing(courseRevision)),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: unchecked,
  ...wired(`${address}?id=31`, showing(oneLanguageRevision)),
};
export const NarrowCourse = {
  name: '320px・コースの道の変更',
  globals: narrow,
  ...wired('/approve/course?id=31', showing(courseRevision)),
};
export const NarrowLongText = {
  name: '320px・長いことば',
  globals: narrow,
  ...wired(`${address}?id=31`, showing(longRevision)),
};
