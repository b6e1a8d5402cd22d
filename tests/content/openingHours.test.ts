/** Opening hours: what the form accepts, what is open on a day and at a moment in Tokyo, and how it is told. */
import { describe, expect, it } from 'vitest';
import { daysAround, daysFrom, type Hours, hours, isOpenAt, type Weekday } from '../../server/institutions/hours.ts';
import { closedInWords, hoursInWords } from '../../server/institutions/hoursInWords.ts';

const monToFri: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const everyDay: Weekday[] = [...monToFri, 'sat', 'sun'];
const parse = (written: unknown): Hours => hours.parse(written);
const weekly = (rest: object) => parse({ kind: 'weekly', ...rest });

/** Mon–Fri 11–14 and 17–21, closed on the third Wednesday and at New Year. */
const lunchAndDinner = weekly({
  week: [
    {
      days: monToFri,
      periods: [
        ['11:00', '14:00'],
        ['17:00', '21:00', '20:30'],
      ],
    },
  ],
  closed: { nth: [{ nth: 3, day: 'wed' }], dates: [{ from: '12-29', to: '01-03' }] },
});
const bar = weekly({ week: [{ days: ['fri', 'sat'], periods: [['18:00', '26:30', '26:00']] }] });
const untilMidnight = weekly({ week: [{ days: everyDay, periods: [['17:00', '24:00']] }] });
const notOnHolidays = weekly({ week: [{ days: everyDay, periods: [['10:00', '18:00']] }], holidays: [] });
const ownOnHolidays = weekly({
  week: [{ days: ['mon', 'tue', 'thu', 'fri'], periods: [['09:00', '17:00']] }],
  holidays: [['12:00', '15:00']],
});

const tokyo = (text: string) => new Date(`${text}:00+09:00`);

describe('is it open', () => {
  it.each<[string, Hours, string, boolean]>([
    ['before it opens', lunchAndDinner, '2026-11-24T10:59', false],
    ['at the first minute', lunchAndDinner, '2026-11-24T11:00', true],
    ['at the last minute', lunchAndDinner, '2026-11-24T13:59', true],
    ['at closing time', lunchAndDinner, '2026-11-24T14:00', false],
    ['between lunch and dinner', lunchAndDinner, '2026-11-24T15:30', false],
    ['after the last order', lunchAndDinner, '2026-11-24T20:45', true],
    ['on a Saturday', lunchAndDinner, '2026-11-21T12:00', false],
    ['on the second Wednesday', lunchAndDinner, '2026-11-11T12:00', true],
    ['on the third Wednesday', lunchAndDinner, '2026-11-18T12:00', false],
    ['on the fourth Wednesday', lunchAndDinner, '2026-11-25T12:00', true],
    ['on the third Wednesday of a month that begins on one', lunchAndDinner, '2026-07-15T12:00', false],
    ['on 28 December', lunchAndDinner, '2026-12-28T12:00', true],
    ['on 29 December', lunchAndDinner, '2026-12-29T12:00', false],
    ['on 1 January', lunchAndDinner, '2027-01-01T12:00', false],
    ['on 4 January', lunchAndDinner, '2027-01-04T12:00', true],
    ['on a public holiday without a rule', lunchAndDinner, '2026-11-03T12:00', true],
    ['on Friday evening', bar, '2026-11-20T23:00', true],
    ['after midnight, of Friday', bar, '2026-11-21T02:29', true],
    ['at the end after midnight', bar, '2026-11-21T02:30', false],
    ['after midnight, of Thursday', bar, '2026-11-20T01:00', false],
    ['after midnight, of Saturday', bar, '2026-11-22T01:00', true],
    ['a minute before midnight', untilMidnight, '2026-11-20T23:59', true],
    ['at midnight', untilMidnight, '2026-11-21T00:00', false],
    ['on a public holiday', notOnHolidays, '2026-11-23T12:00', false],
    ['on the day after it', notOnHolidays, '2026-11-24T12:00', true],
    ['in Golden Week, 29 April', notOnHolidays, '2026-04-29T12:00', false],
    ['in Golden Week, 30 April', notOnHolidays, '2026-04-30T12:00', true],
    ['in Golden Week, 4 May', notOnHolidays, '2026-05-04T12:00', false],
    ['on 6 May 2026, instead of the Sunday', notOnHolidays, '2026-05-06T12:00', false],
    ['on 7 May', notOnHolidays, '2026-05-07T12:00', true],
    ['on the day between two holidays, 22 September 2026', notOnHolidays, '2026-09-22T12:00', false],
    ['on a Wednesday that is a holiday, in its hours', ownOnHolidays, '2026-04-29T12:30', true],
    ['on a Wednesday that is a holiday, in the hours of other days', ownOnHolidays, '2026-04-29T10:00', false],
    ['on any other Wednesday', ownOnHolidays, '2026-04-22T12:30', false],
    ['on a Monday that is a holiday, in the hours of Mondays', ownOnHolidays, '2026-11-23T10:00', false],
    ['always', parse({ kind: 'always' }), '2027-01-01T03:00', true],
    ['when nobody knows', parse({ kind: 'unknown' }), '2026-11-24T12:00', false],
  ])('%s', (_, own, moment, expected) => {
    expect(isOpenAt(own, tokyo(moment))).toBe(expected);
  });

  it('a closed date takes its hours after midnight with it, and leaves those of the day before', () => {
    const own = weekly({
      week: [{ days: everyDay, periods: [['18:00', '26:00']] }],
      closed: { dates: [{ from: '12-31', to: '12-31' }] },
    });
    expect(isOpenAt(own, tokyo('2026-12-31T01:00'))).toBe(true);
    expect(isOpenAt(own, tokyo('2026-12-31T19:00'))).toBe(false);
    expect(isOpenAt(own, tokyo('2027-01-01T01:00'))).toBe(false);
    expect(isOpenAt(own, tokyo('2027-01-01T19:00'))).toBe(true);
  });

  it('the last weekday of a month is the fourth or the fifth', () => {
    const own = weekly({
      week: [{ days: everyDay, periods: [['10:00', '18:00']] }],
      closed: { nth: [{ nth: 'last', day: 'sun' }] },
    });
    const sundays = ['2026-11-22', '2026-11-29', '2027-02-21', '2027-02-28'];
    expect(sundays.map((date) => isOpenAt(own, tokyo(`${date}T12:00`)))).toEqual([true, false, true, false]);
  });

  it('the fifth Sunday is in some months only', () => {
    const own = weekly({
      week: [{ days: ['sun'], periods: [['10:00', '18:00']] }],
      closed: { nth: [{ nth: 5, day: 'sun' }] },
    });
    const sundays = ['2026-11-22', '2026-11-29', '2026-12-27'];
    expect(sundays.map((date) => isOpenAt(own, tokyo(`${date}T12:00`)))).toEqual([true, false, true]);
  });

  it('29 February comes every four years', () => {
    const own = weekly({
      week: [{ days: everyDay, periods: [['10:00', '18:00']] }],
      closed: { dates: [{ from: '02-29', to: '02-29' }] },
    });
    const days = ['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01'];
    expect(days.map((date) => isOpenAt(own, tokyo(`${date}T12:00`)))).toEqual([true, true, true, false, true]);
  });
});

