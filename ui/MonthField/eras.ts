/** What a month field offers, in words. Months are 1 to 12. */
export type MonthLanguage = 'ja' | 'en';

const inEra = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' });
const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

function eraYear(date: number): string {
  const parts = inEra.formatToParts(date);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const year = part('year');
  // The first year is called so; not every browser does it by itself.
  return `${part('era')}${year === '1' ? '元' : year}年`;
}

/** The years of the Japanese calendar that a year, or one month of it, has part in. 2019: 平成31年 and 令和元年. From 明治. */
export function erasOf(year: number, month?: number): string[] {
  const first = Date.UTC(year, (month ?? 1) - 1, 1);
  const last = Date.UTC(year, month ?? 12, 0);
  return [...new Set([eraYear(first), eraYear(last)])];
}

export const yearInWords = (year: number, lang: MonthLanguage): string =>
  lang === 'ja' ? `${year}年（${erasOf(year).join('・')}）` : String(year);

export const monthInWords = (month: number, lang: MonthLanguage): string =>
  lang === 'ja' ? `${month}月` : englishMonth.format(Date.UTC(2000, month - 1, 1));
