import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type OpeningDay,
  OpeningHours,
  type OpeningHoursWords,
  type OpeningState,
  type OpeningTime,
  type Weekday,
} from '../../ui/OpeningHours/index.ts';

const japanese: OpeningHoursWords = {
  weekday: '曜日',
  hours: '時間',
  today: '今日',
  closed: '定休日',
  allDay: '24時間あいています',
  byAppointment: '予約した人だけ',
  unknown: '確認できていません',
  range: (from, to, isNextDay) => (
    <>
      {from}から{isNextDay && '翌日の'}
      {to}まで
    </>
  ),
};

const english: OpeningHoursWords = {
  weekday: 'Day',
  hours: 'Hours',
  today: 'Today',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  byAppointment: 'By appointment only',
  unknown: 'Not confirmed',
  range: (from, to, isNextDay) => (
    <>
      {from} to {to}
      {isNextDay && ' the next day'}
    </>
  ),
};

const mondayFirst: Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const week = (hoursOf: (weekday: Weekday) => readonly OpeningTime[] | OpeningState): OpeningDay[] =>
  mondayFirst.map((weekday) => ({ weekday, hours: hoursOf(weekday) }));

const lunch = { from: '11:00', to: '14:30' };
const dinner = { from: '17:00', to: '21:00' };
const restaurant = (lastOrder: string) =>
  week((weekday) => (weekday === 3 ? 'closed' : weekday === 0 ? [lunch] : [lunch, dinner])).map((day) =>
    day.weekday === 0 ? { ...day, note: lastOrder } : day,
  );

const meta = {
  title: '部品/表示 Display/OpeningHours 営業時間',
  id: '部品-openinghours',
  component: OpeningHours,
  args: { caption: '営業時間', days: restaurant('料理の注文は14時まで'), words: japanese, lang: 'ja' },
  parameters: {
    english: { caption: 'Opening hours', days: restaurant('Last orders at 14:00'), words: english, lang: 'en' },
  },
} satisfies Meta<typeof OpeningHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '基本' };

export const Today: Story = { name: '今日の印つき', args: { today: 3 } };

export const OverMidnight: Story = {
  name: '日をまたぐ',
  args: { today: 6, days: week((weekday) => (weekday === 0 ? 'closed' : [{ from: '18:00', to: '2:00' }])) },
  parameters: { english: { days: week((weekday) => (weekday === 0 ? 'closed' : [{ from: '18:00', to: '2:00' }])) } },
};

const varied = week((weekday) => {
  if (weekday === 0) return 'unknown';
  if (weekday === 6) return 'byAppointment';
  return weekday === 1 ? [{ from: '9:00', to: '24:00' }] : 'allDay';
});
export const AllDayAndByAppointment: Story = {
  name: '24時間と予約制',
  args: { days: varied },
  parameters: { english: { days: varied } },
};

export const IrregularHolidays: Story = {
  name: '不定休',
  args: {
    children: (
      <p>第3月曜日と、12月29日から1月3日まではお休みです。ほかにもお休みの日があるので、電話で確かめてください。</p>
    ),
  },
  parameters: {
    english: {
      children: (
        <p>
          Closed on the third Monday of the month and from 29 December to 3 January. Please call to ask about other
          days.
        </p>
      ),
    },
  },
};

export const SundayFirst: Story = {
  name: '日曜から',
  args: { days: [...restaurant('料理の注文は14時まで').slice(-1), ...restaurant('').slice(0, -1)] },
  parameters: { english: { days: [...restaurant('Last orders at 14:00').slice(-1), ...restaurant('').slice(0, -1)] } },
};
