/** What every page loads does not grow with the number of screens: a small build with two screens, and one with ten more. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { codeSplitting } from '../../scripts/chunks.ts';

const root = path.resolve(import.meta.dirname, '../..');
// Beside the packages, of which the build needs some.
const directory = mkdtempSync(path.join(root, 'node_modules/.chunks-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};

/** Texts and code by which a screen is recognised in a chunk. */
const marks = (name: string) => [`${name} in words`, `${name} in code`];

function addScreens(names: readonly string[]): void {
  for (const name of names) {
    const [words, code] = marks(name);
    for (const lang of ['ja', 'en']) write(`app/screens/${name}/${lang}.json`, JSON.stringify({ title: words }));
    write(
      `app/screens/${name}/index.ts`,
      `import { box } from '../../../ui/Box/index.ts';\nexport const screen = { Screen: () => box('${code}') };`,
    );
  }
}

/** `isFirst`: every page in Japanese loads it. */
async function buildChunks(): Promise<{ code: string; isFirst: boolean }[]> {
  const result = await build({
    root: directory,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(directory, 'app/entry.ts'), output: { codeSplitting } },
    },
  });
  if (!('output' in result)) throw new Error('one build was asked for');
  return result.output.flatMap((file) =>
    file.type === 'chunk'
      ? [{ code: file.code, isFirst: !file.isDynamicEntry || file.facadeModuleId?.endsWith('/i18n/ja.ts') === true }]
      : [],
  );
}

const sizeOf = (chunks: { code: string }[]) => chunks.reduce((sum, { code }) => sum + code.length, 0);

test('ten more screens add their addresses to what every page loads, and nothing else', async () => {
  for (const file of [
    'app/screens/modules.ts',
    ...['namespaces.ts', 'ja.ts', 'en.ts'].map((name) => `app/i18n/${name}`),
  ])
    cpSync(path.join(root, file), path.join(directory, file), { recursive: true });
  for (const lang of ['ja', 'en'])
    for (const name of ['common', 'failure']) write(`app/i18n/${lang}/${name}.json`, JSON.stringify({ [name]: lang }));
  // Of members only, and loaded by none of these.
  write('app/screens/memberModules.ts', 'export const loadMemberScreen = async () => ({});');
  write('app/screens/guardedModules.ts', 'export const guardedModules = {};');
  write('app/entry.ts', "import { loadScreen } from './screens/modules.ts';\nvoid loadScreen(location.hash, 'ja');");
  write('ui/Box/index.ts', 'export const box = (text: string) => document.createElement(text);');
  const [few, more] = [['One', 'Two', 'Three'], Array.from({ length: 10 }, (_, index) => `Dummy${index}`)];
  addScreens(few);
  const before = (await buildChunks()).filter(({ isFirst }) => isFirst);
  addScreens(more);
  const chunks = await buildChunks();
  const after = chunks.filter(({ isFirst }) => isFirst);
  for (const mark of [...few, ...more].flatMap(marks)) {
    expect(
      after.filter(({ code }) => code.includes(mark)),
      mark,
    ).toEqual([]);
    expect(
      chunks.some(({ code }) => code.includes(mark)),
      mark,
    ).toBe(true);
  }
  const perScreen = (sizeOf(after) - sizeOf(before)) / more.length;
  expect(perScreen, 'bytes of each screen: two imports and their files').toBeLessThan(300);
});
