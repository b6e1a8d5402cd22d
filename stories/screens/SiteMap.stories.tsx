import type { Meta } from '@storybook/react-vite';
import { SiteMapScreen } from '../../app/screens/SiteMap/SiteMapScreen.tsx';
import { wired } from './wired.tsx';

export default { title: '画面/サイトマップ', component: SiteMapScreen } satisfies Meta<typeof SiteMapScreen>;

export const Plain = { name: '一覧', ...wired('/sitemap', { states: ['page'] }) };
export const English = { name: '英語', globals: { language: 'en' }, ...wired('/sitemap') };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired('/sitemap') };
export const Narrow = { name: '320px', globals: { viewport: { value: 'narrow' } }, ...wired('/sitemap') };
