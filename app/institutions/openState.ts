/** Whether a place is open at a moment, from the hours of the days around it. All times are Tokyo's. */
import type { OpeningHours } from '../../contract/institutions.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const tokyoMs = 9 * 60 * minuteMs;

export type OpenState =
  | { name: 'always' }
  /** `until`: ms since 1970 */
  | { name: 'open'; until: number; lastOrder: number | null }
  /** null: not within the days that are known */
  | { name: 'closed'; opens: number | null };

interface Span {
  from: number;
  to: number;
  lastOrder: number | null;
}

/** `26:00` of a day is two o'clock of the next. */
function momentOf(date: string, time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return Date.parse(`${date}T00:00:00+09:00`) + (hours! * 60 + minutes!) * minuteMs;
}

/** Periods in a row, those that touch as one: what closes at midnight and opens at midnight is open. */
function spansOf(days: OpeningHours['days']): Span[] {
  const spans = days
    .flatMap(({ date, periods }) =>
      periods.map(({ from, to, last_order }) => ({
        from: momentOf(date, from),
        to: momentOf(date, to),
        lastOrder: last_order === null ? null : momentOf(date, last_order),
      })),
    )
    .sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to), lastOrder: span.lastOrder };
    else joined.push(span);
  }
  return joined;
}

/** @returns null when it is not known: no hours, or a page so old that it does not know today's */
export function openStateAt({ kind, days }: OpeningHours, now: number): OpenState | null {
  if (kind === 'always') return { name: 'always' };
  const [first, last] = [days[0], days.at(-1)];
  if (kind === 'unknown' || !first || !last) return null;
  if (now < momentOf(first.date, '00:00') || now >= momentOf(last.date, '24:00')) return null;
  const spans = spansOf(days);
  const open = spans.find(({ from, to }) => from <= now && now < to);
  if (open) return { name: 'open', until: open.to, lastOrder: open.lastOrder };
  return { name: 'closed', opens: spans.find(({ from }) => from > now)?.from ?? null };
}

/** Days since 1970 in Tokyo. */
const dayOf = (moment: number) => Math.floor((moment + tokyoMs) / dayMs);

/** How many midnights lie between two moments in Tokyo. */
export const daysBetween = (from: number, to: number): number => dayOf(to) - dayOf(from);

/** In Tokyo: `2026-04-08`. */
export const dateOf = (moment: number): string => new Date(moment + tokyoMs).toISOString().slice(0, 10);

/** 0 = Sunday. */
export const weekdayOf = (moment: number): number => (dayOf(moment) + 4) % 7;

/** 「9:00」 */
export function clockOf(moment: number): string {
  const minutes = Math.floor((moment + tokyoMs) / minuteMs) % (24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
