/** Opens the database that the settings name, and brings its schema and content up to date. */
import type { Config } from './config.ts';
import { loadContent } from './content/loadContent.ts';
import { type Database, openDatabase } from './db/database.ts';
import { assertNotRestoring } from './db/restoring.ts';
import type { Log } from './log.ts';
import { reasonOf } from './reasonOf.ts';
import { indexSite } from './siteSearch/refresh.ts';

/** @throws Error with one line that says what could not be done, and why */
export async function prepareDatabase(config: Config, log: Log): Promise<Database> {
  const because = (what: string) => (error: unknown) => {
    throw new Error(`${what}. ${reasonOf(error)}`);
  };
  // Photos of one backup may lie beside rows of another. The embedded database looks by itself.
  if (config.DATABASE_URL) assertNotRestoring(config.DATA_DIR);
  const database = await openDatabase({
    url: config.DATABASE_URL || undefined,
    directory: config.DATA_DIR,
    onLog: (text) => log.debug({ database: text }, 'database'),
    onFatal: (reason) => {
      log.fatal({ reason }, 'database lost');
      process.exit(1);
    },
  }).catch(because('the database cannot be opened'));
  await database
    .setUp(async (db) => {
      await loadContent(db, (sample) => log.warn({ sample }, 'sample content left out: its place is taken'));
      await indexSite(db);
    })
    .catch(because('the database cannot be prepared'));
  return database;
}
