import type { BesideCourse } from '../../contract/institutions.ts';
import { kilometres } from '../courses/words.ts';
import type { T } from '../i18n/i18n.ts';

/** To 10 m below a kilometre, to 100 m above: 「80m」「1.2km」. */
export const lengthWords = (metres: number, t: T): string =>
  metres < 995
    ? t('metres', { count: Math.max(10, Math.round(metres / 10) * 10) })
    : t('kilometres', { km: kilometres(metres) });

/** 「出発から1.2kmの右側、道から80m」: where it lies beside the way of a course. */
export function besideWords({ at_m, off_m, side }: BesideCourse, t: T): string {
  const at = lengthWords(at_m, t);
  return side === 'on' ? t('beside_on', { at }) : t(`beside_${side}`, { at, off: lengthWords(off_m, t) });
}
