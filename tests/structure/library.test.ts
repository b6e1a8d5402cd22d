/** The application uses the library: a component that no page reaches names the screen that it waits for. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { awaited } from './awaited.ts';
import { projectRoot } from './parts.ts';

const relativeImport = /(?:from|import)\s*\(?\s*['"](\.[^'"]+\.tsx?)['"]/g;

/** All files that the given ones import, and those that these import. */
function reached(from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const file of found) {
    for (const [, to] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
      const target = path.resolve(path.dirname(file), to!);
      if (existsSync(target)) found.add(target);
    }
  }
  return found;
}

const folder = path.join(projectRoot, 'ui');
const components = readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? each.name : [],
);
const pages = globSync('app/**/*.{ts,tsx}', { cwd: projectRoot }).map((file) => path.join(projectRoot, file));
const used = new Set([...reached(pages)].map((file) => path.relative(folder, file).split(path.sep)[0]));

describe('the library', () => {
  test('every component is used by a page, or names the screen that it waits for', () => {
    expect(components.filter((name) => !used.has(name) && !(name in awaited))).toEqual([]);
  });

  test('nothing waits that is used or is not there', () => {
    expect(Object.keys(awaited).filter((name) => used.has(name) || !components.includes(name))).toEqual([]);
  });

  test('what is used is found', () => {
    for (const name of ['Button', 'Field', 'Announcer', 'Dialog']) expect(used).toContain(name);
  });

  test('no component has a live region that is heard and not seen: the announcer says it', () => {
    const files = globSync('ui/**/*.tsx', { cwd: projectRoot }).filter((file) => !file.startsWith('ui/Announcer/'));
    const own = /<VisuallyHidden[^>]*role="(status|alert)"|role="(status|alert)"[^>]*visuallyHidden/;
    expect(files.filter((file) => own.test(readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual([]);
  });
});
