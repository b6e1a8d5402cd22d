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
