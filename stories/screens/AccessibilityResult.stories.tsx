import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityResultScreen } from '../../app/screens/AccessibilityResult/AccessibilityResultScreen.tsx';
import { type RunsData, RunsScreen } from '../../app/screens/AccessibilityResult/RunsScreen.tsx';
import { html as en } from '../../content/pages/accessibility-result.en.md';
import { html as ja } from '../../content/pages/accessibility-result.ja.md';
import type { AccessibilityResult, AccessibilityRun } from '../../contract/accessibility.ts';
import { cleanResult, failedResult, passedResult, resultAnswer, runsAnswer } from '../fixtures/accessibility.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/アクセシビリティの試験結果',
  component: AccessibilityResultScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/about/accessibility/result' } },
} satisfies Meta<typeof AccessibilityResultScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const show =
  (result: AccessibilityResult | null, isOlder = false): Story['render'] =>
  (_, { globals }) => {
    const lang = languageOf(globals);
    const { report, ...answer } = resultAnswer(result, lang);
    const shown = report && { ...report, is_older: isOlder };
    return <AccessibilityResultScreen {...answer} report={shown} knownProblems={[]} html={{ ja, en }[lang]} />;
  };
const showRuns =
  (
    result: AccessibilityResult,
    change: Partial<RunsData> = {},
    isWanted?: (run: AccessibilityRun) => boolean,
  ): Story['render'] =>
  (_, { globals }) => (
    <RunsScreen filter={{}} isWrong={false} found={runsAnswer(result, languageOf(globals), isWanted)} {...change} />
  );
const runsPage = { page: { path: '/about/accessibility/result', query: 'view=runs' } };
const isFailed = ({ violations }: AccessibilityRun) => violations.length > 0;

export const Plain: Story = { name: '問題なし、人の試験はまだ', render: show(cleanResult()) };
export const NeverRun: Story = { name: '試験をしていない', render: show(null) };
export const Passed: Story = { name: 'すべて適合', render: show(passedResult()) };
export const Failed: Story = { name: '不適合がある', render: show(failedResult()) };
export const Older: Story = { name: 'サイトより古い結果', render: show(cleanResult(), true) };
export const Runs: Story = { name: '組み合わせごとの結果', parameters: runsPage, render: showRuns(cleanResult()) };
export const RunsFailed: Story = {
  name: '問題のある組み合わせ',
  parameters: runsPage,
  render: showRuns(failedResult(), { filter: { problems: 'yes' } }, isFailed),
};
export const OneSubject: Story = {
  name: '一つの対象',
  parameters: runsPage,
  render: showRuns(failedResult(), { filter: { subject: '/map' } }, ({ subject }) => subject === '/map'),
};
export const NoRuns: Story = {
  name: '合う組み合わせがない',
  parameters: runsPage,
  render: showRuns(cleanResult(), { filter: { problems: 'yes' } }, isFailed),
};
export const Wrong: Story = {
  name: 'できない条件（422）',
  parameters: runsPage,
  render: showRuns(cleanResult(), { isWrong: true }),
};
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show(failedResult()) };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show(failedResult()) };
export const Narrow: Story = {
  name: '320px',
  globals: { viewport: { value: 'narrow' } },
  render: show(failedResult()),
};
export const RunsNarrow: Story = {
  name: '組み合わせごとの結果（320px・文字サイズ大・英語）',
  parameters: runsPage,
  globals: { viewport: { value: 'narrow' }, textSize: '2', language: 'en' },
  render: showRuns(failedResult()),
};
