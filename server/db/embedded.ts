/** Speaks to the embedded database in its worker thread, in the shape that drizzle's PGlite driver wants. */
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './embedded.worker.ts';

/** An answer with rows in the asked shape. */
interface Result {
  rows: unknown[];
  affectedRows: number | undefined;
}
type Queries = {
  query: (sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }) => Promise<Result>;
};
type NewRequest = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/** A query that takes longer has met a database that hangs (a full disk under the write-ahead log does that). */
const queryTimeoutMs = 60_000;

export interface EmbeddedClient extends Queries {
  exec: (sql: string) => Promise<Result>;
  transaction: <T>(run: (tx: Queries) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

export interface EmbeddedOptions {
  directory: string;
  onLog: (text: string) => void;
  /** The database is gone for good (hung or crashed); the process should end with this line. */
  onFatal: (reason: string) => void;
}

export async function openEmbedded({ directory, onLog, onFatal }: EmbeddedOptions): Promise<EmbeddedClient> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: { directory } });
  const waiting = new Map<
    number,
    { resolve: (result: Result) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
  >();
  let nextId = 1;
  let closing = false;
  /** Transactions take their turn: PGlite has one connection. */
  let turn: Promise<unknown> = Promise.resolve();
  const stderr: string[] = [];

  const failAll = (reason: string) => {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
  };

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: WorkerAnswer) => {
      if ('kind' in answer) {
        if (answer.kind === 'ready') return resolve();
        if (stderr.push(answer.text) > 20) stderr.shift();
        return onLog(answer.text);
      }
      if (answer.id === -1) {
        closing = true;
        return reject(
          new Error(
            `${answer.ok ? '' : answer.message}${stderr.length ? ` (${stderr.slice(-3).join(' ')})` : ''}`.replaceAll(
              '\n',
              ' ',
            ),
          ),
        );
      }
      const entry = waiting.get(answer.id);
      if (!entry) return;
      waiting.delete(answer.id);
      clearTimeout(entry.timer);
      if (answer.ok) entry.resolve({ rows: answer.rows, affectedRows: answer.affectedRows });
      else entry.reject(Object.assign(new Error(answer.message), { code: answer.sqlState }));
    });
    const onEnd = (reason: string) => {
      failAll(reason);
      reject(new Error(reason));
      if (!closing) onFatal(reason);
    };
    worker.on('error', (error) => onEnd(`The embedded database stopped: ${error.message}`));
    worker.on('exit', (code) => closing || onEnd(`The embedded database ended with code ${code}`));
  });

  const ask = (request: NewRequest): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      const timer = setTimeout(() => {
        const reason = `The embedded database did not answer within ${queryTimeoutMs / 1000} s; is the disk full?`;
        failAll(reason);
        onFatal(reason);
      }, queryTimeoutMs);
      timer.unref();
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ ...request, id });
    });

  const direct: Queries = {
    query: (sql, params = [], options) => ask({ kind: 'query', sql, params, rowMode: options?.rowMode ?? 'object' }),
  };
  let inTransaction = 0;
  /** Runs `task` when no transaction is open; queries outside a transaction may run side by side with each other. */
  const outside = <T>(task: () => Promise<T>): Promise<T> => (inTransaction ? turn.then(task, task) : task());

  return {
    query: (...args) => outside(() => direct.query(...args)),
    exec: (sql) => outside(() => ask({ kind: 'exec', sql })),
    transaction: (run) => {
      inTransaction += 1;
      const result = turn.then(async () => {
        try {
          await direct.query('BEGIN');
          const value = await run(direct);
          await direct.query('COMMIT');
          return value;
        } catch (error) {
          await direct.query('ROLLBACK').catch(() => undefined);
          throw error;
        } finally {
          inTransaction -= 1;
        }
      });
      turn = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      closing = true;
      await outside(() => ask({ kind: 'close' }));
      await worker.terminate();
    },
  };
}
