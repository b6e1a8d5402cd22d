/** Children that tests start: their lines as they come, and their end. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Child {
  process: ChildProcessByStdio<null, Readable, Readable>;
  pid: number;
  lines: string[];
  stderr: () => string;
  /** Resolves when a line fits; rejects when the child ends before. */
  line: (fits: (line: string, count: number) => boolean) => Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const root = new URL('../..', import.meta.url).pathname;
const running = new Set<Child>();

/** Runs a file with this Node, from the project's root. */
export const startNode = (args: string[], environment: Record<string, string> = {}): Child =>
  startProgram(process.execPath, args, environment);

export function startProgram(program: string, args: string[], environment: Record<string, string> = {}): Child {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop()!;
    for (const part of parts) {
      lines.push(part);
      for (const check of waiting) check();
    }
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  // `close` comes after the last output was read.
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const started: Child = {
    process: child,
    pid: child.pid!,
    lines,
    stderr: () => stderr,
    ended,
    line: (fits) =>
      new Promise((resolve, reject) => {
        let seen = 0;
        const check = () => {
          while (seen < lines.length) {
            const line = lines[seen++]!;
            if (!fits(line, seen)) continue;
            waiting.delete(check);
            return resolve(line);
          }
        };
        waiting.add(check);
        check();
        void ended.then(({ code }) => reject(new Error(`ended with ${code} before the line came: ${stderr}`)));
      }),
  };
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

/** For `afterEach`: nothing that a test started lives on. */
export async function killRunning(): Promise<void> {
  const left = [...running];
  for (const child of left) child.process.kill('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
}

export async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}
