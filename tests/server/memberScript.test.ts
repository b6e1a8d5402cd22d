/** `npm run member` on each engine, as people run it. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { members } from '../../server/members/members.table.ts';
import { verifyPassword } from '../../server/members/password.ts';
import { type FreshDatabase, freshDatabase, onEachEngine } from './support.ts';

vi.setConfig({ testTimeout: 120_000 });

onEachEngine((engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
  });
  afterAll(() => fresh.remove());

  async function run(args: string[], input: string) {
    const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
    const { url, directory } = fresh.options;
    const env = { ...inherited, ...(url ? { DATABASE_URL: url } : { DATA_DIR: directory }) };
    const child = spawn(process.execPath, ['scripts/member.ts', ...args], { env });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [stdout, stderr, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.on('close', resolve)),
    ]);
    return { stdout, stderr, status };
  }

  it('creates a member with the password of standard input, once', async () => {
    expect(await run(['add', '歩く花子'], 'password1\n')).toEqual({ stdout: 'Created.\n', stderr: '', status: 0 });
    const again = await run(['add', '歩く花子'], 'password1\n');
    expect(again).toEqual({ stdout: '', stderr: 'user_name: already registered\n', status: 1 });
    const database = await openDatabase(fresh.options);
    const rows = await database.db.select().from(members);
    await database.close();
    expect(rows.map(({ userName }) => userName)).toEqual(['歩く花子']);
    expect(await verifyPassword('password1', rows[0]!.passwordHash)).toBe(true);
  });

  it.each([
    ['a short password', ['add', 'Taro'], 'short\n', 'password: too short\n'],
    ['no password', ['add', 'Taro'], '', 'password: required\n'],
    ['an emoji', ['add', '🍵'], 'password1\n', 'user_name: has characters that cannot be used\n'],
    ['a password as an argument', ['add', 'Taro', 'password1'], '', /^npm run member -- add NAME/],
    ['no name', ['add'], '', /^npm run member -- add NAME/],
  ])('refuses %s', async (_, args, input, message) => {
    const { status, stderr } = await run(args, input);
    expect(status).toBe(1);
    if (typeof message === 'string') expect(stderr).toBe(message);
    else expect(stderr).toMatch(message);
  });
});
