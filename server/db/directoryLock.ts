/**
 * One process per data directory: two PGlite on one directory lose rows without a word.
 *
 * The lock is a file lock of the kernel on a file inside the directory, so it holds whatever path, container or network
 * namespace the other process comes by, and ends with the process. Node has no call for it; SQLite, which is part of Node, has.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const lockFile = 'portal.lock';
const holderFile = 'portal.holder';
/** Never open these by other means: closing any descriptor of a locked file frees the lock. */
export const lockFiles: readonly string[] = [lockFile, holderFile];

/** SQLite's primary result code for a lock that another connection holds. */
const sqliteBusy = 5;

function describeHolder(directory: string): string {
  try {
    return fs.readFileSync(path.join(directory, holderFile), 'utf8').trim() || 'another process';
  } catch {
    return 'another process';
  }
}

/** @throws Error that names the process that holds the directory, its host, and since when */
export function lockDirectory(directory: string): () => void {
  const file = path.join(directory, lockFile);
  const lock = new DatabaseSync(file);
  try {
    // Nothing is ever written: the journal need not be a second file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== sqliteBusy) throw error;
    throw new Error(
      `The data directory ${directory} is in use by ${describeHolder(directory)}. Stop it first, or set DATA_DIR to another directory.`,
    );
  }
  fs.chmodSync(file, 0o600);
  const holder = `process ${process.pid} on host ${os.hostname()} (since ${new Date().toISOString()})`;
  fs.writeFileSync(path.join(directory, holderFile), `${holder}\n`, { mode: 0o600 });
  return () => {
    fs.rmSync(path.join(directory, holderFile), { force: true });
    lock.close();
  };
}
