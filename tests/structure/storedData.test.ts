/** The policies cannot leave anything out: every column, cookie and key in a browser is described, in both languages. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, integer, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import en from '../../app/i18n/en/common.json' with { type: 'json' };
import ja from '../../app/i18n/ja/common.json' with { type: 'json' };
import { type StoredData, serverStores } from '../../contract/dataAnnotations.ts';
import { deviceData } from '../../contract/deviceData.ts';
import * as schema from '../../server/db/schema.ts';
import { isTableData, tableData } from '../../server/db/tableData.ts';
import { members } from '../../server/members/members.table.ts';
import { memberTables, storedOnDevice, storedOnServer } from '../../server/storedData/storedData.ts';
import { projectRoot } from './parts.ts';
import { sourcesBelow, wrongColumns, wrongStorage } from './storedData.ts';

const everything: readonly StoredData[] = [...storedOnDevice, ...storedOnServer];
const tables = Object.values(schema).filter((value) => is(value, PgTable));
const sources = sourcesBelow(projectRoot);

describe('on the server', () => {
  const files = globSync('server/*/*.table.ts', { cwd: projectRoot });
  const exportsOf = (file: string): Promise<Record<string, unknown>> => import(path.join(projectRoot, file));

  test('every column of every table is annotated once', async () => {
    expect(files.length).toBeGreaterThan(10);
    const wrong = await Promise.all(files.map(async (file) => wrongColumns(file, await exportsOf(file))));
    expect(wrong.flat()).toEqual([]);
  });

  test('every table and annotation is in the schema, from which the policy is made', async () => {
    const inSchema = new Set<unknown>(Object.values(schema));
    const exported = (await Promise.all(files.map(exportsOf))).flatMap(Object.values);
    const left = exported.filter((value) => (is(value, PgTable) || isTableData(value)) && !inSchema.has(value));
    expect(left).toEqual([]);
    expect(tables.length).toBeGreaterThan(15);
  });

  test('no column of who did something, or of what somebody wrote about it, is said to hold nothing', () => {
    const wrong = Object.values(schema)
      .filter(isTableData)
      .flatMap(({ table, none }) =>
        none
          .filter((column) => /^(by_staff|by_token|comment|note)$/.test(getTableColumns(table)[column]!.name))
          .map((column) => `${getTableName(table)}.${column}`),
      );
    expect(wrong).toEqual([]);
    expect(storedOnServer.map(({ store }) => store)).toEqual(expect.arrayContaining([...serverStores]));
  });

  test('a member is found in every table that has their data', () => {
    const referring = tables.filter((table) =>
      getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === members),
    );
    const listed = memberTables.map(({ table }) => table);
    expect(listed).toEqual(expect.arrayContaining([members, ...referring]));
    const lost = memberTables
      .filter(({ memberColumns }) => !memberColumns.length)
      .map(({ table }) => getTableName(table));
    expect(lost, 'tables with data of members and no reference to them').toEqual([]);
    expect(memberTables.find(({ table }) => table === schema.sessions)).toMatchObject({
      memberColumns: ['memberId'],
      columns: ['id', 'memberId', 'createdAt', 'lastSeenAt', 'device'],
    });
  });

  test('what is stored without a login is not said to be of members only', () => {
    /** null is nobody at all: a sample photo. */
    const ofNobody: PgTable[] = [schema.photos];
    const withoutLogin = memberTables.filter(
      ({ table, memberColumns }) =>
        !ofNobody.includes(table) && memberColumns.some((column) => !getTableColumns(table)[column]!.notNull),
    );
    expect(withoutLogin.map(({ table }) => table)).toContain(schema.pushSubscriptions);
    for (const { table, personal } of memberTables)
      for (const { what, alsoOfVisitors = false } of personal)
        expect(alsoOfVisitors, `${getTableName(table)}: ${what.en}`).toBe(
          withoutLogin.some((each) => each.table === table),
        );
  });

  test('the export has every column that is stored of a member', () => {
    const ofMembers = tables.filter((table) => {
      const { columns, foreignKeys } = getTableConfig(table);
      const refers = foreignKeys.some((key) => key.reference().foreignTable === members);
      return table === members || refers || columns.some(({ name }) => /(^|_)member_id$/.test(name));
    });
    const exported = new Map(memberTables.map(({ table, columns }) => [table, columns]));
    const left = ofMembers.flatMap((table) =>
      Object.keys(getTableColumns(table)).flatMap((column) =>
        exported.get(table)?.includes(column) ? [] : `${getTableName(table)}.${column}`,
      ),
    );
    expect(left, 'annotate with `of: member`').toEqual([]);
    expect(ofMembers.length).toBeGreaterThanOrEqual(6);
  });

  test('the export shows no hash of a password or token, and nothing by which a device can be sent to', () => {
    const hidden = memberTables.flatMap(({ table, personal }) =>
      personal.flatMap(({ columns, secret = [] }) => {
        expect(columns).toEqual(expect.arrayContaining([...secret]));
        return secret.map((column) => `${getTableName(table)}.${column}`);
      }),
    );
    const secrets = memberTables.flatMap(({ table, columns }) =>
      columns
        .filter(
          (column) => /hash|^(endpoint|p256dh|auth)$/i.test(column) || getTableColumns(table)[column]!.primary === true,
        )
        .filter((column) => getTableColumns(table)[column]!.dataType === 'string')
        .map((column) => `${getTableName(table)}.${column}`),
    );
    expect(hidden.sort()).toEqual(secrets.sort());
  });
});

