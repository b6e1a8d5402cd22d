/**
 * One process per data directory: two PGlite on one directory lose rows without a word.
 * The lock is a listening socket, which the system frees when the process dies, however it dies.
 */
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Linux has sockets without a file; elsewhere a stale socket file is recognised by nobody listening on it. */
const socketPath = (directory: string) => {
  const name = `tokotoko-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`);
};

const holderOf = (address: string): Promise<string | null> =>
  new Promise((resolve) => {
    let text = '';
    const socket = net.connect(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text || 'another process'));
    socket.on('error', () => resolve(null));
  });

/** @throws Error that names the holder's process id and since when it holds the directory */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = socketPath(directory);
  const since = new Date().toISOString();
  const server = net.createServer((socket) => {
    // Who asked may be gone before it is answered.
    socket.on('error', () => socket.destroy());
    socket.end(`process ${process.pid} (since ${since})`);
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, resolve);
    });
  try {
    await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const holder = await holderOf(address);
    if (holder)
      throw new Error(
        `The data directory ${directory} is in use by ${holder}. Stop it first, or set DATA_DIR to another directory.`,
      );
    rmSync(address, { force: true });
    await listen();
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
