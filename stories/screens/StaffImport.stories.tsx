import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffImportScreen } from '../../app/screens/StaffImport/StaffImportScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import { importMaxBytes } from '../../contract/importFaults.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import {
  authorOfBureau,
  lineFaults,
  longFaults,
  manyFaults,
  oneFault,
  refusing,
  severalFaults,
} from '../fixtures/imports.ts';
import { authorOf, reviewer } from '../fixtures/staff.ts';
import { chooseFile } from './chooseFile.ts';
import { wired } from './wired.tsx';

export default { title: '画面/取り込み', component: StaffImportScreen } satisfies Meta<typeof StaffImportScreen>;

const address = '/staff/import';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' }, textSize: '2' };
const [course] = courseSummaries('ja');
const ofCourse = `${address}?course=${course!.id}`;
interface Played {
  canvasElement: HTMLElement;
}

/** The bureau's author, or the one that is given. */
const showing = (more: Responses = {}, staffOf: (lang: Language) => StaffPerson = () => authorOfBureau) => ({
  responses: { 'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }), ...more } satisfies Responses,
});
const townOf = (lang: Language) => authorOf(course!.municipality.slug, lang);
const otherTownOf = (lang: Language) => authorOf(course!.municipality.slug === 'hachioji' ? 'taito' : 'hachioji', lang);
const sending = (response: () => Promise<never>) => showing({ 'POST /staff/import': response });
const sendingLine = (response: () => Promise<never>) => showing({ 'POST /staff/import_line': response });

const table = () => new File(['名前（日本語）,緯度\r\n石窯パン まつぼっくり,35.6738\r\n'], '協力店.csv');
const press = async ({ canvasElement }: Played) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(送って確かめる|Send and check)$/ }));
const problems = ({ canvasElement }: Played) =>
  within(canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
const choose = ({ canvasElement }: Played, file: File) =>
  chooseFile(canvasElement.querySelector<HTMLInputElement>('#file')!, file);
const enter = async (context: Played, file = table()) => {
  const kind = context.canvasElement.querySelector<HTMLSelectElement>('#kind');
  if (kind) await userEvent.selectOptions(kind, 'cooperation');
  await choose(context, file);
  await press(context);
};
const sent = async (context: Played) => {
  await enter(context);
  await problems(context);
};
/** What is wrong with the file stands in a table. */
const faulty = async (context: Played) => {
  await sent(context);
  await within(context.canvasElement).findByRole('heading', { name: /^ファイルの誤り|mistakes? in the file$/ });
};
/** The file that was chosen is still there. */
const kept = async (context: Played) => {
  await sent(context);
  await expect(context.canvasElement.querySelector<HTMLInputElement>('#file')!.files).toHaveLength(1);
};

export const Plain = { name: '選ぶ前', ...wired(address, { states: 'form', ...showing() }) };
export const OfMunicipality = {
  name: '区市町村の作成担当',
  ...wired(`${address}?kind=cooperation`, { states: 'municipality', ...showing({}, townOf) }),
};
export const ChooseCourse = {
  name: 'コースを選ぶ',
  ...wired(`${address}?what=line`, { states: 'choosing', ...showing() }),
};
export const ChooseOwnCourse = {
  name: '区市町村のコースを選ぶ',
  ...wired(`${address}?what=line`, { states: 'choosing', ...showing({}, townOf) }),
};
export const Found = {
  name: 'コースが見つかった',
  ...wired(`${address}?what=line&keyword=上野`, { states: 'found', ...showing() }),
};
export const NothingFound = {
  name: 'コースが見つからない',
  ...wired(`${address}?what=line&keyword=大阪`, {
    states: 'nothingFound',
    ...showing({ 'GET /search': (_, lang) => searchResult(lang, { courses: [], total: 0 }) }),
  }),
};
export const KeywordRefused = {
  name: '探せない言葉',
  ...wired(`${address}?what=line&keyword=${'あ'.repeat(101)}`, {
    states: 'keywordRefused',
    ...showing({ 'GET /search': refused({ field: 'keyword', kind: 'too_long' }) }),
  }),
};
export const Line = { name: 'コースの線', ...wired(ofCourse, { states: 'line', ...showing() }) };
export const NotOwn = {
  name: 'ほかの区市町村のコース',
  ...wired(ofCourse, { states: 'notOwn', ...showing({}, otherTownOf) }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', ...showing({}, () => reviewer) }),
};
export const FileMissing = {
  name: 'ファイルを選ばずに送る',
  play: async (context: Played) => {
    await press(context);
    await problems(context);
  },
  ...wired(address, { states: 'fileMissing', ...showing() }),
};
export const TooLarge = {
  name: '大きすぎるファイル',
  play: async (context: Played) => {
    await enter(context, new File([new Uint8Array(importMaxBytes + 1)], '大きい.csv'));
    await problems(context);
  },
  ...wired(address, { states: 'tooLarge', ...showing() }),
};
export const OneFault = {
  name: '誤りが一つ',
  play: faulty,
  ...wired(address, { states: 'oneFault', ...sending(refusing(oneFault)) }),
};
export const Faults = {
  name: '誤りがいくつか',
  play: faulty,
  ...wired(address, { states: 'faults', ...sending(refusing(severalFaults)) }),
};
export const ManyFaults = {
  name: '誤りがたくさん',
  play: faulty,
  ...wired(address, { states: 'manyFaults', ...sending(refusing(manyFaults)) }),
};
export const LineFaults = {
  name: '線がコースと合わない',
  play: faulty,
  ...wired(ofCourse, { states: 'faults', ...sendingLine(refusing(lineFaults)) }),
};
export const LongText = {
  name: '長いことば',
  play: faulty,
  ...wired(address, { states: 'longText', ...sending(refusing(longFaults)) }),
};
export const Done = {
  name: '提案を出した直後',
  ...wired(`${address}?kind=cooperation&done=12-1345-8600`, { states: 'done', ...showing() }),
};
export const LineDone = { name: '線の提案を出した直後', ...wired(`${ofCourse}&done=0-1-0`, showing()) };
export const NothingChanged = {
  name: '変わるところがなかった',
  ...wired(`${address}?kind=notice&done=0-0-24`, { states: 'nothingChanged', ...showing() }),
};
export const SessionOver = {
  name: 'ログインが終わった',
  play: kept,
  ...wired(address, {
    states: 'sessionOver',
    ...sending(() => Promise.reject(new ApiError('E401', 'Log in first'))),
  }),
};
export const NotSent = {
  name: '送れなかった',
  play: kept,
  ...wired(address, { states: 'notSent', ...sending(unavailable) }),
};
export const Sending = {
  name: '送っているところ',
  play: async (context: Played) => {
    await enter(context);
    const name = /送って、確かめています|Sending and/;
    const button = await within(context.canvasElement).findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
  ...wired(address, { states: 'pending', ...sending(pending) }),
};
export const Failed = {
  name: 'サーバーの問題',
  play: kept,
  ...wired(address, { states: 'error', ...sending(failing) }),
};
export const Offline = {
  name: 'オフラインで送った',
  play: kept,
  ...wired(address, { states: 'offline', ...sending(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing({ 'GET /staff/me': unavailable }) }),
};
export const English = { name: '英語', globals: english, ...wired(address, showing()) };
export const FaultsEnglish = {
  name: '誤りがいくつか（英語）',
  globals: english,
  play: faulty,
  ...wired(address, sending(refusing(severalFaults))),
};
export const LineEnglish = { name: 'コースの線（英語）', globals: english, ...wired(ofCourse, showing()) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: narrow,
  play: faulty,
  ...wired(address, sending(refusing(severalFaults))),
};
export const NarrowLongText = {
  name: '320px・長いことば',
  globals: narrow,
  play: faulty,
  ...wired(address, sending(refusing(longFaults))),
};
