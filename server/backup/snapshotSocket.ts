/**
 * A server with an embedded database gives snapshots of it to `npm run backup`: over a socket in the data directory, which its
 * owner alone can open. It takes no commands: who connects is given a snapshot, and who disconnects has it removed.
 */
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { reasonOf } from '../reasonOf.ts';
import { BackupError, manifestSchema } from './manifest.ts';
import { removeSnapshots, type Snapshot, takeSnapshot } from './snapshot.ts';

const socketName = 'portal.socket';
/** Of a socket's path, with room for its end. */
const longestPath = 100;

const answerSchema = z.union([
  z.object({
    directory: z.string(),
    described: manifestSchema.pick({ engineVersion: true, schema: true, rows: true }),
  }),
  z.object({ refused: z.string() }),
]);

/** @returns stops it */
export async function offerSnapshots(
  database: Database,
  directory: string,
  warn: (reason: string) => void,
): Promise<() => Promise<void>> {
  const file = path.join(directory, socketName);
  await removeSnapshots(directory);
  if (Buffer.byteLength(file) > longestPath) {
    warn('the path of DATA_DIR is too long for a socket: backups need the server stopped');
    return async () => {};
  }
  // The process holds the lock of the directory: another one's socket is of nobody.
  await fs.rm(file, { force: true });
  const open = new Set<net.Socket>();
  let underWay: Promise<void> | null = null;

  async function give(socket: net.Socket): Promise<void> {
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const snapshot = await takeSnapshot(database, directory).catch((error: unknown) => ({ refused: reasonOf(error) }));
    socket.write(`${JSON.stringify(snapshot)}\n`);
    if ('refused' in snapshot) socket.end();
    await closed;
    if ('directory' in snapshot) await fs.rm(snapshot.directory, { recursive: true, force: true });
  }

  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    socket.resume();
    if (underWay) return void socket.end(`${JSON.stringify({ refused: 'another backup is under way' })}\n`);
    underWay = give(socket)
      .catch((error: unknown) => warn(reasonOf(error)))
      .finally(() => {
        underWay = null;
      });
  });
  const listening = new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const mask = process.umask(0o177);
  server.listen(file);
  process.umask(mask);
  await listening;
  return async () => {
    server.close();
    for (const socket of open) socket.destroy();
    await underWay;
  };
}

/**
 * Of the server that runs on the directory.
 * @returns null when none does; else `release` removes the snapshot
 * @throws BackupError when it gives none
 */
export async function askForSnapshot(directory: string): Promise<(Snapshot & { release: () => void }) | null> {
  const file = path.join(directory, socketName);
  if (Buffer.byteLength(file) > longestPath) return null;
  const socket = net.connect(file);
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isThere) return null;
  const line = await new Promise<string>((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.includes('\n')) resolve(said);
    });
    socket.once('close', () => reject(new BackupError('The server ended before it had given a snapshot.')));
  });
  const answer = answerSchema.parse(JSON.parse(line));
  if ('refused' in answer) throw new BackupError(`The server gives no snapshot: ${answer.refused}.`);
  return { ...answer, release: () => socket.destroy() };
}
