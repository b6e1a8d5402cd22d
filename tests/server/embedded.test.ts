/** The embedded database in its worker: turns of transactions, kinds of values, a free event loop, its end. */
import { rmSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmbeddedClient, openEmbedded } from '../../server/db/embedded.ts';
import { type FreshDatabase, freshDatabase, temporaryDirectory } from './support.ts';

let fresh: FreshDatabase;
let client: EmbeddedClient;
beforeAll(async () => {
  fresh = await freshDatabase('pglite');
  client = await openEmbedded(fresh.options);
  await client.exec('create table things (id int primary key, value int not null)');
});
beforeEach(async () => void (await client.exec('truncate things')));
afterAll(async () => {
  await client.close();
  await fresh.remove();
});

const values = async () => (await client.query('select id, value from things order by id')).rows;

it('runs two transactions one after the other, and a query of another caller between neither', async () => {
  await client.query('insert into things values (1, 0)');
  const inside = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  let seenByFirst: unknown[] | undefined;
  const first = client.transaction(async (tx) => {
    await tx.query('update things set value = 1 where id = 1');
    inside.resolve();
    await goOn.promise;
    // The worker answers in the order of asking: whatever was sent before this is answered when this is.
    await tx.query('select 1');
    seenByFirst = [...seen];
    await tx.query('insert into things values (2, 1)');
  });
  await inside.promise;
  const second = client.transaction(async (tx) => {
    seen.push((await tx.query('select id, value from things order by id')).rows);
    await tx.query('update things set value = value + 10');
  });
  const other = values().then((rows) => seen.push(rows));
  goOn.resolve();
  await Promise.all([first, second, other]);
  expect(seenByFirst).toEqual([]);
  expect(seen).toEqual([
    [
      { id: 1, value: 1 },
      { id: 2, value: 1 },
    ],
    [
      { id: 1, value: 11 },
      { id: 2, value: 11 },
    ],
  ]);
});

it('takes a failed transaction back as a whole, and the next one runs', async () => {
  const failed = client.transaction(async (tx) => {
    await tx.query('insert into things values (1, 1)');
    await tx.query('insert into things values (1, 2)');
  });
  const next = client.transaction((tx) => tx.query('insert into things values (2, 2)'));
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  await next;
  await expect(
    client.transaction(async (tx) => {
      await tx.query('insert into things values (3, 3)');
      throw new Error('own');
    }),
  ).rejects.toThrow('own');
  expect(await values()).toEqual([{ id: 2, value: 2 }]);
});

it('loses no change when many add at once', async () => {
  await client.query('insert into things values (1, 0)');
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? client.query('update things set value = value + 1 where id = 1')
        : client.transaction(async (tx) => {
            const [row] = (await tx.query('select value from things where id = 1')).rows as { value: number }[];
            await tx.query('update things set value = $1 where id = 1', [row!.value + 1]);
          }),
    ),
  );
  expect(await values()).toEqual([{ id: 1, value: 50 }]);
});

it('says the SQLSTATE of a wrong statement and goes on', async () => {
  await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
  await expect(client.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('leaves the event loop free while a query takes long', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  // Without the limit of a request: a busy machine takes long.
  await client.patient.query('select count(*) from generate_series(1, 3000000) as a where a % 7 = 3');
  const took = performance.now() - started;
  delay.disable();
  expect(took).toBeGreaterThan(300);
  // The machine may be busy with other tests: a late tick is no stall, a loop that waits for the query is.
  expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

it('says once, in words, when its directory holds no database of ours', async () => {
  const directory = temporaryDirectory();
  writeFileSync(`${directory}/PG_VERSION`, 'nonsense');
  const fatal: string[] = [];
  await expect(openEmbedded({ directory, onLog: () => {}, onFatal: (reason) => fatal.push(reason) })).rejects.toThrow(
    /.+/,
  );
  expect(fatal).toEqual([]);
  rmSync(directory, { recursive: true });
});
