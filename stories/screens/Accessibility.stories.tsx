import type { Meta } from '@storybook/react-vite';
import { AccessibilityScreen } from '../../app/screens/Accessibility/AccessibilityScreen.tsx';
import { knownProblems, policyResponse } from '../fixtures/accessibility.ts';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/アクセシビリティ方針', component: AccessibilityScreen } satisfies Meta<
  typeof AccessibilityScreen
>;

const address = '/about/accessibility';
const policy = (response: NonNullable<Responses['GET /accessibility_policy']>): { responses: Responses } => ({
  responses: { 'GET /accessibility_policy': response },
});

export const Plain = { name: '方針', ...wired(address, { states: ['page'] }) };
export const Known = {
  name: 'わかっている問題がある',
  ...wired(address, {
    states: ['knownProblems'],
    ...policy((_, lang) => ({ ...policyResponse(lang), known_problems: knownProblems[lang] })),
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
