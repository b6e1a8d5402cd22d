/** Hashing runs in libuv's threads, which file reads need too: two at once, a short line, then E503. */
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

export const hashInTurn = createLine({ atOnce: 2, maxWaiting: 50 });

/** A registration needs three hashes, secret answers two: one person's at a time, so that a place is left for logins. */
const severalLine = createLine({ atOnce: 1, maxWaiting: 15 });

/** One after another. @throws ApiError E503 when too many wait already */
export const severalInTurn = <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> =>
  severalLine(async () => {
    const results: R[] = [];
    for (const item of items) results.push(await task(item));
    return results;
  });
