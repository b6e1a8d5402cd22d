/** Whether the embedded database may live in a directory: looked at before anything is written there. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { photosFolder } from './db/photosFolder.ts';
import { assertNotRestoring } from './db/restoring.ts';

/** There beside a database, or before it is complete: its lock, its mark, the secret key and photos, hidden files, and what a mounted disk brings. */
export const isBesideDatabase = (name: string) =>
  /^(\.|portal\.)/.test(name) || name === 'secret.key' || name === photosFolder || name === 'lost+found';

/** Level by level: `recursive` never ends below a folder where nothing can be made, such as /proc. */
export function makeMissing(directory: string): void {
  if (existsSync(directory)) return;
  makeMissing(path.dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

/** @throws Error with one line, when the directory cannot be written to or holds somebody else's files */
export function checkDataDirectory(directory: string): void {
  try {
    makeMissing(directory);
    rmdirSync(mkdtempSync(path.join(directory, '.probe-')));
  } catch (error) {
    throw new Error(
      `the database cannot be opened. The data directory ${directory} cannot be used (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  assertNotRestoring(directory);
  if (existsSync(path.join(directory, 'PG_VERSION')) || existsSync(path.join(directory, 'portal.creating'))) return;
  if (!readdirSync(directory).every(isBesideDatabase))
    throw new Error(
      `the database cannot be opened. The data directory ${directory} holds other files and no database. Set DATA_DIR to an empty directory.`,
    );
}
