/** Every state that a screen is declared to have is shown by a story of its own, and stories name declared states only. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtRoutes } from '../../app/routes.ts';
import { screenStates } from '../../app/screenStates.ts';
import { projectRoot } from './parts.ts';

const name = String.raw`'\w+'`;
/** `states: 'one'` or `states: ['one', 'two']`, also over several lines. */
const literal = new RegExp(String.raw`\bstates:\s*(?:${name}|\[\s*${name}(?:,\s*${name})*,?\s*\])(?=\s*[,}])`, 'g');

/** Story by story. @throws at a mention of states that is not written out, which could not be read here */
function listsIn(source: string): string[][] {
  const lists = source.match(literal) ?? [];
  const mentions = source.match(/\bstates\b/g) ?? [];
  if (lists.length !== mentions.length) throw new Error("states must be written out: states: ['one', 'two']");
  return lists.map((list) => list.match(/(?<=')\w+(?=')/g) ?? []);
}
const shownIn = (source: string): string[] => [...new Set(listsIn(source).flat())];

function differences(screen: string, source: string, declared: readonly string[]): string[] {
  const shown = shownIn(source);
  return [
    ...declared.filter((state) => !shown.includes(state)).map((state) => `${screen}: no story shows ${state}`),
    ...shown.filter((state) => !declared.includes(state)).map((state) => `${screen}: ${state} is not declared`),
  ];
}

/** Reviewers look at one state at a time, and sign it: what is seen only beside another one cannot be told from it. */
function onlyTogether(screen: string, source: string): string[] {
  const lists = listsIn(source);
  const alone = new Set(lists.filter((list) => list.length === 1).flat());
  const together = new Set(lists.flat()).difference(alone);
  return [...together].map((state) => `${screen}: ${state} is shown only together with others`);
}

const sourceOf = (screen: string): string =>
  readFileSync(path.join(projectRoot, `stories/screens/${screen}.stories.tsx`), 'utf8');

test('states are declared for every screen, and for nothing else', () => {
  const folders = readdirSync(path.join(projectRoot, 'app/screens'), { withFileTypes: true });
  const screens = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(Object.keys(screenStates).sort()).toEqual(screens.sort());
});

test('every declared state has a story, and every named state is declared', () => {
  const found = Object.entries(screenStates).flatMap(([screen, declared]) =>
    differences(screen, sourceOf(screen), declared),
  );
  expect(found).toEqual([]);
});

test('every state has a story of its own', () => {
  const found = Object.keys(screenStates).flatMap((screen) => onlyTogether(screen, sourceOf(screen)));
  expect(found).toEqual([]);
});

test('states that are shown only together are named, each of them, also over several lines', () => {
  const source = `
    wired('/', { states: ['full', 'open'] }); wired('/', { states: 'open' });
    wired('/', {\n states: [\n 'few',\n 'none',\n ],\n }); wired('/', { states: ['none'] });`;
  expect(onlyTogether('Top', source)).toEqual([
    'Top: full is shown only together with others',
    'Top: few is shown only together with others',
  ]);
});

test('a state without a story and one that is not declared are named; one that cannot be read is no silence', () => {
  const source = "wired('/', { states: 'full' }); wired('/', {\n states: [\n 'fulll',\n 'full',\n ],\n })";
  expect(differences('Top', source, ['full', 'empty'])).toEqual([
    'Top: no story shows empty',
    'Top: fulll is not declared',
  ]);
  expect(() => shownIn("wired('/', { states: ['full', ...more] })")).toThrow('written out');
  expect(() => shownIn("wired('/', { states })")).toThrow('written out');
});

test('a screen is called in Storybook as its page is, where that name is its own', () => {
  const labelsOf = new Map(
    [...Map.groupBy(builtRoutes, ({ screen }) => screen)].map(([screen, own]) => [
      screen,
      [...new Set(own.map(({ label }) => label.ja))],
    ]),
  );
  const screensCalled = Map.groupBy(labelsOf.keys(), (screen) => labelsOf.get(screen)!.join());
  const wrong = [...labelsOf].flatMap(([screen, labels]) => {
    // Of several pages, or beside another of the same name, it needs a name that tells them apart.
    if (labels.length !== 1 || screensCalled.get(labels[0]!)!.length !== 1) return [];
    const source = sourceOf(screen!);
    return source.includes(`title: '画面/${labels[0]}'`) ? [] : `${screen}: ${labels[0]}`;
  });
  expect(labelsOf.size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('components stand in groups by what they are for, under a name in both languages', () => {
  const title =
    /title: '部品\/(?:入力 Input|操作 Actions|移動 Navigation|知らせ Feedback|表示 Display|配置 Layout)\/(\w+) [^\w/']+',\n\s*id: '部品-(\w+)'/;
  const files = readdirSync(path.join(projectRoot, 'stories/ui')).filter((file) => file.endsWith('.stories.tsx'));
  const wrong = files.filter((file) => {
    const [, name, id] = title.exec(readFileSync(path.join(projectRoot, 'stories/ui', file), 'utf8')) ?? [];
    return `${name}.stories.tsx` !== file || id !== name?.toLowerCase();
  });
  expect(files.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
