import { metresToLine } from '../../../contract/geo.ts';
import type { RevisionDetail } from '../../../contract/revisions.ts';
import type { I18n } from '../../i18n/i18n.ts';

export type Ways = NonNullable<RevisionDetail['ways']>;
type Line = NonNullable<Ways['after']>['line'];

/** Nearer ways are drawn over each other: a few metres are the other side of the street, or the drawing. */
const leastApartM = 20;

/** How far the two ways are apart at most, in metres. */
function apartM(one: Line, other: Line): number {
  const [a, b] = [one, other].map((line) => line.map(([lat, lng]) => ({ lat, lng })));
  const farthest = (from: NonNullable<typeof a>, to: NonNullable<typeof a>) =>
    from.reduce((most, place) => Math.max(most, metresToLine(place, to)), 0);
  return Math.max(farthest(a!, b!), farthest(b!, a!));
}

/** How the way of a course changes, sentence by sentence. */
export function wayInWords({ before, after }: Ways, { t, number }: Pick<I18n, 't' | 'number'>): string[] {
  if (!after) return before ? [t('staffApproval:wayGone', { length: number(before.length_m) })] : [];
  if (!before) {
    const { start, goal } = after;
    return [t('staffApproval:wayNew', { length: number(after.length_m), start, goal })];
  }
  const metres = after.length_m - before.length_m;
  const stairs = after.stairs - before.stairs;
  const length = number(Math.abs(metres));
  const apart = apartM(before.line, after.line);
  const told = [
    metres > 0 && t('staffApproval:longer', { length }),
    metres < 0 && t('staffApproval:shorter', { length }),
    after.start !== before.start && t('staffApproval:newStart', { place: after.start }),
    after.goal !== before.goal && t('staffApproval:newGoal', { place: after.goal }),
    apart >= leastApartM && t('staffApproval:moved', { length: number(Math.round(apart / 10) * 10) }),
    stairs > 0 && t('staffApproval:moreStairs', { count: stairs }),
    stairs < 0 && t('staffApproval:fewerStairs', { count: -stairs }),
  ].filter((sentence) => sentence !== false);
  return told.length ? told : [t('staffApproval:waySame')];
}
