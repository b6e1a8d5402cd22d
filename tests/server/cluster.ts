/** A throwaway PostgreSQL of the machine's own binaries, run by an unprivileged user, for tests that need a server. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface Cluster {
  /** Connects over TCP to the database `postgres`. */
  url: string;
  /** The same over the Unix socket. */
  socketUrl: string;
  start: () => void;
  stop: () => void;
  /** Process id of the running server. */
  pid: () => number;
  /** Every process of the server is halted: connections are taken, and nothing is ever said. */
  freeze: () => void;
  thaw: () => void;
  /** Stops the server and deletes its directory. */
  remove: () => void;
}

const debian = '/usr/lib/postgresql';

/** Where `initdb` and `pg_ctl` lie; null when the machine has none. */
export function findBinaries(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...onPath];
  const found = folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
  return found ? path.dirname(realpathSync(path.join(found, 'initdb'))) : null;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: numberOf('-u', user), gid: numberOf('-g', user) };
    } catch {}
  }
  throw new Error('neither a user postgres nor nobody');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export async function createCluster(binaries: string): Promise<Cluster> {
  const user = unprivilegedUser();
  const port = await freePort();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'tokotoko-pg-'));
  if (user) chownSync(directory, user.uid, user.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(binaries, program), args, {
      cwd: directory,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...user,
    });
  const data = path.join(directory, 'data');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${directory} -c fsync=off -c max_connections=100`;
  const start = () =>
    void run('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(directory, 'log'), '-o', settings]);
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const main = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').split(' ').filter(Boolean);
    for (const pid of [main, ...children]) process.kill(Number(pid), signal);
  };
  const stop = () => void run('pg_ctl', ['stop', '-w', '-D', data, '-m', 'fast']);
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgresql:///postgres?host=${encodeURIComponent(directory)}&port=${port}&user=postgres`,
    start,
    stop,
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: () => {
      if (existsSync(path.join(data, 'postmaster.pid'))) stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
