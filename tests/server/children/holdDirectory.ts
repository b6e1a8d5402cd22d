/**
 * Opens a data directory and, told `write`, writes notices into it until it is killed: one line `ack <id>` on standard output
 * when a row is acknowledged. Arguments: directory, first id, `write` or `hold`.
 */
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/database.ts';
import { notices } from '../../../server/notices/notices.table.ts';

const [directory, firstId, task] = process.argv.slice(2) as [string, string, 'write' | 'hold'];
const { db, setUp } = await openDatabase({
  url: undefined,
  directory,
  onLog: () => {},
  onFatal: (reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  },
});
await setUp(async () => {});
// Written at once: a line that was read stands for a row that was acknowledged.
const tell = (line: string) => fs.writeSync(1, `${line}\n`);
tell('ready');
if (task === 'hold') setInterval(() => {}, 1000);
else {
  const words = { ja: 'あ'.repeat(50), en: 'a'.repeat(500) };
  const row = (id: number) => ({
    id,
    publishedOn: '2026-11-20',
    category: 'notice' as const,
    title: words,
    body: words,
  });
  let next = Number(firstId);
  const write = async () => {
    for (;;) {
      const id = next++;
      // Every third in a transaction of two rows: both or none.
      if (id % 3) await db.insert(notices).values(row(id));
      else
        await db.transaction(async (tx) => {
          await tx.insert(notices).values(row(id));
          await tx.insert(notices).values(row(-id));
        });
      tell(`ack ${id}`);
      // Files that are new since the last checkpoint must not need the write-ahead log after it.
      if (id % 20 === 0) await db.execute(sql`checkpoint`);
    }
  };
  await Promise.all([write(), write(), write()]);
}
