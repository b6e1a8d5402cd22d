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

const dayMs = minutesPerDay * 60_000;
/** Japan has no summer time. */
const tokyoOffsetMs = 9 * 3600_000;

/** Day (0 = 1970-01-01) and minute of the day in Tokyo. */
export function tokyoTime(moment: Date): { day: number; minute: number } {
  const ms = moment.getTime() + tokyoOffsetMs;
  const day = Math.floor(ms / dayMs);
  return { day, minute: Math.floor((ms - day * dayMs) / 60_000) };
}

/** What rules ask of a day. */
export interface CalendarDay {
  date: string;
  /** `MM-DD`. */
  monthDay: string;
  /** Sunday is 0. */
  weekday: number;
  /** Which of its weekday in the month it is: 1 to 5. */
  nth: number;
  /** The last of its weekday in the month. */
  isLast: boolean;
  isHoliday: boolean;
}

export function calendarDay(day: number): CalendarDay {
  const utc = new Date(day * dayMs);
  const date = utc.toISOString().slice(0, 10);
  return {
    date,
    monthDay: date.slice(5),
    weekday: utc.getUTCDay(),
    nth: Math.ceil(utc.getUTCDate() / 7),
    isLast: new Date((day + 7) * dayMs).getUTCMonth() !== utc.getUTCMonth(),
    isHoliday: Object.hasOwn(holidayJp.holidays, date),
  };
}

export const isWithin = (date: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? from <= date && date <= to : from <= date || date <= to;

function isClosedOn({ monthDay: date, weekday, nth, isLast }: CalendarDay, { closed: rules }: WeeklyHours): boolean {
  return (
    (rules?.dates ?? []).some((range) => isWithin(date, range)) ||
    (rules?.nth ?? []).some(
      (rule) => rule.day === weekdays[weekday] && (rule.nth === 'last' ? isLast : rule.nth === nth),
    )
  );
}

export const weeklyPeriods = ({ week }: WeeklyHours, weekday: number): readonly Period[] =>
  week.find(({ days }) => days.includes(weekdays[weekday]!))?.periods ?? [];

const allDay: readonly Period[] = [['00:00', '24:00']];

/** The periods that begin on a day, every rule applied. */
function periodsOn(day: CalendarDay, own: Hours): readonly Period[] {
  if (own.kind === 'always') return allDay;
  if (own.kind === 'unknown' || isClosedOn(day, own)) return [];
  return (day.isHoliday ? own.holidays : undefined) ?? weeklyPeriods(own, day.weekday);
}

const isAmong = (periods: readonly Period[], minute: number) =>
  periods.some(([from, to]) => minutesOf(from) <= minute && minute < minutesOf(to));

/** False where the hours are unknown. */
export function isOpenAt(own: Hours, moment: Date): boolean {
  const { day, minute } = tokyoTime(moment);
  return (
    isAmong(periodsOn(calendarDay(day), own), minute) ||
    isAmong(periodsOn(calendarDay(day - 1), own), minute + minutesPerDay)
  );
}

const wirePeriods = (periods: readonly Period[]): OpeningPeriod[] =>
  periods.map(([from, to, last]) => ({ from, to, last_order: last ?? null }));

const daysToCome = 7;

/** Yesterday, today and the next seven days in Tokyo. */
export function daysAround(moment: Date): CalendarDay[] {
  const { day: today } = tokyoTime(moment);
  return Array.from({ length: daysToCome + 2 }, (_, index) => calendarDay(today - 1 + index));
}

/** The hours of some days; empty when they are unknown. */
export const daysFrom = (own: Hours, days: readonly CalendarDay[]): OpeningHours['days'] =>
  own.kind === 'unknown'
    ? []
    : days.map((day) => ({
        date: day.date,
        is_holiday: day.isHoliday,
        periods: wirePeriods(periodsOn(day, own)),
      }));

/** Monday first; empty unless weekly. */
export const weekOf = (hours: Hours): OpeningHours['week'] =>
  hours.kind === 'weekly'
    ? weekOrder.map((weekday) => ({ weekday, periods: wirePeriods(weeklyPeriods(hours, weekday)) }))
    : [];

export const holidaysOf = (hours: Hours): OpeningHours['holidays'] =>
  hours.kind === 'weekly' && hours.holidays ? wirePeriods(hours.holidays) : null;
