import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessibilityResultScreen } from '../../app/screens/AccessibilityResult/AccessibilityResultScreen.tsx';
import type { AccessibilityResult, AccessibilityRun } from '../../contract/accessibility.ts';
import type { Language } from '../../contract/values.ts';
import {
  cleanResult,
  failedResult,
  knownProblems,
  passedResult,
  policyResponse,
  resultResponse,
  runsResponse,
} from '../fixtures/accessibility.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { languageOf } from './languageOf.ts';
import { wired } from './wired.tsx';

export default { title: '画面/アクセシビリティの試験結果', component: AccessibilityResultScreen } satisfies Meta<
  typeof AccessibilityResultScreen
>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const address = '/about/accessibility/result';
const runs = `${address}?view=runs`;
const records = `${address}?view=records`;
/** Enough to see each kind of row: the whole list is 30,000 px high, and one story shows it. */
const criteriaShown = 6;
const runsShown = 4;

const few = (result: AccessibilityResult | null, lang: Language, isOlder = false) => {
  const { criteria, report, ...response } = resultResponse(result, lang);
  const isFailed = ({ outcome }: (typeof criteria)[number]) => outcome === 'failed';
  return {
    ...response,
    criteria: criteria.toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a))).slice(0, criteriaShown),
    report: report && { ...report, is_older: isOlder },
  };
};
const result = (found: () => AccessibilityResult | null, isOlder = false): { responses: Responses } => ({
  responses: { 'GET /accessibility_result': (_, lang) => few(found(), lang, isOlder) },
});
const runsOf = (
  found: () => AccessibilityResult,
  isWanted?: (run: AccessibilityRun) => boolean,
): { responses: Responses } => ({
  responses: { 'GET /accessibility_runs': (_, lang) => runsResponse(found(), lang, isWanted, runsShown) },
});
/** All checks in one setting; on a narrow screen and in another mode only those that look. */
const lessChecked = (run: AccessibilityRun): AccessibilityRun => ({
  ...run,
  is_complete: run.lang === 'ja' && run.text_size === 1 && run.viewport === 'l' && run.mode === 'plain',
  checks: run.viewport === 's' || run.mode !== 'plain' ? run.checks.filter((id) => id !== 'reflow') : run.checks,
});
const isFailed = ({ violations }: AccessibilityRun) => violations.length > 0;

export const Plain = { name: '問題なし、人の試験はまだ', ...wired(address, { states: ['untestedByPeople'] }) };
export const NeverRun = {
  name: '試験をしていない',
  ...wired(address, { states: ['neverRun'], ...result(() => null) }),
};
export const Passed = { name: 'すべて適合', ...wired(address, { states: ['allPassed'], ...result(passedResult) }) };
export const Failed = { name: '不適合がある', ...wired(address, { states: ['failures'], ...result(failedResult) }) };
export const Known = {
  name: 'わかっている問題がある',
  ...wired(address, {
    states: ['knownProblems'],
    responses: {
      ...result(cleanResult).responses,
      'GET /accessibility_policy': (_, lang) => ({ ...policyResponse(lang), known_problems: knownProblems[lang] }),
    },
  }),
  play: async ({ canvasElement, globals }: { canvasElement: HTMLElement; globals: Record<string, unknown> }) => {
    const [known] = knownProblems[languageOf(globals)];
    const link = await within(canvasElement).findByRole('link', { name: known!.what });
    const told = canvasElement.querySelector<HTMLElement>(`[id="${link.getAttribute('href')!.slice(1)}"]`);
    await expect(told).toHaveTextContent(known!.instead);
  },
};
export const Older = {
  name: 'サイトより古い結果',
  ...wired(address, { states: ['older'], ...result(cleanResult, true) }),
};
export const Runs = { name: '組み合わせごとの結果', ...wired(runs, { states: ['runs'], ...runsOf(cleanResult) }) };
export const RunsFailed = {
  name: '問題のある組み合わせ',
  ...wired(`${runs}&problems=yes`, { states: ['runs'], ...runsOf(failedResult, isFailed) }),
};
export const Records = { name: '試験の記録', ...wired(records, result(cleanResult)) };
export const RecordsPartly = {
  name: '試験の記録：すべての検査ではない',
  ...wired(
    records,
    result(() => {
      const found = cleanResult();
      return { ...found, runs: found.runs.filter(({ mode }) => mode !== 'print').map(lessChecked) };
    }),
  ),
};
export const RecordsNarrow = {
  name: '試験の記録（320px・文字サイズ大・英語）',
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired(records, result(failedResult)),
};
export const OneSubject = {
  name: '一つの対象',
  ...wired(
    `${runs}&subject=%2Fmap`,
    runsOf(failedResult, ({ subject }) => subject === '/map'),
  ),
};
export const NoRuns = {
  name: '合う組み合わせがない',
  ...wired(`${runs}&problems=yes`, { states: ['noRuns'], ...runsOf(cleanResult, isFailed) }),
};
export const Wrong = {
  name: 'できない条件（422）',
  ...wired(`${runs}&page=99`, {
    states: ['refused'],
    responses: {
      'GET /accessibility_runs': ({ page_num }, lang) =>
        page_num === '99'
          ? refused({ field: 'page_num', kind: 'above_maximum' })()
          : runsResponse(cleanResult(), lang, undefined, runsShown),
    },
  }),
};
export const Pending = {
  name: '次の組み合わせを読み込んでいる',
  ...wired(runs, {
    states: ['pending'],
    responses: {
      'GET /accessibility_runs': ({ page_num }, lang) =>
        page_num === '2' ? pending() : runsResponse(cleanResult(), lang, undefined, runsShown),
    },
    goTo: `${runs}&page=2`,
  }),
};
export const FailedFirst = {
  name: 'サーバーの問題',
  ...wired(address, { states: ['error'], responses: { 'GET /accessibility_result': failing } }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: ['error'], responses: { 'GET /accessibility_result': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address, { states: ['offline'], responses: { 'GET /accessibility_result': offline } }),
};
export const English = { name: '英語', globals: english, ...wired(address, result(failedResult)) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address, result(failedResult)) };
export const Narrow = { name: '320px', globals: narrow, ...wired(address, result(failedResult)) };
export const RunsNarrow = {
  name: '組み合わせごとの結果（320px・文字サイズ大・英語）',
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired(runs, runsOf(failedResult)),
};
