/** The secret from which all keys are derived: a setting, else a file that is made once in the data directory. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makeMissing } from './checkDataDirectory.ts';
import { type Config, isSecretKey } from './config.ts';
import { syncDirectory } from './db/dataDirectory.ts';

const name = 'secret.key';
const bytes = 32;

/** Complete under its name or not there at all, also when two processes make it at once. */
function make(file: string): void {
  const directory = path.dirname(file);
  makeMissing(directory);
  const draft = path.join(directory, `.${name}.${randomBytes(6).toString('hex')}`);
  const descriptor = fs.openSync(draft, 'w', 0o600);
  try {
    fs.writeSync(descriptor, `${randomBytes(bytes).toString('base64url')}\n`);
    fs.fsyncSync(descriptor);
    fs.linkSync(draft, file);
    syncDirectory(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.closeSync(descriptor);
    fs.rmSync(draft, { force: true });
  }
}

/**
 * @param onFile told when the key is the file's
 * @throws Error with one line, when there is no setting and no file can be had
 */
export function readSecretKey(
  { SECRET_KEY, DATA_DIR }: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>,
  onFile: () => void,
): string {
  if (SECRET_KEY) return SECRET_KEY;
  const file = path.join(DATA_DIR, name);
  const because = (reason: string) =>
    new Error(`the secret key ${file} cannot be used (${reason}). Restore it, or set SECRET_KEY.`);
  let secret: string;
  try {
    if (!fs.existsSync(file)) make(file);
    secret = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw because((error as NodeJS.ErrnoException).code ?? 'unknown');
  }
  if (!isSecretKey(secret)) throw because('it holds no key');
  onFile();
  return secret;
}
