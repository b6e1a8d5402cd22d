/** Does due jobs in this process: looks every second, several at once, each under a lease that is prolonged while it lasts. */
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { sqlStateOf } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Job } from './job.ts';
import { ensureJob, extendLease, type JobRow, settleJob, takeJobs } from './jobs.queries.ts';

export interface RunnerOptions {
  log: Log;
  metrics: Pick<Metrics, 'jobs' | 'jobsLooked'>;
  leaseSeconds?: number;
  /** How long jobs that are being done may take after a stop. */
  graceMs?: number;
}

const lookMs = 1000;
/** More than there are kinds that take long, so that none of them delays a publication. */
const maxRunning = 4;
const maxAttempts = 10;
const firstWaitMs = 5000;
const longestWaitMs = 3600 * 1000;

/** Processes that began together do not look, or try again, at the same moment. */
const withJitter = (ms: number) => ms * (0.75 + Math.random() / 4);

const waitAfter = (attempts: number): number =>
  withJitter(Math.min(firstWaitMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs));

/** Says nothing of what was asked: messages of a database hold values. */
const nameOf = (error: unknown): string => sqlStateOf(error) ?? (error instanceof Error ? error.name : 'unknown');

/** @returns stops it; what is being done then ends first, or is given back for another process */
export function startJobs(
  jobs: readonly Job[],
  context: Context,
  { log, metrics, leaseSeconds = 60, graceMs = 5000 }: RunnerOptions,
): () => Promise<void> {
  const { db, now } = context;
  const byKind = new Map(jobs.map((job) => [job.kind, job]));
  const stopping = new AbortController();
  const running = new Set<{ row: JobRow; ended: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isAway = false;
  let isSetUp = false;

  /** As if it had not been begun. */
  const giveBack = (row: JobRow) => settleJob(db, row, { attempts: row.attempts - 1 });

  async function fail(job: Job, row: JobRow, error: unknown): Promise<void> {
    const isLast = job.everyMs === null && row.attempts >= maxAttempts;
    metrics.jobs.inc({ kind: job.kind, outcome: isLast ? 'given_up' : 'failed' });
    log.error({ job: job.kind, attempt: row.attempts, err: error }, isLast ? 'job given up' : 'job failed');
    const runAt = new Date(now().getTime() + waitAfter(row.attempts));
    await settleJob(db, row, { lastError: nameOf(error), ...(isLast ? { failedAt: now() } : { runAt }) });
  }

  async function succeed(job: Job, row: JobRow): Promise<void> {
    metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    log.debug({ job: job.kind }, 'job done');
    const moment = now();
    const next = job.everyMs && { runAt: new Date(moment.getTime() + job.everyMs), attempts: 0, lastError: null };
    await settleJob(db, row, next || { doneAt: moment });
  }

  async function work(job: Job, row: JobRow): Promise<void> {
    const lost = new AbortController();
    const prolong = setInterval(
      () =>
        void extendLease(db, row, leaseSeconds).then(
          (isOurs) => isOurs || lost.abort(),
          // The database is away: the next try may come in time, else another process takes the job.
          () => undefined,
        ),
      (leaseSeconds * 1000) / 3,
    );
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    try {
      await job.work(row.data, { ...context, signal });
      clearInterval(prolong);
      await succeed(job, row);
    } catch (error) {
      clearInterval(prolong);
      // When this cannot be written down either, the lease ends by itself.
      await (signal.aborted ? giveBack(row) : fail(job, row, error)).catch(() => undefined);
    }
  }

  async function setUp(): Promise<void> {
    for (const { kind, everyMs } of jobs)
      if (everyMs !== null) await ensureJob(db, { kind, uniqueKey: '', data: {}, runAt: now() });
    isSetUp = true;
  }

  async function take(): Promise<void> {
    if (!isSetUp) await setUp();
    const lease = { lease: randomUUID(), seconds: leaseSeconds };
    const rows = await takeJobs(db, [...byKind.keys()], maxRunning - running.size, lease, now());
    // In the order in which they are due, which the database does not keep.
    for (const row of rows.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id)) {
      const entry = { row, ended: work(byKind.get(row.kind)!, row) };
      running.add(entry);
      void entry.ended.then(() => {
        running.delete(entry);
        look(0);
      });
    }
    metrics.jobsLooked.setToCurrentTime();
    isAway = false;
  }

  const takeSafely = () =>
    take().catch((error: unknown) => {
      // Once for each time that the database is away.
      if (!isAway) log.error({ err: error }, 'jobs not looked at');
      isAway = true;
    });

  function look(ms: number): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      if (looking) return;
      const isFull = running.size >= maxRunning;
      looking = (isFull ? Promise.resolve() : takeSafely()).finally(() => {
        looking = null;
        look(withJitter(lookMs));
      });
    }, ms);
    timer.unref();
  }

  look(0);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await looking;
    await Promise.race([
      Promise.all([...running].map(({ ended }) => ended)),
      new Promise((resolve) => setTimeout(resolve, graceMs).unref()),
    ]);
    for (const { row } of running) await giveBack(row).catch(() => undefined);
  };
}
