/** The thread of the embedded database: sends requests, hands out their results, and notices when it hangs or ends. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { QueryResult, WorkerMessage, WorkerRequest } from './embedded.messages.ts';

// While V8 frees compiled WebAssembly that is replaced, it can find its list of code pages wrong, and ends the process ("Check failed:
// jit_page_->allocations_.erase(addr) == 1", nodejs/node#64500). What is replaced is kept: a few megabytes for each database.
setFlagsFromString('--no-wasm-code-gc');

export interface EmbeddedOptions {
  directory: string;
  onLog: (text: string) => void;
  /** The database is gone for good (hung, crashed, its disk failed); the process should end with this line. */
  onFatal: (reason: string) => void;
}

type WithoutId<R> = R extends WorkerRequest ? Omit<R, 'id'> : never;

export interface EmbeddedThread {
  /** @param hangMs after so long in one statement the database is taken for hung */
  ask: (request: WithoutId<WorkerRequest>, hangMs: number) => Promise<QueryResult>;
  end: () => Promise<void>;
}

/** The database failed, not the directory that it was to open. */
export class DatabaseLostError extends Error {
  /** SQLSTATE io_error. */
  readonly code = '58030';
}

interface Pending {
  resolve: (result: QueryResult) => void;
  reject: (error: Error) => void;
  hangMs: number;
}

/**
 * Resolves when the database is open.
 *
 * @throws DatabaseLostError, or Error with what the database said of its directory
 */
export async function startThread({ directory, onLog, onFatal }: EmbeddedOptions): Promise<EmbeddedThread> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: { directory } });
  /** In the order of asking, which is the order of the results. */
  const pending = new Map<number, Pending>();
  const opened = Promise.withResolvers<void>();
  const lastLines: string[] = [];
  let state: 'opening' | 'open' | 'ending' | 'lost' = 'opening';
  let nextId = 1;
  let hangTimer: NodeJS.Timeout | undefined;

  const lose = (reason: string) => {
    if (state === 'lost' || state === 'ending') return;
    const wasOpen = state === 'open';
    state = 'lost';
    clearTimeout(hangTimer);
    for (const { reject } of pending.values()) reject(new DatabaseLostError(reason));
    pending.clear();
    opened.reject(new DatabaseLostError(reason));
    void worker.terminate();
    if (wasOpen) onFatal(reason);
  };
  /** Only the request that is under way can hang; the others wait for it. */
  const watchFirst = () => {
    clearTimeout(hangTimer);
    const [first] = pending.values();
    if (!first) return;
    const seconds = first.hangMs / 1000;
    hangTimer = setTimeout(
      () => lose(`The embedded database did not finish a statement within ${seconds} s; is the disk full?`),
      first.hangMs,
    );
    hangTimer.unref();
  };
  const settle = (id: number, withEntry: (entry: Pending) => void) => {
    const entry = pending.get(id);
    pending.delete(id);
    watchFirst();
    if (entry) withEntry(entry);
  };

  worker.on('message', (message: WorkerMessage) => {
    switch (message.kind) {
      case 'ready':
        state = 'open';
        return opened.resolve();
      case 'notOpened': {
        const said = lastLines.length ? ` (${lastLines.slice(-3).join(' ')})` : '';
        state = 'ending';
        return opened.reject(new Error(`${message.reason}${said}`.replaceAll('\n', ' ')));
      }
      case 'lost':
        return lose(message.reason);
      case 'log':
        if (lastLines.push(message.text) > 20) lastLines.shift();
        return onLog(message.text);
      case 'result':
        return settle(message.id, ({ resolve }) => resolve(message.result));
      case 'failure': {
        const { id, sqlState, constraint } = message;
        const error = Object.assign(new Error(message.message), { code: sqlState, constraint });
        return settle(id, ({ reject }) => reject(error));
      }
    }
  });
  worker.on('error', (error) => lose(`The embedded database stopped: ${error.message}`));
  worker.on('exit', (code) => lose(`The embedded database ended with code ${code}`));
  await opened.promise;

  return {
    ask: (request, hangMs) =>
      new Promise((resolve, reject) => {
        if (state !== 'open') return reject(new DatabaseLostError('The embedded database is closed'));
        const id = nextId++;
        pending.set(id, { resolve, reject, hangMs });
        if (pending.size === 1) watchFirst();
        worker.postMessage({ ...request, id } satisfies WorkerRequest);
      }),
    end: async () => {
      if (state === 'open') state = 'ending';
      await worker.terminate();
    },
  };
}
