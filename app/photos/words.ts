import type { PhotoSummary } from '../../contract/photos.ts';
import type { I18n } from '../i18n/i18n.ts';

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies Month[];

/** When it was taken: 2025年10月, October 2025. */
export const takenWords = ({ year, month }: PhotoSummary['taken'], { t }: I18n): string =>
  t('photoCommon:taken', { year, month: t(`photoCommon:month_${month as Month}`) });

export const likesWords = (likes: number, { t, number }: I18n): string =>
  t('photoCommon:likes', { count: likes, total: number(likes) });
