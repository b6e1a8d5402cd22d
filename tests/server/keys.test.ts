/** The secret of the settings: where it comes from, and the keys that are derived from it. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDataDirectory } from '../../server/checkDataDirectory.ts';
import { deriveKeys } from '../../server/keys.ts';
import { readSecretKey } from '../../server/secretKey.ts';
import { killRunning, startNode } from './processes.ts';
import { temporaryDirectory } from './support.ts';

describe('the secret', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryDirectory();
  });
  afterEach(async () => {
    await killRunning();
    rmSync(directory, { recursive: true, force: true });
  });
  const read = (DATA_DIR = directory, SECRET_KEY = '') => {
    let isFile = false;
    const secret = readSecretKey({ SECRET_KEY, DATA_DIR }, () => {
      isFile = true;
    });
    return { secret, isFile };
  };

  it('is the setting, and no file is made', () => {
    const secret = 'a-setting-of-thirty-two-or-more-letters';
    expect(read(directory, secret)).toEqual({ secret, isFile: false });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is a file for this user alone, made once, in a directory that is made', () => {
    const data = path.join(directory, 'deep/data');
    const { secret, isFile } = read(data);
    expect(isFile).toBe(true);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(statSync(path.join(data, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(read(data).secret).toBe(secret);
    expect(readdirSync(data)).toEqual(['secret.key']);
    // An embedded database may still be made beside it.
    expect(() => checkDataDirectory(data)).not.toThrow();
  });

  it('is the same for processes that make it at once', async () => {
    const code = `import('./server/secretKey.ts').then(({ readSecretKey }) =>
      console.log(readSecretKey({ SECRET_KEY: '', DATA_DIR: ${JSON.stringify(directory)} }, () => {})))`;
    const children = Array.from({ length: 4 }, () => startNode(['-e', code]));
    for (const child of children) expect(await child.ended, child.stderr()).toEqual({ code: 0, signal: null });
    const secrets = new Set(children.flatMap(({ lines }) => lines));
    expect([...secrets]).toEqual([readFileSync(path.join(directory, 'secret.key'), 'utf8').trim()]);
  });

  it.each([
    ['is empty', ''],
    ['was cut off', 'abc'],
    ['holds something else', 'a letter to somebody, longer than a key'],
  ])('is not made anew when the file %s', (_, text) => {
    const file = path.join(directory, 'secret.key');
    writeFileSync(file, text);
    expect(() => read()).toThrow(
      `the secret key ${file} cannot be used (it holds no key). Restore it, or set SECRET_KEY.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is asked for where no file can be made', () => {
    expect(() => read('/proc/nowhere/data')).toThrow(/cannot be used \(ENOENT\)\. Restore it, or set SECRET_KEY\.$/);
    expect(existsSync('/proc/nowhere')).toBe(false);
  });
});

describe('keys', () => {
  const keys = deriveKeys('a'.repeat(32));
  const all = ({ pepper, sealing, pseudonym, throttled, shuffled, knownDevice }: typeof keys) => [
    ...[pepper.secret, sealing('x'), sealing('y')].map((key) => key.toString('base64url')),
    pseudonym('x'),
    throttled('x'),
    shuffled('x'),
    knownDevice('x'),
  ];

  it('are the same for the same secret, and all others for another', () => {
    expect(all(deriveKeys('a'.repeat(32)))).toEqual(all(keys));
    const others = all(deriveKeys('b'.repeat(32)));
    expect(all(keys).filter((key) => others.includes(key))).toEqual([]);
  });

  it('tell nothing of each other', () => {
    expect(new Set(all(keys)).size).toBe(7);
    expect(keys.pepper.secret.toString('base64')).not.toContain(keys.pepper.id);
  });
});
