/** Fingerprints of sources: a build that was made from the same files need not be made again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

function filesBelow(place: string): string[] {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [place];
  return (readdirSync(absolute, { recursive: true }) as string[])
    .map((name) => path.join(place, name))
    .filter((name) => statSync(path.join(root, name)).isFile());
}

/** @param sources files and folders, from the root of the repository; of these, files that are not `meant` change nothing */
export function stampOf(sources: readonly string[], meant: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).filter(meant).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
