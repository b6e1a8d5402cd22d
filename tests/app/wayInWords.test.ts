import { expect, test } from 'vitest';
import { base as english } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base } from '../../app/i18n/ja.ts';
import en from '../../app/screens/StaffApproval/en.json' with { type: 'json' };
import ja from '../../app/screens/StaffApproval/ja.json' with { type: 'json' };
import { type Ways, wayInWords } from '../../app/screens/StaffApproval/wayInWords.ts';

const i18n = {
  ja: createI18n('ja', { ...base, staffApproval: ja }),
  en: createI18n('en', { ...english, staffApproval: en }),
};
const way: NonNullable<Ways['before']> = {
  // About 900 m from west to east.
  line: [
    [35.68, 139.76],
    [35.68, 139.77],
  ],
  ...{ length_m: 1500, stairs: 0, start: '東京駅', goal: '大手町駅' },
};
const told = (changes: Partial<typeof way>, lang: 'ja' | 'en' = 'ja') =>
  wayInWords({ before: way, after: { ...way, ...changes } }, i18n[lang]);

test.for<[string, Partial<typeof way>, string[]]>([
  ['length and end', { length_m: 1840, goal: '神田駅' }, ['340m長くなります。', '終わりが神田駅に変わります。']],
  ['two new steps', { stairs: 2 }, ['地図で階段のあるところが2か所増えます。']],
  ['nothing', {}, ['道の長さ、始まり、終わり、階段の数は変わりません。']],
  [
    'a line of the same length elsewhere',
    {
      line: [
        [35.68, 139.76],
        [35.682, 139.765],
        [35.68, 139.77],
      ],
    },
    ['道が、前の道から約220mはなれる所があります。'],
  ],
])('%s', ([, changes, sentences]) => {
  expect(told(changes)).toEqual(sentences);
});

test('in English', () => {
  expect(told({ length_m: 1160, stairs: 2 }, 'en')).toEqual([
    '340 m shorter.',
    'Passes 2 new flights of steps on the map.',
  ]);
});

test.for<[string, Ways['before'], Partial<typeof way>, string[]]>([
  [
    'the new way, with nothing else different',
    { ...way, stairs: 2 },
    { stairs: null },
    ['道の長さ、始まり、終わりは変わりません。', '新しい道に階段があるかどうかは、分かっていません。'],
  ],
  [
    'the new way, which is longer',
    { ...way, stairs: 2 },
    { stairs: null, length_m: 1840 },
    ['340m長くなります。', '新しい道に階段があるかどうかは、分かっていません。'],
  ],
  [
    'the present way',
    { ...way, stairs: null },
    { stairs: 2, length_m: 1840 },
    ['340m長くなります。', 'いまの道の階段が分かっていないため、階段の数はくらべられません。'],
  ],
])('where steps are not known of %s', ([, before, changes, sentences]) => {
  expect(wayInWords({ before, after: { ...way, ...changes } }, i18n.ja)).toEqual(sentences);
});

test('of a new way without known steps', () => {
  const told = wayInWords({ before: null, after: { ...way, stairs: null } }, i18n.en);
  expect(told[1]).toBe('Whether the new way has steps is not known.');
});

test('of a way that is new, or goes', () => {
  expect(wayInWords({ before: null, after: way }, i18n.ja)[0]).toMatch(/^新しい道です。長さは1,500m/);
  expect(wayInWords({ before: way, after: null }, i18n.ja)[0]).toMatch(/^この道はなくなります。/);
});
