/** docs/security.md says something of every requirement of ASVS 5.0.0 up to level 2, and names only what there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { throttleKinds } from '../../server/throttle/throttle.ts';
import { extraFields } from './inputs.ts';
import { docFile } from './table.ts';

/** Level of each requirement of a section, in order: 1.2.10 is the tenth digit of 1.2. */
const levels: Record<string, string> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333', '6.6': '2223' },
  ...{ '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23' },
  ...{ '9.1': '111', '9.2': '1222' },
  ...{
    '10.1': '22',
    '10.2': '223',
    '10.3': '22223',
    '10.4': '1111122222233333',
    '10.5': '22222',
    '10.6': '22',
    '10.7': '222',
  },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23', '11.7': '33' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
};

const text = readFileSync(docFile, 'utf8');
const root = path.resolve(import.meta.dirname, '../..');

interface Row {
  id: string;
  level: number;
  outcome: string;
  by: string;
}

/** A range (`6.5.1–6.5.5`) says the same of each. */
const rows: Row[] = [
  ...text.matchAll(/^\| (\d+\.\d+)\.(\d+)(?:–\1\.(\d+))? \| ([12]) \| ([^|]*) \| (.*) \|$/gm),
].flatMap(([, section, first, last, level, outcome, by]) =>
  Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, at) => ({
    ...{ id: `${section}.${Number(first) + at}`, level: Number(level), outcome: outcome!, by: by! },
  })),
);

it('knows all requirements of the standard', () => {
  const all = Object.values(levels).join('');
  expect([...'123'].map((level) => all.split(level).length - 1)).toEqual([70, 183, 92]);
});

it('says something of every requirement up to level 2, once', () => {
  const wanted = Object.entries(levels).flatMap(([section, digits]) =>
    [...digits].flatMap((level, at) => (Number(level) < 3 ? [`${section}.${at + 1}`] : [])),
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(wanted.sort());
});

it('says the level of each; of several the highest', () => {
  const wrong = rows.filter(({ id, level }) => {
    const [chapter, section, number] = id.split('.');
    return Number(levels[`${chapter}.${section}`]![Number(number) - 1]) > level;
  });
  expect(wrong).toEqual([]);
});

it('says what came of each, and why', () => {
  for (const { id, outcome, by } of rows) {
    expect(['met', 'partly', '**not met**', 'operators', '–'], id).toContain(outcome);
    expect(by.length, id).toBeGreaterThan(3);
  }
  const unmet = rows.filter(({ outcome }) => outcome === '**not met**').map(({ id }) => id);
  for (const id of unmet) expect(text).toContain(`- ${id}: `);
});

/** `path` or `path: words`, where the words stand in the file: the name of a test. */
const named = [
  ...text.matchAll(/`((?:app|content|contract|docs|machines|scripts|server|tests|ui)\/[^`:]+\.\w+)(?:: ([^`]+))?`/g),
];

it.each(named.map(([whole, file, words]) => ({ whole, file: file!, words })))('$whole is there', ({ file, words }) => {
  const place = path.join(root, file);
  expect(existsSync(place)).toBe(true);
  if (!words) return;
  const beginnings = ['"', "'", '`'].map((quote) => quote + words);
  const source = readFileSync(place, 'utf8');
  expect(beginnings.filter((beginning) => source.includes(beginning))).not.toEqual([]);
});

/** All that is in the text between two lines. */
const section = (heading: string) => text.slice(text.indexOf(`\n## ${heading}\n`)).split('\n## ')[1]!;
const by = (id: string) => rows.find((row) => row.id === id)!.by;

it('says how many fields too many each call is sent', () => {
  const [, count] = / and (\d+) fields that an operation might take over/.exec(text)!;
  expect(Object.keys(extraFields('GET /season', 1))).toHaveLength(Number(count));
});

it('names every limit of a body, and no other', () => {
  const [line] = /^\| bodies \|.*$/m.exec(section('What costs much, and what bounds it'))!;
  const said = (words: string) =>
    [...words.matchAll(/(\d+) (kB|MB)/g)].map(([, number, unit]) => Number(number) * (unit === 'kB' ? 1e3 : 1e6));
  // What surrounds a file in a body comes on top, and some count in 1024.
  const isOf = (bytes: number) => (label: number) => bytes >= label && bytes <= label * 1.07;
  const limits = [...new Set(Object.values(endpoints).map(({ limitBytes }) => limitBytes))];
  for (const labels of [said(line), said(by('5.2.1'))]) {
    expect(limits.filter((bytes) => !labels.some(isOf(bytes)))).toEqual([]);
    expect(labels.filter((label) => !limits.some((bytes) => isOf(bytes)(label)))).toEqual([]);
  }
});

it('has every kind of tries that are counted, as the server counts them', () => {
  const said = [...text.matchAll(/^\| [^|]+ \| `(\w+)` \| (\d+) \| (\d+) s \|$/gm)].map(([, kind, free, first]) => ({
    ...{ kind, free: Number(free), firstWaitSeconds: Number(first) },
  }));
  const counted = Object.entries(throttleKinds).map(([kind, { free, firstWaitSeconds }]) => ({
    ...{ kind, free, firstWaitSeconds },
  }));
  expect(said).toEqual(counted);
  const longest = (kind: string) => (kind.endsWith('ByAddress') && kind !== 'staffLoginByAddress' ? 60 : 15 * 60);
  for (const [kind, { maxWaitSeconds }] of Object.entries(throttleKinds))
    expect(maxWaitSeconds, kind).toBe(longest(kind));
});

/** Files of the program that match, from its root. */
function sources(pattern: RegExp, folders = ['server']): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => /\.tsx?$/.test(name) && pattern.test(readFileSync(path.join(root, name), 'utf8'))),
  );
}

it.each<[string, RegExp, string, string[]?]>([
  ['starts programs', /from 'node:child_process'/, by('1.2.5')],
  ['reads XML', /from 'saxes'/, by('1.5.1')],
  ['encrypts', /\bcreateCipheriv\(/, by('11.3.1')],
  ['signs, or exchanges keys', /\bcreateECDH\(|\bsign\(/, by('11.6.1')],
  ['makes codes with keys', /\bcreateHmac\(/, by('11.4.1')],
  ['listens to messages', /EventListener\(\s*'message'/, by('3.5.5'), ['app', 'ui']],
  ['names a file for downloads', /attachment; filename=/, by('5.4.1')],
])('names every file that %s', (_, pattern, words, folders) => {
  const files = sources(pattern, folders);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !words.includes(`\`${file}\``))).toEqual([]);
});

it('names every cipher', () => {
  const files = sources(/'aes-[\w-]+'/).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const ciphers = files.flatMap((source) =>
    [...source.matchAll(/'(aes-[\w-]+)'/g)].map(([, name]) => name!.toUpperCase()),
  );
  expect(ciphers.sort()).toEqual(['AES-128-GCM', 'AES-256-GCM']);
  for (const cipher of ciphers) {
    expect(section('Cryptography')).toContain(cipher);
    expect(by('11.3.1')).toContain(cipher);
  }
});

it('names every setting that is a secret', () => {
  const [, list] = /^const secrets = \[(.*)\];$/m.exec(readFileSync(path.join(root, 'server/config.ts'), 'utf8'))!;
  const names = [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !section('Cryptography').includes(`\`${name}\``))).toEqual([]);
});
