/** Backups for tests: small ones of single parts, and settings of a server that has something to back up. */
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Adder, PartSum, sha256, writeArchive } from '../../server/backup/archive.ts';
import {
  checksumName,
  format,
  headName,
  type Manifest,
  manifestName,
  newestMigration,
} from '../../server/backup/manifest.ts';
import type { Db } from '../../server/db/database.ts';
import { photos } from '../../server/photos/photos.table.ts';
import { reports } from '../../server/reports/reports.table.ts';
import { fileStorage } from '../../server/storage/fileStorage.ts';
import { type EngineName, freshDatabase, temporaryDirectory } from './support.ts';

const secretKey = 'a-secret-of-the-tests-and-nothing-else';

/** What a faulty backup has otherwise. */
export interface Fault {
  head?: unknown;
  manifest?: (manifest: Manifest) => unknown;
  checksum?: string;
  /** Between the parts and the manifest, counted in no sum. */
  extra?: (add: Adder) => Promise<void>;
  /** Content that is not what was summed. */
  photo?: Uint8Array;
  end?: 'missing' | 'no checksum';
}

/** @returns the file, with two photos and a database that is none */
export async function smallBackup(directory: string, fault: Fault = {}): Promise<string> {
  const file = path.join(directory, `${randomBytes(6).toString('hex')}.tar.gz`);
  await writeArchive(file, async (add) => {
    await add.bytes(headName, Buffer.from(JSON.stringify(fault.head ?? { format })));
    const [photoSum, database] = [new PartSum(), new PartSum()];
    await add.bytes('photos/a/400.webp', randomBytes(3000), photoSum);
    const second = randomBytes(2000);
    photoSum.begin('photos/b/400.jpg', second.byteLength);
    photoSum.update(second);
    await add.bytes('photos/b/400.jpg', fault.photo ?? second);
    await add.directory('database/base', database);
    await add.bytes('database/base/1', randomBytes(5000), database);
    await fault.extra?.(add);
    if (fault.end === 'missing') return;
    const manifest: Manifest = {
      ...{ format, createdAt: '2026-11-25T03:00:00.000Z', engine: 'pglite', engineVersion: 180_000 },
      ...{ schema: { when: newestMigration(), name: 'newest' }, keyId: 'key', rows: {} },
      parts: { photos: photoSum.result(), database: database.result() },
    };
    const text = Buffer.from(JSON.stringify(fault.manifest?.(manifest) ?? manifest));
    await add.bytes(manifestName, text);
    if (fault.end !== 'no checksum') await add.bytes(checksumName, Buffer.from(fault.checksum ?? sha256(text)));
  });
  return file;
}

export interface Place {
  settings: Record<string, string>;
  /** DATA_DIR. */
  directory: string;
  options: Awaited<ReturnType<typeof freshDatabase>>['options'];
  remove: () => Promise<void>;
}

/** Where a server could run: a database of its own and a directory for its photos. */
export async function placeOn(engine: EngineName, kind: 'prepared' | 'empty'): Promise<Place> {
  const fresh = await freshDatabase(engine, kind);
  const { url } = fresh.options;
  const directory = url ? temporaryDirectory() : fresh.options.directory;
  return {
    settings: { DATA_DIR: directory, SECRET_KEY: secretKey, ...(url && { DATABASE_URL: url }) },
    directory,
    options: fresh.options,
    remove: async () => {
      await fresh.remove();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export const storageOf = ({ directory }: Place) => fileStorage(path.join(directory, 'photos'));

/** What a visitor has reported, with a picture; files first. @returns its key */
export async function postReport(db: Db, place: Place): Promise<string> {
  const imageKey = randomUUID();
  for (const type of ['webp', 'jpg']) await storageOf(place).put(`${imageKey}/400.${type}`, randomBytes(700), type);
  await db.insert(reports).values({
    ...{ courseId: 101, kind: 'way', text: '橋が通れません。', reportedAt: new Date(0) },
    ...{ imageKey, width: 400, height: 300, colour: '#aabbcc' },
  });
  return imageKey;
}

/** As the server posts one: files first. @returns its key */
export async function postPhoto(db: Db, place: Place, memberId: number): Promise<string> {
  const imageKey = randomUUID();
  for (const type of ['webp', 'jpg']) await storageOf(place).put(`${imageKey}/400.${type}`, randomBytes(900), type);
  await db.insert(photos).values({
    ...{ memberId, requestKey: imageKey, state: 'submitted', title: '坂', courseId: 101, takenYear: 2026 },
    // Old enough for its files to be missed when they are not there.
    ...{ takenMonth: 10, imageKey, width: 400, height: 300, colour: '#aabbcc', postedAt: new Date(0) },
  });
  return imageKey;
}
