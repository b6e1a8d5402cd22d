/** Runs named commands, says how long each took and which failed, and shows the output of those only. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const binaryOf = (command: string) =>
  command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);

/** Steps may run beside each other: output is printed whole, and only of a step that fails. @returns whether it succeeded */
export async function runStep({ name, command, args, env }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(binaryOf(command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const isOk = code === 0;
  if (!isOk) process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  return isOk;
}