describe('the days to come', () => {
  it('yesterday, today and the next seven days, every rule applied', () => {
    const days = daysFrom(lunchAndDinner, daysAround(tokyo('2026-12-27T12:00')));
    expect(days.map(({ date, is_holiday, periods }) => [date, is_holiday, periods.length])).toEqual([
      ['2026-12-26', false, 0],
      ['2026-12-27', false, 0],
      ['2026-12-28', false, 2],
      ['2026-12-29', false, 0],
      ['2026-12-30', false, 0],
      ['2026-12-31', false, 0],
      ['2027-01-01', true, 0],
      ['2027-01-02', false, 0],
      ['2027-01-03', false, 0],
    ]);
    expect(days[2]!.periods).toEqual([
      { from: '11:00', to: '14:00', last_order: null },
      { from: '17:00', to: '21:00', last_order: '20:30' },
    ]);
  });

  it.each([
    ['2026-11-24T23:59', '2026-11-24'],
    ['2026-11-25T00:00', '2026-11-25'],
    ['2026-11-25T08:59', '2026-11-25'],
  ])('today at %s in Tokyo is %s', (moment, today) => {
    expect(daysFrom(bar, daysAround(tokyo(moment)))[1]!.date).toBe(today);
  });

  it('say which days are public holidays', () => {
    const days = daysFrom(notOnHolidays, daysAround(tokyo('2026-04-30T12:00')));
    expect(days.filter(({ is_holiday }) => is_holiday).map(({ date }) => date)).toEqual([
      ...['2026-04-29', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06'],
    ]);
    expect(days.filter(({ periods }) => !periods.length).map(({ date }) => date)).toEqual([
      ...['2026-04-29', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06'],
    ]);
  });

  it('are all day where it is always open, and none where nobody knows', () => {
    const always = daysFrom(parse({ kind: 'always' }), daysAround(tokyo('2026-11-24T12:00')));
    expect(always).toHaveLength(9);
    expect(always.every(({ periods }) => periods[0]!.from === '00:00' && periods[0]!.to === '24:00')).toBe(true);
    expect(daysFrom(parse({ kind: 'unknown' }), daysAround(tokyo('2026-11-24T12:00')))).toEqual([]);
  });
});

describe('in words', () => {
  it.each<[string, Hours, [string, string | null], [string, string | null]]>([
    [
      'lunch and dinner',
      lunchAndDinner,
      [
        '月〜金 11:00〜14:00、17:00〜21:00（ラストオーダー20:30）',
        '土・日曜日、第3水曜日、年末年始（12月29日〜1月3日）',
      ],
      [
        'Mon–Fri 11:00–14:00 and 17:00–21:00 (last orders 20:30)',
        'Saturdays, Sundays, the third Wednesday of the month and New Year (29 December to 3 January)',
      ],
    ],
    [
      'after midnight',
      bar,
      ['金・土 18:00〜翌2:30（ラストオーダー翌2:00）', '月〜木・日曜日'],
      ['Fri and Sat 18:00–02:30 the next day (last orders 02:00)', 'Mondays to Thursdays and Sundays'],
    ],
    ['until midnight', untilMidnight, ['毎日 17:00〜24:00', null], ['Every day 17:00–midnight', null]],
    [
      'closed on public holidays',
      notOnHolidays,
      ['毎日 10:00〜18:00', '祝日'],
      ['Every day 10:00–18:00', 'Public holidays'],
    ],
    [
      'other hours on public holidays',
      ownOnHolidays,
      ['月・火・木・金 9:00〜17:00。祝日 12:00〜15:00', '水・土・日曜日（祝日を除く）'],
      [
        'Mon, Tue, Thu and Fri 09:00–17:00; public holidays 12:00–15:00',
        'Wednesdays, Saturdays and Sundays (unless a public holiday)',
      ],
    ],
    [
      'public holidays as on Sundays, irregular days, Obon',
      weekly({
        week: [
          { days: ['sat', 'sun'], periods: [['09:00', '12:30']] },
          { days: monToFri, periods: [['07:30', '19:00']] },
        ],
        holidays: [['09:00', '12:30']],
        closed: {
          nth: [
            { nth: 1, day: 'tue' },
            { nth: 3, day: 'tue' },
            { nth: 'last', day: 'fri' },
          ],
          dates: [
            { from: '08-13', to: '08-16' },
            { from: '10-01', to: '10-01' },
            { from: '05-30', to: '06-02' },
          ],
          irregular: true,
        },
      }),
      [
        '月〜金 7:30〜19:00。土・日・祝日 9:00〜12:30',
        '第1・第3火曜日、最終金曜日、お盆（8月13日〜16日）、10月1日、5月30日〜6月2日、ほかに不定休',
      ],
      [
        'Mon–Fri 07:30–19:00; Sat, Sun and public holidays 09:00–12:30',
        'The first and third Tuesday of the month, the last Friday of the month, Obon (13–16 August), 1 October, 30 May to 2 June and other irregular days',
      ],
    ],
    [
      'irregular days only',
      weekly({ week: [{ days: everyDay, periods: [['07:00', '11:00']] }], closed: { irregular: true } }),
      ['毎日 7:00〜11:00', '不定休'],
      ['Every day 07:00–11:00', 'Irregular days'],
    ],
    [
      'all day on some days',
      weekly({ week: [{ days: ['sat', 'sun'], periods: [['00:00', '24:00']] }] }),
      ['土・日 24時間', '月〜金曜日'],
      ['Sat and Sun all day', 'Mondays to Fridays'],
    ],
    ['always', parse({ kind: 'always' }), ['24時間いつでも', null], ['Open at all hours', null]],
    ['unknown', parse({ kind: 'unknown' }), ['確認できていません', null], ['Not confirmed', null]],
  ])('%s', (_, own, ja, en) => {
    expect([hoursInWords(own, 'ja'), closedInWords(own, 'ja')]).toEqual(ja);
    expect([hoursInWords(own, 'en'), closedInWords(own, 'en')]).toEqual(en);
  });
});

describe('what nobody can mean is refused', () => {
  const days = (periods: unknown) => ({ kind: 'weekly', week: [{ days: ['mon'], periods }] });
  const ten = [['10:00', '18:00']];
  it.each<[string, unknown]>([
    ['a time that is none', days([['10:60', '18:00']])],
    ['an end before the beginning', days([['18:00', '10:00']])],
    ['an end at the beginning', days([['18:00', '18:00']])],
    ['an end after 29:59', days([['18:00', '30:00']])],
    ['a beginning after midnight', days([['24:30', '26:00']])],
    ['a last order after the end', days([['10:00', '18:00', '18:30']])],
    ['a last order before the beginning', days([['10:00', '18:00', '09:30']])],
    [
      'periods over each other',
      days([
        ['10:00', '15:00'],
        ['14:00', '18:00'],
      ]),
    ],
    ['a day without periods', days([])],
    ['no day', { kind: 'weekly', week: [] }],
    [
      'a day twice',
      {
        kind: 'weekly',
        week: [
          { days: ['mon'], periods: ten },
          { days: ['mon'], periods: ten },
        ],
      },
    ],
    ['a sixth Monday', { ...days(ten), closed: { nth: [{ nth: 6, day: 'mon' }] } }],
    ['a third Sunday where no Sunday is open', { ...days(ten), closed: { nth: [{ nth: 3, day: 'sun' }] } }],
    ['a day that no month has', { ...days(ten), closed: { dates: [{ from: '02-30', to: '03-01' }] } }],
    ['a date with its year', { ...days(ten), closed: { dates: [{ from: '2026-12-29', to: '2027-01-03' }] } }],
    ['hours of a place that is always open', { kind: 'always', week: [] }],
    ['a field that nobody knows', { ...days(ten), open: true }],
  ])('%s', (_, written) => {
    expect(hours.safeParse(written).success).toBe(false);
  });
});
