/** The embedded database of a backup, tried before it takes the place of what is there. */
import fs from 'node:fs';
import path from 'node:path';
import { isBesideDatabase } from '../checkDataDirectory.ts';
import { openDatabase } from '../db/database.ts';
import { creationMark, makeDirectory, syncDatabase, syncDirectory } from '../db/dataDirectory.ts';
import { lockDirectory } from '../db/directoryLock.ts';
import { photosFolder } from '../db/photosFolder.ts';
import { restoringMark } from '../db/restoring.ts';
import { BackupError, describeDatabase, type Manifest } from './manifest.ts';
import { endRestoring, markRestoring } from './markRestoring.ts';

/** What a restore writes first, and what it has taken away. */
export const isLeftover = (name: string): boolean => /^\.(restore|replaced)-/.test(name);

export const hasDatabase = (directory: string): boolean =>
  fs.existsSync(directory) &&
  fs.readdirSync(directory).some((name) => !isBesideDatabase(name) || name === restoringMark);

/** @throws BackupError when a server runs on the directory, or a command */
export function lockForRestore(directory: string): () => void {
  makeDirectory(directory);
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw new BackupError((error as Error).message);
  }
}

/** @throws BackupError when it cannot be opened, or has not the rows that were backed up */
export async function tryDatabase(folder: string, { rows }: Manifest): Promise<void> {
  const lost = (reason: string) => new BackupError(`The database of the backup cannot be used: ${reason}`);
  // Without it a new database would be made.
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) throw lost('PG_VERSION is missing.');
  const database = await openDatabase({ url: undefined, directory: folder, onLog: () => {}, onFatal: () => {} }).catch(
    (error: Error) => {
      throw lost(error.message);
    },
  );
  const found = await describeDatabase(database.db).finally(() => database.close());
  const wrong = Object.keys({ ...rows, ...found.rows }).find((table) => rows[table] !== found.rows[table]);
  if (wrong) throw lost(`${wrong} has ${found.rows[wrong] ?? 0} rows, not ${rows[wrong] ?? 0}.`);
  for (const name of fs.readdirSync(folder)) if (isBesideDatabase(name)) fs.rmSync(path.join(folder, name));
  syncDatabase(folder);
}

const move = (name: string, from: string, to: string) => fs.renameSync(path.join(from, name), path.join(to, name));

/**
 * Moves what is there away, and what was unpacked in. A start is refused until both are done.
 * @param unpacked has `database`, and `photos` when files of photos lie in the directory
 */
export function exchange(directory: string, unpacked: string): void {
  const replaced = fs.mkdtempSync(path.join(directory, '.replaced-'));
  markRestoring(directory);
  // Of a creation that a start began and did not finish: it would clear the new files away.
  fs.rmSync(path.join(directory, creationMark), { force: true });
  syncDirectory(directory);
  const hasPhotos = fs.existsSync(path.join(unpacked, photosFolder));
  for (const name of fs.readdirSync(directory))
    if (!isBesideDatabase(name) || (hasPhotos && name === photosFolder)) move(name, directory, replaced);
  const database = path.join(unpacked, 'database');
  for (const name of fs.readdirSync(database)) move(name, database, directory);
  if (hasPhotos) move(photosFolder, unpacked, directory);
  syncDirectory(replaced);
  endRestoring(directory);
}
