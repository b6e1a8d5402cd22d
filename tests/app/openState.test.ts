import { describe, expect, test } from 'vitest';
import en from '../../app/i18n/en/institution.json' with { type: 'json' };
import { base as baseEn } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import ja from '../../app/i18n/ja/institution.json' with { type: 'json' };
import { base } from '../../app/i18n/ja.ts';
import { clockOf, daysBetween, openStateAt, weekdayOf } from '../../app/institutions/openState.ts';
import { openWords } from '../../app/institutions/openWords.ts';
import type { OpeningHours } from '../../contract/institutions.ts';

type Periods = OpeningHours['days'][number]['periods'];
const period = (from: string, to: string, last_order: string | null = null) => ({ from, to, last_order });

/** Open by day from 7 April 2026, a Tuesday. */
const hours = (...days: Periods[]): OpeningHours => ({
  ...{ kind: 'weekly', week: [], holidays: null, words: '', closed: null, is_irregular: false },
  days: days.map((periods, at) => ({
    ...{ date: `2026-04-${String(7 + at).padStart(2, '0')}`, is_holiday: false, periods },
  })),
});
const at = (time: string, day = 8) => Date.parse(`2026-04-${String(day).padStart(2, '0')}T${time}:00+09:00`);

const lunchAndDinner = [period('11:00', '14:30', '14:00'), period('17:00', '21:00')];
const restaurant = hours(lunchAndDinner, lunchAndDinner, [], lunchAndDinner);
const night = hours([period('18:00', '26:00')], [period('18:00', '26:00')], []);
const allDay = hours([period('00:00', '24:00')], [period('00:00', '24:00')], []);

describe('open or not', () => {
  test.each<[string, OpeningHours, number, ReturnType<typeof openStateAt>]>([
    ['at lunch', restaurant, at('12:30'), { name: 'open', until: at('14:30'), lastOrder: at('14:00') }],
    ['at the first minute', restaurant, at('11:00'), { name: 'open', until: at('14:30'), lastOrder: at('14:00') }],
    ['at the last minute', restaurant, at('14:30'), { name: 'closed', opens: at('17:00') }],
    ['before a day of rest', restaurant, at('22:00'), { name: 'closed', opens: at('11:00', 10) }],
    ['after the last day that is known', restaurant, at('22:00', 10), { name: 'closed', opens: null }],
    ['after midnight, of the day before', night, at('01:30'), { name: 'open', until: at('02:00'), lastOrder: null }],
    ['before midnight', night, at('23:30'), { name: 'open', until: at('02:00', 9), lastOrder: null }],
    [
      'over a midnight at which it does not close',
      allDay,
      at('12:00', 7),
      {
        ...{ name: 'open', until: at('00:00', 9), lastOrder: null },
      },
    ],
    ['on a page that is older than its days', restaurant, at('12:00', 11), null],
    ['on a page from the future', restaurant, at('12:00', 6), null],
    ['always', { ...restaurant, kind: 'always', days: [] }, at('03:00'), { name: 'always' }],
    ['not known', { ...restaurant, kind: 'unknown', days: [] }, at('12:00'), null],
  ])('%s', (_, given, now, state) => {
    expect(openStateAt(given, now)).toEqual(state);
  });
});

describe('in words', () => {
  const inJapanese = createI18n('ja', { ...base, institution: ja });
  const inEnglish = createI18n('en', { ...baseEn, institution: en });
  test.each([
    [
      'before the last order',
      '13:59',
      false,
      'いま開いています（14:30まで）。ラストオーダーは14:00',
      'Open now until 14:30. Last orders at 14:00',
    ],
    [
      'after it',
      '14:00',
      false,
      'いま開いています（14:30まで）。ラストオーダーは終わりました',
      'Open now until 14:30. Last orders are over',
    ],
    ['without one', '18:00', false, 'いま開いています（21:00まで）', 'Open now until 21:00'],
    [
      'with irregular holidays',
      '18:00',
      true,
      'いま開いています（21:00まで）。不定休があります',
      'Open now until 21:00. May be closed on other days',
    ],
    [
      'closed, with irregular holidays',
      '15:00',
      true,
      'いまは閉まっています（17:00から）',
      'Closed now. Opens at 17:00',
    ],
  ] as const)('%s', (_, time, isIrregular, japanese, english) => {
    const state = openStateAt(restaurant, at(time))!;
    expect(openWords(state, at(time), isIrregular, inJapanese)).toBe(japanese);
    expect(openWords(state, at(time), isIrregular, inEnglish)).toBe(english);
  });
});

test('days, weekdays and clocks are those of Tokyo', () => {
  expect(daysBetween(at('23:59'), at('00:00', 9))).toBe(1);
  expect(daysBetween(at('00:00'), at('23:59'))).toBe(0);
  expect([weekdayOf(at('00:00')), weekdayOf(at('23:59', 11)), weekdayOf(at('08:00', 12))]).toEqual([3, 6, 0]);
  expect([clockOf(at('09:05')), clockOf(at('00:00')), clockOf(at('23:59'))]).toEqual(['9:05', '0:00', '23:59']);
});
