/** The directory of the embedded database: closed to other users, and complete on the disk before anything is acknowledged. */
import fs from 'node:fs';
import path from 'node:path';
import { lockFiles } from './directoryLock.ts';
import { photosFolder } from './photosFolder.ts';

/** There while the database is being created, with the names that were in the directory before. */
export const creationMark = 'portal.creating';

function sync(file: string): void {
  const descriptor = fs.openSync(file, fs.constants.O_RDONLY);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Makes the names in a directory durable. Windows cannot, and does not need to. */
export const syncDirectory: (directory: string) => void = process.platform === 'win32' ? () => {} : sync;

/** Closed and made durable by those who write them. */
const isApart = (name: string) => lockFiles.includes(name) || name === photosFolder;

function* entriesOf(directory: string): Generator<{ entry: fs.Dirent; file: string }> {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    if (isApart(entry.name)) continue;
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* entriesOf(file);
    if (entry.isDirectory() || entry.isFile()) yield { entry, file };
  }
}

function closeToOthers(file: string): void {
  const { mode } = fs.lstatSync(file);
  if (mode & 0o077) fs.chmodSync(file, mode & 0o700);
}

/** Makes the directory where it is missing, its name durable, and everything in it accessible to this user only. */
export function makeDirectory(directory: string): void {
  const first = fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (let at = directory; first !== undefined && at.length >= first.length; at = path.dirname(at))
    syncDirectory(path.dirname(at));
  try {
    closeToOthers(directory);
    for (const { file } of entriesOf(directory)) closeToOthers(file);
  } catch (error) {
    // A mounted directory may belong to another user; its files are still created for this one only.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Names that were there before the database; undefined when there is no mark, or one that was cut off while it was written. */
function namesBefore(mark: string): string[] | undefined {
  try {
    return JSON.parse(fs.readFileSync(mark, 'utf8')) as string[];
  } catch {
    return undefined;
  }
}

/**
 * Clears away what a start left that ended while it created the database; nothing was acknowledged then.
 *
 * @returns whether there is no database yet; call `finishCreation` when there is one
 */
export function beginCreation(directory: string): boolean {
  const mark = path.join(directory, creationMark);
  const before = namesBefore(mark);
  if (before) {
    const own = fs.readdirSync(directory).filter((name) => !before.includes(name));
    for (const name of own)
      if (name !== creationMark && !lockFiles.includes(name))
        fs.rmSync(path.join(directory, name), { recursive: true, force: true });
    return true;
  }
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return false;
  fs.writeFileSync(mark, JSON.stringify(fs.readdirSync(directory)), { mode: 0o600 });
  sync(mark);
  syncDirectory(directory);
  return true;
}

/** Makes the files of a database durable that were written without being synchronised. */
export function syncDatabase(directory: string): void {
  for (const { entry, file } of entriesOf(directory)) (entry.isDirectory() ? syncDirectory : sync)(file);
  syncDirectory(directory);
}

/** Makes a created database durable: PGlite creates it in memory and copies the files without synchronising one of them. */
export function finishCreation(directory: string): void {
  syncDatabase(directory);
  fs.unlinkSync(path.join(directory, creationMark));
  syncDirectory(directory);
}
