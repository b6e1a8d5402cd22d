import { describe, expect, test } from 'vitest';
import { cardOf } from '../../app/screens/MyPage/cards.ts';
import type { Stamp } from '../../contract/walks.ts';

/** The newest first, as the API gives them: ids count down to 1. */
const stamps = (count: number): Stamp[] =>
  Array.from({ length: count }, (_, at) => ({
    course: { id: count - at, name: 'コース', municipality: { slug: 'taito', name: '台東区' } },
    ...{ is_public: true, first_on: '2026-11-20', last_on: '2026-11-20', times: 1 },
  }));
const idsOf = (count: number, wanted: string | null = null) =>
  cardOf(stamps(count), wanted)?.stamps.map(({ course }) => course.id);

describe('a card of stamps', () => {
  test.each([
    [0, 1, 5],
    [4, 1, 5],
    [5, 1, 10],
    [10, 1, 10],
    [11, 2, 10],
    [123, 13, 10],
  ])('of %s stamps the last of %s cards is open, with %s places', (count, cards, places) => {
    expect(cardOf(stamps(count), null)).toMatchObject({ number: cards, count: cards, total: count, places });
  });

  test('begins with the first stamp', () => {
    expect(idsOf(3)).toEqual([1, 2, 3]);
    expect(idsOf(12)).toEqual([11, 12]);
    expect(idsOf(12, '1')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(cardOf(stamps(12), '2')?.before).toBe(10);
  });

  test.each(['0', '3', '-1', '1.5', 'a', '', '01', '99999999999'])('there is no card %j of two', (wanted) => {
    expect(cardOf(stamps(12), wanted)).toBeNull();
  });
});
