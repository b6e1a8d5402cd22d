import type { Meta } from '@storybook/react-vite';
import { TextScreen } from '../../app/screens/Text/TextScreen.tsx';
import { wired } from './wired.tsx';

export default { title: '画面/読みもの', component: TextScreen } satisfies Meta<typeof TextScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

export const Plain = { name: 'このサイトについて', ...wired('/about', { states: ['page'] }) };
export const English = { name: 'このサイトについて（英語）', globals: english, ...wired('/about') };
export const LargeText = { name: 'このサイトについて（文字サイズ大）', globals: { textSize: '2' }, ...wired('/about') };
export const Narrow = { name: 'このサイトについて（320px）', globals: narrow, ...wired('/about') };
export const HealthWalk = { name: '健康ウォーク（終了）', ...wired('/health_walk', { states: ['finished'] }) };
export const HealthWalkInEnglish = { name: '健康ウォーク（英語）', globals: english, ...wired('/health_walk') };
export const Terms = { name: 'マイページ利用規約', ...wired('/terms', { states: ['contents'] }) };
export const TermsInEnglish = { name: 'マイページ利用規約（英語）', globals: english, ...wired('/terms') };
export const TermsNarrow = {
  name: 'マイページ利用規約（320px・文字サイズ大）',
  globals: { ...narrow, textSize: '2' },
  ...wired('/terms'),
};
