import type { Meta } from '@storybook/react-vite';
import { GuideListScreen } from '../../app/screens/GuideList/GuideListScreen.tsx';
import { wired } from './wired.tsx';

export default { title: '画面/読みものの一覧', component: GuideListScreen } satisfies Meta<typeof GuideListScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

export const Plain = { name: 'ウォーキングのコツ', ...wired('/tips', { states: ['tips'] }) };
export const Outfits = { name: '季節のファッション', ...wired('/fashion', { states: ['fashion'] }) };
export const English = { name: 'コツ（英語）', globals: english, ...wired('/tips') };
export const OutfitsInEnglish = { name: 'ファッション（英語）', globals: english, ...wired('/fashion') };
export const LargeText = { name: 'コツ（文字サイズ大）', globals: { textSize: '2' }, ...wired('/tips') };
export const Narrow = { name: 'コツ（320px）', globals: narrow, ...wired('/tips') };
export const NarrowOutfits = {
  name: 'ファッション（320px、英語）',
  globals: { ...english, ...narrow },
  ...wired('/fashion'),
};
