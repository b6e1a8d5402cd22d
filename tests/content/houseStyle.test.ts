/** One way to name a place and to write a word, so that a walker who looks for it finds it. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/values.ts';
import { readContent } from '../../server/content/readContent.ts';
import { styleRules } from './houseStyle.ts';

const content = readContent();
const points = content.courses.flatMap(({ id, points }) => points.map(({ name, role }) => ({ id, name, role })));
const streets = [...content.streets].map(([ja, en]) => ({ ja, en }));

interface Text {
  where: string;
  lang: Language;
  text: string;
}

/** Not read as texts: readings, spellings to be found by, what stands for itself. */
const notTexts = ['kana', 'words', 'slug', 'drawing', 'key', 'colour', 'posted_at', 'contest'];

/** Every text of a file, in the language that its name or a key above it says. */
function textsIn(value: unknown, where: string, lang: Language | null): Text[] {
  if (typeof value === 'string') return lang ? [{ where, lang, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    notTexts.includes(key) ? [] : textsIn(each, `${where}.${key}`, key === 'ja' || key === 'en' ? key : lang),
  );
}

const root = new URL('../../', import.meta.url);
const files = (pattern: string) => globSync(pattern, { cwd: root.pathname });
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
/** What visitors send, photos among it, has one language; the samples are Japanese. */
const langOf = (file: string): Language | null =>
  file.startsWith('content/photos/') ? 'ja' : ((/[./](ja|en)[./]/.exec(file)?.[1] as Language) ?? null);

/** All but what has rules of its own: names of stations and lines, the table of spellings, notes of this project. */
const jsonFiles = [
  ...files('content/**/*.json'),
  ...files('app/**/{ja,en}.json'),
  ...files('app/i18n/{ja,en}/*.json'),
].filter(
  (file) =>
    !/^content\/(?:routes|accessibility)\/|^content\/(?:stations|lines|synonyms|namesakes|edition)\.json$/.test(file),
);
const markdownFiles = files('content/**/*.{ja,en}.md');
/** What the code itself says: annotations of the policy tables, refusals. */
const sourceFiles = files('{contract,server}/**/*.ts');
const saidIn = (file: string): Text[] =>
  [...read(file).matchAll(/\b(ja|en): (?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g)].map(([, lang, quoted, template]) => ({
    ...{ where: file, lang: lang as Language, text: (quoted ?? template!).replaceAll("\\'", "'") },
  }));
const texts = [
  ...sourceFiles.flatMap(saidIn),
  ...jsonFiles.flatMap((file) => textsIn(JSON.parse(read(file)), file, langOf(file))),
  ...markdownFiles.flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, line) => ({ where: `${file}:${line + 1}`, lang: langOf(file)!, text })),
  ),
];
const withFault = (lang: Language, fault: RegExp) =>
  texts
    .filter((each) => each.lang === lang && fault.test(each.text))
    .map(({ where, text }) => `${where}: ${text.slice(Math.max(0, text.search(fault) - 40), text.search(fault) + 60)}`);

/** Of the same Japanese name, and different places: each has its own addition in English. */
const namesakes = ['桜橋', '諏訪神社', '多摩川の土手', '隅田公園'];

/** Districts and crossings that are called after a bridge. */
const districts = ['大橋', '奈良橋', '霜降橋', '第一京浜 東新橋'];

describe('English names', () => {
  it('a place has one', () => {
    const names = new Map<string, Set<string>>();
    for (const { ja, en } of [...points.map(({ name }) => name), ...content.parks.map(({ name }) => name), ...streets])
      names.set(ja, (names.get(ja) ?? new Set()).add(en));
    const several = [...names].filter(([ja, each]) => each.size > 1 && !namesakes.includes(ja));
    expect(several.map(([ja, each]) => `${ja}: ${[...each].join(' / ')}`)).toEqual([]);
    // A name on the list of exceptions that is none any more is taken off it.
    expect(namesakes.filter((ja) => (names.get(ja)?.size ?? 0) < 2)).toEqual([]);
  });

  it('a bridge has it too where it stands in the name of another place', () => {
    const wrong = points.flatMap(({ id, name: { ja, en } }) =>
      // 中の橋 is a name, 駒形橋の南 one with an addition.
      [...new Set([...ja.split(/[ ・]/), ...ja.split(/[ ・の]/)])].flatMap((part) => {
        const own = part !== ja && part.endsWith('橋') ? content.streets.get(part) : undefined;
        return own && !en.includes(own) ? [`${id} ${ja} ${en}: ${own}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are nouns, as sentences are made with them', () => {
    const wrong = points.filter(
      ({ name: { ja, en } }) =>
        /^(?:Towards?|Near|In front of|Along|Above|Under|Road to|Way Down)\b/i.test(en) || ja.endsWith('へ'),
    );
    expect(wrong.map(({ id, name }) => `${id} ${name.ja} ${name.en}`)).toEqual([]);
  });

  it('stations are called as in the list of stations', () => {
    const listed = new Map(content.stations.map(({ name }) => [`${name.ja}駅`, `${name.en} Station`]));
    const wrong = points.filter(({ name }) => listed.has(name.ja) && listed.get(name.ja) !== name.en);
    expect(wrong.map(({ id, name }) => `${id} ${name.en}, in the list ${listed.get(name.ja)}`)).toEqual([]);
  });

  it('temples are "Sensoji Temple": the whole name without hyphen, then what it is', () => {
    const wrong = points.filter(
      ({ name }) => /[寺院]$/.test(name.ja) && !/^[A-Z][^-]*(?<!-(?:ji|in)) Temple(?: Row)?$/.test(name.en),
    );
    expect(wrong.map(({ id, name }) => `${id} ${name.ja} ${name.en}`)).toEqual([]);
  });

  it('shrines and bridges say what they are', () => {
    const wrong = points.filter(
      ({ name: { ja, en } }) =>
        (/(?:神社|天満宮|八幡宮|稲荷)$/.test(ja) && !/Shrine/.test(en)) ||
        (/[^ー]橋$/.test(ja) && !/bridge|viaduct/i.test(en) && !districts.includes(ja)),
    );
    expect(wrong.map(({ id, name }) => `${id} ${name.ja} ${name.en}`)).toEqual([]);
  });
});

describe('readings', () => {
  it('a place has one', () => {
    const readings = new Map<string, Set<string>>();
    for (const { name, kana } of content.courses.flatMap((course) => course.points))
      readings.set(name.ja, (readings.get(name.ja) ?? new Set()).add(kana));
    const several = [...readings].filter(([, each]) => each.size > 1);
    expect(several.map(([ja, each]) => `${ja}: ${[...each].join(' / ')}`)).toEqual([]);
  });
});

describe('spelling', () => {
  it('reads the texts of every kind', () => {
    for (const kind of ['courses', 'pages', 'tips', 'fashion', 'photos', 'relations', 'institutions', 'words', 'parks'])
      for (const lang of kind === 'photos' ? (['ja'] as const) : (['ja', 'en'] as const))
        expect(
          texts.filter((each) => each.where.startsWith(`content/${kind}`) && each.lang === lang).length,
          `${kind} ${lang}`,
        ).toBeGreaterThan(5);
    expect(files('app/**/ja.json').length).toBeGreaterThan(30);
    expect(texts.filter(({ where }) => where.startsWith('app/')).length).toBeGreaterThan(2000);
  });

  it.each(styleRules.en)('English: %s', (_, fault) => {
    expect(withFault('en', fault)).toEqual([]);
  });

  it.each(styleRules.ja)('Japanese: %s', (_, fault) => {
    expect(withFault('ja', fault)).toEqual([]);
  });
});
