import type { Meta } from '@storybook/react-vite';
import { MemberDataScreen } from '../../app/screens/MemberData/MemberDataScreen.tsx';
import { failing, offline, type Responses, unavailable } from '../fixtures/api.ts';
import { exported } from '../fixtures/myPage.ts';
import { wired } from './wired.tsx';

export default { title: '画面/保存している情報', component: MemberDataScreen } satisfies Meta<typeof MemberDataScreen>;

const address = '/mypage/data';
const responding = (response: NonNullable<Responses['GET /user_export']>): { responses: Responses } => ({
  responses: { 'GET /user_export': response },
});

export const Plain = {
  name: '登録したばかり',
  ...wired(address, { states: 'almostNothing', ...responding((_, lang) => exported(lang, 0)) }),
};
export const Some = { name: '少し歩いた', ...wired(address, { states: 'full' }) };
export const Many = {
  name: '記録がたくさん',
  ...wired(address, { states: 'many', ...responding((_, lang) => exported(lang, 120)) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...responding(unavailable) }),
};
export const Failed = { name: 'サーバーの問題', ...wired(address, { states: 'error', ...responding(failing) }) };
export const Offline = { name: 'オフライン', ...wired(address, { states: 'offline', ...responding(offline) }) };
export const English = { name: '英語', globals: { language: 'en' }, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address),
};
