/** `npm run restore`: puts a backup where the settings point. */
import path from 'node:path';
import { restoreBackup } from '../../server/backup/restoreBackup.ts';
import { readConfig } from '../../server/config.ts';
import { reasonOf } from '../../server/reasonOf.ts';
import { summary } from './backup.ts';
import { type Environment, Refusal } from './command.ts';

const usage = `npm run restore -- FILE               puts a backup into an empty DATA_DIR, or an empty PostgreSQL database
npm run restore -- FILE --replace     deletes what is there
npm run restore -- FILE --other-key   although the secret key is not the one of the backup: nobody can log in then

Stop the server first. Settings are the server's: DATABASE_URL, DATA_DIR, S3_…, SECRET_KEY.
The whole file is checked before anything is changed.
`;

const flags = ['--replace', '--other-key'];

/** @returns what is printed; @throws Refusal */
export async function restore(args: string[], environment: Environment): Promise<string> {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.some((flag) => !flags.includes(flag))) throw new Refusal(usage);
  const options = { replace: more.includes('--replace'), otherKey: more.includes('--other-key') };
  try {
    const manifest = await restoreBackup(path.resolve(file), readConfig(environment), options);
    return `Restored: ${summary(manifest)}.\nStart the server: it brings an older schema up to date.\n`;
  } catch (error) {
    throw new Refusal(`Not restored. ${reasonOf(error)}`);
  }
}
