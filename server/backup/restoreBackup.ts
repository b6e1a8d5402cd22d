/** Puts a backup where the settings point. Everything is checked before anything is touched. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeMissing } from '../checkDataDirectory.ts';
import type { Config } from '../config.ts';
import { photosFolder } from '../db/photosFolder.ts';
import { fileStorage } from '../storage/fileStorage.ts';
import { openStorage } from '../storage/openStorage.ts';
import { checkBackup } from './checkBackup.ts';
import { keyIdOf } from './keyId.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { endRestoring, markRestoring } from './markRestoring.ts';
import { exchange, hasDatabase, isLeftover, lockForRestore, tryDatabase } from './restoreEmbedded.ts';
import { openTarget } from './restorePostgresql.ts';
import { unpack } from './unpack.ts';

export interface RestoreOptions {
  /** What is there is deleted in the end. */
  replace: boolean;
  /** The secret key need not be the one that passwords in the backup were hashed with. */
  otherKey: boolean;
}

const engineNames = { pglite: 'the embedded database', postgresql: 'PostgreSQL' };

const isMissing = (file: string) =>
  fs.access(file).then(
    () => false,
    () => true,
  );

function assertKey(config: Config, manifest: Manifest): void {
  const keyId = keyIdOf(config);
  if (keyId === manifest.keyId) return;
  const what =
    keyId === null ? 'There is no secret key' : 'The secret key is not the one that passwords in this backup need';
  throw new BackupError(
    `${what}. Put the right one into SECRET_KEY or ${config.DATA_DIR}/secret.key, or add --other-key: members cannot log in then.`,
  );
}

async function hasPhotos(config: Config): Promise<boolean> {
  for await (const _ of openStorage(config).list()) return true;
  return false;
}

async function assertRoom(directory: string, { parts }: Manifest): Promise<void> {
  const { bavail, bsize } = await fs.statfs(directory);
  const needed = parts.photos.bytes + parts.database.bytes;
  if (bavail * bsize < needed)
    throw new BackupError(`${directory} has room for ${bavail * bsize} bytes, and the backup needs ${needed}.`);
}

async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await fs.readdir(directory))
    if (isLeftover(name)) await fs.rm(path.join(directory, name), { recursive: true, force: true });
}

/** Unpacks beside what is there; photos of an object storage go there at once. */
async function unpackBeside(file: string, config: Config, manifest: Manifest): Promise<string> {
  const unpacked = await fs.mkdtemp(path.join(config.DATA_DIR, '.restore-'));
  try {
    const database = path.join(unpacked, 'database');
    await fs.mkdir(database, { mode: 0o700 });
    const photos = path.join(unpacked, photosFolder);
    if (!config.S3_ENDPOINT) await fs.mkdir(photos, { mode: 0o700 });
    await unpack(file, database, config.S3_ENDPOINT ? openStorage(config) : fileStorage(photos), manifest);
    return unpacked;
  } catch (error) {
    await fs.rm(unpacked, { recursive: true, force: true });
    throw error;
  }
}

async function restoreEmbedded(file: string, config: Config, manifest: Manifest): Promise<void> {
  const unpacked = await unpackBeside(file, config, manifest);
  try {
    await tryDatabase(path.join(unpacked, 'database'), manifest);
  } catch (error) {
    await fs.rm(unpacked, { recursive: true, force: true });
    throw error;
  }
  exchange(config.DATA_DIR, unpacked);
}

/** Photos come before the rows that name them, and go back when these do not come. A start is refused in between. */
async function restorePostgresql(
  file: string,
  config: Config,
  manifest: Manifest,
  load: (dump: string) => Promise<void>,
): Promise<void> {
  const { DATA_DIR: directory } = config;
  const unpacked = await unpackBeside(file, config, manifest);
  const replaced = await fs.mkdtemp(path.join(directory, '.replaced-'));
  const own = path.join(directory, photosFolder);
  const [before, added] = [replaced, unpacked].map((folder) => path.join(folder, photosFolder)) as [string, string];
  const moved: [from: string, to: string][] = [];
  const move = async (from: string, to: string) => {
    await fs.rename(from, to);
    moved.unshift([from, to]);
  };
  const isOfFiles = !config.S3_ENDPOINT;
  const wasInterrupted = isOfFiles && markRestoring(directory);
  try {
    if (isOfFiles) {
      if (!(await isMissing(own))) await move(own, before);
      await move(added, own);
    }
    await load(path.join(unpacked, 'database/dump'));
  } catch (error) {
    for (const [from, to] of moved) await fs.rename(to, from);
    if (isOfFiles && !wasInterrupted) endRestoring(directory);
    // Folders of an earlier restore that was interrupted have the only copy of what was there before it.
    for (const folder of [unpacked, replaced]) await fs.rm(folder, { recursive: true, force: true });
    throw error;
  }
  if (isOfFiles) endRestoring(directory);
}

/** @throws BackupError and others, each with one line that says what could not be done */
export async function restoreBackup(file: string, config: Config, options: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(file);
  const engine = config.DATABASE_URL ? 'postgresql' : 'pglite';
  if (manifest.engine !== engine)
    throw new BackupError(
      `This backup is of ${engineNames[manifest.engine]}, and the settings name ${engineNames[engine]}.`,
    );
  if (!options.otherKey) assertKey(config, manifest);
  const { DATA_DIR: directory } = config;
  const assertEmpty = async (isEmpty: boolean, what: string) => {
    if (options.replace) return;
    if (!isEmpty) throw new BackupError(`${what} is not empty. Add --replace to delete what is there.`);
    if (await hasPhotos(config))
      throw new BackupError('There are photos already. Add --replace to delete what is there.');
  };
  makeMissing(directory);
  await assertRoom(directory, manifest);
  if (engine === 'pglite') {
    const unlock = lockForRestore(directory);
    try {
      await assertEmpty(!hasDatabase(directory), directory);
      await restoreEmbedded(file, config, manifest);
    } finally {
      unlock();
    }
  } else {
    const target = await openTarget(config.DATABASE_URL);
    try {
      const major = (version: number) => Math.floor(version / 10_000);
      if (major(manifest.engineVersion) > major(target.engineVersion))
        throw new BackupError(
          `This backup is of PostgreSQL ${major(manifest.engineVersion)}, and this server is ${major(target.engineVersion)}.`,
        );
      await assertEmpty(target.isEmpty, 'The database');
      await restorePostgresql(file, config, manifest, (dump) => target.load(dump, manifest));
    } finally {
      await target.close();
    }
  }
  await removeLeftovers(directory);
  return manifest;
}
