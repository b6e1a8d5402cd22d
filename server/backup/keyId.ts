import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { deriveKeys } from '../keys.ts';
import { readSecretKey } from '../secretKey.ts';

/** Tells the secret key of the settings, and nothing of it; null: there is none, and none is made. */
export function keyIdOf(config: Config): string | null {
  if (!config.SECRET_KEY && !fs.existsSync(path.join(config.DATA_DIR, 'secret.key'))) return null;
  return deriveKeys(readSecretKey(config, () => {})).pepper.id;
}
