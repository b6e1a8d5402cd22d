import type { Meta } from '@storybook/react-vite';
import { AreaGuideScreen } from '../../app/screens/AreaGuide/AreaGuideScreen.tsx';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { foundResult } from '../fixtures/institutions.ts';
import { wired } from './wired.tsx';

export default { title: '画面/周辺のお店・施設', component: AreaGuideScreen } satisfies Meta<typeof AreaGuideScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const found = (response: NonNullable<Responses['GET /institutions']>): { responses: Responses } => ({
  responses: { 'GET /institutions': response },
});

export const Plain = { name: '健康づくり協力店', ...wired('/area_guide', { states: ['cooperation'] }) };
export const Sponsor = { name: '協賛店', ...wired('/area_guide?tab=sponsor', { states: ['sponsor'] }) };
export const Playground = { name: '健康遊具', ...wired('/area_guide?tab=playground', { states: ['playground'] }) };
export const Empty = {
  name: 'まだ載せていない',
  ...wired('/area_guide', { states: ['empty'], ...found(() => foundResult([])) }),
};
export const Unknown = { name: 'ない種類（422）', ...wired('/area_guide?tab=cafe', { states: ['refused'] }) };
export const Pending = {
  name: 'ほかの種類を読み込んでいる',
  ...wired('/area_guide', {
    states: ['pending'],
    ...found(({ category }) => (category === 'sponsor' ? pending() : undefined)),
    goTo: '/area_guide?tab=sponsor',
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired('/area_guide', { states: ['error'], ...found(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired('/area_guide', { states: ['error'], ...found(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired('/area_guide', { states: ['offline'], ...found(offline) }) };
export const English = { name: '英語', globals: english, ...wired('/area_guide') };
export const EnglishSponsor = { name: '協賛店：英語', globals: english, ...wired('/area_guide?tab=sponsor') };
export const EnglishPlayground = { name: '健康遊具：英語', globals: english, ...wired('/area_guide?tab=playground') };
export const LargeText = {
  name: '文字サイズ大',
  globals: { textSize: '2' },
  ...wired('/area_guide?tab=playground'),
};
export const Narrow = { name: '320px', globals: narrow, ...wired('/area_guide?tab=sponsor') };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { ...narrow, textSize: '2' },
  ...wired('/area_guide'),
};
