/**
 * Decodes what members send, each file in a process of its own: what breaks there, or is made to do something else, has neither the
 * server's memory nor its environment, and ends with it (decision 0061).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { ApiError, refused } from '../../contract/apiError.ts';
import { type PhotoFormat, photoMaxBytes } from '../../contract/photoRules.ts';
import { createQueue, Overloaded } from '../queue.ts';
import { formatOf } from './formatOf.ts';
import type { Answer, Picture, Refusal, Task } from './picture.ts';

export interface Pictures {
  /** @throws ApiError E422 of the field `image`, E503 when too many wait or the time did not suffice */
  make: (bytes: Uint8Array) => Promise<Picture>;
}

export interface PictureLimits {
  atOnce: number;
  maxWaiting: number;
  maxWaitMs: number;
  /** Of the processor: a busy machine does not make a good picture a bad one. */
  cpuSeconds: number;
  /** By the clock, for what waits for nothing and never ends. */
  wallMs: number;
  /** 0 to 19: how far pages go before pictures. At 19 a busy machine would never come to them. */
  niceness: number;
  /** What the process may write to, in MiB: 40 megapixels need 700, as HEIC 1,200. */
  memoryMb: Record<PhotoFormat, number>;
}

const defaultLimits: PictureLimits = {
  atOnce: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  maxWaiting: 30,
  maxWaitMs: 45_000,
  cpuSeconds: 10,
  wallMs: 60_000,
  niceness: 5,
  memoryMb: { jpeg: 1024, png: 1024, webp: 1024, heic: 1536 },
};

const root = path.resolve(import.meta.dirname, '../..');
const script = path.join(import.meta.dirname, 'decoder.process.ts');
const readable = ['node_modules', 'server/pictures', 'contract', 'package.json'].map((name) => path.join(root, name));
const busy = () => new ApiError('E503', 'Too many pictures at once; try again in a moment', { retryAfter: 15 });

/** May read code and nothing else, starts nothing, and gets none of the server's settings. */
const nodeArguments = (memoryMb: number) => [
  `--max-old-space-size=${Math.round(memoryMb / 2)}`,
  ...['--permission', '--allow-addons', ...readable.map((name) => `--allow-fs-read=${name}`)],
  script,
];

/** The kernel holds the limits; Windows has none of these, there the clock alone does. */
function start(memoryMb: number, cpuSeconds: number): ChildProcess {
  const options = {
    cwd: root,
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] satisfies ('ignore' | 'ipc')[],
    serialization: 'advanced' as const,
  };
  const program = [process.execPath, ...nodeArguments(memoryMb)];
  if (process.platform === 'win32') return spawn(program[0]!, program.slice(1), options);
  const bounds = `ulimit -c 0 && ulimit -t ${cpuSeconds} && ulimit -d ${memoryMb * 1024} && exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', bounds, ...program], options);
}

/** Pages go first: they share the processors. */
function yieldToPages({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) os.setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

/** @throws ApiError E503 when the clock ran out */
function decode(task: Task, limits: PictureLimits): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = start(limits.memoryMb[task.format], limits.cpuSeconds);
    let answer: Answer | null = null;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limits.wallMs);
    child.once('message', (message) => {
      answer = message as Answer;
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      // Without an answer: it was stopped at a limit, or the decoder broke over it.
      if (isLate && !answer) reject(busy());
      else resolve(answer ?? { refusal: 'bad_input' });
    });
    child.once('spawn', () => {
      yieldToPages(child, limits.niceness);
      child.send(task, (error) => {
        // It ended before it took all: `close` tells.
        if (error) child.kill('SIGKILL');
      });
    });
  });
}

const refusedImage = (refusal: Refusal) => refused('image', refusal);

/** @param run decodes one file; what breaks there must not break the server */
export function createPictures(changes: Partial<PictureLimits> = {}, run = decode): Pictures {
  const limits = { ...defaultLimits, ...changes };
  const inTurn = createQueue(limits);
  return {
    make: async (bytes) => {
      if (bytes.length > photoMaxBytes) throw refusedImage('too_long');
      const format = formatOf(bytes);
      if (format === null) throw refusedImage('bad_input');
      if (format === 'other') throw refusedImage('format_invalid');
      const answer = await inTurn(() => run({ bytes, format }, limits)).catch((error: unknown) => {
        throw error instanceof Overloaded ? busy() : error;
      });
      if ('refusal' in answer) throw refusedImage(answer.refusal);
      return answer.picture;
    },
  };
}