describe('on the device', () => {
  test('cookies and storage are reached only by the files that take described names', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(([file, source]) => wrongStorage(file, source))).toEqual([]);
  });

  test('every name is described once, and code uses it', () => {
    const names = storedOnDevice.flatMap(({ area, names }) => names.map((name) => `${area} ${name}`));
    expect(new Set(names).size).toBe(names.length);
    const code = sources.map(([, source]) => source).join('\n');
    // `…` stands for what differs from one to the next.
    const isUsed = (name: string) =>
      new RegExp(String.raw`(?<![\w-])${name.replace('…', "'") + (name.endsWith('…') ? '' : '(?![\\w-])')}`).test(code);
    expect(storedOnDevice.flatMap(({ names }) => names).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('the cookie banner says what is stored only with consent', () => {
    const unsaid = storedOnDevice
      .filter(({ needsConsent }) => needsConsent)
      .filter(
        ({ what }) => !ja.cookieText.includes(what.ja) || !en.cookieText.toLowerCase().includes(what.en.toLowerCase()),
      );
    expect(unsaid.map(({ names }) => names)).toEqual([]);
  });
});

describe('words', () => {
  const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

  test('are in both languages, reasons and times as sentences', () => {
    expect(everything.length).toBeGreaterThan(8);
    for (const { what, why, until } of everything) {
      for (const words of [what, why, until]) {
        expect(words.ja).toMatch(japanese);
        expect(words.en).not.toMatch(japanese);
        expect(words.en).not.toMatch(/'/);
      }
      for (const words of [why, until]) {
        expect(words.ja).toMatch(/。$/);
        expect(words.en).toMatch(/[.”]$/);
      }
    }
  });

  test('the day of the last change is one that has come', () => {
    const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
    for (const { changedOn } of everything) {
      expect(new Date(`${changedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(changedOn);
      expect(changedOn < tomorrow).toBe(true);
    }
  });
});

describe('what is not described is named', () => {
  const planted = pgTable('planted', { id: integer().primaryKey(), email: text().notNull(), phone: text() });
  const file = 'server/planted/planted.table.ts';

  test.each<[string, object, string[]]>([
    ['a table', {}, [`${file}: planted has 0 annotations, export one tableData(…)`]],
    [
      'a column',
      { plantedData: tableData(planted, { none: ['id', 'phone'] }) },
      [`${file}: planted.email is not annotated`],
    ],
    [
      'a column that is said to be two things',
      {
        plantedData: tableData(planted, {
          none: ['id', 'email', 'phone'],
          personal: [{ ...deviceData[0], columns: ['phone'] }],
        }),
      },
      [`${file}: planted.phone is annotated twice`],
    ],
    ['nothing, where all is', { plantedData: tableData(planted, { none: ['id', 'email', 'phone'] }) }, []],
  ])('%s', (_, annotations, found) => {
    expect(wrongColumns(file, { planted, ...annotations })).toEqual(found);
  });

  test.each([
    ['document.cookie = "seen=1"', 'document.cookie'],
    ["document['cookie'] = 'seen=1'", 'document.cookie'],
    ['await cookieStore.set("seen", "1")', 'document.cookie'],
    ["localStorage.setItem('seen', '1')", 'localStorage or sessionStorage'],
    ["window.sessionStorage['seen'] = '1'", 'localStorage or sessionStorage'],
    ["history.pushState({ seen: 1 }, '')", 'the state of history'],
    ["indexedDB.open('seen')", 'indexedDB'],
    ["await caches.open('seen')", 'caches'],
    ['const root = await navigator.storage.getDirectory()', 'navigator.storage'],
    ["import { setCookie } from 'hono/cookie'", 'hono/cookie'],
    ["c.header('Set-Cookie', 'seen=1')", 'the Set-Cookie header'],
  ])('%s', (line, what) => {
    const found = wrongStorage('app/screens/Planted/Planted.tsx', `/** Planted. */\n${line};\n`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`app/screens/Planted/Planted.tsx: reaches ${what} by itself`);
  });

  test('a comment stores nothing, nor does the file that may', () => {
    expect(wrongStorage('app/x.ts', '// localStorage is full\n/* document.cookie */\nexport {};')).toEqual([]);
    expect(wrongStorage('app/deviceStorage.ts', 'localStorage.clear()')).toEqual([]);
  });
});
