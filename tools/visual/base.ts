/** The Storybook of another revision, built in a working tree of its own outside the project. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/steps.ts';

export interface Base {
  /** Where the built Storybook lies. */
  directory: string;
  remove: () => void;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** `a1b2c3d A line that says what it is`. @throws when there is no such revision */
export function nameOf(revision: string): string {
  try {
    return git('log', '-1', '--format=%h %s', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(`There is no revision ${JSON.stringify(revision)}.`);
  }
}

/** The working tree: what it stands on, and whether something in it is not committed. */
export const nameOfNow = (): { name: string; isChanged: boolean } => ({
  name: nameOf('HEAD'),
  isChanged: git('--no-optional-locks', 'status', '--porcelain') !== '',
});

/** @throws with the end of what was said */
async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  const end = () => child.kill();
  process.once('exit', end);
  let said = '';
  const read = (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  process.removeListener('exit', end);
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} ended with ${code}:\n${said}`);
}

const isSameFile = (a: string, b: string) => existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b));

/** Whatever ends the process, the tree goes: git would remember it. */
export async function buildBase(revision: string): Promise<Base> {
  const home = mkdtempSync(path.join(tmpdir(), 'tokotoko-visual-'));
  const tree = path.join(home, 'tree');
  const remove = () => {
    try {
      git('worktree', 'remove', '--force', tree);
    } catch {
      // It was not made, or is gone.
    }
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  git('worktree', 'add', '--detach', tree, `${revision}^{commit}`);
  if (isSameFile(path.join(root, 'package-lock.json'), path.join(tree, 'package-lock.json')))
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  else {
    process.stdout.write('Other packages than now: installing those of the base …\n');
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], tree);
  }
  const directory = path.join(home, 'storybook');
  await run(path.join(tree, 'node_modules/.bin/storybook'), ['build', '--quiet', '--output-dir', directory], tree);
  return { directory, remove };
}
