/** What the embedded database has acknowledged survives, at every moment; a first start that is killed is in `powerCut.test.ts`. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type Database, openDatabase, rowsOf } from '../../server/db/database.ts';
import { isFull } from '../full.ts';
import { type Child, kill, killRunning, startNode } from './processes.ts';
import { type FreshDatabase, freshDatabase, temporaryDirectory } from './support.ts';

/** After how many acknowledgements each of the processes is killed. */
const rounds = isFull ? [40, 7, 250] : [40, 7];
const script = new URL('./children/holdDirectory.ts', import.meta.url).pathname;
let fresh: FreshDatabase;
const logDirectory = temporaryDirectory();
afterAll(() => rmSync(logDirectory, { recursive: true }));
afterEach(async () => {
  await killRunning();
  await fresh.remove();
});

const writer = (firstId: number): Child => startNode([script, fresh.options.directory, String(firstId), 'write']);
const idsIn = async (database: Database) =>
  rowsOf<{ id: number }>(await database.db.execute(sql`select id from notices where abs(id) >= 1000`)).map(
    ({ id }) => id,
  );

it('keeps every acknowledged row of a process that is killed while it writes, again and again on one directory', async () => {
  fresh = await freshDatabase('pglite');
  const acknowledged: number[] = [];
  for (const [round, until] of rounds.entries()) {
    const child = writer(1000 + round * 100_000);
    await child.line((_, count) => count > until);
    await kill(child);
    acknowledged.push(...child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4))));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds.reduce((sum, until) => sum + until) - rounds.length);
  const database = await openDatabase(fresh.options);
  const stored = new Set(await idsIn(database));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  // A transaction is there as a whole or not at all.
  const halves = [...stored].filter((id) => id % 3 === 0 && !stored.has(-id));
  expect(halves).toEqual([]);
  // The indexes agree with the table.
  const [sound] = rowsOf<{ by_index: number; by_table: number }>(
    await database.db.execute(
      sql`select (select count(*)::int from notices where published_on = '2026-11-20') as by_index, (select count(*)::int from notices where published_on::text || '' = '2026-11-20') as by_table`,
    ),
  );
  expect(sound!.by_index).toBe(sound!.by_table);
  await database.close();
});

it('calls the real fsync before it acknowledges', async () => {
  fresh = await freshDatabase('pglite');
  const log = path.join(logDirectory, 'fsync');
  writeFileSync(log, '');
  const counting = new URL('./children/countFsync.mjs', import.meta.url).href;
  const child = startNode(['--import', counting, script, fresh.options.directory, '1000', 'write'], { FSYNC_LOG: log });
  await child.line((line) => line === 'ready');
  const before = readFileSync(log).length;
  await child.line((_, count) => count > 60);
  const rows = child.lines.length - 1;
  const during = readFileSync(log).length - before;
  // One connection: no two commits share an fsync. At most the three writers' rows are under way.
  expect(during).toBeGreaterThanOrEqual(Math.min(rows, 60) - 3);
  await kill(child);
});
