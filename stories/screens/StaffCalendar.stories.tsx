import type { Meta } from '@storybook/react-vite';
import { StaffCalendarScreen } from '../../app/screens/StaffCalendar/StaffCalendarScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import type { StaffPerson } from '../../contract/staff.ts';
import type { Language } from '../../contract/values.ts';
import { failing, offline, pending, type Responses, unavailable } from '../fixtures/api.ts';
import { dutyOfBureau } from '../fixtures/duty.ts';
import {
  calendarOf,
  fullCalendar,
  laterCalendar,
  longCalendar,
  noCalendar,
  overdueCalendar,
} from '../fixtures/planned.ts';
import { approver } from '../fixtures/revisions.ts';
import { authorOf, reviewer } from '../fixtures/staff.ts';
import { wired } from './wired.tsx';

export default { title: '画面/公開の予定', component: StaffCalendarScreen } satisfies Meta<typeof StaffCalendarScreen>;

const address = '/staff/calendar';
const english = { language: 'en' };

const showing = (
  calendar: (lang: Language) => ReturnType<typeof noCalendar>,
  more: Responses = {},
  staffOf: (lang: Language) => StaffPerson = () => approver,
) => ({
  responses: {
    'GET /staff/me': (_, lang) => ({ staff: staffOf(lang) }),
    'GET /staff/calendar': (_, lang) => calendar(lang),
    ...more,
  } satisfies Responses,
});

export const Plain = { name: '予定がない', ...wired(address, { states: 'empty', ...showing(() => noCalendar()) }) };
export const Month = { name: '今月', ...wired(address, { states: 'month', ...showing(calendarOf) }) };
export const Overdue = {
  name: '日時を過ぎたものがある',
  ...wired(address, { states: 'overdue', ...showing(overdueCalendar) }),
};
export const Later = {
  name: '先の月',
  ...wired(`${address}?month=2026-12`, { states: 'later', ...showing(laterCalendar) }),
};
export const EmptyMonth = {
  name: '先の月に予定がある',
  ...wired(
    address,
    showing(() => noCalendar({ next_planned: '2027-04' })),
  ),
};
export const Many = { name: 'たくさんある', ...wired(address, { states: 'many', ...showing(fullCalendar) }) };
export const OfOffice = {
  name: '区市町村の職員',
  ...wired(address, { states: 'office', ...showing(calendarOf, {}, (lang) => authorOf('taito', lang)) }),
};
export const OfDuty = {
  name: '当番',
  ...wired(address, { states: 'duty', ...showing(calendarOf, {}, () => dutyOfBureau) }),
};
export const WrongMonth = {
  name: '表示できない月',
  ...wired(`${address}?month=2020-01`, {
    states: 'wrongMonth',
    ...showing(calendarOf, {
      'GET /staff/calendar': ({ month }, lang) => {
        if (month) throw new ApiError('E422', 'Over', { fields: [{ field: 'month', kind: 'below_minimum' }] });
        return calendarOf(lang);
      },
    }),
  }),
};
export const WrongRole = {
  name: 'ほかの役割の鍵',
  ...wired(address, { states: 'wrongRole', responses: { 'GET /staff/me': () => ({ staff: reviewer }) } }),
};
export const Loading = {
  name: '別の月を読み込んでいるところ',
  ...wired(address, {
    states: 'pending',
    goTo: `${address}?month=2026-12`,
    responses: {
      'GET /staff/me': () => ({ staff: approver }),
      'GET /staff/calendar': ({ month }, lang) => (month ? pending() : calendarOf(lang)),
    },
  }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', ...showing(calendarOf, { 'GET /staff/calendar': unavailable }) }),
};
export const Failed = {
  name: 'サーバーの問題',
  ...wired(address, { states: 'error', ...showing(calendarOf, { 'GET /staff/calendar': failing }) }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address, { states: 'offline', ...showing(calendarOf, { 'GET /staff/calendar': offline }) }),
};
export const LongText = { name: '長いことば', ...wired(address, { states: 'longText', ...showing(longCalendar) }) };
export const English = { name: '英語', globals: english, ...wired(address, showing(overdueCalendar)) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...wired(address, showing(longCalendar)),
};
