/** `npm run backup`: database and photos in one file, while the server runs. */
import path from 'node:path';
import { makeBackup } from '../../server/backup/makeBackup.ts';
import type { Manifest } from '../../server/backup/manifest.ts';
import { reasonOf } from '../../server/reasonOf.ts';
import { databaseSettings, type Environment, Refusal } from './command.ts';

const usage = `npm run backup -- FILE   writes database and photos into a new file, such as /backup/2026-11-25.tar.gz

The server may run meanwhile. Settings are the server's: DATABASE_URL, DATA_DIR, S3_…, SECRET_KEY.
The secret key is not in the file: keep it apart. Restore with npm run restore -- FILE.
`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** What is in a backup, in one line. */
export const summary = ({ createdAt, engine, schema, rows, parts }: Manifest): string =>
  `${createdAt}, ${engine}, ${schema.name}: ${count(rows.members ?? 0, 'member')}, ${count(rows.courses ?? 0, 'course')}, ${count(parts.photos.files, 'file')} of photos`;

/** @returns what is printed; @throws Refusal */
export async function backup(args: string[], environment: Environment, now = () => new Date()): Promise<string> {
  const [file, ...more] = args;
  if (!file || file.startsWith('-') || more.length) throw new Refusal(usage);
  const settings = databaseSettings(environment);
  const manifest = await makeBackup(settings, path.resolve(file), now).catch((error: unknown) => {
    throw new Refusal(`No backup was made. ${reasonOf(error)}`);
  });
  return `${file}\n${summary(manifest)}.\n`;
}
