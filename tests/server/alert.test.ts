/** `npm run alert`: what it refuses, sets and says on each engine, and once as a process. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alert } from '../../scripts/commands/alert.ts';
import { openDatabase, rowsOf } from '../../server/db/database.ts';
import { startNode } from './processes.ts';
import { type FreshDatabase, freshDatabase, onEachEngine, temporaryDirectory } from './support.ts';

const settingsOf = ({ options: { url, directory } }: FreshDatabase): Record<string, string> =>
  url ? { DATABASE_URL: url } : { DATA_DIR: directory };

/** Without a database: what is refused before one is opened. */
const withoutDatabase = (...args: string[]) => alert(args, { DATA_DIR: '/nowhere' });

describe('what cannot be', () => {
  test.each([
    ['no such subject', ['rain', 'on', '雨', 'Rain']],
    ['no switch', ['heat']],
    ['words after off', ['heat', 'off', '暑い']],
    ['no number', ['course', 'first', 'closed', '工事', 'Works']],
    ['no such status', ['course', '101', 'gone', '工事', 'Works']],
    ['words for an open course', ['course', '101', 'open', '再開', 'Open']],
  ])('%s: the usage', async (_, args) => {
    await expect(withoutDatabase(...args)).rejects.toThrow('npm run alert -- heat on "日本語" "English"');
  });

  test.each([
    ['heat', ['heat', 'on', '暑い']],
    ['an empty text', ['heat', 'on', '暑い', ' ']],
    ['a third text', ['info', 'on', 'お知らせ', 'Note', 'more']],
    ['a course', ['course', '101', 'closed']],
  ])('%s without two texts', async (_, args) => {
    await expect(withoutDatabase(...args)).rejects.toThrow(/^Two texts are needed/);
  });

  test('a directory without a database stays empty', async () => {
    const nothing = path.join(temporaryDirectory(), 'nothing');
    await expect(alert([], { DATA_DIR: nothing })).rejects.toThrow(
      `${nothing} holds no data of the portal yet. Start the portal once: npm start`,
    );
  });

  test('a setting that is wrong', async () => {
    await expect(alert([], { DATABASE_URL: 'mysql://localhost/x' })).rejects.toThrow(/^DATABASE_URL is not usable/);
  });
});

onEachEngine((engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
  });
  afterAll(() => fresh.remove());

  const run = (...args: string[]) => alert(args, settingsOf(fresh));
  const shows =
    engine === 'postgresql' ? 'It shows within a few seconds.\n' : 'It shows when the portal is started again.\n';
  async function contentChanges(): Promise<number> {
    const database = await openDatabase(fresh.options);
    const [row] = rowsOf<{ counter: string }>(await database.db.execute('select counter from content_changes'));
    await database.close();
    return Number(row!.counter);
  }

  test('a heat warning goes on, changes and goes off, and cached pages notice', async () => {
    expect(await run()).toBe('heat: off\ninfo: off\ncourses: all open\n');
    const before = await contentChanges();
    await run('heat', 'on', '暑いです。', 'It is hot.');
    expect(await run('heat', 'on', 'とても暑いです。', 'It is very hot.')).toBe(
      `heat: on\n  とても暑いです。\n  It is very hot.\ninfo: off\ncourses: all open\n${shows}`,
    );
    expect(await contentChanges()).toBeGreaterThan(before);
    expect(await run('heat', 'off')).toContain('heat: off\n');
  });

  test('a course is closed with a note, and opened again without one', async () => {
    expect(await run('course', '101', 'closed', '工事中です。', 'Works are under way.')).toMatch(
      /^course 101 \(.+\): closed\n {2}工事中です。\n {2}Works are under way\.$/m,
    );
    expect(await run('course', '101', 'open')).toContain('courses: all open\n');
  });

  test('a course that is not there', async () => {
    await expect(run('course', '999999', 'closed', '工事', 'Works')).rejects.toThrow(/^There is no course 999999\.$/);
  });
});

describe('as a process', () => {
  test('an embedded database that a server holds is refused, and used when it is free', async () => {
    const fresh = await freshDatabase('pglite');
    const database = await openDatabase(fresh.options);
    const refused = startNode(['scripts/alert.ts', 'heat', 'off'], settingsOf(fresh));
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    await database.close();
    expect(refused.lines).toEqual([]);
    expect(refused.stderr()).toMatch(
      new RegExp(`^The data directory \\S+ is in use by process ${process.pid} .+ Stop it first[^\\n]+\\n$`),
    );
    const shown = startNode(['scripts/alert.ts'], settingsOf(fresh));
    expect(await shown.ended, shown.stderr()).toEqual({ code: 0, signal: null });
    expect(shown.lines).toEqual(['heat: off', 'info: off', 'courses: all open']);
    expect(shown.stderr()).toBe('');
    await fresh.remove();
  });
});
