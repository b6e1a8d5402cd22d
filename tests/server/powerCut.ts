/** What a disk may hold after a power cut, made from the files of a process that ran with `children/recordDurability.mjs`. */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Recording {
  /** The directory that was watched; it exists before, its entries have to be synchronised. */
  root: string;
  shadow: string;
}

/** How likely a change that was not synchronised is on the disk: 0 = nothing is, 0.5 = any mixture, in any order. */
type Chance = () => boolean;
const pageSize = 4096;

/** The same sequence for the same seed (mulberry32). */
export function chanceOf(probability: number, seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < probability;
  };
}

/** Pages of 4 kB are written whole; which of them reached the disk since the last fsync, and in which order, is open. */
function survivingBytes(durable: Buffer, latest: Buffer, survives: Chance): Buffer {
  const size = durable.length !== latest.length && survives() ? latest.length : durable.length;
  const result = Buffer.alloc(size);
  durable.copy(result);
  for (let at = 0; at < size; at += pageSize) {
    const page = latest.subarray(at, at + pageSize);
    if (!page.equals(durable.subarray(at, at + pageSize)) && survives()) page.copy(result, at);
  }
  return result;
}

/** Writes into `target` what one power cut leaves of the watched directory. */
export function cutPower({ root, shadow }: Recording, target: string, survives: Chance): void {
  const removed = new Map(
    readdirSync(path.join(shadow, 'removed')).map((name) => [
      Number(name.split('-')[0]),
      path.join(shadow, 'removed', name),
    ]),
  );
  const readIfThere = (file: string | undefined) => (file && existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

  const restore = (live: string, destination: string) => {
    mkdirSync(destination, { recursive: true });
    const latest = new Map(readdirSync(live).map((name) => [name, lstatSync(path.join(live, name)).ino]));
    const recorded = readIfThere(path.join(shadow, 'directories', String(lstatSync(live).ino))).toString();
    const durable = new Map(Object.entries(JSON.parse(recorded || '{}') as Record<string, number>));
    for (const name of new Set([...durable.keys(), ...latest.keys()])) {
      const isSame = durable.get(name) === latest.get(name);
      const inode = isSame || !survives() ? durable.get(name) : latest.get(name);
      if (inode === undefined) continue;
      const file = path.join(live, name);
      const isLatest = inode === latest.get(name);
      if (isLatest && lstatSync(file).isDirectory()) restore(file, path.join(destination, name));
      else
        writeFileSync(
          path.join(destination, name),
          survivingBytes(
            readIfThere(path.join(shadow, 'files', String(inode))),
            readIfThere(isLatest ? file : fileOf(inode)),
            survives,
          ),
        );
    }
  };
  /** A renamed file stands elsewhere under its inode, a deleted one among the removed. */
  const byInode = new Map<number, string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      byInode.set(lstatSync(file).ino, file);
    }
  const fileOf = (inode: number) => byInode.get(inode) ?? removed.get(inode);
  restore(root, target);
}
