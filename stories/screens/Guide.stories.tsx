import type { Meta } from '@storybook/react-vite';
import { GuideScreen } from '../../app/screens/Guide/GuideScreen.tsx';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { searchResult } from '../fixtures/courses.ts';
import { wired } from './wired.tsx';

export default { title: '画面/読みもの記事', component: GuideScreen } satisfies Meta<typeof GuideScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const address = '/tips/8';
const search = (response: NonNullable<Responses['GET /search']>): { responses: Responses } => ({
  responses: { 'GET /search': response },
});
const nothing = search((_, lang) => searchResult(lang, { courses: [], total: 0 }));

export const Plain = { name: 'コツの記事', ...wired(address, { states: ['tip'] }) };
export const First = { name: '最初のコツ', ...wired('/tips/1', { states: ['first'] }) };
export const Last = { name: '最後のコツ', ...wired('/tips/10', { states: ['last'] }) };
export const Heat = { name: '図が二つあるコツ', ...wired('/tips/5') };
export const Outfit = { name: '服装の記事', ...wired('/fashion/autumn', { states: ['outfit'] }) };
export const NoCourses = { name: '合うコースがない', ...wired(address, { states: ['noCourses'], ...nothing }) };
export const Unknown = { name: 'ないコツ（404）', ...wired('/tips/11', { states: ['notFound'] }) };
export const UnknownOutfit = { name: 'ない服装（404）', ...wired('/fashion/rain', { states: ['notFound'] }) };
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: ['error'], ...search(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: ['error'], ...search(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(address, { states: ['offline'], ...search(offline) }) };
export const English = { name: '英語', globals: english, ...wired(address) };
export const OutfitInEnglish = { name: '服装（英語）', globals: english, ...wired('/fashion/spring') };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired('/tips/5') };
export const Narrow = { name: '320px', globals: narrow, ...wired('/tips/7') };
export const NarrowOutfit = { name: '服装（320px）', globals: narrow, ...wired('/fashion/summer') };
