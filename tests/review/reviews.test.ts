/** Signatures: where a state stands, what the form makes, and what is taken in. */
import { describe, expect, it } from 'vitest';
import {
  changedLines,
  type Review,
  recordName,
  reviewFile,
  type StatePrint,
  standingOf,
} from '../../contract/reviews.ts';
import { fingerprintOf, printFrom } from '../../stories/review/print.ts';
import {
  emptyDraft,
  type FilledDraft,
  fileOf,
  missingIn,
  nameOfFile,
  textOf,
} from '../../stories/review/reviewFile.ts';
import { subjectsOf } from '../../stories/review/screens.ts';
import { takeIn } from '../../tools/review/take.ts';

const subject = '画面-お知らせ--plain';
const print: StatePrint = printFrom({
  ja: { said: ['h1', '「お知らせ」'], drawn: ['h1 {color: black}'] },
  en: { said: ['h1', '「News」'], drawn: ['h1 {color: black}'] },
});
const otherWords = printFrom({
  ja: { said: ['h1', '「お知らせ一覧」'], drawn: ['h1 {color: black}'] },
  en: { said: ['h1', '「News」'], drawn: ['h1 {color: black}'] },
});
const otherLook = { ...print, look: 'f'.repeat(16) };
const signed = (changes: Partial<Review> = {}): Review => ({
  ...{ subject, decision: 'approved', by: 'staff', office: '健康推進課', at: '2026-11-20T01:00:00.000Z', words: '' },
  ...print,
  ...changes,
});

describe('a state', () => {
  it('is open until somebody signs it, then as the last entry says', () => {
    expect(standingOf([], subject, print)).toEqual({ kind: 'open' });
    expect(standingOf([signed({ subject: '画面-ほか--plain' })], subject, print)).toEqual({ kind: 'open' });
    const asked = signed({ decision: 'changes', words: '題を短く', at: '2026-11-20T01:00:00.000Z' });
    const approved = signed({ by: 'approver', at: '2026-11-21T01:00:00.000Z' });
    expect(standingOf([asked], subject, print).kind).toBe('changes');
    // In whatever order the files are read.
    expect(standingOf([approved, asked], subject, print)).toEqual({ kind: 'signed', review: approved });
  });

  it('is void as soon as its words, its look, or the state itself is another', () => {
    const reasons = (now: StatePrint | null) => {
      const standing = standingOf([signed()], subject, now);
      return standing.kind === 'void' ? standing.reasons : standing.kind;
    };
    expect(reasons(print)).toBe('signed');
    expect(reasons(otherWords)).toEqual(['tree']);
    expect(reasons(otherLook)).toEqual(['look']);
    expect(reasons({ ...otherWords, look: otherLook.look })).toEqual(['tree', 'look']);
    expect(reasons(null)).toEqual(['gone']);
    // Back to what was signed after a change: only a new signature holds.
    const recorded = signed({ voided_at: '2026-11-20T05:00:00.000Z' });
    expect(standingOf([recorded], subject, print)).toMatchObject({ kind: 'void', reasons: ['recorded'] });
    expect(standingOf([recorded, signed({ at: '2026-11-21T01:00:00.000Z' })], subject, print).kind).toBe('signed');
  });

  it('tells which lines have gone and come, also of lines that stand there twice', () => {
    expect(changedLines(print.said, otherWords.said)).toEqual({
      gone: ['ja 「お知らせ」'],
      come: ['ja 「お知らせ一覧」'],
    });
    expect(changedLines(['a', 'b', 'a'], ['a', 'c'])).toEqual({ gone: ['b', 'a'], come: ['c'] });
    expect(changedLines(['a'], ['a'])).toEqual({ gone: [], come: [] });
  });
});

it('the fingerprint is of every sign, of where lines end, and of their order', () => {
  const all = [['ab', 'c'], ['a', 'bc'], ['abc'], ['c', 'ab'], ['ab', 'd'], [], [''], ['', '']].map(fingerprintOf);
  expect(new Set(all).size).toBe(all.length);
  for (const each of all) expect(each).toMatch(/^[0-9a-f]{16}$/);
  expect(fingerprintOf(['ab', 'c'])).toBe(all[0]);
});

