/** Runs named commands one after another, and says how long each took and which failed. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** @returns whether it succeeded */
export function runStep({ name, command, args, env }: Step): boolean {
  const started = performance.now();
  const binary = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
  const { status } = spawnSync(binary, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  return status === 0;
}
