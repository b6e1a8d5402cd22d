/**
 * What `npm test` leaves to `npm run test:full`: rounds and combinations of proofs that take long, and the longest suites. Each of
 * them runs in `npm test` too, in a sample that is another one every day, so that all have had their turn after a few days.
 */

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

/** Those that are not of this day. */
export const suitesOfOtherDays = (isFullRun = isFull): string[] =>
  isFullRun ? [] : longSuites.filter((_, at) => (at + turn) % 3 !== 0);
