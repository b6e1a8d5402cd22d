/** The words of the interface. Untranslated text is a type error: keys come from the Japanese files. */
import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../../contract/values.ts';
import type { resources as ja } from './ja.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof ja;
  }
}

export type Namespace = keyof typeof ja;
export type T = TFunction<Namespace[], undefined>;

export interface I18n {
  lang: Language;
  t: T;
  /** 12,345 */
  number: (value: number) => string;
  /** A calendar day, written `YYYY-MM-DD`, in words. */
  date: (day: string) => string;
}

export type Resources = Record<Namespace, object>;

export function createI18n(lang: Language, resources: Resources): I18n {
  const instance = createInstance();
  void instance.init({
    lng: lang,
    resources: { [lang]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const numbers = new Intl.NumberFormat(lang);
  const dates = new Intl.DateTimeFormat(lang === 'ja' ? 'ja-JP' : 'en-GB', {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'long',
  });
  return {
    lang,
    t: instance.t as unknown as T,
    number: (value) => numbers.format(value),
    date: (day) => dates.format(new Date(`${day}T00:00:00+09:00`)),
  };
}
