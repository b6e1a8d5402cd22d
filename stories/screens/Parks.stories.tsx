import type { Meta } from '@storybook/react-vite';
import { ParksScreen } from '../../app/screens/Parks/ParksScreen.tsx';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { wired } from './wired.tsx';

export default { title: '画面/公園', component: ParksScreen } satisfies Meta<typeof ParksScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };

const park = (response: NonNullable<Responses['GET /park']>): { responses: Responses } => ({
  responses: { 'GET /park': response },
});

export const Plain = { name: '23区', ...wired('/parks', { states: ['specialWards'] }) };
export const Cities = { name: '多摩地域', ...wired('/parks?area=cities', { states: ['cities'] }) };
export const Islands = { name: '島しょ', ...wired('/parks?area=islands', { states: ['islands'] }) };
export const One = {
  name: '一つの区',
  ...wired('/parks?area=special_wards&municipality=taito', { states: ['oneMunicipality'] }),
};
export const Empty = {
  name: '公園がない',
  ...wired('/parks?area=islands&municipality=toshima-mura', { states: ['empty'], ...park(() => ({ parks: [] })) }),
};
export const Unknown = {
  name: 'ない区市町村（422）',
  ...wired('/parks?municipality=kyoto', { states: ['refused'] }),
};
export const UnknownArea = { name: 'ない地域（422）', ...wired('/parks?area=north', { states: ['refused'] }) };
export const Pending = {
  name: '別の地域を読み込んでいる',
  ...wired('/parks', {
    states: ['pending'],
    // The islands' first municipality is asked for only with their page.
    ...park(({ municipality }) => ([municipality ?? []].flat().includes('oshima') ? pending() : undefined)),
    goTo: '/parks?area=islands',
  }),
};
export const Failed = { name: 'サーバーの問題', ...wired('/parks', { states: ['error'], ...park(failing) }) };
export const Unavailable = {
  name: 'データに接続できない',
  ...wired('/parks', { states: ['error'], ...park(unavailable) }),
};
export const Offline = { name: 'オフライン', ...wired('/parks', { states: ['offline'], ...park(offline) }) };
export const English = { name: '英語', globals: english, ...wired('/parks') };
export const LargeText = { name: '文字サイズ大', globals: { textSize: '2' }, ...wired('/parks?area=cities') };
export const Narrow = { name: '320px', globals: narrow, ...wired('/parks?area=islands') };
