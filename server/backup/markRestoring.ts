/** Tells a start that files are changing places, until all have. */
import fs from 'node:fs';
import path from 'node:path';
import { syncDirectory } from '../db/dataDirectory.ts';
import { restoringMark } from '../db/restoring.ts';

const markIn = (directory: string) => path.join(directory, restoringMark);

/** @returns whether it was there: an earlier restore was interrupted */
export function markRestoring(directory: string): boolean {
  const wasThere = fs.existsSync(markIn(directory));
  fs.writeFileSync(markIn(directory), '', { mode: 0o600, flush: true });
  syncDirectory(directory);
  return wasThere;
}

export function endRestoring(directory: string): void {
  syncDirectory(directory);
  fs.rmSync(markIn(directory));
  syncDirectory(directory);
}
