/** A signature holds for what was signed, and for nothing else. */
import { describe, expect, it } from 'vitest';
import { countsOf, latestOf, standings, voidReasons } from '../../contract/reviewStates.ts';
import { type Review, review, reviewFile } from '../../contract/reviews.ts';
import { entry, look, otherLook, otherTree, tree } from './entries.ts';

const id = '画面-お知らせ--plain';
const standing = (reviews: Review[], now = { tree, look } as { tree: string | null; look: string | null }) =>
  standings(reviews, { [id]: now }).get(id)!;

describe('a screen in a state', () => {
  it('is open as long as nobody has signed', () => {
    expect(standing([])).toEqual({ kind: 'open' });
  });

  it('is signed while it is what was signed', () => {
    expect(standing([entry()]).kind).toBe('signed');
  });

  it('waits where somebody asks for a change, and is void when it changed', () => {
    const asked = entry({ decision: 'changes' });
    expect(standing([asked]).kind).toBe('changes');
    expect(standing([asked], { tree, look: otherLook }).kind).toBe('void');
  });

  it.each([
    [{ tree: otherTree, look }, ['tree']],
    [{ tree, look: otherLook }, ['look']],
    [{ tree: otherTree, look: otherLook }, ['tree', 'look']],
    [{ tree: null, look }, ['tree']],
    [{ tree, look: null }, ['look']],
  ])('is void when it is %o now, because of %o', (now, reasons) => {
    expect(standing([entry()], now)).toEqual({ kind: 'void', review: entry(), reasons });
  });

  it('is void when it is gone, and does not vanish from the list', () => {
    const all = standings([entry({ subject: '画面-昔--plain' })], { [id]: { tree, look } });
    expect([...all].map(([subject, { kind }]) => [subject, kind])).toEqual([
      [id, 'open'],
      ['画面-昔--plain', 'void'],
    ]);
    expect(voidReasons(entry(), undefined)).toEqual(['gone']);
  });

  it('goes by the latest entry, in whatever order they are read', () => {
    const [older, newer] = [
      entry({ tree: otherTree }),
      entry({ at: '2026-12-02T00:00:00Z', decision: 'changes', words: '見出しが長い' }),
    ];
    for (const reviews of [
      [older, newer],
      [newer, older],
    ])
      expect(latestOf(reviews).get(id)).toBe(newer);
    expect(standing([older, newer]).kind).toBe('changes');
  });

  it('compares moments, not their writing', () => {
    const late = entry({ at: '2026-12-01T00:00:00.500Z', decision: 'changes' });
    expect(latestOf([late, entry({ at: '2026-12-01T00:00:00Z' })]).get(id)).toBe(late);
  });
});

it('counts', () => {
  const kept = { a: { tree, look }, b: { tree, look }, c: { tree: otherTree, look }, d: { tree, look } };
  const reviews = [entry({ subject: 'a' }), entry({ subject: 'c' }), entry({ subject: 'd', decision: 'changes' })];
  expect(countsOf(standings(reviews, kept).values())).toEqual({ open: 1, signed: 1, changes: 1, void: 1 });
});

describe('an entry', () => {
  it.each([
    ['no words', { words: '  ' }],
    ['a name for a role', { by: '山田太郎' }],
    ['another decision', { decision: 'perhaps' }],
    ['a day that is none', { at: '2026-13-01T00:00:00Z' }],
    ['a day without a time', { at: '2026-12-01' }],
    ['a short fingerprint', { tree: 'abc' }],
    ['no fingerprint', { look: null }],
    ['a path for a story', { subject: '../../secret' }],
    ['what nobody asked for', { name: 'Yamada' }],
  ])('is refused with %s', (_, change) => {
    expect(review.safeParse({ ...entry(), ...change }).success).toBe(false);
  });

  it('stands in a file with others, at least one', () => {
    expect(reviewFile.safeParse({ format: 1, reviews: [entry()] }).success).toBe(true);
    expect(reviewFile.safeParse({ format: 1, reviews: [] }).success).toBe(false);
    expect(reviewFile.safeParse({ format: 2, reviews: [entry()] }).success).toBe(false);
  });
});
