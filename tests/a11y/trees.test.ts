import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { differenceFromKept } from '../../tools/accessibility/trees.ts';

const [, , ja, , en] = readFileSync(path.join(import.meta.dirname, 'trees/news.yml'), 'utf8')
  .split(/^# (ja|en)$/m)
  .map((part) => part.trim()) as [string, string, string, string, string];

test('a tree as it was kept is no difference, in one language and in both', () => {
  expect([{ ja, en }, { ja }, { en }].map((tree) => differenceFromKept('/news', tree))).toEqual([null, null, null]);
});

test('what differs from the kept tree is told', () => {
  expect(differenceFromKept('/news', { ja, en: en.replace('- main', '- banner') })).toMatch(/main.* is now .*banner/);
  expect(differenceFromKept('/news', { ja: `${ja}\n- text: more` })).toMatch(/is now .*more/);
  expect(differenceFromKept('/nowhere', { ja })).toBe('no tree is kept');
});
