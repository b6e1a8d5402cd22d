/** Measures all libraries in turn, round after round, so that what the machine does besides falls on all alike. */
import type { Browser } from 'playwright';
import type { Served } from './servers.ts';
import { hydrationTime, keystrokeTime, median, mountTime, serverTime } from './speed.ts';

export const figures = {
  serverRegistration: 'Server render, form',
  serverResults: 'Server render, list',
  hydrationRegistration: 'Hydration, form',
  hydrationResults: 'Hydration, list',
  mount: 'Mount of 500 fields',
  keystroke: 'Keystroke to paint, 4 × slower',
  work: 'Work for a keystroke, 4 × slower',
} as const;
export type Figure = keyof typeof figures;
export type Round = Record<Figure, number>;

async function measureOnce(browser: Browser, served: Served): Promise<Round> {
  const serverRegistration = await serverTime(served, 'Registration');
  const serverResults = await serverTime(served, 'Results');
  const hydrationRegistration = await hydrationTime(browser, served, 'Registration');
  const hydrationResults = await hydrationTime(browser, served, 'Results');
  const mount = await mountTime(browser, served);
  const { painted, work } = await keystrokeTime(browser, served);
  return {
    serverRegistration,
    serverResults,
    hydrationRegistration,
    hydrationResults,
    mount,
    keystroke: painted,
    work,
  };
}

/** Each round begins with another library. */
export async function measureRounds(
  browser: Browser,
  all: readonly Served[],
  count: number,
): Promise<Map<string, Round[]>> {
  const rounds = new Map<string, Round[]>(all.map(({ library }) => [library.id, []]));
  // The server's engine compiles what it runs often: before the first round, for all.
  for (const served of all) for (const page of ['Registration', 'Results']) await served.renderTimes(page, 60);
  // Whoever cannot wait to the end gets what was measured, and the report says that it is fewer.
  let isEnough = false;
  process.once('SIGINT', () => {
    isEnough = true;
  });
  for (let round = 0; round < count && !isEnough; round += 1) {
    const turn = all.map((_, at) => all[(at + round) % all.length]!);
    for (const served of turn) rounds.get(served.library.id)!.push(await measureOnce(browser, served));
    process.stdout.write(`round ${round + 1} of ${count}\n`);
  }
  return rounds;
}

export interface Summary {
  median: number;
  /** The middle half of the rounds lies between these. */
  quartiles: [number, number];
}

export function summaryOf(rounds: readonly Round[], figure: Figure): Summary {
  const values = rounds.map((round) => round[figure]).toSorted((a, b) => a - b);
  const half = Math.floor(values.length / 2);
  return {
    median: median(values),
    quartiles: [median(values.slice(0, Math.max(half, 1))), median(values.slice(-Math.max(half, 1)))],
  };
}
