/** Every screen, component and state has an English name that somebody wrote, told apart from its neighbours. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../app/routes.ts';
import { englishState, englishSubject } from '../../stories/englishNames.ts';
import names from '../../stories/names.en.json' with { type: 'json' };
import { projectRoot } from './parts.ts';

interface Story {
  title: string;
  name: string;
}
let stories: Story[];
beforeAll(() => {
  stories = globSync('stories/**/*.stories.tsx', { cwd: projectRoot }).flatMap((file) => {
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    const csf = loadCsf(source, { makeTitle: (title) => title ?? '', fileName: file }).parse();
    return csf.stories.map(({ name }) => ({ title: csf.meta.title!, name: name! }));
  });
});

test('every state has an English name, and no name is left over', () => {
  expect(stories.length).toBeGreaterThan(1500);
  const used = new Set(stories.map(({ name }) => name));
  const written = new Set(Object.keys(names.states));
  expect([...used.difference(written)]).toEqual([]);
  expect([...written.difference(used)]).toEqual([]);
});

test('every screen has one: that of its page, or its own', () => {
  const titles = new Set(stories.map(({ title }) => title));
  const ofPages = new Set(routes.map(({ label }) => `画面/${label.ja}`));
  const screens = [...titles].filter((title) => !title.startsWith('部品/'));
  expect(screens.filter((title) => !(title in names.subjects) && !ofPages.has(title))).toEqual([]);
  expect(Object.keys(names.subjects).filter((title) => !titles.has(title))).toEqual([]);
  expect(new Set([...titles].map(englishSubject)).size).toBe(titles.size);
});

test('states of one subject have names of their own, in English letters', () => {
  for (const [title, own] of Map.groupBy(stories, (story) => story.title)) {
    const english = new Map(own.map((story) => [story.name, englishState(story)]));
    expect(new Set(english.values()).size, title).toBe(english.size);
  }
  const all = [...Object.values(names.states), ...Object.values(names.subjects)];
  expect(all.filter((name) => !/^[A-Z\d][\p{Script=Latin}\d\s(),.:“”’-]*$/u.test(name))).toEqual([
    'iPhone and iPad (in words)',
    'iPhone (in words, 320 px)',
  ]);
});
