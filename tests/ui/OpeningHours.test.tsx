import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from '../../stories/ui/OpeningHours.stories.tsx';
import { endsNextDay, machineTime, weekdayName } from '../../ui/OpeningHours/times.ts';
import { everyStory } from './suites/everyStory.tsx';
import { show } from './suites/show.ts';

const composed = composeStories(stories);
everyStory(composed);

/** Each line of the table: the day, and what is said of it. */
const lines = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent!.replace(/\s+/g, ' ').trim()),
  );

test.each([
  ['ja', '営業時間', ['曜日', '時間'], ['月曜日', '11:00から14:30まで 17:00から21:00まで'], ['水曜日', '定休日']],
  ['en', 'Opening hours', ['Day', 'Hours'], ['Monday', '11:00 to 14:30 17:00 to 21:00'], ['Wednesday', 'Closed']],
] as const)(
  'is a table that names its days and says when each is open (%s)',
  async (language, caption, heads, ...days) => {
    await show(composed.Plain, { language });
    const table = page.getByRole('table', { name: caption });
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(heads);
    expect(table.getByRole('rowheader').elements()).toHaveLength(7);
    expect(lines()[0]).toEqual(days[0]);
    expect(lines()[2]).toEqual(days[1]);
  },
);

test('keeps a remark with its day', async () => {
  await show(composed.Plain);
  expect(lines()[6]).toEqual(['日曜日', '11:00から14:30まで 料理の注文は14時まで']);
});

test.each([
  ['ja', '水曜日 今日'],
  ['en', 'Wednesday Today'],
] as const)('says which day is today, once and in words (%s)', async (language, name) => {
  await show(composed.Today, { language });
  await expect.element(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  expect(document.querySelectorAll('[data-today]')).toHaveLength(1);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('shows today without colour: by thicker lines', async () => {
  await show(composed.Today);
  const width = (selector: string) => getComputedStyle(document.querySelector(selector)!).borderBottomWidth;
  expect(width('[data-today] > th')).toBe('3px');
  expect(width('tr:not([data-today]) > td')).toBe('1px');
});

test('knows no day by itself', async () => {
  await show(composed.Plain);
  expect(document.querySelector('[data-today]')).toBeNull();
});

test.each([
  ['ja', '18:00から翌日の2:00まで'],
  ['en', '18:00 to 2:00 the next day'],
] as const)('says that it is open past midnight (%s)', async (language, words) => {
  await show(composed.OverMidnight, { language });
  expect(lines()[0]![1]).toBe(words);
  const times = [...document.querySelectorAll('tbody tr:first-child time')] as HTMLTimeElement[];
  expect(times.map(({ dateTime }) => dateTime)).toEqual(['18:00', '02:00']);
});

test.each([
  ['ja', ['9:00から24:00まで', '24時間あいています', '予約した人だけ', '確認できていません']],
  ['en', ['9:00 to 24:00', 'Open 24 hours', 'By appointment only', 'Not confirmed']],
] as const)('has words for every other case (%s)', async (language, words) => {
  await show(composed.AllDayAndByAppointment, { language });
  expect([0, 1, 5, 6].map((at) => lines()[at]![1])).toEqual(words);
});

test('shows the days in the order given', async () => {
  await show(composed.SundayFirst);
  expect([lines()[0]![0], lines()[1]![0]]).toEqual(['日曜日', '月曜日']);
});

test('does not break a weekday on the narrowest screen with large text', async () => {
  await show(composed.Today, { language: 'en', textSize: '2', width: 320 });
  const name = page.getByText('Wednesday').element();
  const range = document.createRange();
  range.selectNodeContents(name);
  expect(range.getClientRects()).toHaveLength(1);
});

test('reads times as people write them', () => {
  expect(endsNextDay({ from: '9:00', to: '17:00' })).toBe(false);
  expect(endsNextDay({ from: '9:00', to: '24:00' })).toBe(false);
  expect(endsNextDay({ from: '17:00', to: '00:00' })).toBe(true);
  expect(endsNextDay({ from: '10:00', to: '9:30' })).toBe(true);
  expect(['9:00', '24:00', '17:30'].map(machineTime)).toEqual(['09:00', '00:00', '17:30']);
  expect([0, 6].map((weekday) => weekdayName('en', weekday))).toEqual(['Sunday', 'Saturday']);
});
