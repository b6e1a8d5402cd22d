/** Files of what is read out: written and read alike, found in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  inJapanese,
  isFound,
  parseSpeech,
  readFileName,
  speechFileName,
  speechText,
} from '../../stories/review/speech.ts';

describe('a file', () => {
  const all = [
    { id: '部品-button--plain', name: 'Plain', phrases: ['document', 'button, 探す', 'end of document'] },
    { id: '画面-a--b', name: '404（文字 (大)）', phrases: ['heading, コース, level 1'] },
  ];

  it('is read as it was written', () => {
    expect(parseSpeech(speechText(all))).toEqual(all);
    expect(parseSpeech('')).toEqual([]);
  });

  it('keeps a phrase on its line, whatever is in it', () => {
    const text = speechText([{ ...all[0]!, phrases: ['# Title', 'two\nlines\u00a0here'] }]);
    expect(parseSpeech(text)[0]!.phrases).toEqual(['＃ Title', 'two lines here']);
  });

  it('has a name that says title, English and language', () => {
    const name = speechFileName('画面/コースを探す', 'CourseSearch', 'en');
    expect(readFileName(`../../tests/speech/${name}`)).toEqual({
      ...{ path: `../../tests/speech/${name}`, title: '画面/コースを探す', english: 'CourseSearch', lang: 'en' },
    });
    expect(readFileName('README.md')).toBeNull();
  });
});

it('is found by Japanese, English, wide letters and nothing', () => {
  const file = { path: '', title: '画面/コースを探す', english: 'CourseSearch', lang: 'ja' } as const;
  for (const asked of ['', 'コース', 'coursesearch', 'course search', 'ＣＯＵＲＳＥ', ' 探す ', '画面/'])
    expect(isFound(file, asked), asked).toBe(true);
  expect(isFound(file, '公園')).toBe(false);
});

it.each([
  ['heading, コースを探す, level 1', '見出し、コースを探す、レベル1'],
  ['end of navigation', 'ナビゲーションの終わり'],
  ['end of region, 近く', '領域の終わり、近く'],
  ['checkbox, トイレ, not checked', 'チェックボックス、トイレ、チェックなし'],
  ['listitem, level 1, position 2, set size 30', 'リストの項目、レベル1、順番2、全部で30'],
  ['link, 日本語, current item', 'リンク、日本語、今の項目'],
  ['polite: 5件', 'あとで知らせる：5件'],
  ['川ぞいの道', '川ぞいの道'],
])('%s is said as %s', (phrase, said) => {
  expect(inJapanese(phrase)).toBe(said);
});

it('says every role that is kept, and every number, in Japanese', () => {
  const folder = path.resolve(import.meta.dirname, '../speech');
  const kept = readdirSync(folder).filter((name) => name.endsWith('.ja.txt'));
  const phrases = kept.flatMap((name) =>
    parseSpeech(readFileSync(path.join(folder, name), 'utf8')).flatMap((said) => said.phrases),
  );
  expect(phrases.length).toBeGreaterThan(1000);
  const english = phrases
    .map(inJapanese)
    .filter((said) => /^[a-z]+、|(^|、)(level|position|(set )?size|[a-z]+ value) \d/.test(said));
  expect([...new Set(english)]).toEqual([]);
});
