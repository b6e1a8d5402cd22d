/**
 * `npm run bench:peers`: measures our library beside others on the same two pages, and writes `docs/bench-peers.md`.
 *
 * The others live in a package of their own, so that nobody installs them who does not compare. Arguments go to
 * `bench/peers/measure/run.ts`; `--no-install` takes what is installed and built already.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

const peers = path.join(root, 'bench/peers');
const packed = path.join(peers, '.package');

/** @throws when it fails */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: peers, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

const own = process.argv.slice(2).filter((argument) => argument !== '--no-install');
if (!process.argv.includes('--no-install')) {
  run(process.execPath, path.join(root, 'scripts/buildLibrary.ts'));
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  run('npm', 'pack', '--silent', '--pack-destination', packed, path.join(root, 'dist-library'));
  // Not `npm ci`: it refuses a lockfile without the optional packages of every other platform, which not every registry has.
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund');
  // Ours as others get it: packed and installed. Its version stays the same while it changes, so it is in no lockfile.
  const [tarball] = readdirSync(packed).map((name) => path.join(packed, name));
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund', tarball!);
  run(process.execPath, 'serve/build.ts');
}
const hasOut = own.includes('--out') || own.includes('--only');
run(process.execPath, 'measure/run.ts', ...own, ...(hasOut ? [] : ['--out', path.join(root, 'docs/bench-peers.md')]));
