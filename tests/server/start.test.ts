/** A start that cannot succeed ends with one clear line and exit code 1. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { withDatabase } from './engines.ts';
import { killRunning, startNode } from './processes.ts';
import { temporaryDirectory } from './support.ts';

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(async () => {
  await killRunning();
  rmSync(directory, { recursive: true, force: true });
});

/** What the server says on standard error when it ends. */
async function failedStart(environment: Record<string, string>): Promise<string> {
  const child = startNode(['server/main.ts'], {
    DATA_DIR: directory,
    PORT: '0',
    NODE_ENV: 'production',
    ...environment,
  });
  expect(await child.ended, child.stderr()).toEqual({ code: 1, signal: null });
  expect(child.lines).toEqual([]);
  const text = child.stderr();
  expect(text).toMatch(/^Tokotoko Tokyo cannot start: [^\n]+\n$/);
  expect(text).not.toMatch(/\n {4}at |node_modules/);
  return text;
}

it.each([
  [
    'nobody listens',
    'postgresql://user:secret@127.0.0.1:1/tokotoko',
    /the database cannot be prepared\..*ECONNREFUSED/,
  ],
  [
    'no such host',
    'postgresql://user:secret@nowhere.invalid/tokotoko',
    /the database cannot be prepared\..*(ENOTFOUND|EAI_AGAIN)/,
  ],
  ['no socket', 'postgresql:///tokotoko?host=/nowhere&user=me', /the database cannot be prepared\..*ENOENT/],
  [
    'another database',
    'mysql://user:secret@127.0.0.1/tokotoko',
    /DATABASE_URL is not usable \(value not shown\)\. Example: DATABASE_URL=postgresql:/,
  ],
  ['no address', 'tokotoko', /DATABASE_URL is not usable/],
])('DATABASE_URL: %s', async (_, DATABASE_URL, expected) => {
  const text = await failedStart({ DATABASE_URL });
  expect(text).toMatch(expected);
  expect(text).not.toContain('secret');
});

it.skipIf(!inject('engines').postgresql)('DATABASE_URL: no such database', async () => {
  expect(
    await failedStart({ DATABASE_URL: withDatabase(inject('engines').postgresql!.adminUrl, 'tokotoko_nowhere') }),
  ).toContain('database "tokotoko_nowhere" does not exist');
});

describe('DATA_DIR', () => {
  it('is a file', async () => {
    const file = path.join(directory, 'data');
    writeFileSync(file, 'no directory');
    expect(await failedStart({ DATA_DIR: file })).toMatch(/the database cannot be opened\..*data/);
  });

  it('lies below a file', async () => {
    const file = path.join(directory, 'data');
    writeFileSync(file, 'no directory');
    expect(await failedStart({ DATA_DIR: `${file}/deeper` })).toMatch(/the database cannot be opened\./);
  });

  it('is not empty and holds other files', async () => {
    mkdirSync(path.join(directory, 'papers'));
    writeFileSync(path.join(directory, 'papers/letter.txt'), 'Dear …');
    expect(await failedStart({})).toContain(
      `the database cannot be opened. The data directory ${directory} holds other files and no database. Set DATA_DIR to an empty directory.`,
    );
    expect(readdirSync(directory)).toEqual(['papers']);
  });

  it('cannot be made', async () => {
    expect(await failedStart({ DATA_DIR: '/proc/nowhere/data' })).toContain(
      'The data directory /proc/nowhere/data cannot be used (ENOENT).',
    );
  });

  it.each([
    ['another version', { PG_VERSION: '9.1\n' }],
    ['a broken version', { PG_VERSION: '\u0000nonsense' }],
    ['a half database', { PG_VERSION: '18\n', 'postgresql.conf': '' }],
  ])('holds %s', async (_, files) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
    expect(await failedStart({})).toContain(
      `the database cannot be opened. The data directory ${directory} holds no sound database. Restore it, or set DATA_DIR to an empty directory.`,
    );
  });
});

it('settings: one line each', async () => {
  expect(await failedStart({ PORT: 'http' })).toContain('PORT is not usable ("http"). Example: PORT=3000');
  expect(await failedStart({ TRUST_PROXY: 'yes' })).toContain('PUBLIC_ORIGIN is needed with TRUST_PROXY=yes.');
});
