/** The texts of the interface. Untranslated text is a type error: keys come from the Japanese files. */
import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../../contract/values.ts';
import type { Namespace, Resources, Translations } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

export type T = TFunction<Namespace[], undefined>;

export interface I18n {
  lang: Language;
  t: T;
  /** Adds what a screen brings; adding it again changes nothing. */
  add: (translations: Translations) => void;
  /** 12,345 */
  number: (value: number) => string;
  /** A calendar day, written `YYYY-MM-DD`, in words. */
  date: (day: string) => string;
  /** A moment, in ISO 8601, by the clock of Tokyo. */
  moment: (iso: string) => string;
  /** From one day to another, the month and year said once if they are the same; a single day when both are. */
  dateRange: (from: string, to: string) => string;
}

export function createI18n(lang: Language, base: Translations): I18n {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    resources: { [lang]: base },
    ns: Object.keys(base),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const numbers = new Intl.NumberFormat(lang);
  const locale = lang === 'ja' ? 'ja-JP' : 'en-GB';
  const timeZone = 'Asia/Tokyo';
  const t = instance.t as unknown as T;
  const momentOf = (day: string) => new Date(`${day}T00:00:00+09:00`);
  const dates = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
  const date = (day: string) => dates.format(momentOf(day));
  // One format for both would join them differently from browser to browser.
  const times = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const moment = (iso: string) => `${dates.format(new Date(iso))} ${times.format(new Date(iso))}`;
  // formatRange would write 2027/03/27～2027/03/28 in Japanese.
  const dateRange = (from: string, to: string): string => {
    if (from === to) return date(from);
    if (from.slice(0, 4) !== to.slice(0, 4)) return t('days', { from: date(from), to: date(to) });
    const parts = from.slice(0, 7) === to.slice(0, 7) ? ({} as const) : ({ month: 'long' } as const);
    const short = (day: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...parts, day: 'numeric' }).format(momentOf(day));
    // Japanese begins with the year, English ends with it.
    return t('days', lang === 'ja' ? { from: date(from), to: short(to) } : { from: short(from), to: date(to) });
  };
  return {
    lang,
    t,
    add: (translations) => {
      for (const [namespace, texts] of Object.entries(translations))
        if (!instance.hasResourceBundle(lang, namespace)) instance.addResourceBundle(lang, namespace, texts);
    },
    number: (value) => numbers.format(value),
    date,
    moment,
    dateRange,
  };
}
