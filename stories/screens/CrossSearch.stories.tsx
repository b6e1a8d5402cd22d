import type { Meta } from '@storybook/react-vite';
import { CrossSearchScreen } from '../../app/screens/CrossSearch/CrossSearchScreen.tsx';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import { foundResult } from '../fixtures/institutions.ts';
import { wired } from './wired.tsx';

export default { title: '画面/区市町村まるごと検索', component: CrossSearchScreen } satisfies Meta<
  typeof CrossSearchScreen
>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const address = '/map/cross_search?municipality=chiyoda';
const search = (response: NonNullable<Responses['GET /search']>): { responses: Responses } => ({
  responses: { 'GET /search': response },
});

export const Plain = { name: 'コースと公園', ...wired(address, { states: ['full'] }) };
export const NoneChosen = { name: '選ぶ前', ...wired('/map/cross_search', { states: ['start'] }) };
export const SeveralPages = {
  name: 'コースが多い',
  ...wired(
    `${address}&page=2`,
    search((_, lang) => searchResult(lang, { courses: courseSummaries(lang), total: 43, page_num: 2 })),
  ),
};
export const NoCourses = {
  name: 'コースがない',
  ...wired('/map/cross_search?municipality=mikurajima', {
    states: ['noCourses'],
    ...search((_, lang) => searchResult(lang, { courses: [], total: 0 })),
  }),
};
export const NoParks = {
  name: '公園がない',
  ...wired(address, { states: ['noParks'], responses: { 'GET /park': () => ({ parks: [] }) } }),
};
export const NoInstitutions = {
  name: 'お店も健康遊具もない',
  ...wired(address, { states: ['noInstitutions'], responses: { 'GET /institutions': () => foundResult([]) } }),
};
const withoutKind = (kind: InstitutionKind): { responses: Responses } => ({
  responses: { 'GET /institutions': ({ category }) => (category === kind ? foundResult([]) : undefined) },
});
export const NoCooperation = { name: '健康づくり協力店だけがない', ...wired(address, withoutKind('cooperation')) };
export const NoSponsor = { name: '協賛店だけがない', ...wired(address, withoutKind('sponsor')) };
export const NoPlayground = { name: '健康遊具だけがない', ...wired(address, withoutKind('playground')) };
export const Unknown = {
  name: 'ない区市町村（422）',
  ...wired('/map/cross_search?municipality=kyoto', { states: ['refused'] }),
};
export const WrongPage = { name: 'ないページ（422）', ...wired(`${address}&page=99`, { states: ['refused'] }) };
export const Pending = {
  name: '次のページを読み込んでいる',
  ...wired(address, {
    states: ['pending'],
    ...search(({ page_num }) => (page_num === '2' ? pending() : undefined)),
    goTo: `${address}&page=2`,
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: ['error'], ...search(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: ['error'], ...search(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(address, { states: ['offline'], ...search(offline) }) };
export const English = { name: '英語', globals: english, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const Narrow = { name: '320px', globals: narrow, ...wired(address) };
