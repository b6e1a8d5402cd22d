/** What is handed in is kept whole, or not at all and with a reason. */
import { describe, expect, it } from 'vitest';
import type { Review } from '../../contract/reviews.ts';
import { fileNameOf, takeIn } from '../../scripts/review/take.ts';
import { fileOf, isSignable, nameOfFile, textOf } from '../../stories/review/file.ts';
import { entry, look, otherLook, otherTree, tree } from './entries.ts';

const kept = {
  '画面-お知らせ--plain': { tree, look },
  '画面-お知らせ--empty': { tree: otherTree, look: otherLook },
  '画面-新しい--plain': { tree: null, look },
};
const now = new Date('2026-12-01T01:00:00Z');
const take = (text: string, existing: Review[] = []) => takeIn({ text, kept, existing, now });
const fileWith = (...reviews: unknown[]) => JSON.stringify({ format: 1, reviews });

describe('a file from the form', () => {
  const signature = { decision: 'approved', by: 'staff', words: ' 確かめました。 ' } as const;
  const file = fileOf(Object.keys(kept), kept, signature, now);

  it('holds each state bound to what it is now, without those that nothing is kept of', () => {
    expect(file.reviews.map(({ subject, tree: bound }) => [subject, bound])).toEqual([
      ['画面-お知らせ--plain', tree],
      ['画面-お知らせ--empty', otherTree],
    ]);
    expect(Object.keys(kept).map((id) => isSignable(kept, id))).toEqual([true, true, false]);
    expect(isSignable(kept, 'unknown')).toBe(false);
  });

  it('is taken in as it is, also with the mark that Windows puts first', () => {
    for (const text of [textOf(file), `\uFEFF${textOf(file).replaceAll('\n', '\r\n')}`])
      expect(take(text)).toEqual({ reviews: file.reviews });
    expect(file.reviews[0]!.words).toBe('確かめました。');
  });

  it('has a name that says which screen and when', () => {
    expect(nameOfFile('News', new Date(2026, 10, 3, 4, 5))).toBe('review-News-20261103-0405.json');
  });

  it('is kept under a name for each story and moment', () => {
    expect(fileNameOf(entry())).toBe('画面-お知らせ--plain.20261201T000000Z.staff.json');
  });
});

describe('is refused', () => {
  it.each([
    ['what is not JSON', 'review', /not JSON/],
    ['half a file', fileWith(entry()).slice(0, -3), /not JSON/],
    ['nothing', '', /not JSON/],
    ['a file without entries', fileWith(), /reviews/],
    ['another format', JSON.stringify({ format: 2, reviews: [entry()] }), /format/],
    ['an entry by itself', JSON.stringify(entry()), /format/],
    ['a name for a role', fileWith({ ...entry(), by: 'Taro' }), /by/],
    ['no words', fileWith(entry({ words: ' ' })), /words/],
    ['a story that is not known', fileWith(entry({ subject: '画面-無い--plain' })), /no such screen/],
    ['a story of which no tree is kept', fileWith(entry({ subject: '画面-新しい--plain' })), /read out otherwise/],
    ['what is read out otherwise now', fileWith(entry({ tree: otherTree })), /read out otherwise/],
    ['what looks otherwise now', fileWith(entry({ look: otherLook })), /looks otherwise/],
    ['what is signed tomorrow', fileWith(entry({ at: '2026-12-02T00:00:00Z' })), /future/],
    ['the same story twice', fileWith(entry(), entry({ decision: 'changes' })), /twice/],
    ['what is too large', ' '.repeat(2_000_001), /too large/],
  ])('%s', (_, text, problem) => {
    const { problems, reviews } = take(text);
    expect(problems?.join('\n')).toMatch(problem);
    expect(reviews).toBeUndefined();
  });

  it('what was taken in before', () => {
    expect(take(fileWith(entry()), [entry()]).problems).toEqual(['画面-お知らせ--plain: it was taken in before']);
    expect(take(fileWith(entry({ by: 'design' })), [entry()]).problems).toBeUndefined();
  });

  it('the whole file for one bad entry', () => {
    const bad = entry({ subject: '画面-お知らせ--empty' });
    expect(take(fileWith(entry(), bad)).reviews).toBeUndefined();
  });
});

it('bears a clock that goes a few minutes wrong', () => {
  expect(take(fileWith(entry({ at: '2026-12-01T01:05:00Z' }))).problems).toBeUndefined();
  expect(take(fileWith(entry({ at: '2026-12-01T01:11:00Z' }))).problems).toHaveLength(1);
});
