import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffDutyScreen } from '../../app/screens/StaffDuty/StaffDutyScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { Output } from '../../contract/index.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import {
  closureOfCourse,
  dutyOf,
  dutyOfBureau,
  heatWarning,
  longStanding,
  many,
  quiet,
  standing,
} from '../fixtures/duty.ts';
import { authorOf } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/当番', component: StaffDutyScreen } satisfies Meta<typeof StaffDutyScreen>;

const address = '/staff/duty';
const english = { language: 'en' };
const [course] = courseSummaries('ja');
const ofCourse = `${address}?course=${course!.id}`;
interface Played {
  canvasElement: HTMLElement;
}

/** The bureau's officer, or the one that is given. */
const showing = (
  stateOf: (lang: Language) => Output<'GET /staff/duty'> = quiet,
  more: Responses = {},
  staffOf: (lang: Language) => StaffPerson = () => dutyOfBureau,
) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/duty': (_, lang) => stateOf(lang),
    ...more,
  } satisfies Responses,
});
const townOf = (lang: Language) => dutyOf(course!.municipality.slug, lang);
const inTown = (stateOf: typeof standing = quiet) =>
  showing((lang) => ({ ...stateOf(lang), may_raise: false }), {}, townOf);
const closing = (response: () => Promise<never>) => showing(quiet, { 'POST /staff/course_close': response });

const button = ({ canvasElement }: Played, name: RegExp) => within(canvasElement).getByRole('button', { name });
const close = (context: Played) => userEvent.click(button(context, /^(通行止めにする|Close this course)$/));
const notClosed = async (context: Played) => {
  await close(context);
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const withoutSentence = async (context: Played) => {
  await userEvent.clear(context.canvasElement.querySelector('#note_en')!);
  await notClosed(context);
};
const withTimes = async ({ canvasElement }: Played) => {
  await userEvent.click(within(canvasElement).getByText(/^(日時を決める|Set dates)/));
  await expect(canvasElement.querySelector('#from')).toBeVisible();
};
const notEnded = async (context: Played) => {
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getAllByRole('button', { name: /解除する|again$/ })[0]!);
  await canvas.findByRole('heading', { name: /入力を確かめて|correct/ });
};

