/** Hours as bits, and the condition by which SQL finds what is open at a moment: the same answer as `isOpenAt`. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type CalendarDay,
  calendarDay,
  type Hours,
  isWithin,
  minutesOf,
  minutesPerDay,
  type Period,
  tokyoTime,
  type WeeklyHours,
  weekdays,
  weeklyPeriods,
} from './hours.ts';
import { institutionIndex } from './institutions.table.ts';

/** Weekdays from Sunday, then public holidays. */
const columns = ['openSun', 'openMon', 'openTue', 'openWed', 'openThu', 'openFri', 'openSat', 'openHoliday'] as const;
type OpenColumn = (typeof columns)[number];
const holidaySlot = 7;
const slots = [0, 1, 2, 3, 4, 5, 6, holidaySlot];

const halfHour = 30;
/** `openRest` counts minutes from here on for each slot. */
const slotMinutes = 2 * minutesPerDay;

/** Bits of `closedBits`: nth weekdays, last weekdays, "a public holiday is a day of the week", months that have closed dates. */
const nthBit = (nth: number, weekday: number) => 1n << BigInt((nth - 1) * 7 + weekday);
const lastBit = (weekday: number) => nthBit(6, weekday);
const plainHolidays = 1n << 42n;
const monthBit = (month: number) => 1n << BigInt(42 + month);

const always: readonly Period[] = [['00:00', '24:00']];

function periodsOf(hours: Hours, slot: number): readonly Period[] {
  if (hours.kind === 'unknown') return [];
  if (hours.kind === 'always') return always;
  return slot === holidaySlot ? (hours.holidays ?? []) : weeklyPeriods(hours, slot);
}

/** Whole half hours as bits, and the minutes beside them. */
function halvesOf(periods: readonly Period[]): { bits: bigint; rest: [number, number][] } {
  let bits = 0n;
  const rest: [number, number][] = [];
  for (const [begin, end] of periods) {
    const [from, to] = [minutesOf(begin), minutesOf(end)];
    const [first, last] = [Math.ceil(from / halfHour), Math.floor(to / halfHour)];
    for (let half = first; half < last; half += 1) bits |= 1n << BigInt(half);
    const parts: [number, number][] =
      first > last
        ? [[from, to]]
        : [
            [from, first * halfHour],
            [last * halfHour, to],
          ];
    rest.push(...parts.filter(([a, b]) => a < b));
  }
  return { bits, rest };
}

const monthDayNumber = (date: string) => Number(date.replace('-', ''));

/** Days of the year that are closed, and the months that have some. */
function closedDatesOf({ closed }: WeeklyHours) {
  const ranges = closed?.dates ?? [];
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    Array.from(
      { length: 31 },
      (_, index) => `${String(month).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
    ).some((date) => ranges.some((range) => isWithin(date, range))),
  );
  const numbers = ranges.flatMap(({ from, to }): [number, number][] => {
    const [first, last] = [monthDayNumber(from), monthDayNumber(to)];
    return first <= last
      ? [[first, last + 1]]
      : [
          [first, 1232],
          [101, last + 1],
        ];
  });
  return { months, numbers };
}

function closedOf(hours: Hours) {
  if (hours.kind !== 'weekly') return { closedBits: plainHolidays, closedDates: null };
  const { months, numbers } = closedDatesOf(hours);
  let bits = hours.holidays ? 0n : plainHolidays;
  for (const { nth, day } of hours.closed?.nth ?? []) {
    const weekday = weekdays.indexOf(day);
    bits |= nth === 'last' ? lastBit(weekday) : nthBit(nth, weekday);
  }
  for (const month of months) bits |= monthBit(month);
  return { closedBits: bits, closedDates: numbers.length ? numbers : null };
}

/** The columns of `institution_index` that say when it is open. */
export function openColumns(hours: Hours) {
  const halves = slots.map((slot) => halvesOf(periodsOf(hours, slot)));
  const rest = halves.flatMap(({ rest }, slot) =>
    rest.map(([from, to]): [number, number] => [slot * slotMinutes + from, slot * slotMinutes + to]),
  );
  const bits = Object.fromEntries(columns.map((column, slot) => [column, halves[slot]!.bits])) as Record<
    OpenColumn,
    bigint
  >;
  return { ...bits, openRest: rest.length ? rest : null, ...closedOf(hours) };
}

const { closedBits, closedDates, openRest } = institutionIndex;
const has = (bits: bigint) => sql`${closedBits} & ${bits} <> 0`;

/** In hours that begin on this day. `minute` may be after its midnight. */
function openOn({ weekday, nth, isLast, monthDay, isHoliday }: CalendarDay, minute: number): SQL {
  const isIn = (slot: number) =>
    sql`(${institutionIndex[columns[slot]!]} & ${1n << BigInt(Math.floor(minute / halfHour))} <> 0 or ${openRest} @> ${slot * slotMinutes + minute}::int)`;
  const isClosed = sql`(${has(nthBit(nth, weekday) | (isLast ? lastBit(weekday) : 0n))} or (${has(monthBit(Number(monthDay.slice(0, 2))))} and ${closedDates} @> ${monthDayNumber(monthDay)}::int))`;
  const isInHours = isHoliday
    ? sql`case when ${has(plainHolidays)} then ${isIn(weekday)} else ${isIn(holidaySlot)} end`
    : isIn(weekday);
  return sql`(${isInHours} and not ${isClosed})`;
}

/** Hours end before 30:00. */
const latestEnd = 30 * 60 - minutesPerDay;

/** Rows of `institution_index` that are open. */
export function isOpenIn(moment: Date): SQL {
  const { day, minute } = tokyoTime(moment);
  const today = openOn(calendarDay(day), minute);
  return minute < latestEnd ? sql`(${today} or ${openOn(calendarDay(day - 1), minute + minutesPerDay)})` : today;
}
