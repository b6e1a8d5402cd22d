/** An embedded database that is busy, hangs, or cannot write to its disk: callers hear of it in time. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedClient, openEmbedded } from '../../server/db/embedded.ts';
import { limits } from '../../server/db/limits.ts';
import { toApiError } from '../../server/errors.ts';
import { killRunning, startNode } from './processes.ts';
import { type FreshDatabase, freshDatabase } from './support.ts';

let fresh: FreshDatabase;
let client: EmbeddedClient;
let fatal: string[];
beforeEach(async () => {
  fresh = await freshDatabase('pglite');
  fatal = [];
});
afterEach(async () => {
  await killRunning();
  await fresh.remove();
});

const slow = 'select count(*) as count from generate_series(1, 3000000)';
const openWith = async (changed: Partial<typeof limits>) => {
  client = await openEmbedded({ ...fresh.options, onFatal: (reason) => fatal.push(reason) }, { ...limits, ...changed });
};
const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable('it succeeded'),
    (error: Error) => error,
  );

it('keeps no request waiting for more than five seconds', () => {
  expect(limits.requestMs).toBeLessThanOrEqual(5000);
  expect(limits.connectionMs + limits.queryMs).toBeLessThanOrEqual(5000);
  expect(limits.statementMs).toBeLessThan(limits.queryMs);
  expect(limits.lockMs).toBeLessThan(limits.statementMs);
});

describe('while a statement takes long', () => {
  it('tells the others in time, runs nothing that nobody waits for, and goes on', async () => {
    await openWith({ requestMs: 200 });
    await client.patient.exec('create table things (id int)');
    let isOver = false;
    const maintenance = client.patient.exec(slow).finally(() => {
      isOver = true;
    });
    const failures = await Promise.all([
      failureOf(client.query('insert into things values (1)')),
      failureOf(client.exec('insert into things values (2)')),
      failureOf(client.transaction((tx) => tx.query('insert into things values (3)'))),
    ]);
    expect(isOver).toBe(false);
    for (const error of failures) expect(toApiError(error).code).toBe('E503');
    expect((await maintenance).rows).toEqual([{ count: 3_000_000 }]);
    expect((await client.patient.query('select id from things')).rows).toEqual([]);
    await client.close();
    expect(fatal).toEqual([]);
  });

  it('takes a transaction back whose time is over, and gives its turn to the next', async () => {
    await openWith({ requestMs: 200 });
    await client.patient.exec('create table things (id int)');
    const goOn = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    const left = client.transaction(async (tx) => {
      await tx.query('insert into things values (1)');
      await goOn.promise;
      late = failureOf(tx.query('insert into things values (2)'));
      await late;
    });
    const next = client.patient.transaction((tx) => tx.query('insert into things values (3)'));
    expect(toApiError(await failureOf(left)).code).toBe('E503');
    await next;
    goOn.resolve();
    await expect.poll(() => late).toBeDefined();
    expect(await late).toMatchObject({ code: '57014' });
    expect((await client.patient.query('select id from things')).rows).toEqual([{ id: 3 }]);
    await client.close();
  });
});

it('is taken for lost when one statement never ends', async () => {
  await openWith({ patientHangMs: 300 });
  const hanging = failureOf(client.patient.query('select count(*) from generate_series(1, 2000000000)'));
  expect(toApiError(await hanging).code).toBe('E503');
  expect(fatal).toEqual(['The embedded database did not finish a statement within 0.3 s; is the disk full?']);
  expect(toApiError(await failureOf(client.query('select 1'))).code).toBe('E503');
});

it('ends the process with one line at once when the disk does not take what is written', async () => {
  const script = new URL('./children/holdDirectory.ts', import.meta.url).pathname;
  const failing = new URL('./children/failFsync.mjs', import.meta.url).href;
  const log = path.join(fresh.options.directory, 'acknowledged');
  writeFileSync(log, '');
  const child = startNode(['--import', failing, script, fresh.options.directory, '1000', 'write'], {
    FSYNC_FAILS_WITH: log,
  });
  await child.line((line) => line === 'ack 1003');
  writeFileSync(log, 'fails');
  const failedAt = performance.now();
  expect(await child.ended).toEqual({ code: 1, signal: null });
  expect(performance.now() - failedAt).toBeLessThan(10_000);
  expect(child.stderr()).toMatch(/^The embedded database could not be written to the disk: EIO[^\n]*\n$/);
  expect(readFileSync(log, 'utf8')).toBe('fails');
});

it('shows no values in the lines of the database', async () => {
  const lines: string[] = [];
  client = await openEmbedded({ ...fresh.options, onLog: (line) => lines.push(line) });
  await client.exec('create table things (name text primary key)');
  await client.query('insert into things values ($1)', ['secret']);
  await failureOf(client.query('insert into things values ($1)', ['secret']));
  await failureOf(client.query('select $1::int', ['secret']));
  await failureOf(client.exec("insert into things values ('secret')"));
  await client.query("do $$ begin raise warning 'secret'; end $$");
  await client.close();
  expect(lines.join('\n')).not.toContain('secret');
});
