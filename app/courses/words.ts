import type { CourseSummary } from '../../contract/courses.ts';
import type { I18n, T } from '../i18n/i18n.ts';

/** Metres as kilometres with one decimal: 2.0 */
export const kilometres = (metres: number): string => (metres / 1000).toFixed(1);

/** To 10 m below a kilometre, to 100 m above: 「80m」「1.2km」. */
export const lengthWords = (metres: number, t: T): string =>
  metres < 995
    ? t('metres', { count: Math.max(10, Math.round(metres / 10) * 10) })
    : t('kilometres', { km: kilometres(metres) });

/** 「上野駅」「払沢の滝入口バス停」: a station, bus stop or port by its full name. */
export const stopName = ({ kind, name }: CourseSummary['station'], t: T): string => t(kind, { name });

/** 「93分・6.2km・8,860歩」 */
export const effortLine = (
  { minutes, distance_m, steps }: Pick<CourseSummary, 'minutes' | 'distance_m' | 'steps'>,
  { t, number }: I18n,
): string => t('effort', { minutes, km: kilometres(distance_m), steps: number(steps) });

/** 「ほとんど平ら」「登り35m」: by the heights that are known; null without known heights, and without a climb. */
export const climbWords = (
  { climb_m, is_flat }: Pick<CourseSummary, 'climb_m' | 'is_flat'>,
  { t, number }: I18n,
): string | null => {
  if (is_flat) return t('nearlyFlat');
  return climb_m ? t('climb', { climb: number(climb_m) }) : null;
};
