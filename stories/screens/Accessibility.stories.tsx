import type { Meta } from '@storybook/react-vite';
import { AccessibilityScreen } from '../../app/screens/Accessibility/AccessibilityScreen.tsx';
import type { KnownProblem } from '../../contract/accessibilityApi.ts';
import type { Language } from '../../contract/values.ts';
import { policyResponse } from '../fixtures/accessibility.ts';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/アクセシビリティ方針', component: AccessibilityScreen } satisfies Meta<
  typeof AccessibilityScreen
>;

const address = '/about/accessibility';
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
const policy = (response: NonNullable<Responses['GET /accessibility_policy']>): { responses: Responses } => ({
  responses: { 'GET /accessibility_policy': response },
});

export const Plain = { name: '方針', ...wired(address, { states: ['page'] }) };
export const Known = {
  name: 'わかっている問題がある',
  ...wired(address, {
    states: ['knownProblems'],
    ...policy((_, lang) => ({ ...policyResponse(lang), known_problems: problems[lang] })),
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: ['error'], ...policy(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: ['error'], ...policy(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(address, { states: ['offline'], ...policy(offline) }) };
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const Narrow = { name: '320px', globals: { viewport: { value: 'narrow' } }, ...wired(address) };
