/** Opening hours in cells, as people write them. */
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvTable } from '../../../server/csvTable.ts';
import { toCsv } from '../../../server/import/template.ts';
import { faultsOf, read, samples } from './support.ts';

const names = ['営業時間', '月曜日', '日曜日', '祝日', '毎月の休み', '毎年の休み', '不定休'];

/** A shop whose cells of hours are these, in the order of the names. */
function withHours(cells: readonly string[]) {
  const source = { ...samples.sponsor[0]!, hours: { kind: 'unknown' } };
  const [header = [], row = []]: string[][] = parse(toCsv('sponsor', [{ source }]), { bom: true });
  const own = header.map((name) => names.indexOf(name));
  const filled = row.map((cell, at) => (own[at]! < 0 ? cell : (cells[own[at]!] ?? '')));
  return read('sponsor', csvTable(header, [filled]));
}

describe('hours', () => {
  it.each([
    [['いつでも'], { kind: 'always' }],
    [['不明'], { kind: 'unknown' }],
    [['曜日ごと', '9:00～17:30'], { kind: 'weekly', week: [{ days: ['mon'], periods: [['09:00', '17:30']] }] }],
    [
      ['曜日ごと', '１１：３０－１４：３０（ＬＯ１４：００）\n17:30〜26:00', '休み', '休', '最終月曜日'],
      {
        kind: 'weekly',
        week: [
          {
            days: ['mon'],
            periods: [
              ['11:30', '14:30', '14:00'],
              ['17:30', '26:00'],
            ],
          },
        ],
        holidays: [],
        closed: { nth: [{ nth: 'last', day: 'mon' }] },
      },
    ],
    [
      ['by weekday', '10:00-11:00', '10:00-11:00', '', '2nd Sun, last Monday', '12月29日から1月3日まで、8/13', '○'],
      {
        kind: 'weekly',
        week: [{ days: ['mon', 'sun'], periods: [['10:00', '11:00']] }],
        closed: {
          nth: [
            { nth: 2, day: 'sun' },
            { nth: 'last', day: 'mon' },
          ],
          dates: [
            { from: '12-29', to: '01-03' },
            { from: '08-13', to: '08-13' },
          ],
          irregular: true,
        },
      },
    ],
  ])('%j', async (cells, hours) => {
    const { items, faults } = await withHours(cells);
    expect(faults).toEqual([]);
    expect(items.map(({ source }) => 'hours' in source && source.hours)).toEqual([hours]);
  });

  it.each([
    [['曜日ごと'], '月曜日 tooFew'],
    [['', '10:00-11:00'], '営業時間 required'],
    [['いつでも', '10:00-11:00'], '営業時間 hoursNotWeekly'],
    [['曜日ごと', '10:00-9:00'], '月曜日 hours'],
    [['曜日ごと', '10:00-12:00、11:00-13:00'], '月曜日 hours'],
    [['曜日ごと', '10時から'], '月曜日 hours'],
    [['曜日ごと', '10:00-31:00'], '月曜日 hours'],
    [['曜日ごと', '10:00-11:00', '', '', '第3水曜'], '毎月の休み closedDays'],
    [['曜日ごと', '10:00-11:00', '', '', '第6月曜'], '毎月の休み closedDays'],
    [['曜日ごと', '10:00-11:00', '', '', '', '2/30-3/1'], '毎年の休み closedDates'],
    [['曜日ごと', '10:00-11:00', '', '', '', '', 'たまに'], '不定休 yesNo'],
  ])('%j is refused', async (cells, fault) => {
    expect(await faultsOf(withHours(cells))).toEqual([`2 ${fault}`]);
  });
});
