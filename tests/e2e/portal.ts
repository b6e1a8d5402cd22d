/** The built portal as a process of its own, on a free port, with a database of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface RunningPortal {
  origin: string;
  process: ChildProcess;
  /** Milliseconds from the start to the printed address. */
  startedInMs: number;
  output: () => string;
  /** Sends the signal and waits for the end. @returns the exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export const temporaryDirectory = (): string => mkdtempSync(path.join(tmpdir(), 'tokotoko-e2e-'));
export const removeDirectory = (directory: string): void => rmSync(directory, { recursive: true, force: true });

/** What is tested is what the sources say now: a build of earlier ones is made anew. */
export function buildIfNeeded(): void {
  // Without NODE_ENV: vitest sets one of its own.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { cwd: root, env, stdio: 'inherit' });
}

/** What a portal runs from, but for what is built, so that a test can change it. */
export function copyPortal(directory: string): void {
  for (const folder of ['app', 'content', 'contract', 'machines', 'server', 'package.json'])
    cpSync(path.join(root, folder), path.join(directory, folder), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
}

/**
 * Starts the portal as `npm start` does.
 * @param directory another copy of the project
 * @throws when it ends before it prints its address
 */
export async function startPortal(environment: Record<string, string>, directory = root): Promise<RunningPortal> {
  const started = performance.now();
  // Without NODE_ENV, as `npm start`: vitest sets one of its own.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: directory,
    env: {
      ...inherited,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      MAP_TILES: 'off',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /Tokotoko Tokyo: (http:\/\/localhost:\d+)/.exec(output);
      if (address) resolve(address[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The portal ended with code ${code}: ${output}`)));
  });
  return {
    origin,
    process: child,
    startedInMs: performance.now() - started,
    output: () => output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
