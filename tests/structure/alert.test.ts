/** `npm run alert` on an embedded database, as people run it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Database, openDatabase, rowsOf } from '../../server/db/database.ts';
import { projectRoot } from './parts.ts';

/** Each test starts processes. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let directory: string;

const open = (): Promise<Database> =>
  openDatabase({
    url: undefined,
    directory,
    onLog: () => {},
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Beside this process, not in its place: it may have to answer the child. */
async function alert(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
  const options = { cwd: projectRoot, env: { ...inherited, DATA_DIR: directory, ...environment } };
  const ended = await new Promise<Ended>((resolve) => {
    execFile(process.execPath, ['scripts/alert.ts', ...args], options, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
  expect(ended.stderr).not.toMatch(/\n {4}at /);
  return ended;
}

async function contentChanges(): Promise<number> {
  const database = await open();
  const [row] = rowsOf<{ counter: string }>(await database.db.execute('select counter from content_changes'));
  await database.close();
  return Number(row!.counter);
}

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-alert-'));
  const database = await open();
  await database.setUp(async (db) => void (await loadContent(db)));
  await database.close();
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('what cannot be', () => {
  test.each([
    ['no such subject', ['rain', 'on', '雨', 'Rain']],
    ['no switch', ['heat']],
    ['words after off', ['heat', 'off', '暑い']],
    ['no number', ['course', 'first', 'closed', '工事', 'Works']],
    ['no such status', ['course', '101', 'gone', '工事', 'Works']],
    ['words for an open course', ['course', '101', 'open', '再開', 'Open']],
  ])('%s: the usage', async (_, args) => {
    const { status, stderr } = await alert(args);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run alert -- heat on "日本語" "English"');
  });

  test.each([
    ['heat', ['heat', 'on', '暑い']],
    ['an empty text', ['heat', 'on', '暑い', ' ']],
    ['a third text', ['info', 'on', 'お知らせ', 'Note', 'more']],
    ['a course', ['course', '101', 'closed']],
  ])('%s without two texts', async (_, args) => {
    const { status, stderr } = await alert(args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Two texts are needed/);
  });

  test('a course that is not there', async () => {
    expect(await alert(['course', '999999', 'closed', '工事', 'Works'])).toMatchObject({
      status: 1,
      stderr: 'There is no course 999999.\n',
    });
  });

  test('a directory without a database stays empty', async () => {
    const { status, stderr } = await alert([], { DATA_DIR: path.join(directory, 'nothing') });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${path.join(directory, 'nothing')} holds no data of the portal yet. Start the portal once: npm start\n`,
    );
  });

  test('a database that a running server holds', async () => {
    const database = await open();
    const { status, stderr } = await alert(['heat', 'off']);
    await database.close();
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^The data directory .+ is in use by process ${process.pid} .+ Stop it first`));
  });

  test('a setting that is wrong', async () => {
    expect((await alert([], { DATABASE_URL: 'mysql://localhost/x' })).stderr).toMatch(/^DATABASE_URL is not usable/);
  });
});

test('a heat warning goes on, changes and goes off, and cached pages notice', async () => {
  expect(await alert([])).toMatchObject({ status: 0, stdout: 'heat: off\ninfo: off\ncourses: all open\n' });
  const before = await contentChanges();
  await alert(['heat', 'on', '暑いです。', 'It is hot.']);
  expect(await alert(['heat', 'on', 'とても暑いです。', 'It is very hot.'])).toMatchObject({
    status: 0,
    stdout:
      'heat: on\n  とても暑いです。\n  It is very hot.\ninfo: off\ncourses: all open\nIt shows when the portal is started again.\n',
  });
  expect(await contentChanges()).toBeGreaterThan(before);
  expect((await alert(['heat', 'off'])).stdout).toContain('heat: off\n');
});

test('a course is closed with a note, and opened again without one', async () => {
  expect((await alert(['course', '101', 'closed', '工事中です。', 'Works are under way.'])).stdout).toMatch(
    /^course 101 \(.+\): closed\n {2}工事中です。\n {2}Works are under way\.$/m,
  );
  expect((await alert(['course', '101', 'open'])).stdout).toContain('courses: all open\n');
});
