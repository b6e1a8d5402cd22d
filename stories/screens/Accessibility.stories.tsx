import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityScreen } from '../../app/screens/Accessibility/AccessibilityScreen.tsx';
import { html as en } from '../../content/pages/accessibility.en.md';
import { html as ja } from '../../content/pages/accessibility.ja.md';
import type { KnownProblem } from '../../contract/accessibilityApi.ts';
import type { Language } from '../../contract/values.ts';
import { policyAnswer } from '../fixtures/accessibility.ts';
import { languageOf } from './languageOf.ts';
import { withPage } from './withPage.tsx';

const meta = {
  title: '画面/アクセシビリティ方針',
  component: AccessibilityScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', page: { path: '/about/accessibility' } },
} satisfies Meta<typeof AccessibilityScreen>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const problems: Record<Language, KnownProblem[]> = {
  ja: [
    {
      ...{ id: 'example', since: '2026-11-01' },
      what: '（例）印刷したときに、表の見出しが二枚目にくり返されません。',
      effect: '印刷した表を見る人が、二枚目から、どの列かわかりにくくなります。',
      instead: '表の下の「ファイルで受け取る」から、同じ内容を受け取れます。',
    },
  ],
  en: [
    {
      ...{ id: 'example', since: '2026-11-01' },
      what: '(Example) In print, the head of a table is not repeated on the second sheet.',
      effect: 'Anyone who reads the printed table loses sight of which column is which.',
      instead: 'The same can be had as a file, below the table.',
    },
  ],
};
const show =
  (known: (lang: Language) => KnownProblem[] = () => []): Story['render'] =>
  (_, { globals }) => {
    const lang = languageOf(globals);
    return <AccessibilityScreen html={{ ja, en }[lang]} aims={policyAnswer(lang).aims} knownProblems={known(lang)} />;
  };

export const Plain: Story = { name: '方針', render: show() };
export const Known: Story = { name: 'わかっている問題がある', render: show((lang) => problems[lang]) };
export const English: Story = { name: '英語', globals: { language: 'en' }, render: show() };
export const LargeText: Story = { name: '文字サイズ大', globals: { textSize: '2' }, render: show() };
export const Narrow: Story = { name: '320px', globals: { viewport: { value: 'narrow' } }, render: show() };
