/**
 * What `npm test` leaves to `npm run test:full`: rounds and combinations of proofs that take long. Each of them runs in `npm test`
 * too, with a sample that is another one every day, so that all have had their turn after a few days.
 */

/** Set by `scripts/test.ts --full`; `TEST_FULL=1 npx vitest …` for single files. */
export const isFull = process.env.TEST_FULL === '1';

/** `TEST_TURN=20782` repeats the samples of a day. */
export const turn = Number(process.env.TEST_TURN ?? Math.floor(Date.now() / (24 * 3600 * 1000)));

/** Every `of`-th, beginning at another one each day, and with each `shift`; all of them in a full run. */
export const sample = <T>(all: readonly T[], of: number, shift = 0): T[] =>
  isFull ? [...all] : all.filter((_, at) => (at + turn + shift) % of === 0);
