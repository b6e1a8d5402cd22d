/** Where things of this comparison are. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const peersRoot = path.resolve(import.meta.dirname, '..');
export const buildRoot = path.join(peersRoot, '.build');

export const clientDirectory = (library: string, page: string) => path.join(buildRoot, library, page);
export const serverEntry = (library: string) => path.join(buildRoot, library, 'server', 'entry.js');

/** A file of an installed package; not by its `exports`, which may leave it out. */
export const installed = (file: string) => path.join(peersRoot, 'node_modules', file);

export const versionOf = (name: string) =>
  (JSON.parse(readFileSync(installed(`${name}/package.json`), 'utf8')) as { version: string }).version;
