/**
 * The embedded database (PGlite) in a thread of its own, so that a query never stalls the server's event loop.
 *
 * PGlite switches fsync off by default and its file system has none: a power cut would lose acknowledged rows. Here `-F` is
 * left out and the file system's fsync is the real one.
 */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { plannerSettings } from './plannerSettings.ts';

export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'close' };
export type WorkerAnswer =
  | { id: number; ok: true; rows: unknown[]; affectedRows: number | undefined }
  | { id: number; ok: false; message: string; sqlState: string | undefined }
  | { id: 0; kind: 'ready' }
  | { id: 0; kind: 'log'; text: string };

interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const withFsync = (module: NodeFsModule) => {
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fs.fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), withFsync] as NonNullable<typeof emscriptenOpts.preRun>,
      },
    };
  }
}

const port = parentPort!;
const { directory } = workerData as { directory: string };
const asText = (value: string) => value;
// The same text for dates and times as drizzle asks of every driver; functions cannot cross the thread's border.
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((oid) => [
    oid,
    asText,
  ]),
);

try {
  const db = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=64MB', ...plannerSettings],
    ],
    onStderr: (text) => {
      port.postMessage({ id: 0, kind: 'log', text } satisfies WorkerAnswer);
      return true;
    },
  });
  port.on('message', async (request: WorkerRequest) => {
    try {
      if (request.kind === 'close') await db.close();
      const result =
        request.kind === 'query'
          ? await db.query(request.sql, request.params, { rowMode: request.rowMode, parsers })
          : request.kind === 'exec'
            ? (await db.exec(request.sql)).at(-1)
            : undefined;
      port.postMessage({
        id: request.id,
        ok: true,
        rows: result?.rows ?? [],
        affectedRows: result?.affectedRows,
      } satisfies WorkerAnswer);
    } catch (error) {
      const { message, code } = error as { message: string; code?: string };
      port.postMessage({ id: request.id, ok: false, message, sqlState: code } satisfies WorkerAnswer);
    }
  });
  port.postMessage({ id: 0, kind: 'ready' } satisfies WorkerAnswer);
} catch (error) {
  port.postMessage({
    id: -1,
    ok: false,
    message: (error as Error).message,
    sqlState: undefined,
  } satisfies WorkerAnswer);
}
