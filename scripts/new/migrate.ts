/** Has drizzle-kit write the migration of a plan's new tables. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Migration } from './plan.ts';

const folder = 'server/db/migrations';

const filesIn = (root: string): string[] =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[]).map((file) => `${folder}/${file}`);

/** @returns the files that were written, below the root; the reason when there is no migration */
export function writeMigration(
  root: string,
  home: string,
  { name, statements }: Migration,
): { files: string[]; reason?: string } {
  const before = new Set(filesIn(root));
  const { stdout, stderr, error } = spawnSync(
    path.join(home, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--name', name],
    { cwd: root, encoding: 'utf8' },
  );
  const files = filesIn(root).filter((file) => !before.has(file));
  const script = files.find((file) => file.endsWith('.sql'));
  if (!script) return { files, reason: error?.message ?? (stderr || stdout) };
  appendFileSync(path.join(root, script), `\n--> statement-breakpoint\n${statements}\n`);
  return { files };
}
