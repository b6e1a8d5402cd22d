/** Months, days and times of the calendar in words, by the clock of Tokyo. */
import type { Language } from '../../../contract/values.ts';
import type { I18n } from '../../i18n/i18n.ts';

const timeZone = 'Asia/Tokyo';
const localeOf = (lang: Language) => (lang === 'ja' ? 'ja-JP' : 'en-GB');
const beginOf = (day: string) => new Date(`${day}T00:00:00+09:00`);

/** `2026-12`: 「2026年12月」 */
export const monthInWords = (month: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeOf(lang), { timeZone, year: 'numeric', month: 'long' }).format(beginOf(`${month}-01`));

/** `2026-12-01`: 「2026年12月1日（火曜日）」 */
export function dayInWords(day: string, { t, lang, date }: Pick<I18n, 't' | 'lang' | 'date'>): string {
  const weekday = new Intl.DateTimeFormat(localeOf(lang), { timeZone, weekday: 'long' }).format(beginOf(day));
  return t('staffCalendar:day', { date: date(day), weekday });
}

/** 「09:00」 */
export const timeInWords = (iso: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
