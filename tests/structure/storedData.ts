/** What is stored and not described: columns of tables, and code that reaches cookies or storage by itself. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { isTableData } from '../../server/db/tableData.ts';

/** @param exported what a `*.table.ts` exports */
export function wrongColumns(file: string, exported: Record<string, unknown>): string[] {
  const values = Object.values(exported);
  const annotations = values.filter(isTableData);
  return values
    .filter((value): value is PgTable => is(value, PgTable))
    .flatMap((table) => {
      const name = getTableName(table);
      const own = annotations.filter((annotation) => annotation.table === table);
      if (own.length !== 1) return [`${file}: ${name} has ${own.length} annotations, export one tableData(…)`];
      const [{ none, personal = [] }] = own as [(typeof own)[number]];
      const named = [...none, ...personal.flatMap(({ columns }) => columns)];
      return Object.keys(getTableColumns(table)).flatMap((column) => {
        const times = named.filter((each) => each === column).length;
        if (times === 1) return [];
        return [`${file}: ${name}.${column} is ${times ? 'annotated twice' : 'not annotated'}`];
      });
    });
}

/** Ways to store something on a device, and the one file that may use each. */
const ways: { what: string; pattern: RegExp; owner: string | readonly string[] | null }[] = [
  {
    what: 'document.cookie',
    pattern: /\bdocument\s*(?:\.|\?\.|\[\s*['"`])\s*cookie\b|\bcookieStore\b/,
    owner: 'app/deviceStorage.ts',
  },
  { what: 'localStorage or sessionStorage', pattern: /\b(?:local|session)Storage\b/, owner: 'app/deviceStorage.ts' },
  { what: 'the state of history', pattern: /\b(?:replaceState|pushState)\b/, owner: 'app/history.ts' },
  { what: 'indexedDB', pattern: /\bindexedDB\s*(?:\.|\?\.|\[)/, owner: 'app/deviceStorage.ts' },
  // The server's part takes a worker away, with what it has stored.
  {
    what: 'caches',
    pattern: /\bcaches\s*(?:\.|\?\.|\[)/,
    owner: ['app/offline/deviceCaches.ts', 'server/http/worker.ts'],
  },
  { what: 'navigator.storage', pattern: /\bnavigator\s*\.\s*storage\b/, owner: 'app/offline/deviceCaches.ts' },
  { what: 'hono/cookie', pattern: /['"]hono\/cookie['"]/, owner: 'server/http/cookies.ts' },
  { what: 'the Set-Cookie header', pattern: /set-cookie/i, owner: null },
];

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** @param file from the project's root */
export function wrongStorage(file: string, source: string): string[] {
  const code = withoutComments(source);
  return ways.flatMap(({ what, pattern, owner }) =>
    ![owner].flat().includes(file) && pattern.test(code)
      ? [
          `${file}: reaches ${what} by itself${owner ? `, use ${[owner].flat()[0]}` : ': describe it in contract/deviceData.ts first'}`,
        ]
      : [],
  );
}

/** They name the ways of storing, and store nothing. */
const annotations = ['contract/dataAnnotations.ts', 'contract/deviceData.ts'];

/** Source of everything that runs in a browser or on the server, by its file. */
export function sourcesBelow(root: string): [string, string][] {
  const files = globSync('{app,contract,machines,server,ui}/**/*.{ts,tsx}', { cwd: root });
  return files
    .filter((file) => !annotations.includes(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}
