/**
 * A start that cannot succeed ends with one clear line and exit code 1. Processes prove it for a wrong setting and for each
 * kind of database; the other reasons are asked for in this process, from the functions that the start calls.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkDataDirectory } from '../../server/checkDataDirectory.ts';
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { prepareDatabase } from '../../server/prepareDatabase.ts';
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

/** Why the database cannot be had with these settings. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const opened = prepareDatabase(readConfig({ DATA_DIR: directory, ...environment }), createLog('silent'));
  const error = await opened.then(
    () => Promise.reject(new Error('the database was opened')),
    (reason: Error) => reason,
  );
  expect(error.message).not.toMatch(/\n|node_modules|secret/);
  return error.message;
}

it('settings: one line each', async () => {
  expect(await failedStart({ PORT: 'http' })).toContain('PORT is not usable ("http"). Example: PORT=3000');
  expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow('PUBLIC_ORIGIN is needed with TRUST_PROXY=yes.');
});

describe('DATABASE_URL', () => {
  it('ends the start when nobody listens', async () => {
    const text = await failedStart({ DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/tokotoko' });
    expect(text).toMatch(/the database cannot be prepared\..*ECONNREFUSED/);
    expect(text).not.toContain('secret');
  });

  it.each([
    ['no such host', 'postgresql://user:secret@nowhere.invalid/tokotoko', /ENOTFOUND|EAI_AGAIN/],
    ['no socket', 'postgresql:///tokotoko?host=/nowhere&user=me', /ENOENT/],
  ])('names %s', async (_, DATABASE_URL, expected) => {
    const text = await refusal({ DATABASE_URL });
    expect(text).toMatch(/^the database cannot be prepared\. /);
    expect(text).toMatch(expected);
  });

  it.each([
    ['another database', 'mysql://user:secret@127.0.0.1/tokotoko'],
    ['no address', 'tokotoko:secret'],
  ])('names %s without its value', (_, DATABASE_URL) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      /^DATABASE_URL is not usable \(value not shown\)\. Example: DATABASE_URL=postgresql:(?!.*secret)/,
    );
  });

  it.skipIf(!inject('engines').postgresql)('names a database that is not there', async () => {
    const DATABASE_URL = withDatabase(inject('engines').postgresql!.adminUrl, 'tokotoko_nowhere');
    expect(await refusal({ DATABASE_URL })).toContain('database "tokotoko_nowhere" does not exist');
  });
});

describe('DATA_DIR', () => {
  const check = (data: string) => () => checkDataDirectory(data);

  it('is not empty and holds other files', async () => {
    mkdirSync(path.join(directory, 'papers'));
    writeFileSync(path.join(directory, 'papers/letter.txt'), 'Dear …');
    expect(await failedStart({})).toContain(
      `the database cannot be opened. The data directory ${directory} holds other files and no database. Set DATA_DIR to an empty directory.`,
    );
    expect(readdirSync(directory)).toEqual(['papers']);
  });

  it('is a file, or lies below one', () => {
    const file = path.join(directory, 'data');
    writeFileSync(file, 'no directory');
    for (const data of [file, `${file}/deeper`])
      expect(check(data)).toThrow(
        `the database cannot be opened. The data directory ${data} cannot be used (ENOTDIR).`,
      );
  });

  it('cannot be made', () => {
    expect(check('/proc/nowhere/data')).toThrow('The data directory /proc/nowhere/data cannot be used (ENOENT).');
  });

  const noSoundDatabase = () =>
    `the database cannot be opened. The data directory ${directory} holds no sound database. Restore it, or set DATA_DIR to an empty directory.`;

  it('ends the start when it holds half a database', async () => {
    for (const [name, text] of Object.entries({ PG_VERSION: '18\n', 'postgresql.conf': '' }))
      writeFileSync(path.join(directory, name), text);
    expect(await failedStart({})).toContain(noSoundDatabase());
  });

  it.each([
    ['another version', '9.1\n'],
    ['a broken version', '\u0000nonsense'],
  ])('holds %s', async (_, version) => {
    writeFileSync(path.join(directory, 'PG_VERSION'), version);
    expect(await refusal({})).toContain(noSoundDatabase());
  });
});
