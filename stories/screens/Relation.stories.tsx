import { towns } from 'virtual:course-fixtures';
import type { Meta } from '@storybook/react-vite';
import { RelationScreen } from '../../app/screens/Relation/RelationScreen.tsx';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { municipalityList } from '../fixtures/places.ts';
import { wired } from './wired.tsx';

export default { title: '画面/区市町村の取組', component: RelationScreen } satisfies Meta<typeof RelationScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/relation';

const municipalities = (response: NonNullable<Responses['GET /get_municipalities']>): { responses: Responses } => ({
  responses: { 'GET /get_municipalities': response },
});

/** As many courses as the portal has. */
const counted = municipalities((_, lang) => ({
  municipalities: municipalityList(lang).map((each) => ({
    ...each,
    course_count: Object.values(towns).filter((slugs) => slugs.includes(each.slug)).length,
  })),
}));

export const Plain = { name: '16の区市町村', ...wired(address, { states: 'page', ...counted }) };
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: 'error', ...municipalities(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...municipalities(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired(address, { states: 'offline', ...municipalities(offline) }) };
export const English = { name: '英語', globals: english, ...wired(address) };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired(address) };
export const Narrow = { name: '320px', globals: narrow, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大・英語',
  globals: { ...narrow, ...english, textSize: '2' },
  ...wired(address),
};
