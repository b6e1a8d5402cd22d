import type { Meta } from '@storybook/react-vite';
import { StaffLogScreen } from '../../app/screens/StaffLog/StaffLogScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { approver } from '../fixtures/revisions.ts';
import { authorOf, reviewer } from '../fixtures/staff.ts';
import { logOf } from '../fixtures/stepLog.ts';
import { wired } from './wired.tsx';

export default { title: '画面/判定の記録', component: StaffLogScreen } satisfies Meta<typeof StaffLogScreen>;

const address = '/staff/log';
const english = { language: 'en' };

/** @param length how many steps there are */
const showing = (length: number, more: Responses = {}, staffOf: (lang: Language) => StaffPerson = () => approver) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/log': (input, lang) => logOf(lang, length, input),
    ...more,
  } satisfies Responses,
});
const long = { name: 'ながいことば'.repeat(20), reason: 'ながい理由。\n'.repeat(12) };
const showingLong = () => showing(4, { 'GET /staff/log': (input, lang) => logOf(lang, 4, input, long) });

export const Plain = { name: '記録がない', ...wired(address, { states: 'empty', ...showing(0) }) };
export const Newest = { name: '新しい順', ...wired(address, { states: 'all', ...showing(12) }) };
export const Narrowed = {
  name: 'しぼった',
  ...wired(`${address}?kind=course&state=rejected&from=2026-11-01&until=2026-11-30`, {
    states: 'narrowed',
    ...showing(3),
  }),
};
export const NothingFound = {
  name: '合う記録がない',
  ...wired(`${address}?kind=park`, { states: 'nothingFound', ...showing(0) }),
};
export const Many = { name: 'たくさんある', ...wired(`${address}?page=2`, { states: 'many', ...showing(12_480) }) };
export const OfOffice = {
  name: '区市町村の職員',
  ...wired(address, { states: 'office', ...showing(6, {}, (lang) => authorOf('taito', lang)) }),
};
export const WrongDays = {
  name: '日付がおかしい',
  ...wired(`${address}?from=2026-11-30&until=2026-11-01`, {
    states: 'wrongDays',
    ...showing(3, { 'GET /staff/log': refused({ field: 'until', kind: 'below_minimum' }) }),
  }),
};
export const NoDay = {
  name: 'ない日付',
  ...wired(
    `${address}?from=2026-02-30`,
    showing(3, { 'GET /staff/log': refused({ field: 'from', kind: 'format_incorrect' }) }),
  ),
};
export const WrongPage = {
  name: 'ないページ',
  ...wired(`${address}?page=99`, {
    states: 'wrongPage',
    ...showing(10, {
      'GET /staff/log': (input, lang) => {
        if (input.page_num !== '1') throw new ApiError('E422', 'No such page', { fields: [] });
        return logOf(lang, 10, input);
      },
    }),
  }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', responses: { 'GET /staff/me': () => ({ staff: reviewer }) } }),
};
export const Loading = {
  name: 'しぼった記録を読み込んでいるところ',
  ...wired(address, {
    states: 'pending',
    goTo: `${address}?kind=course`,
    ...showing(6, { 'GET /staff/log': (input, lang) => (input.kind ? pending() : logOf(lang, 6, input)) }),
  }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing(4, { 'GET /staff/log': unavailable }) }),
};
export const Failed = {
  name: 'サーバーの問題',
  ...wired(address, { states: 'error', ...showing(4, { 'GET /staff/log': failing }) }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address, { states: 'offline', ...showing(4, { 'GET /staff/log': offline }) }),
};
export const LongText = { name: '長いことば', ...wired(address, { states: 'longText', ...showingLong() }) };
export const English = { name: '英語', globals: english, ...wired(address, showing(12)) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address, showingLong()),
};
