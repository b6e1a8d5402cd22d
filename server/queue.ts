/** Bounds on how much is done at once. What the line cannot take is refused at once: a late response helps nobody. */

/** The line is full, or the wait was too long. */
export class Overloaded extends Error {}

export interface QueueOptions {
  atOnce: number;
  maxWaiting: number;
  maxWaitMs: number;
}

export function createQueue({ atOnce, maxWaiting, maxWaitMs }: QueueOptions) {
  let running = 0;
  const line: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= maxWaiting) throw new Overloaded('too many wait');
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(turn), 1);
        reject(new Overloaded('waited too long'));
      }, maxWaitMs);
      line.push(turn);
    });
  }

  function leave(): void {
    const next = line.shift();
    // Between two renderings the event loop serves what needs none.
    if (next) setImmediate(next);
    else running -= 1;
  }

  /** @throws Overloaded */
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
