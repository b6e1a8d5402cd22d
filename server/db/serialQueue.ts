/** Turns at a single connection: a transaction has it to itself, single queries may share it. */
export interface SerialQueue {
  /** Runs `task` alone: after every task given to `run` before, and before everything that is given later. */
  run: <T>(task: () => Promise<T>) => Promise<T>;
  /** Runs `task` after every task given to `run` before, at once when there is none; tasks of this kind may overlap. */
  share: <T>(task: () => Promise<T>) => Promise<T>;
}

export function createSerialQueue(): SerialQueue {
  /** The last task given to `run`; null when all have ended. */
  let last: Promise<void> | null = null;
  const after = async <T>(before: Promise<void>, task: () => Promise<T>): Promise<T> => {
    await before;
    return task();
  };
  const share: SerialQueue['share'] = (task) => (last ? after(last, task) : task());
  return {
    share,
    run: (task) => {
      const result = share(async () => {
        try {
          return await task();
        } finally {
          if (last === ended) last = null;
        }
      });
      const ended: Promise<void> = result.then(
        () => undefined,
        () => undefined,
      );
      last = ended;
      return result;
    },
  };
}
