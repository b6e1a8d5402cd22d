/** Jobs: at their time, once at least, by one process at a time, tried again, given back, and ended with the server. */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../server/db/transaction.ts';
import { defineJob, type Job } from '../../server/jobs/job.ts';
import { jobs } from '../../server/jobs/jobs.table.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { createLog } from '../../server/log.ts';
import { createMetrics } from '../../server/metrics.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const minuteMs = 60_000;
const start = new Date('2026-11-20T12:00:00+09:00').getTime();
/** A busy machine may take its time. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
const at = (ms: number) => new Date(start + ms);

onEngineInTurn((engine) => {
  let portal: Portal;
  let time = start;
  const lines: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  const metrics = createMetrics();
  const options = { log: createLog('info', { write: (line) => void lines.push(line) }), metrics };

  beforeAll(async () => {
    portal = await openPortal(engine, () => new Date(time));
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    time = start;
    lines.length = 0;
    metrics.jobs.reset();
    await portal.context.db.delete(jobs);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  const run = (kinds: readonly Job[], more: { graceMs?: number } = {}) => {
    const stop = startJobs(kinds, portal.context, { ...options, ...more });
    stops.push(stop);
    return stop;
  };
  const rows = () => portal.context.db.select().from(jobs).orderBy(asc(jobs.id));
  const row = async (key: string) => (await rows()).find(({ uniqueKey }) => uniqueKey === key);
  const counts = async () =>
    Object.fromEntries((await metrics.jobs.get()).values.map(({ labels, value }) => [labels.outcome, value]));

  /** A kind that notes what it did; `work` can be changed by a test. */
  function kind(work: (id: number, signal: AbortSignal) => Promise<void> = async () => {}, everyMs?: number) {
    const done: number[] = [];
    const job = defineJob({
      kind: 'test',
      data: z.object({ id: z.int().default(0) }),
      ...(everyMs && { everyMs }),
      run: async ({ id }, { signal }) => {
        await work(id, signal);
        done.push(id);
      },
    });
    return { job, done };
  }

  it('are done when their time has come, the earliest first', async () => {
    const { job, done } = kind();
    const { db } = portal.context;
    await job.add(db, 'later', { id: 3 }, at(minuteMs));
    await job.add(db, 'second', { id: 2 }, at(0));
    await job.add(db, 'first', { id: 1 }, at(-1000));
    await run([job])();
    run([job]);
    await until(async () => expect(await counts()).toEqual({ done: 2 }));
    expect(done).toEqual([1, 2]);
    expect(await row('later')).toMatchObject({ attempts: 0, doneAt: null });
    time += minuteMs;
    await until(async () => expect((await row('later'))?.doneAt).toEqual(new Date(time)));
    expect(done).toEqual([1, 2, 3]);
    expect(await row('first')).toMatchObject({ lease: null, leasedUntil: null, attempts: 1 });
  });

  it('have one open row for a key, which takes the last time and data', async () => {
    const { job, done } = kind();
    const { db } = portal.context;
    await Promise.all([1, 2, 3].map((id) => job.add(db, 'course 7', { id }, at(minuteMs))));
    await job.add(db, 'course 7', { id: 4 }, at(0));
    expect(await rows()).toMatchObject([{ data: { id: 4 }, runAt: at(0) }]);
    run([job]);
    await until(() => expect(done).toEqual([4]));
    await until(async () => expect((await row('course 7'))?.doneAt).not.toBeNull());
    await job.add(db, 'course 7', { id: 5 }, at(minuteMs));
    expect(await rows()).toHaveLength(2);
    expect(await job.remove(db, 'course 7')).toBe(true);
    expect(await job.remove(db, 'course 7')).toBe(false);
    expect(await rows()).toHaveLength(1);
  });

  it('come with the transaction that adds them, and refuse data of another shape', async () => {
    const { job } = kind();
    const { db } = portal.context;
    const failed = inTransaction(db, async (tx) => {
      await job.add(tx, 'a', { id: 1 }, at(0));
      throw new Error('not published');
    });
    await expect(failed).rejects.toThrow('not published');
    await expect(job.add(db, 'a', { id: 1.5 }, at(0))).rejects.toThrow(z.ZodError);
    expect(await rows()).toEqual([]);
  });

  it('that change while they are being done are done once more', async () => {
    const first = Promise.withResolvers<void>();
    const { job, done } = kind((id) => (id === 1 ? first.promise : Promise.resolve()));
    const { db } = portal.context;
    await job.add(db, 'a', { id: 1 }, at(0));
    run([job]);
    await until(async () => expect((await row('a'))?.lease).not.toBeNull());
    await job.add(db, 'a', { id: 2 }, at(0));
    first.resolve();
    await until(async () => expect((await row('a'))?.doneAt).not.toBeNull());
    expect(new Set(done)).toEqual(new Set([1, 2]));
  });

  describe('that fail', () => {
    const { job } = kind(() => Promise.reject(new TypeError('no such course: 歩く花子')));

    it('wait longer each time, and are given up after the tenth', async () => {
      const { db } = portal.context;
      await job.add(db, 'a', { id: 1 }, at(0));
      const waits: number[] = [];
      for (let attempt = 1; attempt < 10; attempt++) {
        const stop = run([job]);
        await until(async () => expect(await row('a')).toMatchObject({ attempts: attempt, lease: null }));
        await stop();
        const { runAt } = (await row('a'))!;
        waits.push(runAt.getTime() - time);
        time = runAt.getTime();
      }
      run([job]);
      await until(async () => expect((await row('a'))?.failedAt).toEqual(new Date(time)));
      for (const [index, wait] of waits.entries()) {
        const full = 5000 * 2 ** index;
        expect(wait).toBeGreaterThanOrEqual(full * 0.75 - 1);
        expect(wait).toBeLessThanOrEqual(full);
      }
      expect(await row('a')).toMatchObject({ attempts: 10, lastError: 'TypeError', doneAt: null });
      expect(await counts()).toEqual({ failed: 9, given_up: 1 });
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({ level: 50, job: 'test', attempt: 10, msg: 'job given up' });
    });

    it('and come again by themselves are never given up', async () => {
      const { job } = kind(() => Promise.reject(new Error('away')), 30 * minuteMs);
      run([job]);
      await until(async () => expect(await row('')).toMatchObject({ attempts: 1, lease: null }));
      await portal.context.db.update(jobs).set({ attempts: 40, runAt: at(0) });
      await until(async () => expect(await row('')).toMatchObject({ attempts: 41, failedAt: null }));
    });
  });

  it('that come again are there once, and wait after they were done', async () => {
    const { job, done } = kind(undefined, 30 * minuteMs);
    for (const stop of [run([job]), run([job])]) await until(() => expect(done).toHaveLength(1)).then(stop);
    expect(await rows()).toMatchObject([{ uniqueKey: '', attempts: 0, lease: null, doneAt: null }]);
    expect((await row(''))?.runAt).toEqual(at(30 * minuteMs));
  });

  describe('of several processes', () => {
    it('go to one each', async () => {
      const { job, done } = kind();
      const ids = Array.from({ length: 40 }, (_, id) => id);
      const { db } = portal.context;
      await inTransaction(db, async (tx) => {
        for (const id of ids) await job.add(tx, String(id), { id }, at(-1));
      });
      run([job]);
      run([job]);
      run([job]);
      await until(() => expect(done.length).toBeGreaterThanOrEqual(ids.length));
      expect([...done].sort((a, b) => a - b)).toEqual(ids);
    });

    it('are taken over when a lease is over, and what the first says then counts no more', async () => {
      const held = Promise.withResolvers<void>();
      let lostSignal: AbortSignal | undefined;
      const slow = kind(async (_, signal) => {
        lostSignal = signal;
        await held.promise;
        throw new Error('too late');
      });
      const { db } = portal.context;
      await slow.job.add(db, 'a', { id: 1 }, at(0));
      const stop = startJobs([slow.job], portal.context, { ...options, leaseSeconds: 0.3 });
      stops.push(stop);
      await until(() => expect(lostSignal).toBeDefined());
      const other = kind();
      // As if the first process had not been heard of: its lease, which it prolongs, is over.
      await db.update(jobs).set({ leasedUntil: sql`now() - interval '1 second'`, lease: 'of nobody' });
      run([other.job]);
      await until(async () => expect((await row('a'))?.doneAt).not.toBeNull());
      await until(() => expect(lostSignal!.aborted).toBe(true));
      held.resolve();
      await stop();
      expect(await row('a')).toMatchObject({ attempts: 2, lastError: null });
      expect(other.done).toEqual([1]);
    });

    it('leave kinds alone that they do not know', async () => {
      const { job } = kind();
      const { db } = portal.context;
      await job.add(db, 'a', { id: 1 }, at(0));
      await db.update(jobs).set({ kind: 'of a later release' }).where(eq(jobs.uniqueKey, 'a'));
      await run([job])();
      expect(await row('a')).toMatchObject({ attempts: 0, doneAt: null });
    });
  });

  describe('when the server stops', () => {
    it('end first', async () => {
      const held = Promise.withResolvers<void>();
      const { job, done } = kind(() => held.promise);
      await job.add(portal.context.db, 'a', { id: 1 }, at(0));
      const stop = run([job]);
      await until(async () => expect((await row('a'))?.lease).not.toBeNull());
      const stopped = stop();
      held.resolve();
      await stopped;
      expect(done).toEqual([1]);
      expect((await row('a'))?.doneAt).not.toBeNull();
    });

    it.each([
      ['end at their next step', (signal: AbortSignal) => signal],
      ['are given back when they do not end', () => new AbortController().signal],
    ])('%s', async (_, heeded) => {
      const { job, done } = kind(
        (__, signal) =>
          new Promise((___, reject) => heeded(signal).addEventListener('abort', () => reject(signal.reason))),
      );
      await job.add(portal.context.db, 'a', { id: 1 }, at(0));
      const stop = run([job], { graceMs: 50 });
      await until(async () => expect((await row('a'))?.lease).not.toBeNull());
      await stop();
      expect(done).toEqual([]);
      expect(await row('a')).toMatchObject({ attempts: 0, lease: null, leasedUntil: null, doneAt: null });
      expect(await counts()).toEqual({});
      expect(lines).toEqual([]);
    });
  });

  it('are looked for again when the database comes back, and that it was away is said once', async () => {
    const { job, done } = kind(undefined, minuteMs);
    const select = vi.spyOn(portal.context.db, 'insert').mockImplementation(() => {
      throw new Error('away');
    });
    run([job]);
    await until(() => expect(select.mock.calls.length).toBeGreaterThan(1));
    select.mockRestore();
    await until(() => expect(done).toEqual([0]));
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['jobs not looked at']);
  });
}, 1);
