/** The storage that the settings name. */
import path from 'node:path';
import type { Config } from '../config.ts';
import { photosFolder } from '../db/photosFolder.ts';
import { fileStorage } from './fileStorage.ts';
import { s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

export function openStorage(config: Config): Storage {
  if (!config.S3_ENDPOINT) return fileStorage(path.join(config.DATA_DIR, photosFolder));
  return s3Storage({
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  });
}
