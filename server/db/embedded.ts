/** Speaks to the embedded database in its thread, in the shape that drizzle's PGlite driver wants. */
import type { QueryResult } from './embedded.messages.ts';
import { type EmbeddedOptions, type EmbeddedThread, startThread } from './embeddedThread.ts';
import { gaveUpWaiting, inTime, limits } from './limits.ts';
import { createSerialQueue, type SerialQueue } from './serialQueue.ts';

interface Queries {
  query: (sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }) => Promise<QueryResult>;
}

interface QueryClient extends Queries {
  exec: (sql: string) => Promise<QueryResult>;
  transaction: <T>(run: (tx: Queries) => Promise<T>) => Promise<T>;
}

export interface EmbeddedClient extends QueryClient {
  /** The same database without a time limit, for migrations and maintenance. */
  patient: QueryClient;
  close: () => Promise<void>;
}

/** @param waitMs after so long a caller is told that the database did not respond */
function createClient(
  thread: EmbeddedThread,
  queue: SerialQueue,
  { waitMs, hangMs }: { waitMs?: number; hangMs: number },
): QueryClient {
  const deadline = () => (waitMs === undefined ? undefined : Date.now() + waitMs);
  const within = <T>(work: Promise<T>): Promise<T> => (waitMs === undefined ? work : inTime(work, waitMs));
  const exec = (sql: string, until?: number) => thread.ask({ kind: 'exec', sql, until }, hangMs);
  const queriesUntil = (until: number | undefined): Queries => ({
    query: (sql, params = [], options) =>
      thread.ask({ kind: 'query', sql, params, rowMode: options?.rowMode ?? 'object', until }, hangMs),
  });

  return {
    query: (...args) => {
      const { query } = queriesUntil(deadline());
      return within(queue.share(() => query(...args)));
    },
    exec: (sql) => {
      const until = deadline();
      return within(queue.share(() => exec(sql, until)));
    },
    transaction: (run) => {
      const until = deadline();
      const task = async () => {
        let isOver = false;
        const { query } = queriesUntil(until);
        try {
          await exec('begin', until);
          const tx: Queries = { query: (...args) => (isOver ? Promise.reject(gaveUpWaiting()) : query(...args)) };
          const value = await within(run(tx));
          isOver = true;
          await exec('commit');
          return value;
        } catch (error) {
          isOver = true;
          await exec('rollback').catch(() => undefined);
          throw error;
        }
      };
      return within(queue.run(task));
    },
  };
}

export async function openEmbedded(
  options: EmbeddedOptions,
  { requestMs, hangMs, patientHangMs } = limits,
): Promise<EmbeddedClient> {
  const thread = await startThread(options);
  const queue = createSerialQueue();
  return {
    ...createClient(thread, queue, { waitMs: requestMs, hangMs }),
    patient: createClient(thread, queue, { hangMs: patientHangMs }),
    close: async () => {
      await queue.run(() => thread.ask({ kind: 'close' }, hangMs));
      await thread.end();
    },
  };
}
