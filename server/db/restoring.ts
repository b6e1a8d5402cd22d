/** A mark in DATA_DIR while a restore exchanges files, of the embedded database or of photos: one that was interrupted must not be started. */
import fs from 'node:fs';
import path from 'node:path';

export const restoringMark = 'portal.restoring';

/** @throws Error */
export function assertNotRestoring(directory: string): void {
  if (fs.existsSync(path.join(directory, restoringMark)))
    throw new Error(
      `A restore into ${directory} was interrupted. Run it once more: npm run restore -- FILE --replace. What was there before lies in ${directory}/.replaced-….`,
    );
}
