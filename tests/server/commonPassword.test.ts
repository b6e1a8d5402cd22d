/** The list of common passwords: as many as it says, each of which the rules would let through, and what is compared with it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passwordProblem } from '../../contract/memberRules.ts';
import { isEasilyGuessed } from '../../server/members/commonPassword.ts';

const listed = readFileSync(new URL('../../server/members/commonPasswords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

it('holds 10,000 passwords in small letters that nothing else would refuse', () => {
  expect(new Set(listed).size).toBe(10_000);
  expect(
    listed.filter((password) => passwordProblem(password) !== null || password !== password.toLowerCase()),
  ).toEqual([]);
  expect(listed.filter((password) => !isEasilyGuessed(password.toUpperCase(), 'Hanako'))).toEqual([]);
});

it.each([
  ['tokotoko2026', 'Hanako', false],
  ['hanako2026', 'Hanako', true],
  ['2026ＨＡＮＡＫＯ', 'hanako', false],
  ['2026HANAKO', 'ｈａｎａｋｏ', true],
  ['kentaro2026', 'Ken', false],
  ['kentaro2026', 'Kent', true],
  ['taro1234x', 'taro_1234', true],
  ['xtaro1234', 'Taro 1234', true],
  ['aruku2026', '花子', false],
  ['aruku2026', '花子 abc', false],
])('%s of %s: %s', (password, userName, expected) => {
  expect(isEasilyGuessed(password, userName)).toBe(expected);
});
