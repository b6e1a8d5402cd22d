/** Opening hours in cells: one for each day of the week, one for public holidays, and those that name closed days. */
import type { Language } from '../../contract/values.ts';
import { type Hours, hours, type Period, type Weekday, weekdays, weekOrder } from '../institutions/hours.ts';
import { type Cell, plain } from './cells.ts';
import { closedWords, dayWords } from './words.ts';

/** Hours as the columns have them, before they are one value. */
export interface FlatHours {
  kind?: Hours['kind'];
  days?: Partial<Record<Weekday, Period[]>>;
  holidays?: Period[];
  nth?: { nth: number | 'last'; day: Weekday }[];
  dates?: { from: string; to: string }[];
  irregular?: boolean;
}

const dash = '[-~〜–—−ー]';
const clock = '(\\d{1,2}):(\\d{2})';
const periodForm = new RegExp(
  `^${clock} ?${dash} ?${clock}(?: ?\\((?:LO|L\\.O\\.|ラストオーダー) ?${clock}\\))?$`,
  'i',
);
const isClosed = /^(休|休み|定休日?|閉|closed|-)$/i;
const separator = /[、,;/\n]/;

const timeOf = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`;

function readPeriods(given: string): Period[] | undefined {
  if (isClosed.test(plain(given))) return [];
  const found = given
    .normalize('NFKC')
    .split(separator)
    .filter((part) => part.trim() !== '')
    .map((part) => periodForm.exec(plain(part)));
  const periods = found.flatMap((match): Period[] => {
    if (!match) return [];
    const [, fromHour, from, toHour, to, lastHour, last] = match as unknown as string[];
    const ends: Period = [timeOf(fromHour!, from!), timeOf(toHour!, to!)];
    return [lastHour ? [ends[0], ends[1], timeOf(lastHour, last!)] : ends];
  });
  const week = { kind: 'weekly', week: [{ days: ['mon'], periods }] };
  return found.length > 0 && periods.length === found.length && hours.safeParse(week).success ? periods : undefined;
}

const writePeriods = (periods: readonly Period[], lang: Language) =>
  periods.length
    ? periods.map(([from, to, last]) => `${from}-${to}${last ? ` (LO ${last})` : ''}`).join(lang === 'ja' ? '、' : ', ')
    : closedWords[lang];

export const periods: Cell = {
  fault: 'hours',
  read: readPeriods,
  write: (value, lang) => writePeriods(value as Period[], lang),
  example: (lang) =>
    writePeriods(
      [
        ['11:30', '14:30', '14:00'],
        ['17:30', '21:00'],
      ],
      lang === 'ja' ? 'ja' : 'en',
    ),
};

const parts = (given: string) =>
  given
    .normalize('NFKC')
    .split(/[、,;\n]/)
    .map(plain)
    .filter((part) => part !== '');

function readNth(given: string): FlatHours['nth'] {
  const all = parts(given).map((part) => {
    const match =
      /^(?:(?:第 ?)?([1-5])(?:st|nd|rd|th)?|(最終|last)) ?([日月火水木金土]|sun|mon|tue|wed|thu|fri|sat)[曜日a-z]*$/i.exec(
        part,
      );
    const day =
      match && dayWords.findIndex(({ ja, en }) => ja === match[3] || en.toLowerCase() === match[3]!.toLowerCase());
    return match && day !== null ? { nth: match[2] ? ('last' as const) : Number(match[1]), day: weekdays[day]! } : null;
  });
  return all.every((each) => each !== null) ? all : undefined;
}

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th'];
const writeNth = (all: NonNullable<FlatHours['nth']>, lang: Language) =>
  all
    .map(({ nth, day }) => {
      const name = dayWords[weekdays.indexOf(day)]![lang];
      if (lang === 'en') return `${nth === 'last' ? 'last' : ordinals[nth]} ${name}`;
      return `${nth === 'last' ? '最終' : `第${nth}`}${name}曜`;
    })
    .join(lang === 'ja' ? '、' : ', ');

export const closedNth: Cell = {
  fault: 'closedDays',
  read: readNth,
  write: (value, lang) => writeNth(value as NonNullable<FlatHours['nth']>, lang),
  example: (lang) => (lang === 'ja' ? '第3水曜、最終月曜' : '3rd Wed, last Mon'),
};

const monthDay = '(\\d{1,2})(?:/|月)(\\d{1,2})日?';
const rangeForm = new RegExp(`^${monthDay}(?: ?(?:${dash}|から|to) ?${monthDay}(?:まで)?)?$`, 'i');

function readDates(given: string): FlatHours['dates'] {
  const all = parts(given).map((part) => {
    const match = rangeForm.exec(part);
    if (!match) return null;
    const two = (value: string) => value.padStart(2, '0');
    const [, month, day, toMonth = month, toDay = day] = match;
    return { from: `${two(month!)}-${two(day!)}`, to: `${two(toMonth!)}-${two(toDay!)}` };
  });
  if (!all.every((each) => each !== null)) return undefined;
  const week = { kind: 'weekly', week: [{ days: ['mon'], periods: [['09:00', '10:00']] }], closed: { dates: all } };
  return hours.safeParse(week).success ? all : undefined;
}

const slashed = (day: string) => day.split('-').map(Number).join('/');

/** Always a range: a spreadsheet would take 12/29 for a date of this year. */
export const closedDates: Cell = {
  fault: 'closedDates',
  read: readDates,
  write: (value, lang) =>
    (value as NonNullable<FlatHours['dates']>)
      .map(({ from, to }) => `${slashed(from)}-${slashed(to)}`)
      .join(lang === 'ja' ? '、' : ', '),
  example: (lang) => (lang === 'ja' ? '12/29-1/3、8/13-8/15' : '12/29-1/3, 8/13-8/15'),
};

/** One value of the columns; days with the same hours are told together. */
export function foldHours(flat: FlatHours | undefined): unknown {
  const { kind, days = {}, holidays, nth, dates, irregular } = flat ?? {};
  const week: { days: Weekday[]; periods: Period[] }[] = [];
  for (const day of weekOrder.map((index) => weekdays[index]!)) {
    const own = days[day];
    if (!own?.length) continue;
    const same = week.find(({ periods: other }) => JSON.stringify(other) === JSON.stringify(own));
    if (same) same.days.push(day);
    else week.push({ days: [day], periods: own });
  }
  const closed = {
    ...(nth?.length ? { nth } : {}),
    ...(dates?.length ? { dates } : {}),
    ...(irregular ? { irregular } : {}),
  };
  const rest = { ...(holidays ? { holidays } : {}), ...(Object.keys(closed).length ? { closed } : {}) };
  // Hours that are written although they are always the same or unknown are not dropped: the form refuses them.
  if (kind !== undefined && kind !== 'weekly') return { kind, ...(week.length ? { week } : {}), ...rest };
  return flat === undefined ? undefined : { kind: 'weekly', week, ...rest };
}

export function unfoldHours(own: Hours): FlatHours {
  if (own.kind !== 'weekly') return { kind: own.kind };
  const days = Object.fromEntries(
    weekdays.map((day) => [day, own.week.find((rule) => rule.days.includes(day))?.periods]),
  );
  const { nth, dates, irregular } = own.closed ?? {};
  return { kind: 'weekly', days, holidays: own.holidays, nth, dates, irregular };
}