describe('the form', () => {
  const filled: FilledDraft = {
    ...{ states: [subject], ownWords: {}, decision: 'approved', by: 'staff', office: ' 健康推進課 ', words: '' },
  };
  const now = new Date('2026-11-20T01:00:00Z');

  it('says what is missing; who approves may be silent, who asks for a change may not', () => {
    expect(missingIn(emptyDraft)).toEqual(['states', 'decision', 'by', 'office']);
    expect(missingIn(filled)).toEqual([]);
    expect(missingIn({ ...filled, office: '　' })).toEqual(['office']);
    const two = { ...filled, decision: 'changes' as const, states: [subject, 'b'] };
    expect(missingIn({ ...two, ownWords: { b: '色を濃く' } })).toEqual(['words']);
    expect(missingIn({ ...two, ownWords: { b: '色を濃く', [subject]: '題を短く' } })).toEqual([]);
  });

  it('makes a file bound to each state, with its own words where it has some', () => {
    const draft = { ...filled, states: [subject, 'b'], ownWords: { b: '色を濃く' }, words: '確かめました' };
    const prints = new Map([
      [subject, print],
      ['b', otherWords],
    ]);
    const file = fileOf(draft, prints, now);
    expect(reviewFile.parse(JSON.parse(textOf(file)))).toEqual({
      format: 2,
      reviews: [signed({ words: '確かめました' }), { ...signed({ words: '色を濃く' }), subject: 'b', ...otherWords }],
    });
    expect(nameOfFile('News', new Date(2026, 10, 20, 9, 5))).toBe('review-News-20261120-0905.json');
  });
});

describe('a file that is handed in', () => {
  const take = (reviews: unknown[], changes: Partial<Parameters<typeof takeIn>[0]> = {}) =>
    takeIn({
      text: JSON.stringify({ format: 2, reviews }),
      ...{ now: new Map([[subject, print]]), existing: [], moment: new Date('2026-11-20T02:00:00Z'), ...changes },
    });

  it('is taken in when every state is as it was signed', () => {
    expect(take([signed()])).toEqual({ reviews: [signed()] });
    expect(
      takeIn({
        text: `\uFEFF${JSON.stringify({ format: 2, reviews: [signed()] })}`,
        now: new Map([[subject, print]]),
        existing: [],
        moment: new Date('2026-11-20T02:00:00Z'),
      }),
    ).toHaveProperty('reviews');
    expect(recordName(signed())).toBe('画面-お知らせ--plain.20261120T010000Z.staff');
  });

  it.each([
    ['not JSON', () => takeIn({ text: '{', now: new Map(), existing: [], moment: new Date() }), /not JSON/],
    ['not from the form', () => take([{ ...signed(), name: '東京太郎' }]), /name/],
    ['a change that is not said', () => take([signed({ decision: 'changes' })]), /not said/],
    ['of another state', () => take([signed({ ...otherWords })]), /says something else now/],
    ['of another look', () => take([signed({ ...otherLook })]), /looks otherwise/],
    ['of no state', () => take([signed()], { now: new Map([[subject, null]]) }), /no such state/],
    ['void by itself', () => take([signed({ voided_at: '2026-11-20T05:00:00.000Z' })]), /void/],
    ['signed tomorrow', () => take([signed({ at: '2026-11-21T02:00:00.000Z' })]), /in the future/],
    ['taken in before', () => take([signed()], { existing: [signed()] }), /taken in before/],
    ['twice in the file', () => take([signed(), signed({ by: 'design' })]), /twice/],
  ])('is refused: %s', (_, taking, words) => {
    const { problems, reviews } = taking();
    expect(reviews).toBeUndefined();
    expect(problems!.join('\n')).toMatch(words);
  });
});

it('screens come first, then components, each with all of its states', () => {
  const entry = (title: string, exportName: string, type = 'story') => ({
    ...{ id: `${title}-${exportName}`, title, name: exportName, type, exportName },
    importPath: `./stories/x/${title.split('/')[1]}.stories.tsx`,
  });
  const groups = subjectsOf([
    entry('部品/Button', 'Plain'),
    entry('画面/お知らせ', 'Plain'),
    entry('画面/お知らせ', 'Empty'),
    entry('画面/審査', '説明', 'docs'),
    entry('動き/consent', 'Plain'),
  ]);
  expect(groups.map(({ group, subjects }) => [group, subjects.map(({ ja, states }) => [ja, states.length])])).toEqual([
    ['画面', [['お知らせ', 2]]],
    ['部品', [['Button', 1]]],
  ]);
});
