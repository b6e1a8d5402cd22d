import type { Meta } from '@storybook/react-vite';
import { AccessibilityCriterionScreen } from '../../app/screens/AccessibilityCriterion/AccessibilityCriterionScreen.tsx';
import type { AccessibilityResult } from '../../contract/accessibility.ts';
import { failedResult, resultResponse } from '../fixtures/accessibility.ts';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/達成基準の試験結果', component: AccessibilityCriterionScreen } satisfies Meta<
  typeof AccessibilityCriterionScreen
>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = (number: string) => `/about/accessibility/result/${number}`;
const result = (found: () => AccessibilityResult | null): { responses: Responses } => ({
  responses: { 'GET /accessibility_result': (_, lang) => resultResponse(found(), lang) },
});
const failed = failedResult().criteria.find(({ outcome }) => outcome === 'failed')!.number;

export const Plain = {
  name: '機械の試験は合格、人の試験がまだ',
  ...wired(address('1.4.3'), { states: ['passedByMachine'] }),
};
export const Inapplicable = { name: '該当なし', ...wired(address('1.2.1')) };
export const Failed = { name: '不適合', ...wired(address(failed), { states: ['failed'], ...result(failedResult) }) };
export const NeverRun = {
  name: '試験をしていない',
  ...wired(address('1.1.1'), { states: ['neverRun'], ...result(() => null) }),
};
export const NotFound = { name: 'ない番号（404）', ...wired(address('9.9.9'), { states: ['notFound'] }) };
export const NotLoaded = {
  name: '読み込めない（503）',
  ...wired(address('1.4.3'), { states: ['error'], responses: { 'GET /accessibility_result': unavailable } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address('1.4.3'), { states: ['offline'], responses: { 'GET /accessibility_result': offline } }),
};
export const PlainEnglish = { name: '英語', globals: english, ...wired(address('1.4.3')) };
export const FailedNarrow = {
  name: '狭い画面・大きな文字',
  globals: { ...narrow, textSize: '2' },
  ...wired(address(failed), result(failedResult)),
};
export const Broken = {
  name: '失敗（500）',
  ...wired(address('1.4.3'), { responses: { 'GET /accessibility_result': failing } }),
};
