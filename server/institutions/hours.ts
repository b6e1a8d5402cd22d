/**
 * Opening hours as people write them, and what follows for a day and a moment in Tokyo.
 *
 * A day is closed by the dates and the nth weekdays of `closed` first; a public holiday has its own hours where there are some;
 * else the weekday decides. Hours after midnight belong to the day before.
 */
import holidayJp from '@holiday-jp/holiday_jp';
import { z } from 'zod';
import type { OpeningHours, OpeningPeriod } from '../../contract/institutions.ts';

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];
/** Monday first, as weeks are told. */
export const weekOrder: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

export const minutesPerDay = 24 * 60;
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const time = z.string().regex(/^([01]\d|2[0-9]):[0-5]\d$/, 'HH:MM up to 29:59');
/** MM-DD, in a year that has 29 February. */
const monthDay = z.string().refine((text) => z.iso.date().safeParse(`2000-${text}`).success, { error: 'MM-DD' });

/** From, to, and the last order where there is one. */
const period = z
  .tuple([time, time, time.optional()])
  .refine(([from, to]) => minutesOf(from) < minutesOf(to), {
    error: 'ends before it begins; after midnight is 24:00 and more',
  })
  .refine(([from]) => minutesOf(from) < minutesPerDay, { error: 'begins after midnight' })
  .refine(([from, to, last]) => last === undefined || (last > from && last <= to), {
    error: 'last order outside of it',
  });
export type Period = z.infer<typeof period>;

const periods = z
  .array(period)
  .max(6)
  .refine((all) => all.every(([from], index) => !index || minutesOf(all[index - 1]![1]) <= minutesOf(from)), {
    error: 'periods in order, none over another',
  });

const closed = z.strictObject({
  /** `nth` 1 to 5, or the last of the month. */
  nth: z
    .array(z.strictObject({ nth: z.union([z.int().min(1).max(5), z.literal('last')]), day: z.enum(weekdays) }))
    .optional(),
  /** Days of every year, both ends closed; a range may pass the end of the year. */
  dates: z.array(z.strictObject({ from: monthDay, to: monthDay })).optional(),
  /** Closed on other days too, which nobody can know before. */
  irregular: z.literal(true).optional(),
});

const isOnce = (days: readonly string[]) => new Set(days).size === days.length;

const weekly = z
  .strictObject({
    kind: z.literal('weekly'),
    /** Days that are not named are closed. */
    week: z
      .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), periods: periods.min(1) }))
      .min(1)
      .refine((rules) => isOnce(rules.flatMap(({ days }) => days)), { error: 'a weekday twice' }),
    /** Absent: as on any day of the week; empty: closed. */
    holidays: periods.optional(),
    closed: closed.optional(),
  })
  .refine(
    ({ week, closed: rule }) => (rule?.nth ?? []).every(({ day }) => week.some(({ days }) => days.includes(day))),
    { error: 'an nth weekday of days that are closed anyway' },
  );
export type WeeklyHours = z.infer<typeof weekly>;

export const hours = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('unknown') }),
  weekly,
]);
/** The form in `content/` and in the database. */
export type Hours = z.infer<typeof hours>;

/** A calendar day by number, 0 = 1970-01-01. */
export type Day = number;
const dayMs = minutesPerDay * 60_000;
/** Japan has no summer time. */
const tokyoOffsetMs = 9 * 3600_000;

/** Day and minute of the day in Tokyo. */
export function tokyoTime(moment: Date): { day: Day; minute: number } {
  const ms = moment.getTime() + tokyoOffsetMs;
  const day = Math.floor(ms / dayMs);
  return { day, minute: Math.floor((ms - day * dayMs) / 60_000) };
}

const dateOf = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);
export const weekdayOf = (day: Day): number => new Date(day * dayMs).getUTCDay();
/** `MM-DD`. */
export const monthDayOf = (day: Day): string => dateOf(day).slice(5);
export const isPublicHoliday = (day: Day): boolean => Object.hasOwn(holidayJp.holidays, dateOf(day));

/** Which of its weekday in the month it is: 1 to 5. */
export const nthOf = (day: Day): number => Math.ceil(new Date(day * dayMs).getUTCDate() / 7);
export const isLastOf = (day: Day): boolean => monthDayOf(day).slice(0, 2) !== monthDayOf(day + 7).slice(0, 2);

export const isWithin = (date: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? from <= date && date <= to : from <= date || date <= to;

function isClosedOn(day: Day, { closed }: WeeklyHours): boolean {
  if (!closed) return false;
  const [weekday, date] = [weekdays[weekdayOf(day)]!, monthDayOf(day)];
  return (
    (closed.dates ?? []).some((range) => isWithin(date, range)) ||
    (closed.nth ?? []).some(
      ({ nth, day: on }) => on === weekday && (nth === 'last' ? isLastOf(day) : nth === nthOf(day)),
    )
  );
}

export const weeklyPeriods = ({ week }: WeeklyHours, weekday: number): readonly Period[] =>
  week.find(({ days }) => days.includes(weekdays[weekday]!))?.periods ?? [];

const allDay: readonly Period[] = [['00:00', '24:00']];

/** The periods that begin on a day, every rule applied. */
function periodsOn(day: Day, hours: Hours): readonly Period[] {
  if (hours.kind === 'always') return allDay;
  if (hours.kind === 'unknown' || isClosedOn(day, hours)) return [];
  return (isPublicHoliday(day) ? hours.holidays : undefined) ?? weeklyPeriods(hours, weekdayOf(day));
}

const isAmong = (periods: readonly Period[], minute: number) =>
  periods.some(([from, to]) => minutesOf(from) <= minute && minute < minutesOf(to));

/** False where the hours are unknown. */
export function isOpenAt(hours: Hours, moment: Date): boolean {
  const { day, minute } = tokyoTime(moment);
  return isAmong(periodsOn(day, hours), minute) || isAmong(periodsOn(day - 1, hours), minute + minutesPerDay);
}

const wirePeriods = (periods: readonly Period[]): OpeningPeriod[] =>
  periods.map(([from, to, last]) => ({ from, to, last_order: last ?? null }));

const daysToCome = 7;

/** Yesterday, today and the next seven days; empty when the hours are unknown. */
export function daysFrom(hours: Hours, moment: Date): OpeningHours['days'] {
  if (hours.kind === 'unknown') return [];
  const { day: today } = tokyoTime(moment);
  return Array.from({ length: daysToCome + 2 }, (_, index) => today - 1 + index).map((day) => ({
    date: dateOf(day),
    is_holiday: isPublicHoliday(day),
    periods: wirePeriods(periodsOn(day, hours)),
  }));
}

/** Monday first; empty unless weekly. */
export const weekOf = (hours: Hours): OpeningHours['week'] =>
  hours.kind === 'weekly'
    ? weekOrder.map((weekday) => ({ weekday, periods: wirePeriods(weeklyPeriods(hours, weekday)) }))
    : [];

export const holidaysOf = (hours: Hours): OpeningHours['holidays'] =>
  hours.kind === 'weekly' && hours.holidays ? wirePeriods(hours.holidays) : null;
