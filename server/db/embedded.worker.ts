/** The embedded database (PGlite) in a thread of its own, so that a query never stalls the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { DurableNodeFS } from './durableFs.ts';
import type { QueryResult, WorkerMessage, WorkerRequest } from './embedded.messages.ts';
import { gaveUpWaiting } from './limits.ts';
import { plannerSettings } from './plannerSettings.ts';

const port = parentPort!;
const { directory } = workerData as { directory: string };
const tell = (message: WorkerMessage) => port.postMessage(message);
const asText = (value: string) => value;
// The same text for dates and times as drizzle asks of every driver; functions cannot cross the thread's border.
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((oid) => [
    oid,
    asText,
  ]),
);

let isOpen = false;
let isLost = false;
function lose(reason: string): void {
  if (isLost) return;
  isLost = true;
  tell({ kind: 'lost', reason });
}

const open = () =>
  PGlite.create({
    fs: new DurableNodeFS(directory, ({ message }) =>
      lose(`The embedded database could not be written to the disk: ${message}`),
    ),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=64MB', ...plannerSettings],
      // Errors go to the caller. In the log they would show values: of keys as detail, of statements as context.
      ...['-c', 'log_min_messages=log', '-c', 'log_min_error_statement=panic', '-c', 'log_error_verbosity=terse'],
    ],
    onStderr: (text) => {
      tell({ kind: 'log', text });
      // After a panic, as of a full disk under the write-ahead log, PGlite never returns.
      if (isOpen && text.includes('PANIC:')) lose(`The embedded database stopped: ${text.trim()}`);
      return true;
    },
  });

async function run(db: PGlite, request: WorkerRequest): Promise<QueryResult> {
  if (isLost || (request.until !== undefined && Date.now() > request.until)) throw gaveUpWaiting();
  switch (request.kind) {
    case 'query': {
      const { rows, affectedRows } = await db.query(request.sql, request.params, { rowMode: request.rowMode, parsers });
      return { rows, affectedRows };
    }
    case 'exec': {
      const last = (await db.exec(request.sql)).at(-1);
      return { rows: last?.rows ?? [], affectedRows: last?.affectedRows };
    }
    case 'close':
      await db.close();
      return { rows: [], affectedRows: undefined };
  }
}

async function respond(db: PGlite, request: WorkerRequest): Promise<void> {
  const { id } = request;
  try {
    tell({ kind: 'result', id, result: await run(db, request) });
  } catch (error) {
    const { message, code, constraint } = error as { message: string; code?: string; constraint?: string };
    tell({ kind: 'failure', id, message, sqlState: code, constraint });
  }
}

try {
  const db = await open();
  isOpen = true;
  /** One request after another: whether somebody still waits is looked at when its turn has come. */
  let last = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    last = last.then(() => respond(db, request));
  });
  tell({ kind: 'ready' });
} catch (error) {
  tell({ kind: 'notOpened', reason: (error as Error).message });
}
