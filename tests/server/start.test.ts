/** A start that cannot succeed ends with one clear line and exit code 1. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
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

describe('settings', () => {
  it('are named with an example when they are wrong, all at once', () => {
    expect(() => readConfig({ PORT: '99999', LOG_LEVEL: 'loud', MAP_TILES: 'osm', CONTACT_URL: 'nowhere' })).toThrow(
      'PORT is not usable ("99999"). Example: PORT=3000\nCONTACT_URL is not usable ("nowhere"). Example: CONTACT_URL=https://www.example.jp/contact\nMAP_TILES is not usable ("osm"). Example: MAP_TILES=gsi (live tiles of the Geospatial Information Authority) or off\nLOG_LEVEL is not usable ("loud"). Example: LOG_LEVEL=info',
    );
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['PORT', ''],
    ['HOST', ''],
    ['PUBLIC_ORIGIN', 'https://example.jp/path'],
    ['REQUESTS_PER_MINUTE', 'many'],
    ['TRUST_PROXY', 'true'],
    ['NODE_ENV', 'staging'],
  ])('%s may not be %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not usable`));
  });

  it('have a default each', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATABASE_URL: '',
      REQUESTS_PER_MINUTE: 1200,
      TRUST_PROXY: false,
      NODE_ENV: 'production',
    });
  });

  it('end the start with one line each', async () => {
    expect(await failedStart({ PORT: 'http' })).toContain('PORT is not usable ("http"). Example: PORT=3000');
  });
});
