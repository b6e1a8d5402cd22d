import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffFactsScreen } from '../../app/screens/StaffFacts/StaffFactsScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { Output } from '../../contract/index.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { courseDetail } from '../fixtures/courseDetail.ts';
import { searchResult } from '../fixtures/courses.ts';
import { dutyOf, dutyOfBureau } from '../fixtures/duty.ts';
import { factsState, knownFacts, longFacts } from '../fixtures/facts.ts';
import { authorOf } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/設備などの確認', component: StaffFactsScreen } satisfies Meta<typeof StaffFactsScreen>;

const address = '/staff/facts';
const english = { language: 'en' };
const { id, municipality } = courseDetail('ja');
const ofCourse = `${address}?course=${id}`;
interface Played {
  canvasElement: HTMLElement;
}

/** The bureau's officer, or the one that is given. */
const showing = (
  stateOf: (lang: Language) => Output<'GET /staff/facts'> = factsState,
  more: Responses = {},
  staffOf: (lang: Language) => StaffPerson = () => dutyOfBureau,
) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/facts': (_, lang) => stateOf(lang),
    ...more,
  } satisfies Responses,
});
const townOf = (lang: Language) => dutyOf(municipality.slug, lang);
const confirming = (response: () => Promise<never>) => showing(knownFacts, { 'POST /staff/facts_confirm': response });

const send = ({ canvasElement }: Played) =>
  userEvent.click(
    within(canvasElement).getByRole('button', { name: /^(確認したことを公開する|Publish what you checked)$/ }),
  );
const choose = async ({ canvasElement }: Played) => {
  const canvas = within(canvasElement);
  const bench = canvas.getByRole('radiogroup', { name: /^(ベンチ|Benches)/ });
  await userEvent.click(within(bench).getByRole('radio', { name: /^(あります|Yes)$/ }));
  await userEvent.type(canvasElement.querySelector('#on')!, '2026-11-25');
  await userEvent.selectOptions(canvasElement.querySelector('#source')!, 'on_site');
};
const sent = async (context: Played) => {
  await choose(context);
  await send(context);
};
const problemsShown = (context: Played) =>
  within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
const notSaved = async (context: Played) => {
  await sent(context);
  await problemsShown(context);
};
const nothingChosen = async (context: Played) => {
  await send(context);
  await problemsShown(context);
};
/** What was entered stays, beside what somebody else has found. */
const overtaken = async (context: Played) => {
  await notSaved(context);
  const canvas = within(context.canvasElement);
  await canvas.findByText(/東京都、2026年11月26日|Government, 26 November 2026/);
  const bench = canvas.getByRole('radiogroup', { name: /^(ベンチ|Benches)/ });
  await expect(within(bench).getByRole('radio', { name: /^(あります|Yes)$/ })).toBeChecked();
};

export const Plain = { name: 'コースを選ぶ', ...wired(address, { states: 'empty', ...showing() }) };
export const OwnCourses = {
  name: '区市町村の当番',
  ...wired(address, { states: 'ownCourses', ...showing(factsState, {}, townOf) }),
};
export const Found = {
  name: 'コースを探す',
  ...wired(`${address}?keyword=上野`, { states: 'found', ...showing() }),
};
export const NothingFound = {
  name: '見つからない',
  ...wired(`${address}?keyword=大阪`, {
    states: 'nothingFound',
    ...showing(factsState, { 'GET /search': (_, lang) => searchResult(lang, { courses: [], total: 0 }) }),
  }),
};
export const KeywordRefused = {
  name: '探せない言葉',
  ...wired(`${address}?keyword=${'あ'.repeat(101)}`, {
    states: 'keywordRefused',
    ...showing(factsState, { 'GET /search': refused({ field: 'keyword', kind: 'too_long' }) }),
  }),
};
export const Unknown = { name: '何も確認していない', ...wired(ofCourse, { states: 'unknown', ...showing() }) };
export const Known = { name: '確認したことがある', ...wired(ofCourse, { states: 'known', ...showing(knownFacts) }) };
export const NotOwn = {
  name: 'ほかの区市町村のコース',
  ...wired(ofCourse, {
    states: 'notOwn',
    ...showing(
      (lang) => knownFacts(lang, { may_confirm: false }),
      {},
      (lang) => dutyOf(municipality.slug === 'hachioji' ? 'taito' : 'hachioji', lang),
    ),
  }),
};
export const Saved = {
  name: '公開した直後',
  ...wired(`${ofCourse}&done=saved`, { states: 'saved', ...showing(knownFacts) }),
};
export const NothingChosen = {
  name: '何も選んでいない',
  play: nothingChosen,
  ...wired(ofCourse, { states: 'nothingChosen', ...showing(knownFacts) }),
};
export const DayAhead = {
  name: '先の日を選んだ',
  play: notSaved,
  ...wired(ofCourse, { states: 'refused', ...confirming(refused({ field: 'on', kind: 'above_maximum' })) }),
};
export const DayTooEarly = {
  name: '確かめた日が古すぎる',
  play: notSaved,
  ...wired(ofCourse, { states: 'refused', ...confirming(refused({ field: 'on', kind: 'below_minimum' })) }),
};
let isOvertaken = false;
export const Overtaken = {
  name: 'ほかの人が先に確認した',
  play: overtaken,
  ...wired(ofCourse, {
    states: 'overtaken',
    ...showing(
      (lang) =>
        isOvertaken
          ? factsState(lang, {
              bench: {
                ...{ is: false, on: '2026-11-26', source: 'on_site' },
                by: lang === 'ja' ? '東京都' : 'the Tokyo Metropolitan Government',
              },
            })
          : factsState(lang),
      {
        // Each time that the page is opened nobody has been first yet.
        'GET /staff/me': () => {
          isOvertaken = false;
          return { staff: dutyOfBureau };
        },
        'POST /staff/facts_confirm': () => {
          isOvertaken = true;
          return Promise.reject(new ApiError('E409', 'Somebody has changed these facts meanwhile'));
        },
      },
    ),
  }),
};
export const LongText = { name: '長いことば', ...wired(ofCourse, { states: 'longText', ...showing(longFacts) }) };
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', ...showing(factsState, {}, (lang) => authorOf('taito', lang)) }),
};
export const Sending = {
  name: '送っているところ',
  play: sent,
  ...wired(ofCourse, { states: 'pending', ...confirming(pending) }),
};
export const SessionOver = {
  name: 'ログインが終わった',
  play: notSaved,
  ...wired(ofCourse, {
    states: 'sessionOver',
    ...confirming(() => Promise.reject(new ApiError('E401', 'Log in first'))),
  }),
};
export const NotSaved = {
  name: '保存できなかった',
  play: notSaved,
  ...wired(ofCourse, { states: 'error', ...confirming(failing) }),
};
export const Offline = {
  name: 'オフラインで送った',
  play: notSaved,
  ...wired(ofCourse, { states: 'offline', ...confirming(offline) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(ofCourse, { states: 'error', ...showing(factsState, { 'GET /staff/facts': unavailable }) }),
};
export const English = { name: '英語', globals: english, ...wired(ofCourse, showing(knownFacts)) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  play: nothingChosen,
  ...wired(ofCourse, showing(knownFacts)),
};
export const NarrowLongText = {
  name: '320px・長いことば',
  globals: { viewport: { value: 'narrow' } },
  ...wired(ofCourse, showing(longFacts)),
};
