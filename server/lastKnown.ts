/** A value from the database that requests use as it was last read, while it is read again behind them. */
import { within } from './deadline.ts';

export interface LastKnownOptions<T> {
  initial: T;
  read: (known: T) => Promise<T>;
  /** Age from which the value is read again when somebody asks. */
  everyMs: number;
  /** How long those who ask wait for a reading: enough for a healthy database, nothing to notice with a frozen one. */
  waitMs: number;
  /** The same as long as nothing was ever read. */
  firstWaitMs: number;
  /** A reading that takes longer is given up, and the next may begin. */
  limitMs: number;
}

export interface LastKnown<T> {
  value: () => T;
  /** When the value was last read; 0 = never. */
  readAt: () => number;
  /** Starts a reading when the value is old, one at a time, and waits for it a moment. Never rejects. */
  refresh: () => Promise<void>;
}

export function lastKnown<T>({
  initial,
  read,
  everyMs,
  waitMs,
  firstWaitMs,
  limitMs,
}: LastKnownOptions<T>): LastKnown<T> {
  let value = initial;
  let readAt = 0;
  let triedAt = 0;
  let reading: { done: Promise<void>; patience: Promise<void> } | null = null;

  function start() {
    const done = within(limitMs, read(value))
      .then(
        (next) => {
          value = next;
          readAt = Date.now();
        },
        () => undefined,
      )
      .then(() => {
        triedAt = Date.now();
        reading = null;
      });
    const patience = new Promise<void>((resolve) => setTimeout(resolve, readAt ? waitMs : firstWaitMs).unref());
    return { done, patience };
  }

  return {
    value: () => value,
    readAt: () => readAt,
    refresh: async () => {
      if (Date.now() - triedAt >= everyMs) reading ??= start();
      if (reading) await Promise.race([reading.done, reading.patience]);
    },
  };
}
