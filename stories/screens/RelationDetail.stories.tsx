import type { Meta } from '@storybook/react-vite';
import { RelationDetailScreen } from '../../app/screens/RelationDetail/RelationDetailScreen.tsx';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { searchResult } from '../fixtures/courses.ts';
import { wired } from './wired.tsx';

export default {
  title: '画面/区市町村の取組（一つ）',
  component: RelationDetailScreen,
} satisfies Meta<typeof RelationDetailScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/relation/kokubunji';

const search = (response: NonNullable<Responses['GET /search']>): { responses: Responses } => ({
  responses: { 'GET /search': response },
});

export const Plain = { name: 'コースが少ない市', ...wired(address, { states: 'few' }) };
export const Many = { name: 'コースが多い区', ...wired('/relation/shinjuku', { states: 'many' }) };
export const Island = {
  name: '公園と公式サイトのない村',
  ...wired('/relation/miyake', { states: ['noParks', 'noSite'] }),
};
export const NoCourses = {
  name: 'コースがない',
  ...wired(address, {
    states: 'noCourses',
    ...search((_, lang) => searchResult(lang, { courses: [], total: 0, limit_num: 100 })),
  }),
};
export const PassingOnly = {
  name: '通るコースだけ',
  ...wired(
    address,
    search((_, lang) => searchResult(lang, { limit_num: 100 })),
  ),
};
export const NotFound = { name: 'ページのない区市町村（404）', ...wired('/relation/kyoto', { states: 'notFound' }) };
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: 'error', ...search(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...search(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(address, { states: 'offline', ...search(offline) }) };
export const English = { name: '英語', globals: english, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired('/relation/shinjuku') };
export const Narrow = { name: '320px', globals: narrow, ...wired('/relation/hinodemachi') };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired('/relation/shinjuku'),
};
