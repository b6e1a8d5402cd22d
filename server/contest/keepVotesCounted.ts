/** Counts the votes of each edition when its voting ends, and at the start of the server, without anybody asking. */
import type { Context } from '../context.ts';
import { countDueVotes } from './countVotes.ts';
import { editionsAt } from './editions.ts';

const retryMs = 60_000;
/** Editions may be added meanwhile. */
const atLatestMs = 24 * 3600 * 1000;

/** Milliseconds until the next voting ends, at most a day. */
async function untilNextEnd({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const moment = now();
  const ends = (await editionsAt(db, moment)).flatMap(({ votingEnds }) => (votingEnds > moment ? [votingEnds] : []));
  return Math.min(atLatestMs, ...ends.map((end) => end.getTime() - moment.getTime()));
}

/** @returns stops it */
export function keepVotesCounted(context: Pick<Context, 'db' | 'now'>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const count = async () => {
    await countDueVotes(context);
    return untilNextEnd(context);
  };
  const run = async () => {
    const wait = await count().catch((error: unknown) => {
      if (!isStopped) onError(error);
      return retryMs;
    });
    if (isStopped) return;
    timer = setTimeout(() => void run(), wait);
    timer.unref();
  };
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
