/**
 * What `npm test` leaves to `npm run test:full`: rounds and combinations of proofs that take long, and the longest suites. Each of
 * them runs in `npm test` too, in a sample that is another one every day, so that all have had their turn after a few days. What was
 * changed within the last hour runs in any case: a change that is being made.
 */

import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from '../scripts/steps.ts';

/** Set by `scripts/test.ts --full`; `TEST_FULL=1 npx vitest …` for single files. */
export const isFull = process.env.TEST_FULL === '1';

/** `TEST_TURN=20782` repeats the samples of a day. */
export const turn = Number(process.env.TEST_TURN ?? Math.floor(Date.now() / (24 * 3600 * 1000)));

/** Every `of`-th, beginning at another one each day, and with each `shift`; all of them in a full run. */
export const sample = <T>(all: readonly T[], of: number, shift = 0): T[] =>
  isFull ? [...all] : all.filter((_, at) => (at + turn + shift) % of === 0);

/**
 * Suites that take processes, disks and whole databases away, start everything anew, or compile what a generator writes: the longest
 * ones, of what seldom changes. In each group of three one runs every day; neighbours take about as long.
 */
const longSuites = [
  ...['tests/server/setUp', 'tests/structure/new', 'tests/server/backup'],
  ...['tests/e2e/start', 'tests/e2e/print', 'tests/e2e/database'],
  ...['tests/server/embeddedLimits', 'tests/server/directoryLock', 'tests/server/frozenDatabase'],
  ...['tests/server/databaseLimits', 'tests/server/contentEdition', 'tests/server/powerCut'],
  ...['tests/server/memberScript', 'tests/server/pictures/killed', 'tests/server/durability'],
  ...['tests/server/references', 'tests/server/backupFile', 'tests/server/outage'],
].map((suite) => `${suite}.test.ts`);

/** Kinds of files that take minutes together: of each kind one part of so many runs every day. */
const inTurns = [
  { files: 'stories/**/*.stories.tsx', of: 3 },
  { files: 'tests/ui/**/*.test.tsx', of: 2 },
  { files: 'tests/server/**/*.test.ts', of: 3 },
  { files: 'tests/e2e/**/*.test.ts', of: 3 },
];

/** What fails the build where a page weighs too much: one import can bring a library into every page. */
const everyDay = ['tests/e2e/budget.test.ts'];

/** What somebody has changed within the last hour, from the root; without git nothing is known. */
function changedLately(): string[] {
  const args = ['log', '--since=1.hour', '--name-only', '--format='];
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Its turn or not, a file runs that has been changed, or that shows the component or screen that has been. */
function isTouched(file: string, changed: readonly string[]): boolean {
  const shown = /([^/]+)\.(?:stories|test)\.tsx$/.exec(file)?.[1];
  return changed.some((other) => other === file || (shown !== undefined && other.includes(`/${shown}/`)));
}

/**
 * Those that are not of this day, from the root.
 * @param changed what runs in any case
 */
export function suitesOfOtherDays(isFullRun = isFull, changed: readonly string[] = changedLately()): string[] {
  if (isFullRun) return [];
  const parts = inTurns.flatMap(({ files, of }) =>
    globSync(files, { cwd: root })
      .sort()
      .filter((file) => !longSuites.includes(file) && !everyDay.includes(file))
      .filter((_, at) => (at + turn) % of !== 0),
  );
  return [...longSuites.filter((_, at) => (at + turn) % 3 !== 0), ...parts].filter((file) => !isTouched(file, changed));
}

/** What of Storybook runs on this day: its own plugin for vitest takes no list of what to leave out. */
export const storiesOfDay = (others: readonly string[]): string[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root })
    .sort()
    .filter((file) => !others.includes(file));
