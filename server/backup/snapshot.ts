/** A copy of the embedded database's files as they are at one moment. */
import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { isBesideDatabase } from '../checkDataDirectory.ts';
import { type Database, type Db, rowsOf } from '../db/database.ts';
import { type Described, describeDatabase } from './manifest.ts';

const prefix = '.snapshot-';

export interface Snapshot {
  /** In the data directory. */
  directory: string;
  described: Described;
}

/** What a process that was killed has left. */
export async function removeSnapshots(directory: string): Promise<void> {
  for (const name of await fs.readdir(directory))
    if (name.startsWith(prefix)) await fs.rm(path.join(directory, name), { recursive: true, force: true });
}

/** Parts of the write-ahead log that the last checkpoint needs: the others are kept to be written over, and are most of the bytes. */
async function neededLog(db: Db): Promise<(name: string) => boolean> {
  const [log] = rowsOf<{ first: string; last: string }>(
    await db.execute(
      sql`select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()`,
    ),
  );
  const { first, last } = log!;
  return (name) => !/^[0-9A-F]{24}$/.test(name) || (name >= first && name <= last);
}

/** Requests wait while the files are copied. */
export async function takeSnapshot({ freeze }: Database, directory: string): Promise<Snapshot> {
  const copy = await fs.mkdtemp(path.join(directory, prefix));
  try {
    const described = await freeze!(async (db) => {
      const isNeeded = await neededLog(db);
      const names = (await fs.readdir(directory)).filter((name) => !isBesideDatabase(name));
      for (const name of names)
        await fs.cp(path.join(directory, name), path.join(copy, name), {
          recursive: true,
          mode: constants.COPYFILE_FICLONE,
          filter: (file) => isNeeded(path.basename(file)),
        });
      return describeDatabase(db);
    });
    return { directory: copy, described };
  } catch (error) {
    await fs.rm(copy, { recursive: true, force: true });
    throw error;
  }
}

export interface FileOrFolder {
  /** With `/`, from the top. */
  name: string;
  isFolder: boolean;
}

/** Folders before what is in them. */
export async function* walk(top: string, below = ''): AsyncIterable<FileOrFolder> {
  const entries = await fs.readdir(path.join(top, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    yield { name, isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* walk(top, name);
  }
}
