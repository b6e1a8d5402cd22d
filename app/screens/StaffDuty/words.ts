import type { ClosureReason } from '../../../contract/dutyRules.ts';
import type { T } from '../../i18n/i18n.ts';

/** A key that ends in `_other` would be the plural of another. */
export const reasonInWords = (reason: ClosureReason, t: T): string =>
  t(reason === 'other' ? 'staffDuty:anotherReason' : `staffDuty:reason_${reason}`);
