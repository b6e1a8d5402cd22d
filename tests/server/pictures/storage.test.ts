/** One suite for both storages, and what each of them promises alone. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { fileStorage } from '../../../server/storage/fileStorage.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';
import { s3Storage } from '../../../server/storage/s3Storage.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { temporaryDirectory } from '../support.ts';
import { bucket, credentials, type ObjectStorage, region, startObjectStorage } from './objectStorage.ts';
import { signatureOf } from './signature.ts';

let objectStorage: ObjectStorage;
let directory: string;
beforeAll(async () => {
  objectStorage = await startObjectStorage();
});
afterAll(() => objectStorage.close());
beforeEach(() => {
  directory = path.join(temporaryDirectory(), 'photos');
  objectStorage.objects.clear();
});
afterEach(() => fs.rmSync(path.dirname(directory), { recursive: true, force: true }));

const s3 = (changes: object = {}) =>
  s3Storage({ endpoint: objectStorage.endpoint, bucket, region, ...credentials, ...changes });
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (storage: Storage, name: string) => {
  const content = await storage.get(name);
  return content && Buffer.from(content).toString();
};
const namesIn = async (storage: Storage, prefix?: string) => {
  const names: string[] = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  return names;
};

describe.each([
  ['files', () => fileStorage(directory)],
  ['S3', () => s3()],
])('%s', (_, open) => {
  it('gives back what was put, and replaces it', async () => {
    const storage = open();
    expect(await storage.get('aa1/960.webp')).toBeNull();
    expect(await storage.head('aa1/960.webp')).toBeNull();
    await storage.put('aa1/960.webp', bytes('first'), 'image/webp');
    expect(await read(storage, 'aa1/960.webp')).toBe('first');
    await storage.put('aa1/960.webp', bytes('second!'), 'image/webp');
    expect(await read(storage, 'aa1/960.webp')).toBe('second!');
    const head = await storage.head('aa1/960.webp');
    expect(head).toMatchObject({ name: 'aa1/960.webp', bytes: 7 });
    expect(Math.abs(head!.changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('keeps bytes as they are', async () => {
    const storage = open();
    const all = Uint8Array.from({ length: 300_000 }, (_each, index) => index % 256);
    await storage.put('bb2/2048.jpg', all, 'image/jpeg');
    expect(Buffer.from((await storage.get('bb2/2048.jpg'))!).equals(Buffer.from(all))).toBe(true);
  });

  it('lists by the beginning of the name, more than one page of them', async () => {
    const storage = open();
    const names = ['aa/400.jpg', 'aa/400.webp', 'ab/400.jpg', 'b/960.jpg', 'b/960.webp'];
    for (const name of [...names].reverse()) await storage.put(name, bytes(name), 'image/jpeg');
    expect(await namesIn(storage)).toEqual(names);
    expect(await namesIn(storage, 'a')).toEqual(names.slice(0, 3));
    expect(await namesIn(storage, 'aa/')).toEqual(names.slice(0, 2));
    expect(await namesIn(storage, 'zz/')).toEqual([]);
  });

  it('deletes, also what is not there', async () => {
    const storage = open();
    await storage.put('cc/400.jpg', bytes('a'), 'image/jpeg');
    await storage.put('cc/400.webp', bytes('b'), 'image/webp');
    await storage.delete('cc/400.jpg');
    await storage.delete('cc/400.jpg');
    expect(await namesIn(storage)).toEqual(['cc/400.webp']);
    await storage.delete('cc/400.webp');
    expect(await namesIn(storage)).toEqual([]);
  });

  it.each(['../secret.key', 'a/../../b', 'a', '/a/b', 'a/b/c', 'a/.hidden', 'A/b', 'a/b\0', ''])(
    'has no place for the name %j',
    async (name) => {
      const storage = open();
      await expect((async () => storage.get(name))()).rejects.toThrow('Not a name');
      await expect((async () => storage.put(name, bytes('x'), 'image/jpeg'))()).rejects.toThrow('Not a name');
    },
  );
});

it('is what the settings name: an object storage, or a folder beside the data', async () => {
  const data = path.dirname(directory);
  const named = openStorage(
    readConfig({
      ...{ DATA_DIR: data, S3_ENDPOINT: objectStorage.endpoint, S3_BUCKET: bucket, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: credentials.accessKeyId, S3_SECRET_ACCESS_KEY: credentials.secretAccessKey },
    }),
  );
  await named.put('gg/400.jpg', bytes('there'), 'image/jpeg');
  expect([[...objectStorage.objects.keys()], fs.readdirSync(data)]).toEqual([['gg/400.jpg'], []]);
  const beside = openStorage(readConfig({ DATA_DIR: data }));
  expect(await beside.get('gg/400.jpg')).toBeNull();
  await beside.put('gg/400.jpg', bytes('here'), 'image/jpeg');
  expect(fs.readFileSync(path.join(data, 'photos/gg/400.jpg'), 'utf8')).toBe('here');
  expect(await read(named, 'gg/400.jpg')).toBe('there');
});

describe('files', () => {
  it('are closed to other users, and leave nothing temporary', async () => {
    await fileStorage(directory).put('dd/400.jpg', bytes('x'), 'image/jpeg');
    const modes = ['', 'dd', 'dd/400.jpg'].map((name) => fs.statSync(path.join(directory, name)).mode & 0o077);
    expect(modes).toEqual([0, 0, 0]);
    expect(fs.readdirSync(path.join(directory, 'dd'))).toEqual(['400.jpg']);
  });

  it('a folder goes with its last file', async () => {
    const storage = fileStorage(directory);
    await storage.put('ee/400.jpg', bytes('x'), 'image/jpeg');
    await storage.delete('ee/400.jpg');
    expect(fs.readdirSync(directory)).toEqual([]);
  });

  it('a put that was cut off is listed under a name that no photo has', async () => {
    fs.mkdirSync(path.join(directory, 'ff'), { recursive: true });
    fs.writeFileSync(path.join(directory, 'ff/400.jpg.0123456789ab.part'), 'half');
    const storage = fileStorage(directory);
    expect(await namesIn(storage)).toEqual(['ff/400.jpg.0123456789ab.part']);
    expect(await storage.get('ff/400.jpg')).toBeNull();
  });

  it('synchronises file and folders before it resolves', async () => {
    const log = path.join(path.dirname(directory), 'fsync');
    fs.writeFileSync(log, '');
    const counting = new URL('../children/countSync.mjs', import.meta.url).href;
    const script = new URL('../children/putOnce.ts', import.meta.url).pathname;
    execFileSync(process.execPath, ['--import', counting, script, directory], {
      env: { ...process.env, SYNC_LOG: log },
    });
    // The folder of all, the folder of the photo, the file, and the folder once more after the renaming.
    expect(fs.readFileSync(log, 'utf8').length).toBeGreaterThanOrEqual(4);
  });

  it('that cannot be written are E503', async () => {
    fs.writeFileSync(directory, 'a file where the folder should be');
    await expect(fileStorage(directory).put('a/b', bytes('x'), 'image/jpeg')).rejects.toMatchObject({ code: 'E503' });
  });
});

describe('S3', () => {
  const refused = { code: 'E503' };
  it.each([
    ['secret', { secretAccessKey: 'another' }],
    ['key', { accessKeyId: 'AKIDOTHER' }],
    ['region', { region: 'eu-west-1' }],
    ['bucket', { bucket: 'another' }],
  ])('a wrong %s is refused', async (_, changes) => {
    await expect(s3(changes).put('a/400.jpg', bytes('x'), 'image/jpeg')).rejects.toMatchObject(refused);
    expect(objectStorage.objects.size).toBe(0);
  });

  it('a bucket that is not there is no file that is not there', async () => {
    const storage = s3({ bucket: 'another' });
    await expect(storage.get('a/400.jpg')).rejects.toMatchObject(refused);
    await expect(storage.delete('a/400.jpg')).rejects.toMatchObject(refused);
    await expect(namesIn(storage)).rejects.toMatchObject(refused);
    expect(await s3().get('a/400.jpg')).toBeNull();
  });

  it('tries again what failed for a moment, and gives up in the end', async () => {
    objectStorage.failNext(503, 2);
    await s3().put('a/400.jpg', bytes('x'), 'image/jpeg');
    objectStorage.failNext(500, 3);
    await expect(s3().get('a/400.jpg')).rejects.toMatchObject(refused);
    expect(await read(s3(), 'a/400.jpg')).toBe('x');
  });

  it('that nobody answers is E503', async () => {
    await expect(s3({ endpoint: 'http://127.0.0.1:9' }).get('a/400.jpg')).rejects.toMatchObject(refused);
  });
});

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
describe('the published examples of signatures', () => {
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    ...{ region: 'us-east-1', service: 's3', datetime: '20130524T000000Z' },
  };
  const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  it.each([
    [
      'get an object',
      'GET',
      'https://examplebucket.s3.amazonaws.com/test.txt',
      { range: 'bytes=0-9', 'x-amz-content-sha256': emptyHash },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'put an object',
      'PUT',
      'https://examplebucket.s3.amazonaws.com/test$file.text',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'list objects',
      'GET',
      'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
      { 'x-amz-content-sha256': emptyHash },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ] satisfies [string, string, string, Record<string, string>, string][] as [
    string,
    string,
    string,
    Record<string, string>,
    string,
  ][])('%s', async (_, method, url, given, expected) => {
    const signer = new AwsV4Signer({ ...example, method, url, headers: given, allHeaders: true });
    expect(await signer.signature()).toBe(expected);
    const headers = new Headers({ ...given, host: new URL(url).host, 'x-amz-date': example.datetime });
    const signed = { method, url: new URL(url), headers, signedHeaders: [...headers.keys()].sort() };
    const { region: place, service, secretAccessKey: secret } = example;
    expect(signatureOf({ ...signed, region: place, service, secret })).toBe(expected);
  });
});
