/**
 * Power cuts in the run that creates the embedded database. A process records what it synchronised; from that a disk is
 * made on which every other change is missing, or is there in part and in any order. The database opens on it and has every
 * acknowledged row. In `npm test` one of the disks of a finished run, in a full run all.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, rowsOf } from '../../server/db/database.ts';
import { beginCreation, makeDirectory } from '../../server/db/dataDirectory.ts';
import { sample } from '../full.ts';
import { chanceOf, cutPower, type Recording } from './powerCut.ts';
import { type Child, kill, killRunning, startNode } from './processes.ts';
import { temporaryDirectory } from './support.ts';

const holder = new URL('./children/holdDirectory.ts', import.meta.url).pathname;
const recorder = new URL('./children/recordDurability.mjs', import.meta.url).href;
/** The data directory and the one above it are made by the process: their names must be synchronised too. */
const dataIn = (root: string) => path.join(root, 'portal', 'data');

let directory: string;
let recording: Recording;
/** Made from the first run while it was creating the database. */
let earlyDisks: string[];
let child: Child;

const cut = (name: string, probability: number, seed: number): string => {
  const disk = path.join(directory, name);
  cutPower(recording, disk, chanceOf(probability, seed));
  return disk;
};

beforeAll(async () => {
  directory = temporaryDirectory();
  recording = { root: path.join(directory, 'disk'), shadow: path.join(directory, 'shadow') };
  mkdirSync(recording.root);
  const data = dataIn(recording.root);
  child = startNode(['--import', recorder, holder, data, '1000', 'write'], {
    DURABLE_ROOT: recording.root,
    DURABLE_SHADOW: recording.shadow,
  });
  await vi.waitUntil(() => existsSync(path.join(data, 'PG_VERSION')), { timeout: 60_000, interval: 2 });
  // It holds still while the disks are made; then it goes on.
  child.process.kill('SIGSTOP');
  expect(child.lines).toEqual([]);
  expect(existsSync(path.join(data, 'portal.creating'))).toBe(true);
  // The last one has everything, as after a kill without a power cut.
  earlyDisks = [0.5, 0.9, 0.5, 0.9, 1].map((probability, seed) => cut(`early ${seed}`, probability, seed));
  child.process.kill('SIGCONT');
  await child.line((_, count) => count > 90);
  await kill(child);
}, 300_000);
afterAll(async () => {
  await killRunning();
  rmSync(directory, { recursive: true, force: true });
});

const acknowledgedBy = (child: Child) =>
  child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4)));

/** Ids of the rows on a disk. */
async function idsOn(disk: string): Promise<Set<number>> {
  const database = await openDatabase({
    url: undefined,
    directory: dataIn(disk),
    onLog: () => {},
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });
  await database.setUp(async () => {});
  const rows = rowsOf<{ id: number }>(await database.db.execute(sql`select id from notices where abs(id) >= 1000`));
  await database.close();
  rmSync(disk, { recursive: true });
  return new Set(rows.map(({ id }) => id));
}

const cuts = sample(
  [
    ['nothing else', 0, 1],
    ['half of the rest', 0.5, 2],
    ['most of the rest', 0.9, 3],
  ] as const,
  3,
);

it('keeps every acknowledged row of the first run, whatever else reached the disk', async () => {
  const acknowledged = acknowledgedBy(child);
  expect(acknowledged.length).toBeGreaterThanOrEqual(90);
  for (const [rest, probability, seed] of cuts) {
    const stored = await idsOn(cut(rest, probability, seed));
    expect(
      acknowledged.filter((id) => !stored.has(id)),
      rest,
    ).toEqual([]);
    expect(
      [...stored].filter((id) => id % 3 === 0 && !stored.has(-id)),
      `halves of transactions with ${rest}`,
    ).toEqual([]);
  }
}, 300_000);

it('starts anew after a power cut, or a kill, while the database was being created', async () => {
  expect(await idsOn(earlyDisks[0]!)).toEqual(new Set());
  // The others begin as an empty directory does.
  for (const disk of earlyDisks.slice(1)) {
    const data = dataIn(disk);
    makeDirectory(data);
    expect(beginCreation(data), disk).toBe(true);
    expect(readdirSync(data).filter((name) => !name.startsWith('portal.'))).toEqual([]);
  }
}, 300_000);
