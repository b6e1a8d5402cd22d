import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  type RelationDetailData,
  RelationDetailScreen,
} from '../../app/screens/RelationDetail/RelationDetailScreen.tsx';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { searchResult } from '../fixtures/courses.ts';
import { wired } from './wired.tsx';
import { withData } from './withData.ts';

export default {
  title: '画面/区市町村の取組（一つ）',
  component: RelationDetailScreen,
} satisfies Meta<typeof RelationDetailScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/relation/kokubunji';
interface Played {
  canvasElement: HTMLElement;
}

const search = (response: NonNullable<Responses['GET /search']>): { responses: Responses } => ({
  responses: { 'GET /search': response },
});

export const Plain = { name: 'コースが少ない市', ...wired(address, { states: 'few' }) };
export const Many = { name: 'コースが多い区', ...wired('/relation/shinjuku', { states: 'many' }) };
const officialSite = /の公式サイト|^Official website of /;
const noParks = /の公園は、まだ載せていません。$|^No parks in .* are listed yet\.$/;
export const Island = {
  name: '公園のない村',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(noParks)).toBeVisible();
    await expect(canvas.getByRole('link', { name: officialSite })).toBeVisible();
  },
  ...wired('/relation/miyake', { states: 'noParks' }),
};
/** None is at present, but the content may be: an address that is not certain is left out. */
export const NoSite = {
  name: '公式サイトがない',
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: /^(たずねる窓口|Whom to ask)$/ });
    await expect(canvas.queryByRole('link', { name: officialSite })).toBeNull();
    await expect(canvas.queryByText(noParks)).toBeNull();
  },
  ...withData<RelationDetailData>(wired(address, { states: 'noSite' }), (data) => ({
    ...data,
    relation: { ...data.relation, site: null },
  })),
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
