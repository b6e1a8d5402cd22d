/** A file that is no backup, or has one byte changed or its end cut off, is refused before anything is done with it. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../server/backup/archive.ts';
import { checkBackup } from '../../server/backup/checkBackup.ts';
import { BackupError, newestMigration } from '../../server/backup/manifest.ts';
import { type Fault, smallBackup } from './backupSupport.ts';
import { temporaryDirectory } from './support.ts';

const directory = temporaryDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

// What has been let go of is not counted: a busy machine collects it when it likes.
v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

const damaged = /^This file is no backup of the portal, or it is damaged: /;
let good: string;
beforeAll(async () => {
  good = await smallBackup(directory);
});

async function refusalOf(content: Uint8Array): Promise<string> {
  const file = path.join(directory, 'faulty');
  writeFileSync(file, content);
  return checkBackup(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof BackupError ? error.message : `not in words: ${error}`),
  );
}

it('is read to its end', async () => {
  expect(await checkBackup(good)).toMatchObject({
    engine: 'pglite',
    parts: { photos: { files: 2, bytes: 5000 }, database: { files: 2, bytes: 5000 } },
  });
  expect(statSync(good).mode & 0o777).toBe(0o600);
});

it('with any byte changed is refused, unless it unpacks to the very same', async () => {
  const bytes = readFileSync(good);
  const tar = gunzipSync(bytes);
  // A run of zeros can be copied from several places: one of them for another changes nothing.
  const isSame = (changed: Uint8Array): boolean => {
    try {
      return gunzipSync(changed).equals(tar);
    } catch {
      return false;
    }
  };
  // The compression's own mark and checksum, and places in between. Its head's time and system say nothing of the content.
  const step = Math.floor(bytes.length / 41);
  const places = Array.from({ length: 40 }, (_, n) => 10 + n * step);
  places.push(...Array.from({ length: 8 }, (_, n) => bytes.length - 8 + n), 0, 1, 2);
  let refused = 0;
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place]! ^= 0x10;
    const outcome = await refusalOf(changed);
    if (outcome === 'taken' && isSame(changed)) continue;
    expect(outcome, `byte ${place} of ${bytes.length}`).toMatch(damaged);
    refused += 1;
  }
  expect(refused).toBeGreaterThan(places.length * 0.9);
});

it('with a byte of the tar changed, and compressed anew, is refused or says the same', async () => {
  const tar = gunzipSync(readFileSync(good));
  const before = await checkBackup(good);
  let refused = 0;
  for (let place = 0; place < tar.length; place += 97) {
    const changed = Buffer.from(tar);
    changed[place]! ^= 0x01;
    const file = path.join(directory, 'faulty');
    writeFileSync(file, gzipSync(changed, { level: 1 }));
    const outcome = await checkBackup(file).catch((error: unknown) => error);
    if (outcome instanceof BackupError) refused += 1;
    else expect(outcome, `byte ${place}`).toEqual(before);
  }
  // Only the filling between entries may change.
  expect(refused).toBeGreaterThan((tar.length / 97) * 0.6);
});

it('cut off anywhere is refused', async () => {
  const bytes = readFileSync(good);
  const tar = gunzipSync(bytes);
  for (let n = 0; n < 40; n++) {
    expect(await refusalOf(bytes.subarray(0, Math.floor((bytes.length * n) / 40)))).toMatch(damaged);
    // To the last entry: what comes after it is the end of the tar.
    const cut = tar.subarray(0, Math.floor(((tar.length - 1600) * n) / 40));
    expect(await refusalOf(gzipSync(cut, { level: 1 }))).toMatch(damaged);
  }
});

describe('is refused', () => {
  const extra = (name: string) => ({ extra: (add) => add.bytes(name, randomBytes(10)) }) satisfies Fault;
  it.each<[string, Fault, RegExp]>([
    ['with another photo', { photo: randomBytes(2000) }, /the part photos is not what was backed up/],
    ['with a photo more', extra('photos/c/400.webp'), /the part photos is not/],
    ['with a file of the database more', extra('database/base/2'), /the part database is not/],
    ['with a way out of the directory', extra('database/../../evil'), /it has an entry "database\/\.\.\/\.\.\/evil"/],
    ['with a photo elsewhere', extra('photos/../evil'), /it has an entry/],
    ['with something else', extra('readme.txt'), /it has an entry "readme.txt"/],
    ['without its end', { end: 'missing' }, /its end is missing/],
    ['without its checksum', { end: 'no checksum' }, /its end is missing/],
    ['with another checksum', { checksum: '0'.repeat(64) }, /its end is missing or changed/],
    ['with other counts', { manifest: (manifest) => ({ ...manifest, rows: { members: -1 } }) }, /manifest.json cannot/],
    ['of another head', { head: { format: 'x' } }, /tokotoko.json cannot be read/],
    ['of a later format', { head: { format: 2 } }, /^This backup is of a later release. Install that release first\.$/],
    [
      'of a later schema',
      { manifest: (manifest) => ({ ...manifest, schema: { when: newestMigration() + 1, name: '9999_later' } }) },
      /^This backup is of a later release \(its database has 9999_later\)/,
    ],
  ])('%s', async (_, fault, message) => {
    const file = await smallBackup(directory, fault);
    await expect(checkBackup(file)).rejects.toThrow(message);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('Tokotoko')],
    ['another compressed file', gzipSync(randomBytes(2000))],
  ])('when it is %s', async (_, content) => {
    expect(await refusalOf(content)).toMatch(damaged);
  });

  it('when it is not there', async () => {
    await expect(checkBackup(path.join(directory, 'nowhere'))).rejects.toThrow(/nowhere cannot be read \(ENOENT\)\.$/);
    await expect(checkBackup(directory)).rejects.toThrow(/cannot be read \(EISDIR\)\.$/);
  });
});

describe('is written whole or not at all', () => {
  const files = async () => (await readdir(directory)).sort();

  it('when something fails on the way', async () => {
    const before = await files();
    const file = path.join(directory, 'broken.tar.gz');
    const broken = writeArchive(file, async (add) => {
      await add.bytes('a', randomBytes(100_000));
      throw new Error('the storage is away');
    });
    await expect(broken).rejects.toThrow('the storage is away');
    // As of a disk that is full: what is being added ends, too.
    const nowhere = writeArchive(path.join(directory, 'no/where'), async (add) => {
      for (let n = 0; n < 100; n++) await add.bytes(`a${n}`, randomBytes(100_000));
    });
    await expect(nowhere).rejects.toThrow('ENOENT');
    expect(await files()).toEqual(before);
  });

  it('and never over another file', async () => {
    const before = [await files(), readFileSync(good)];
    await expect(writeArchive(good, async () => {})).rejects.toThrow(`${good} is there already.`);
    expect([await files(), readFileSync(good)]).toEqual(before);
  });

  it('with bounded memory', async () => {
    const file = path.join(directory, 'large');
    const chunk = randomBytes(4 * 1024 * 1024);
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    let most = 0;
    await writeArchive(file, async (add) => {
      for (let n = 0; n < 12; n++) {
        await add.bytes(`photos/a/${n}.jpg`, chunk);
        most = Math.max(most, held() - before);
      }
    });
    let bytes = 0;
    await readArchive(file, async ({ content }) => {
      for await (const part of content) bytes += part.length;
      most = Math.max(most, held() - before);
    });
    expect(bytes).toBe(12 * chunk.length);
    expect(most).toBeLessThan(5 * chunk.length);
  });
});
