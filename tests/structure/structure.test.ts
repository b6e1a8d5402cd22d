import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtRoutes } from '../../app/routes.ts';
import { endpoints } from '../../contract/index.ts';
import { missingOfComponents, missingOfEndpoints, missingOfMachines, missingOfScreens, projectRoot } from './parts.ts';

describe('nothing is missing', () => {
  test('every component has stories, a docs page and a test', () => {
    expect(missingOfComponents(projectRoot)).toEqual([]);
  });

  test('every docs page of a component or machine is in Japanese and English', () => {
    const pages = ['stories/ui', 'stories/machines'].flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder)).flatMap((name) => (name.endsWith('.mdx') ? `${folder}/${name}` : [])),
    );
    expect(pages.length).toBeGreaterThan(60);
    const inBoth = /[\p{sc=Hiragana}][\s\S]*<div lang="en">\s+\S[\s\S]*<\/div>/u;
    expect(pages.filter((page) => !inBoth.test(readFileSync(path.join(projectRoot, page), 'utf8')))).toEqual([]);
  });

  test('every machine has a docs page and a test', () => {
    expect(missingOfMachines(projectRoot)).toEqual([]);
  });

  test('every screen of the route table has its wiring, a view and stories', () => {
    expect(
      missingOfScreens(
        projectRoot,
        builtRoutes.map(({ screen }) => screen!),
      ),
    ).toEqual([]);
  });

  test('every endpoint has a handler and stands in a test of the server', () => {
    expect(missingOfEndpoints(projectRoot, Object.keys(endpoints))).toEqual([]);
  });

  test('no api file of the server holds SQL: queries are in the queries file beside it', () => {
    const files = (readdirSync(path.join(projectRoot, 'server'), { recursive: true }) as string[]).filter((file) =>
      file.endsWith('.api.ts'),
    );
    expect(files.length).toBeGreaterThan(8);
    const withSql = files.filter((file) =>
      /drizzle-orm|\bsql`|\bdb\s*\.\s*(select|insert|update|delete|execute|transaction)\b/.test(
        readFileSync(path.join(projectRoot, 'server', file), 'utf8'),
      ),
    );
    expect(withSql).toEqual([]);
  });

  test('every decision stands in the list of decisions under its title', () => {
    const folder = path.join(projectRoot, 'docs/decisions');
    const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
    const lines = files.sort().map((name) => {
      const title = readFileSync(path.join(folder, name), 'utf8').split('\n')[0]!.replace(/^# /, '');
      return `- [${title}](${name})`;
    });
    const list = readFileSync(path.join(folder, 'README.md'), 'utf8').split('\n');
    expect(list.filter((line) => line.startsWith('- ['))).toEqual(lines);
  });
});

test('what is missing is named', () => {
  expect(missingOfScreens(projectRoot, ['Nowhere'])).toEqual([
    'app/screens/Nowhere/index.ts',
    'app/screens/Nowhere/Nowhere.tsx',
    'app/screens/Nowhere/NowhereScreen.tsx',
    'stories/screens/Nowhere.stories.tsx',
  ]);
  expect(missingOfEndpoints(projectRoot, ['GET /nowhere'])).toEqual([
    'GET /nowhere: no handler in server/',
    'GET /nowhere: in no test of tests/server/',
  ]);
});
