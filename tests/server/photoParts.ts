/** What posting needs, for the contexts of tests. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePicture } from '../../server/pictures/makePicture.ts';
import { createPictures } from '../../server/pictures/pictures.ts';
import { fileStorage } from '../../server/storage/fileStorage.ts';

/**
 * A storage whose folder is made with the first file, and a decoder that runs in the test's own process: that it has one of its own
 * otherwise, with limits, is what `pictures/pictures.test.ts` is about.
 */
export function photoParts() {
  const directory = path.join(os.tmpdir(), `tokotoko-test-photos-${randomBytes(6).toString('hex')}`);
  return {
    parts: { storage: fileStorage(directory), pictures: createPictures({}, makePicture) },
    directory,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
