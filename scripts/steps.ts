/** Runs named commands one after another, and says how long each took and which failed. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const told = (name: string, isOk: boolean, started: number): boolean => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  return isOk;
};
const binaryOf = (command: string) =>
  command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);

/** @returns whether it succeeded */
export function runStep({ name, command, args, env }: Step): boolean {
  const started = performance.now();
  const { status } = spawnSync(binaryOf(command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return told(name, status === 0, started);
}

/** For steps that may run beside others. @returns whether it succeeded */
export function runStepBeside({ name, command, args, env }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(binaryOf(command), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('exit', (code) => resolve(told(name, code === 0, started))));
}
