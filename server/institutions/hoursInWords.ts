/** Opening hours in a sentence, as a sign at a door says them. */
import type { Language } from '../../contract/values.ts';
import {
  type Hours,
  minutesOf,
  minutesPerDay,
  type Period,
  type Weekday,
  type WeeklyHours,
  weekdays,
  weekOrder,
} from './hours.ts';

const short = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
const long = {
  ja: short.ja.map((day) => `${day}曜日`),
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "a, b and c". */
const listed = (parts: readonly string[], lang: Language): string => {
  if (lang === 'ja') return parts.join('、');
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
};

/** Days that follow each other; a run of three and more is told by its ends. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const weekday of weekOrder.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    if (run && weekOrder.indexOf(weekday) === weekOrder.indexOf(run.at(-1)!) + 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs;
}

const namesOf = (days: readonly number[], name: (weekday: number) => string, to: string): string[] =>
  runsOf(days).flatMap((run) => (run.length > 2 ? [`${name(run[0]!)}${to}${name(run.at(-1)!)}`] : run.map(name)));

const numbersOf = (days: readonly Weekday[]) => days.map((day) => weekdays.indexOf(day));

function daysInWords(days: readonly Weekday[], withHolidays: boolean, lang: Language): string {
  if (days.length === 7 && !withHolidays) return lang === 'ja' ? '毎日' : 'Every day';
  const parts = namesOf(numbersOf(days), (weekday) => short[lang][weekday]!, lang === 'ja' ? '〜' : '–');
  if (withHolidays) parts.push(lang === 'ja' ? '祝日' : 'public holidays');
  return lang === 'ja' ? parts.join('・') : listed(parts, lang);
}

function timeInWords(time: string, lang: Language): string {
  const minutes = minutesOf(time);
  const isNextDay = minutes > minutesPerDay;
  const hour = Math.floor(minutes / 60) - (isNextDay ? 24 : 0);
  const digits = time.slice(3);
  if (lang === 'ja') return `${isNextDay ? '翌' : ''}${hour}:${digits}`;
  return minutes === minutesPerDay ? 'midnight' : `${String(hour).padStart(2, '0')}:${digits}`;
}

function periodInWords([from, to, last]: Period, lang: Language): string {
  if (from === '00:00' && to === '24:00') return lang === 'ja' ? '24時間' : 'all day';
  const [begin, end] = [timeInWords(from, lang), timeInWords(to, lang)];
  if (lang === 'ja') return `${begin}〜${end}${last ? `（ラストオーダー${timeInWords(last, lang)}）` : ''}`;
  const nextDay = minutesOf(to) > minutesPerDay ? ' the next day' : '';
  return `${begin}–${end}${nextDay}${last ? ` (last orders ${timeInWords(last, lang)})` : ''}`;
}

const periodsInWords = (periods: readonly Period[], lang: Language): string =>
  listed(
    periods.map((period) => periodInWords(period, lang)),
    lang,
  );

/** The hours, without the regular holidays: "月〜金 11:00〜14:00、17:00〜21:00（ラストオーダー20:30）". */
export function hoursInWords(hours: Hours, lang: Language): string {
  if (hours.kind === 'always') return lang === 'ja' ? '24時間いつでも' : 'Open at all hours';
  if (hours.kind === 'unknown') return lang === 'ja' ? '確認できていません' : 'Not confirmed';
  const onHolidays = hours.holidays?.length ? periodsInWords(hours.holidays, lang) : null;
  const rules = hours.week
    .map(({ days, periods }) => ({ days, words: periodsInWords(periods, lang) }))
    .sort((a, b) => firstDay(a.days) - firstDay(b.days));
  // Public holidays are told with the days that have the same hours, the last of them: Sat, Sun and public holidays.
  const same = rules.findLastIndex(({ words }) => words === onHolidays);
  const told = rules.map(({ days, words }, index) => `${daysInWords(days, index === same, lang)} ${words}`);
  if (onHolidays && same < 0) told.push(`${lang === 'ja' ? '祝日' : 'public holidays'} ${onHolidays}`);
  return told.join(lang === 'ja' ? '。' : '; ');
}

const firstDay = (days: readonly Weekday[]) => weekOrder.findIndex((weekday) => days.includes(weekdays[weekday]!));

function dateInWords(date: string, lang: Language): string {
  const [month, day] = [Number(date.slice(0, 2)), Number(date.slice(3))];
  return lang === 'ja' ? `${month}月${day}日` : `${day} ${months[month - 1]}`;
}

function datesInWords({ from, to }: { from: string; to: string }, lang: Language): string {
  if (from === to) return dateInWords(from, lang);
  const isOneMonth = from.slice(0, 2) === to.slice(0, 2);
  const range =
    lang === 'ja'
      ? `${dateInWords(from, lang)}〜${isOneMonth ? `${Number(to.slice(3))}日` : dateInWords(to, lang)}`
      : isOneMonth
        ? `${Number(from.slice(3))}–${dateInWords(to, lang)}`
        : `${dateInWords(from, lang)} to ${dateInWords(to, lang)}`;
  if (from >= '12-20' && to <= '01-10') return lang === 'ja' ? `年末年始（${range}）` : `New Year (${range})`;
  if (from >= '08-10' && to <= '08-20') return lang === 'ja' ? `お盆（${range}）` : `Obon (${range})`;
  return range;
}

/** "月・火曜日", and that it is open then on a public holiday. */
function neverInWords(hours: WeeklyHours, lang: Language): string[] {
  const open = numbersOf(hours.week.flatMap(({ days }) => days));
  const never = weekOrder.filter((weekday) => !open.includes(weekday));
  if (!never.length) return [];
  const opens = hours.holidays?.length;
  if (lang === 'ja') {
    const days = namesOf(never, (weekday) => short.ja[weekday]!, '〜').join('・');
    return [`${days}曜日${opens ? '（祝日を除く）' : ''}`];
  }
  const days = namesOf(never, (weekday) => `${long.en[weekday]}s`, ' to ');
  return opens ? [`${listed(days, lang)} (unless a public holiday)`] : days;
}

/** In the order in which they come round. */
function closedParts(hours: WeeklyHours, lang: Language): string[] {
  const { nth = [], dates = [] } = hours.closed ?? {};
  return [
    ...neverInWords(hours, lang),
    ...nthInWords(nth, lang),
    ...(hours.holidays?.length === 0 ? [lang === 'ja' ? '祝日' : 'public holidays'] : []),
    ...dates.map((range) => datesInWords(range, lang)),
  ];
}

/** 第1・第3火曜日: those of one weekday together. */
function nthInWords(nth: NonNullable<NonNullable<WeeklyHours['closed']>['nth']>, lang: Language): string[] {
  return [...Map.groupBy(nth, ({ day }) => day)].map(([day, ofDay]) => {
    const name = long[lang][weekdays.indexOf(day)]!;
    if (lang === 'ja') return `${ofDay.map(({ nth: n }) => (n === 'last' ? '最終' : `第${n}`)).join('・')}${name}`;
    const numbers = ofDay.map(({ nth: n }) => (n === 'last' ? 'last' : ordinals[n - 1]!));
    return `the ${listed(numbers, lang)} ${name} of the month`;
  });
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The regular holidays: "第3水曜日、年末年始（12月29日〜1月3日）"; null where none are known. */
export function closedInWords(hours: Hours, lang: Language): string | null {
  if (hours.kind !== 'weekly') return null;
  const parts = closedParts(hours, lang);
  const isIrregular = hours.closed?.irregular ?? false;
  if (!parts.length && !isIrregular) return null;
  if (lang === 'ja') return [...parts, ...(isIrregular ? [parts.length ? 'ほかに不定休' : '不定休'] : [])].join('、');
  return capital(
    listed([...parts, ...(isIrregular ? [parts.length ? 'other irregular days' : 'irregular days'] : [])], lang),
  );
}
