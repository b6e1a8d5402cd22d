/** Data directories of the embedded database: a first start takes ten times as long as a start on a copy of a prepared one. */
import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { temporaryDirectory } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory to copy. */
    preparedData: string;
  }
}

export const openData = (directory: string): Promise<Database> =>
  openDatabase({
    url: undefined,
    directory,
    onLog: () => {},
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });

/** Does what a first start does to its data directory. */
export async function prepareData(directory: string): Promise<void> {
  const database = await openData(directory);
  await database.setUp(async (db) => void (await loadContent(db)));
  await database.close();
}

/** A data directory of its own, as after a first start. */
export function preparedData(): string {
  const directory = temporaryDirectory();
  cpSync(inject('preparedData'), directory, { recursive: true });
  return directory;
}
