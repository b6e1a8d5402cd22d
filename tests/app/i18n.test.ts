import { describe, expect, test } from 'vitest';
import enOfAccessibility from '../../app/i18n/en/accessibility.json' with { type: 'json' };
import { resources as en } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import jaOfAccessibility from '../../app/i18n/ja/accessibility.json' with { type: 'json' };
import { resources as ja } from '../../app/i18n/ja.ts';

type Words = Record<string, string>;
type Files = Record<string, Words>;
/** Those of all pages, and those that come with their screen. */
const files = {
  ja: { ...(ja as Files), accessibility: jaOfAccessibility as Words },
  en: { ...(en as Files), accessibility: enOfAccessibility as Words },
};

/** Japanese has one form of the plural, English two. */
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '');
const keysOf = (words: Words) => new Set(Object.keys(words).map(withoutPlural));
const missing = (from: Files, at: Files) =>
  Object.entries(from).flatMap(([namespace, words]) =>
    [...keysOf(words)].filter((key) => !keysOf(at[namespace] ?? {}).has(key)).map((key) => `${namespace}:${key}`),
  );

const entries = (lang: 'ja' | 'en') =>
  Object.entries(files[lang]).flatMap(([namespace, words]) =>
    Object.entries(words).map(([key, value]) => ({ id: `${namespace}:${key}`, value })),
  );
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Units and file formats are written the same in both languages. */
const hasWords = (value: string) =>
  /\p{L}/u.test(value.replace(/\{\{.*?\}\}/g, '').replace(/\b(km|kcal|m|GPX|KML|GeoJSON|RSS)\b/g, ''));
const foreign: Record<string, string> = {
  'failure:notFoundMessage': 'specification, Errors: this exact message',
  'map:tilesName': 'the attribution is asked for under the Japanese name',
};

describe('the words', () => {
  test('say the same things in both languages', () => {
    expect({ missingInEnglish: missing(files.ja, files.en), missingInJapanese: missing(files.en, files.ja) }).toEqual({
      missingInEnglish: [],
      missingInJapanese: [],
    });
  });

  test('have both English forms wherever they have one', () => {
    const keys = entries('en').map(({ id }) => id);
    const alone = keys.filter(
      (key) =>
        /_(one|other)$/.test(key) &&
        !keys.includes(key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one')),
    );
    expect(alone).toEqual([]);
    expect(entries('ja').filter(({ id }) => id.endsWith('_one'))).toEqual([]);
  });

  test('are Japanese in Japanese', () => {
    expect(entries('ja').filter(({ id, value }) => !japanese.test(value) && hasWords(value) && !foreign[id])).toEqual(
      [],
    );
  });

  test('are not Japanese in English', () => {
    expect(entries('en').filter(({ id, value }) => japanese.test(value) && !foreign[id])).toEqual([]);
  });

  test('fill the same blanks in both languages', () => {
    const blanks = (value: string) =>
      [...new Set([...value.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!))].sort().join();
    const english = new Map(entries('en').map(({ id, value }) => [withoutPlural(id), blanks(value)]));
    // "1 course" may write its number as a word: only the other form is held to it.
    expect(
      entries('ja')
        .filter(({ id, value }) => english.get(withoutPlural(id)) !== blanks(value))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('write numbers and days as the reader does', () => {
    const [first, second] = [createI18n('ja', ja), createI18n('en', en)];
    expect([first.number(12345), second.number(12345)]).toEqual(['12,345', '12,345']);
    expect([first.date('2026-11-20'), second.date('2026-11-20')]).toEqual(['2026年11月20日', '20 November 2026']);
  });

  test.for([
    ['2027-03-27', '2027-03-27', '2027年3月27日', '27 March 2027'],
    ['2027-03-27', '2027-03-28', '2027年3月27日から28日まで', '27 to 28 March 2027'],
    ['2027-03-27', '2027-04-02', '2027年3月27日から4月2日まで', '27 March to 2 April 2027'],
    ['2026-03-27', '2027-03-27', '2026年3月27日から2027年3月27日まで', '27 March 2026 to 27 March 2027'],
    ['2026-12-30', '2027-01-02', '2026年12月30日から2027年1月2日まで', '30 December 2026 to 2 January 2027'],
  ] as const)('write %s to %s without saying the same twice', ([from, to, inJapanese, inEnglish]) => {
    expect([createI18n('ja', ja), createI18n('en', en)].map(({ dateRange }) => dateRange(from, to))).toEqual([
      inJapanese,
      inEnglish,
    ]);
  });
});
