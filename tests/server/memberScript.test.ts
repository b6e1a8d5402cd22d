/** `npm run member`: what it refuses, and what it creates on each engine; once as a process. */
import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { member } from '../../scripts/commands/member.ts';
import { openDatabase } from '../../server/db/database.ts';
import { members } from '../../server/members/members.table.ts';
import { verifyPassword } from '../../server/members/password.ts';
import { type FreshDatabase, freshDatabase, onEngineInTurn, testKeys } from './support.ts';

onEngineInTurn((engine) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
  });
  afterAll(() => fresh.remove());

  const settings = (): Record<string, string> => {
    const { url, directory } = fresh.options;
    return url ? { DATABASE_URL: url } : { DATA_DIR: directory };
  };
  const run = (args: string[], input: string) => member(args, settings(), Readable.from(input));

  async function runProcess(args: string[], input: string) {
    const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
    const child = spawn(process.execPath, ['scripts/member.ts', ...args], { env: { ...inherited, ...settings() } });
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
    expect(await runProcess(['add', '歩く花子'], 'password1\n')).toEqual({
      stdout: 'Created.\n',
      stderr: '',
      status: 0,
    });
    await expect(run(['add', '歩く花子'], 'password1\n')).rejects.toThrow(/^user_name: already registered$/);
    const database = await openDatabase(fresh.options);
    const rows = await database.db.select().from(members);
    await database.close();
    expect(rows.map(({ userName }) => userName)).toEqual(['歩く花子']);
    expect(await verifyPassword('password1', rows[0]!.passwordHash, testKeys.pepper)).toBe(true);
  });

  it('takes the first line only', async () => {
    expect(await run(['add', 'Jiro'], 'password1\r\nmore\n')).toBe('Created.\n');
  });

  it.each([
    ['a short password', ['add', 'Taro'], 'short\n', /^password: too short$/],
    ['no password', ['add', 'Taro'], '', /^password: required$/],
    ['an emoji', ['add', '🍵'], 'password1\n', /^user_name: has characters that cannot be used$/],
    ['a password as an argument', ['add', 'Taro', 'password1'], '', /^npm run member -- add NAME/],
    ['no name', ['add'], '', /^npm run member -- add NAME/],
  ])('refuses %s', async (_, args, input, message) => {
    await expect(run(args, input)).rejects.toThrow(message);
  });
});
