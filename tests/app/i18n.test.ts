import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { base as en, textFiles as enFiles } from '../../app/i18n/en.ts';
import { guardedNamespaces } from '../../app/i18n/guardedNamespaces.ts';
import { guardedTexts } from '../../app/i18n/guardedTexts.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base as ja, textFiles as jaFiles } from '../../app/i18n/ja.ts';
import { namespacesOnDemand, type SharedNamespaces, sharedNamespaces } from '../../app/i18n/namespaces.ts';
import { memberNamespaces } from '../../app/screens/memberModules.ts';

type Words = Record<string, string>;
type Files = Record<string, Words>;

/** Of all pages and of several screens in `app/i18n`, of one screen in its folder. */
function filesOf(lang: 'ja' | 'en'): Files {
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Words;
  const shared = readdirSync(`app/i18n/${lang}`).map((file) => [path.parse(file).name, `app/i18n/${lang}/${file}`]);
  const own = readdirSync('app/screens', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `${lang}.json`)
    .map((file) => [file[0]!.toLowerCase() + path.dirname(file).slice(1), `app/screens/${file}`]);
  return Object.fromEntries([...shared, ...own].map(([namespace, file]) => [namespace, json(file!)]));
}
const files = { ja: filesOf('ja'), en: filesOf('en') };

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

  test('write moments by the clock of Tokyo', () => {
    const moment = '2026-11-23T15:05:00.000Z';
    expect([createI18n('ja', ja), createI18n('en', en)].map((i18n) => i18n.moment(moment))).toEqual([
      '2026年11月24日 00:05',
      '24 November 2026 00:05',
    ]);
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

describe('what a screen loads', () => {
  const screens = readdirSync('app/screens', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const base = ['common', 'failure'];

  /** Files of `app/` that a file imports, at once or on demand, each once. */
  function importedBy(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
      const next = path.join(path.dirname(file), target!);
      // The frame and the loading of pages are of every page.
      if (next.startsWith('app/') && !next.endsWith('.css.ts') && !next.endsWith('modules.ts')) importedBy(next, seen);
    }
    return seen;
  }

  /** Of the screen for everybody, and of what members get. */
  const filesOfScreen = (name: string) =>
    ['index', 'member']
      .map((file) => `app/screens/${name}/${file}.ts`)
      .filter((file) => existsSync(file))
      .flatMap((file) => [...importedBy(file)]);

  test.for(screens.map(({ name }) => name))('%s has the namespaces that its texts come from', (name) => {
    const used = filesOfScreen(name).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*(?:\w[^'`]*\? )?['`](\w+):/g)].map(
        ([, namespace]) => namespace!,
      ),
    );
    const own = name[0]!.toLowerCase() + name.slice(1);
    const loaded = [
      ...[...base, own],
      ...[sharedNamespaces, guardedNamespaces, namespacesOnDemand, memberNamespaces].flatMap(
        (each) => each[name] ?? [],
      ),
    ];
    expect([...new Set(used)].filter((namespace) => !loaded.includes(namespace))).toEqual([]);
  });

  test.each(['ja', 'en'] as const)('every one has its file in a list of those that load, %s', (lang) => {
    const ofVisitors = Object.keys({ ja: jaFiles, en: enFiles }[lang]);
    const ofMembers = [...ofVisitors, ...Object.keys(guardedTexts[lang])];
    const missingIn = (list: readonly string[], named: SharedNamespaces) =>
      [...new Set(Object.values(named).flat())].filter((name) => !list.includes(`./${lang}/${name}.json`));
    expect(missingIn(ofVisitors, sharedNamespaces)).toEqual([]);
    expect(missingIn(ofMembers, guardedNamespaces)).toEqual([]);
  });

  test('nothing is shared with a screen that does not use it', () => {
    const all = [sharedNamespaces, guardedNamespaces, namespacesOnDemand, memberNamespaces].flatMap((each) =>
      Object.entries(each),
    );
    for (const [name, namespaces] of all) {
      const sources = filesOfScreen(name)
        .map((file) => readFileSync(file, 'utf8'))
        .join();
      expect(
        namespaces.filter((namespace) => !sources.includes(`${namespace}:`)),
        name,
      ).toEqual([]);
    }
  });
});
