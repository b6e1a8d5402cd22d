import type { ContestDates } from '../../contract/contest.ts';
import type { ContestPhase } from '../../contract/photoRules.ts';

type EndingPhase = Exclude<ContestPhase, 'finished'>;

/** Midnight at the beginning of a day in Tokyo, which has no summer time. @param day `YYYY-MM-DD` */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);
/** The midnight that ends the day. */
const endOf = (day: string): number => beginOf(day) + 24 * 3600 * 1000;

/** When each phase ends; milliseconds since 1970. */
export const phaseEnds = (dates: ContestDates): Record<EndingPhase, number> => ({
  upcoming: beginOf(dates.posting_from),
  posting: endOf(dates.posting_to),
  screening: beginOf(dates.voting_from),
  voting: endOf(dates.voting_to),
  counting: beginOf(dates.announced_on),
  announced: beginOf(dates.exhibition_from),
  exhibition: endOf(dates.exhibition_to),
});

/** The first end after a moment; null: all are over. */
export const nextEnd = (ends: Record<EndingPhase, number>, now: number): number | null =>
  Object.values(ends).find((end) => end > now) ?? null;
