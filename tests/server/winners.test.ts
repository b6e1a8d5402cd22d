/** Whatever the votes are: places, ties, one prize a person, the first ten. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, winnersOf } from '../../server/contest/winners.ts';

const entries = fc
  .array(
    fc.record({
      memberId: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
      // Few numbers, so that ties are common.
      votes: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5000 })),
    }),
    { maxLength: 80 },
  )
  .map((rows) => rows.map((row, at): Entry => ({ ...row, photoId: at + 1, title: `entry ${at + 1}` })));

const holds = (check: (all: Entry[]) => void) => fc.assert(fc.property(entries, check), { numRuns: 2000 });
/** Who stands behind an entry; each sample stands for itself. */
const personOf = ({ memberId, photoId }: Entry) => memberId ?? `sample ${photoId}`;
/** The most votes of each person, worked out another way. */
function bestOf(all: Entry[]): Map<number | string, number> {
  const best = new Map<number | string, number>();
  for (const entry of all) best.set(personOf(entry), Math.max(best.get(personOf(entry)) ?? 0, entry.votes));
  return best;
}

describe('winners', () => {
  it('win once a person, with the entry that has most of their votes', () =>
    holds((all) => {
      const winners = winnersOf(all);
      expect(new Set(winners.map(personOf)).size).toBe(winners.length);
      for (const winner of winners) expect(winner.votes).toBe(bestOf(all).get(personOf(winner)));
    }));

  it('have the place that follows from how many persons have more votes', () =>
    holds((all) => {
      const votes = [...bestOf(all).values()];
      for (const winner of winnersOf(all))
        expect(winner.rank).toBe(1 + votes.filter((other) => other > winner.votes).length);
    }));

  it('are exactly the persons of the first ten places with a vote', () =>
    holds((all) => {
      const votes = [...bestOf(all).values()];
      const expected = [...bestOf(all)]
        .filter(([, own]) => own > 0 && votes.filter((other) => other > own).length < 10)
        .map(([person]) => String(person));
      expect(
        winnersOf(all)
          .map((winner) => String(personOf(winner)))
          .sort(),
      ).toEqual(expected.sort());
    }));

  it('come in the order of their places, and the same whatever the order of the entries', () =>
    holds((all) => {
      const winners = winnersOf(all);
      expect(winners.map(({ rank }) => rank)).toEqual(winners.map(({ rank }) => rank).sort((a, b) => a - b));
      expect(winnersOf(all.toReversed())).toEqual(winners);
    }));

  it('share a place: 1, 2, 2, 4', () => {
    const votes = [3, 9, 5, 5, 0];
    const rows = votes.map((count, at): Entry => ({ photoId: at + 1, memberId: at + 1, votes: count, title: '' }));
    expect(winnersOf(rows).map(({ rank, photoId }) => [rank, photoId])).toEqual([
      [1, 2],
      [2, 3],
      [2, 4],
      [4, 1],
    ]);
  });
});
