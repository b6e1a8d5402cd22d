/** Only one process may use a data directory, by whatever path or namespace it comes, and no other user may read it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { type Child, kill, killRunning, startNode, startProgram } from './processes.ts';
import { type FreshDatabase, freshDatabase, temporaryDirectory } from './support.ts';

const script = new URL('./children/holdDirectory.ts', import.meta.url).pathname;
const may = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

let fresh: FreshDatabase;
let other: string;
let first: Child;
beforeAll(async () => {
  other = temporaryDirectory();
  fresh = await freshDatabase('pglite');
  first = startNode([script, fresh.options.directory, '1000', 'hold']);
  await first.line((line) => line === 'ready');
});
afterAll(async () => {
  await killRunning();
  await fresh.remove();
  rmSync(other, { recursive: true });
});

const refusal = (directory: string) =>
  new RegExp(
    `The data directory ${directory} is in use by process ${first.pid} on host ${os.hostname()} \\(since 20\\d\\d-.*Z\\)\\. Stop it first, or set DATA_DIR to another directory\\.`,
  );

it('is refused to a second process in words', async () => {
  await expect(openDatabase(fresh.options)).rejects.toThrow(refusal(fresh.options.directory));
  const portal = startNode(['server/main.ts'], { DATA_DIR: fresh.options.directory, LOG_LEVEL: 'info', PORT: '0' });
  expect(await portal.ended).toEqual({ code: 1, signal: null });
  expect(portal.stderr()).toMatch(/^Tokotoko Tokyo cannot start: [^\n]+\n$/);
  expect(portal.stderr()).toMatch(refusal(fresh.options.directory));
});

it('is refused by another path', async () => {
  const link = path.join(other, 'link');
  symlinkSync(fresh.options.directory, link);
  await expect(openDatabase({ ...fresh.options, directory: link })).rejects.toThrow(refusal(link));
});

it.skipIf(!may('unshare', '--net', 'true'))('is refused in another network namespace', async () => {
  const second = startProgram('unshare', ['--net', process.execPath, script, fresh.options.directory, '2000', 'hold']);
  expect((await second.ended).code).toBe(1);
  expect(second.stderr()).toMatch(refusal(fresh.options.directory));
});

it.skipIf(!may('unshare', '--mount', 'true'))('is refused through a bind mount', async () => {
  const mount = path.join(other, 'mount');
  mkdirSync(mount);
  const second = startProgram('unshare', [
    ...['--mount', '--net', '--pid', '--fork', '--uts', 'sh', '-c'],
    'mount --bind "$1" "$2" && hostname elsewhere && exec "$3" "$4" "$2" 2000 hold',
    ...['sh', fresh.options.directory, mount, process.execPath, script],
  ]);
  expect((await second.ended).code).toBe(1);
  expect(second.stderr()).toMatch(refusal(mount));
});

it('is free again when the first was killed, for one after another', async () => {
  await kill(first);
  const second = await openDatabase(fresh.options);
  await expect(openDatabase(fresh.options)).rejects.toThrow(`in use by process ${process.pid} `);
  await second.db.execute(sql`select 1`);
  await second.close();
  const third = await openDatabase(fresh.options);
  await third.close();
});

describe('access', () => {
  const open = (directory: string): string[] =>
    ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })].filter(
      (name) => statSync(path.join(directory, name)).mode & 0o077,
    );

  it('is for this user only: what is created, and what is written later', async () => {
    const directory = path.join(other, 'new', 'data');
    const database = await openDatabase({ ...fresh.options, directory });
    expect(open(directory)).toEqual([]);
    await database.setUp(async () => {});
    await database.db.execute(sql`create table things as select * from generate_series(1, 1000) as id`);
    await database.db.execute(sql`checkpoint`);
    expect(open(directory)).toEqual([]);
    await database.close();
    expect(open(directory)).toEqual([]);
    expect(open(path.dirname(directory))).toEqual([]);
  });

  it('is taken from others where a directory was open to them', async () => {
    const { directory } = fresh.options;
    execFileSync('chmod', ['-R', 'a+rwX', directory]);
    expect(open(directory).length).toBeGreaterThan(900);
    const database = await openDatabase(fresh.options);
    expect(open(directory)).toEqual([]);
    await database.close();
  });
});
