import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explainedIn } from '../../server/courses/glossary.ts';
import { content } from './expected.ts';

const rows = JSON.parse(readFileSync(new URL('../../content/words.json', import.meta.url), 'utf8')) as Record<
  'ja' | 'en',
  { words: string[] } | undefined
>[];
const explained = (text: string, lang: 'ja' | 'en') => explainedIn(text, lang).map(({ word }) => word);

it('explains words in the order of the text, each meaning once', () => {
  expect(explained('宿場の本陣の前。宿場はここまで。', 'ja')).toEqual(['宿場', '本陣']);
  expect(explained('弁天堂に弁財天。', 'ja')).toEqual(['弁天']);
  expect(explained('A torii, then a second torii and Jizo.', 'en')).toEqual(['torii', 'Jizo']);
  expect(explainedIn('一里塚', 'ja')[0]!.kana).toBe('いちりづか');
});

it('knows words in names that mean something else, longer words, and parts of words', () => {
  expect(explained('代官山の店', 'ja')).toEqual([]);
  expect(explained('代官山の代官屋敷', 'ja')).toEqual(['代官']);
  expect(explained('前方後円墳', 'ja')).toEqual(['前方後円墳']);
  expect(explained('monjas', 'en')).toEqual([]);
});

it.each(['ja', 'en'] as const)('has no word twice and none that no course uses: %s', (lang) => {
  const words = rows.flatMap((row) => row[lang]?.words ?? []);
  expect(words.length).toBeGreaterThanOrEqual(35);
  expect(new Set(words).size).toBe(words.length);
  const texts = content.courses
    .flatMap(({ lead, points }) => [
      lead[lang],
      ...points.flatMap(({ name, text, way }) => [name[lang], text?.[lang] ?? '', way?.[lang] ?? '']),
    ])
    .join('\n');
  const used = new Set(explained(texts, lang));
  const unused = rows
    .flatMap((row) => row[lang] ?? [])
    .filter((row) => !row.words.some((word) => used.has(word)))
    .map((row) => row.words[0]);
  expect(unused).toEqual([]);
});
