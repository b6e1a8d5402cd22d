/** The programs of PostgreSQL that dump and restore a database. */
import { spawn } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './manifest.ts';

/** @returns address without its password, which no list of processes should show, and an environment that has it */
function withoutPassword(url: string): { address: string; environment: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  return {
    address: address.href,
    environment: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  };
}

interface Run {
  /** Sent to the program. */
  input?: Readable;
  /** Takes what the program says, and is not ended. */
  output?: NodeJS.WritableStream;
  /** Ends the program at once. */
  signal?: AbortSignal;
}

/** @throws BackupError when it is not in the PATH, or with the last line that it said */
async function run(program: string, args: string[], environment: NodeJS.ProcessEnv, { input, output, signal }: Run) {
  const child = spawn(program, args, {
    env: environment,
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(`${program} is not in the PATH. Install the client programs of PostgreSQL.`)
          : error,
      ),
    );
    child.once('close', (code) => {
      const lines = said.trim().split('\n');
      const line = lines.find((each) => /error|fatal/i.test(each)) ?? lines.at(-1);
      if (code === 0) resolve();
      else reject(new BackupError(`${program} ended with ${code}: ${line}`));
    });
  });
  // A program that ends early breaks its pipes: what it said is the reason.
  const piped = [
    input && child.stdin && pipeline(input, child.stdin),
    output && child.stdout && pipeline(child.stdout, output, { end: false }),
  ];
  const [outcome, ...streams] = await Promise.allSettled([ended, ...piped]);
  for (const result of [outcome, ...streams]) if (result.status === 'rejected') throw result.reason;
}

export const dumpDatabase = (url: string, snapshot: string, file: string): Promise<void> => {
  const { address, environment } = withoutPassword(url);
  const args = [
    '--no-password',
    '--format=custom',
    '--compress=0',
    '--no-owner',
    '--no-privileges',
    '--lock-wait-timeout=30s',
  ];
  return run('pg_dump', [...args, `--snapshot=${snapshot}`, `--file=${file}`, `--dbname=${address}`], environment, {});
};

/** Replaces everything in the database by what a dump has, or nothing. @param check SQL that fails when it is not what it should be */
export async function loadDump(url: string, file: string, sql: { before: string; check: string }): Promise<void> {
  const { address, environment } = withoutPassword(url);
  const statements = new PassThrough();
  const abort = new AbortController();
  const args = ['--no-password', '--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const loading = run(
    'psql',
    [...args, `--command=${sql.before}`, '--file=-', `--command=${sql.check}`, `--dbname=${address}`],
    environment,
    { input: statements, signal: abort.signal },
  );
  loading.catch((error: Error) => statements.destroy(error));
  try {
    await run('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], process.env, { output: statements });
  } catch (error) {
    // Its end would be taken for the end of the dump, and be committed.
    abort.abort();
    const why: unknown = await loading.catch((reason: unknown) => reason);
    throw why instanceof BackupError ? why : error;
  }
  statements.end();
  await loading;
}
