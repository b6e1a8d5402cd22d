import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differenceOfLanguages, readTree, writeTrees } from '../../tools/accessibility/trees.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokotoko-trees-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ja = '- banner:\n  - link "とことこ東京"\n- heading "# お知らせ" [level=1]';
const en = '- banner:\n  - link "Tokotoko Tokyo"\n- heading "News" [level=1]';

test('trees are read as they were written; those of before are gone', () => {
  writeTrees(folder, { '/old': { ja } });
  writeTrees(folder, { '/': { ja, en }, '画面-お知らせ--plain': { en } });
  expect([readTree(folder, '/'), readTree(folder, '画面-お知らせ--plain'), readTree(folder, '/old')]).toEqual([
    { ja, en },
    { en },
    {},
  ]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('two subjects never share a file', () => {
  expect(() => writeTrees(folder, { '/news/1': { ja }, '/news?1': { ja } })).toThrow('one file');
});

test('another role in one language is a difference; other words are not', () => {
  expect(differenceOfLanguages({ ja, en })).toBeNull();
  expect(differenceOfLanguages({ ja, en: en.replace('- link', '- button') })).toBe(
    'role 2: ja has link, en has button',
  );
});

test('what is still being read out, beside the landmarks, is no difference', () => {
  const announced = `${en}\n- status:\n  - paragraph: 12 courses found\n- alert\n- main:\n  - status: Ready`;
  expect(differenceOfLanguages({ ja: `${ja}\n- status\n- main:\n  - status: できました`, en: announced })).toBeNull();
  expect(differenceOfLanguages({ ja: `${ja}\n- main:\n  - paragraph: できました`, en: announced })).toBe(
    'role 5: ja has paragraph, en has status',
  );
});

test('which words are those that were sought is no difference; what holds them is', () => {
  const found = `${ja}\n- list:\n  - listitem:\n    - link:\n      - mark: 上野\n    - paragraph`;
  const other = `${en}\n- list:\n  - listitem:\n    - link\n    - paragraph`;
  expect(differenceOfLanguages({ ja: found, en: other })).toBeNull();
  expect(differenceOfLanguages({ ja: found, en: `${en}\n- list` })).not.toBeNull();
});
