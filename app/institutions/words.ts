import type { BesideCourse } from '../../contract/institutions.ts';
import { lengthWords } from '../courses/words.ts';
import type { T } from '../i18n/i18n.ts';

/** 「出発から1.2kmの右側、道から80m」: where it lies beside the way of a course. */
export function besideWords({ at_m, off_m, side }: BesideCourse, t: T): string {
  const at = lengthWords(at_m, t);
  return side === 'on' ? t('beside_on', { at }) : t(`beside_${side}`, { at, off: lengthWords(off_m, t) });
}
