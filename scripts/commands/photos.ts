/** `npm run photos -- orphans`: files of photos that no row names, and rows whose files are not there. */

import { findOrphans } from '../../server/photos/orphans.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import { databaseSettings, type Environment, Refusal, withDatabase } from './command.ts';

const usage = `npm run photos -- orphans            lists files without a photo, and photos without their files
npm run photos -- orphans --delete   deletes these files; photos are left as they are

What is younger than an hour is left out: it may belong to a post that is on its way.
Settings are the server's: DATABASE_URL, DATA_DIR, S3_…. Stop a server with an embedded database first.
`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** @returns what is printed; @throws Refusal */
export async function photos(args: string[], environment: Environment, now = () => new Date()): Promise<string> {
  const [command, option, ...more] = args;
  if (command !== 'orphans' || (option !== undefined && option !== '--delete') || more.length) throw new Refusal(usage);
  const settings = databaseSettings(environment);
  const storage = openStorage(settings);
  return withDatabase(settings, async (db) => {
    const { files, rows } = await findOrphans({ storage, db, now });
    if (option) for (const name of files) await storage.delete(name);
    return [
      ...files.map((name) => `${name}${option ? ' deleted' : ''}`),
      ...rows.map(({ imageKey, missing }) => `${imageKey} lacks ${missing.join(', ')}`),
      `${count(files.length, 'file')} without a photo, ${count(rows.length, 'photo')} without ${rows.length === 1 ? 'its' : 'their'} files.`,
      '',
    ].join('\n');
  });
}
