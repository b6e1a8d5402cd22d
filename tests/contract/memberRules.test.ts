import { describe, expect, it } from 'vitest';
import {
  passwordProblem,
  personalKind,
  tidyUserName,
  userNameKey,
  userNameProblem,
} from '../../contract/memberRules.ts';

describe('a user name', () => {
  it.each([
    'a',
    '歩く人',
    'さくら★7',
    'Zoë ☆',
    '#1*',
    '葛\u{E0100}城',
    '名'.repeat(20),
    // 20 characters as a person counts them, each of two code points.
    'が'.normalize('NFD').repeat(20),
    '𠮷'.repeat(20),
  ])('may be %s', (name) => {
    expect(userNameProblem(name)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['名'.repeat(21), 'too_long'],
    [`a${'\u0301'.repeat(300)}`, 'too_long'],
    ['tea🍵', 'format_invalid'],
    ['👨‍👩‍👧', 'format_invalid'],
    ['🇯🇵', 'format_invalid'],
    ['1️⃣', 'format_invalid'],
    ['❤', 'format_invalid'],
    ['a\u200Bb', 'format_invalid'],
    ['a\u202Eb', 'format_invalid'],
    ['\u3164', 'format_invalid'],
    ['a\nb', 'format_invalid'],
    ['\uD800', 'format_invalid'],
  ] as const)('may not be %j: %s', (name, kind) => {
    expect(userNameProblem(name)).toBe(kind);
  });

  it('is kept composed and without spaces around it', () => {
    expect(tidyUserName(` ${'が'.normalize('NFD')}　`)).toBe('が');
    expect(tidyUserName(' Hana \u00a0 ko　さくら ')).toBe('Hana ko さくら');
  });

  it.each([
    ['Hanako', 'ｈａｎａｋｏ'],
    ['ハナコ', 'ﾊﾅｺ'],
    ['straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['葛城', '葛\u{E0100}城'],
    ['①', '1'],
    ['Hana ko', 'Hana  ko'],
    ['Hana ko', 'ｈａｎａ　\u200b ｋｏ'],
    ['Hana ko', 'Hana\u00a0\u2003ko'],
  ])('%s is the same as %s', (one, other) => {
    expect(userNameKey(one)).toBe(userNameKey(other));
  });

  it.each([
    ['はなこ', 'ハナコ'],
    ['hanako', 'hanaka'],
    ['か', 'が'],
    ['Hana ko', 'Hanako'],
  ])('%s is another than %s', (one, other) => {
    expect(userNameKey(one)).not.toBe(userNameKey(other));
  });
});

describe('a password', () => {
  it.each([
    ['password1', null],
    ['12345678', null],
    ['a'.repeat(128), null],
    ['', 'required'],
    ['short12', 'too_short'],
    ['with space', 'format_invalid'],
    ['ｐａｓｓｗｏｒｄ', 'format_invalid'],
    ['a'.repeat(129), 'too_long'],
  ] as const)('%s: %s', (password, kind) => {
    expect(passwordProblem(password)).toBe(kind);
  });
});

describe('a user name that seems to tell who somebody is', () => {
  it.each([
    ['hanako@example.jp', 'mail'],
    ['ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ', 'mail'],
    ['090-1234-5678', 'phone'],
    ['０９０１２３４５６７８', 'phone'],
    ['03 (1234) 5678', 'phone'],
    ['+81-90-1234-5678', 'phone'],
    ['山田花子', 'name'],
    ['山田　花子', 'name'],
    ['佐々木はなこ', 'name'],
    ['Hanako Yamada', 'name'],
    ['森 太郎', 'name'],
  ] as const)('%s: %s', (name, kind) => {
    expect(personalKind(name)).toBe(kind);
  });

  it.each([
    '',
    'はなこ',
    'さくら★7',
    '歩く人',
    'walker',
    '20260401',
    '@さんぽ',
    '上野でさんぽ',
    'とことこ2026',
    '山田',
  ])('%s tells nothing', (name) => {
    expect(personalKind(name)).toBeNull();
  });
});