export const Plain = { name: '何も出ていない', ...wired(address, { states: 'empty', ...showing() }) };
export const OwnCourses = {
  name: '区市町村の当番',
  ...wired(address, { states: 'ownCourses', ...inTown() }),
};
export const Found = {
  name: 'コースを探す',
  ...wired(`${address}?keyword=上野`, { states: 'found', ...showing() }),
};
export const FoundInTown = {
  name: '区市町村の当番が探す',
  ...wired(`${address}?keyword=上野`, { states: 'found', ...inTown() }),
};
export const NothingFound = {
  name: '見つからない',
  ...wired(`${address}?keyword=大阪`, {
    states: 'nothingFound',
    ...showing(quiet, { 'GET /search': (_, lang) => searchResult(lang, { courses: [], total: 0 }) }),
  }),
};
export const KeywordRefused = {
  name: '探せない言葉',
  ...wired(`${address}?keyword=${'あ'.repeat(101)}`, {
    states: 'keywordRefused',
    ...showing(quiet, { 'GET /search': refused({ field: 'keyword', kind: 'too_long' }) }),
  }),
};
export const CloseForm = { name: '通行止めにする', ...wired(ofCourse, { states: 'closeForm', ...showing() }) };
export const Times = {
  name: '日時を決める',
  play: withTimes,
  ...wired(`${ofCourse}&reason=weather`, { states: 'closeForm', ...showing() }),
};
export const ChangeForm = {
  name: '道順の変更',
  ...wired(`${ofCourse}&status=changed&reason=event`, { states: 'changeForm', ...showing() }),
};
export const NotOwn = {
  name: 'ほかの区市町村のコース',
  ...wired(ofCourse, {
    states: 'notOwn',
    ...showing(
      () => ({ ...quiet(), may_raise: false }),
      {},
      (lang) => dutyOf(course!.municipality.slug === 'hachioji' ? 'taito' : 'hachioji', lang),
    ),
  }),
};
export const RaiseHeat = {
  name: '暑さの注意を出す',
  ...wired(`${address}?raise=heat`, { states: 'raiseForm', ...showing() }),
};
export const RaiseInfo = {
  name: 'ほかのお知らせを出す',
  ...wired(`${address}?raise=info`, { states: 'raiseForm', ...showing() }),
};
export const Standing = { name: '出ているものと予定', ...wired(address, { states: 'standing', ...showing(standing) }) };
export const Many = { name: 'たくさん出ている', ...wired(address, { states: 'many', ...showing(many) }) };
export const LongText = { name: '長いことば', ...wired(address, { states: 'longText', ...showing(longStanding) }) };
export const Closed = {
  name: '通行止めにした直後',
  ...wired(`${address}?done=closed&id=1`, { states: 'closed', ...showing(standing) }),
};
export const Planned = {
  name: '予定を保存した直後',
  ...wired(`${address}?done=closed&id=2`, { states: 'planned', ...showing(standing) }),
};
export const Raised = {
  name: 'お知らせを公開した直後',
  ...wired(
    `${address}?done=raised&id=901`,
    showing(() => ({ ...quiet(), alerts: [heatWarning()] })),
  ),
};
export const Ended = {
  name: '解除した直後',
  ...wired(`${address}?done=opened`, { states: 'ended', ...showing() }),
};
export const Already = {
  name: 'すでに設定されていた',
  ...wired(`${ofCourse}&done=already`, {
    states: 'already',
    ...showing((lang) => ({ ...quiet(), closures: [closureOfCourse(courseSummaries(lang)[0]!, lang)] })),
  }),
};
export const Meanwhile = {
  name: 'ほかの人が先に解除した',
  ...wired(`${address}?done=meanwhile`, { states: 'meanwhile', ...showing() }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', ...showing(quiet, {}, (lang) => authorOf('taito', lang)) }),
};
export const SentenceMissing = {
  name: '英語の文がない',
  play: withoutSentence,
  ...wired(ofCourse, { states: 'refused', ...showing() }),
};
export const TimesRefused = {
  name: '終わる日時が早すぎる',
  play: notClosed,
  ...wired(ofCourse, {
    states: 'refused',
    ...closing(refused({ field: 'until', kind: 'below_minimum' })),
  }),
};
export const Sending = {
  name: '送っているところ',
  play: close,
  ...wired(ofCourse, { states: 'pending', ...closing(pending) }),
};
export const SessionOver = {
  name: 'ログインが終わった',
  play: notClosed,
  ...wired(ofCourse, {
    states: 'sessionOver',
    ...closing(() => Promise.reject(new ApiError('E401', 'Log in first'))),
  }),
};
export const NotClosed = {
  name: '保存できなかった',
  play: notClosed,
  ...wired(ofCourse, { states: 'error', ...closing(failing) }),
};
export const NotEnded = {
  name: 'オフラインで解除した',
  play: notEnded,
  ...wired(address, { states: 'offline', ...showing(standing, { 'POST /staff/course_open': offline }) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing(quiet, { 'GET /staff/duty': unavailable }) }),
};
export const English = { name: '英語', globals: english, ...wired(address, showing(standing)) };
export const CloseFormEnglish = {
  name: '通行止めにする（英語）',
  globals: english,
  ...wired(`${ofCourse}&reason=damage`, showing()),
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: withoutSentence,
  ...wired(ofCourse, showing(standing)),
};
export const NarrowLongText = {
  name: '320px・長いことば',
  globals: { viewport: { value: 'narrow' } },
  ...wired(address, showing(longStanding)),
};
