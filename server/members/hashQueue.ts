/**
 * Hashing runs in libuv's threads, which file reads need too: two at once, a short line, then E503. Pages are rendered in one thread:
 * a processor is left for it, so a machine of two hashes one at a time.
 */
import { availableParallelism } from 'node:os';
import { ApiError } from '../../contract/apiError.ts';

function createLine({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** @throws ApiError E503 when too many wait already */
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting)
      throw new ApiError('E503', 'Too many people are logging in; try again in a moment', { retryAfter: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed over, not freed.
      if (next) next();
      else running -= 1;
    }
  };
}

/** @param atOnce hashes that run side by side */
export function createHashQueue(atOnce: number) {
  const hashInTurn = createLine({ atOnce, maxWaiting: 50 });
  /** A registration needs three hashes, secret answers two: one person's at a time, so that a login waits for one hash at most. */
  const severalLine = createLine({ atOnce: 1, maxWaiting: 15 });
  return {
    hashInTurn,
    /** One after another. @throws ApiError E503 when too many wait already */
    severalInTurn: <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> =>
      severalLine(async () => {
        const results: R[] = [];
        for (const item of items) results.push(await task(item));
        return results;
      }),
  };
}

export const { hashInTurn, severalInTurn } = createHashQueue(Math.min(2, Math.max(1, availableParallelism() - 1)));
