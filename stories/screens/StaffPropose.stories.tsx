import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffProposeScreen } from '../../app/screens/StaffPropose/StaffProposeScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { contentForm, faultsOfCourse } from '../fixtures/contentForms.ts';
import { recommendedCourses } from '../fixtures/courses.ts';
import { authorOfBureau } from '../fixtures/imports.ts';
import { noticeRevision } from '../fixtures/revisions.ts';
import { authorOf, reviewer } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/変更の提案', component: StaffProposeScreen } satisfies Meta<typeof StaffProposeScreen>;

const address = '/staff/propose';
const ofNotice = `${address}?kind=notice&id=1`;
const ofCourse = `${address}?kind=course&id=101`;
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' }, textSize: '2' };
interface Played {
  canvasElement: HTMLElement;
}

const things = (lang: Language, total = 6) => ({
  ...{ total, page_num: 1 },
  things: recommendedCourses(lang)
    .slice(0, Math.min(6, total))
    .map(({ id, name }) => ({ id, name })),
});
const showing = (more: Responses = {}, staffOf: (lang: Language) => StaffPerson = () => authorOfBureau) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/contents': (_, lang) => things(lang),
    'GET /staff/content_form': ({ kind, id }, lang) =>
      contentForm(lang, id === undefined ? 'newShop' : kind === 'course' ? 'course' : 'notice'),
    ...more,
  } satisfies Responses,
});
const sending = (response: NonNullable<Responses['POST /staff/content_propose']>) =>
  showing({ 'POST /staff/content_propose': response });

const press = async ({ canvasElement }: Played) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(提案する|Propose)$/ }));
const problems = ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
const refusedAndTold = async (context: Played) => {
  await press(context);
  await problems(context);
};

export const Plain = { name: '選ぶ', ...wired(address, { states: ['choosing'], ...showing() }) };
export const Found = {
  name: '選ぶ：一覧',
  ...wired(`${address}?kind=course`, {
    states: ['found'],
    ...showing({ 'GET /staff/contents': (_, lang) => things(lang, 123) }),
  }),
};
export const Municipality = {
  name: '選ぶ：区市町村の作成担当',
  ...wired(
    address,
    showing({}, (lang) => authorOf('taito', lang)),
  ),
};
export const NothingFound = {
  name: '選ぶ：見つからない',
  ...wired(`${address}?kind=course&keyword=%E5%AF%8C%E5%A3%AB%E5%B1%B1`, {
    states: ['nothingFound'],
    ...showing({ 'GET /staff/contents': (_, lang) => things(lang, 0) }),
  }),
};
export const KeywordRefused = {
  name: '選ぶ：探せない言葉',
  ...wired(`${address}?kind=course&keyword=a`, {
    states: ['keywordRefused'],
    ...showing({ 'GET /staff/contents': refused({ field: 'keyword', kind: 'too_long' }) }),
  }),
};
export const Notice = { name: 'お知らせ', ...wired(ofNotice, { states: ['form'], ...showing() }) };
export const Course = { name: 'コース', ...wired(ofCourse, { states: ['course'], ...showing() }) };
export const PointOpened = {
  name: 'コース：地点を開いた',
  play: async ({ canvasElement }: Played) => {
    await userEvent.click(within(canvasElement).getByText(/^(地点1：|Point 1: )/));
    await within(canvasElement).findAllByRole('textbox', { name: /^(順番|Order)/ });
  },
  ...wired(ofCourse, showing()),
};
export const NewShop = {
  name: '新しい健康づくり協力店',
  ...wired(`${address}?kind=cooperation&id=new`, { states: ['newThing'], ...showing() }),
};
export const OtherProposals = {
  name: 'ほかの提案が待っている',
  ...wired(ofNotice, {
    states: ['otherProposals'],
    ...showing({
      'GET /staff/content_form': (_, lang) => contentForm(lang, 'notice', { waiting: [noticeRevision(lang)] }),
    }),
  }),
};
export const Faults = {
  name: '項目の誤り',
  play: async (context: Played) => {
    await refusedAndTold(context);
    // The point in which something is wrong has opened.
    await expect(within(context.canvasElement).getAllByRole('textbox', { name: /^(緯度|Latitude)/ })[0]!).toBeVisible();
  },
  ...wired(ofCourse, { states: ['faults'], ...sending((_, lang) => faultsOfCourse(lang)) }),
};
export const Meanwhile = {
  name: '開いたあとで変わった',
  play: refusedAndTold,
  ...wired(ofNotice, {
    states: ['meanwhile'],
    ...sending(() =>
      Promise.reject(new ApiError('E409', 'Changed', { fields: [{ field: 'form', kind: 'step_mismatch' }] })),
    ),
  }),
};
export const NothingChanged = {
  name: '変わるところがない',
  ...wired(`${ofNotice}&done=same`, { states: ['nothingChanged'], ...showing() }),
};
const long = (lang: Language) => {
  const form = contentForm(lang, 'notice');
  const [row] = form.rows;
  const title =
    lang === 'ja' ? 'とても長い見出しでも行が折り返して読めることを確かめる'.repeat(3) : 'A very long title '.repeat(9);
  return { ...form, name: title, rows: [{ ...row!, cells: { ...row!.cells, title_ja: title, title_en: title } }] };
};
export const LongText = {
  name: '長い文（320px・文字サイズ大・英語）',
  globals: { ...english, ...narrow },
  ...wired(ofNotice, { states: ['longText'], ...showing({ 'GET /staff/content_form': (_, lang) => long(lang) }) }),
};
export const WrongRole = {
  name: 'ほかの役割',
  ...wired(address, { states: ['wrongRole'], ...showing({}, () => reviewer) }),
};
export const SessionOver = {
  name: 'ログインの期限が切れた',
  play: refusedAndTold,
  ...wired(ofNotice, {
    states: ['sessionOver'],
    ...sending(() => Promise.reject(new ApiError('E401', 'Log in first'))),
  }),
};
export const Sending = {
  name: '送っているところ',
  play: press,
  ...wired(ofNotice, { states: ['pending'], ...sending(pending) }),
};
export const Unavailable = {
  name: '送れない（混んでいる）',
  play: refusedAndTold,
  ...wired(ofNotice, sending(unavailable)),
};
export const NotLoaded = {
  name: '開けない（サーバーの問題）',
  ...wired(ofNotice, { states: ['error'], ...showing({ 'GET /staff/content_form': failing }) }),
};
export const Offline = {
  name: 'オフライン',
  play: refusedAndTold,
  ...wired(ofNotice, { states: ['offline'], ...sending(offline) }),
};
export const English = { name: '英語', globals: english, ...wired(ofCourse, showing()) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: narrow,
  play: async (context: Played) => refusedAndTold(context),
  ...wired(
    ofCourse,
    sending((_, lang) => faultsOfCourse(lang)),
  ),
};
