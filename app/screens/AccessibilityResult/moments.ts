/** Moments of the result, in Japanese time: the page says when it was where the bureau is. */
import type { I18n } from '../../i18n/i18n.ts';

const timeZone = 'Asia/Tokyo';

/** `YYYY-MM-DD` */
export const japaneseDay = (moment: string): string => new Date(moment).toLocaleDateString('sv-SE', { timeZone });

/** Day and time in words. The time is put together here: browsers and servers join the two differently. */
export const inWords = (moment: string, i18n: I18n): string =>
  `${i18n.date(japaneseDay(moment))} ${new Date(moment).toLocaleTimeString('sv-SE', { timeZone, timeStyle: 'short' })}`;
