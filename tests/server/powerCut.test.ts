/**
 * Power cuts in the run that creates the embedded database. A process records what it synchronised; from that a disk is
 * made on which every other change is missing, or is there in part and in any order. The database opens on it and has every
 * acknowledged row.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, rowsOf } from '../../server/db/database.ts';
import { chanceOf, cutPower, type Recording } from './powerCut.ts';
import { type Child, kill, killRunning, startNode } from './processes.ts';
import { temporaryDirectory } from './support.ts';

const holder = new URL('./children/holdDirectory.ts', import.meta.url).pathname;
const recorder = new URL('./children/recordDurability.mjs', import.meta.url).href;
/** The data directory and the one above it are made by the process: their names must be synchronised too. */
const dataIn = (root: string) => path.join(root, 'portal', 'data');

let directory: string;
let recording: Recording;
beforeEach(() => {
  directory = temporaryDirectory();
  recording = { root: path.join(directory, 'disk'), shadow: path.join(directory, 'shadow') };
  mkdirSync(recording.root);
});
afterEach(async () => {
  await killRunning();
  rmSync(directory, { recursive: true, force: true });
});

const startRecorded = (): Child =>
  startNode(['--import', recorder, holder, dataIn(recording.root), '1000', 'write'], {
    DURABLE_ROOT: recording.root,
    DURABLE_SHADOW: recording.shadow,
  });
const acknowledgedBy = (child: Child) =>
  child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4)));

/** Ids of the rows on a disk after a power cut; `survives` says how much of what was not synchronised is there. */
async function idsAfter(probability: number, seed: number): Promise<Set<number>> {
  const disk = path.join(directory, `disk after ${probability} ${seed}`);
  cutPower(recording, disk, chanceOf(probability, seed));
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

const cuts = [
  ['nothing else', 0, 1],
  ['half of the rest', 0.5, 2],
  ['most of the rest', 0.9, 3],
] as const;

it('keeps every acknowledged row of the first run, whatever else reached the disk', async () => {
  const child = startRecorded();
  await child.line((_, count) => count > 90);
  await kill(child);
  const acknowledged = acknowledgedBy(child);
  expect(acknowledged.length).toBeGreaterThanOrEqual(90);
  for (const [rest, probability, seed] of cuts) {
    const stored = await idsAfter(probability, seed);
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

it('starts anew after a power cut while the database was being created', async () => {
  const data = dataIn(recording.root);
  const child = startRecorded();
  await vi.waitUntil(() => existsSync(path.join(data, 'PG_VERSION')), { timeout: 60_000, interval: 2 });
  await kill(child);
  expect(child.lines).toEqual([]);
  for (const [rest, probability, seed] of cuts.slice(1))
    expect(await idsAfter(probability, seed), rest).toEqual(new Set());
}, 300_000);
