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

/** What is not known is neither more nor less. */
function stairsInWords(before: number | null, after: number | null, { t }: Pick<I18n, 't'>): string[] {
  if (after === null) return [t('staffApproval:stairsUnknown')];
  if (before === null) return [t('staffApproval:stairsUnknownBefore')];
  if (after > before) return [t('staffApproval:moreStairs', { count: after - before })];
  return after < before ? [t('staffApproval:fewerStairs', { count: before - after })] : [];
}

/** How the way of a course changes, sentence by sentence. */
export function wayInWords({ before, after }: Ways, i18n: Pick<I18n, 't' | 'number'>): string[] {
  const { t, number } = i18n;
  if (!after) return before ? [t('staffApproval:wayGone', { length: number(before.length_m) })] : [];
  if (!before) {
    const { start, goal } = after;
    const told = t('staffApproval:wayNew', { length: number(after.length_m), start, goal });
    return after.stairs === null ? [told, t('staffApproval:stairsUnknown')] : [told];
  }
  const metres = after.length_m - before.length_m;
  const stairs = stairsInWords(before.stairs, after.stairs, i18n);
  const length = number(Math.abs(metres));
  const apart = apartM(before.line, after.line);
  const told = [
    metres > 0 && t('staffApproval:longer', { length }),
    metres < 0 && t('staffApproval:shorter', { length }),
    after.start !== before.start && t('staffApproval:newStart', { place: after.start }),
    after.goal !== before.goal && t('staffApproval:newGoal', { place: after.goal }),
    apart >= leastApartM && t('staffApproval:moved', { length: number(Math.round(apart / 10) * 10) }),
  ].filter((sentence) => sentence !== false);
  if (told.length) return [...told, ...stairs];
  const areStairsKnown = before.stairs !== null && after.stairs !== null;
  if (areStairsKnown) return stairs.length ? stairs : [t('staffApproval:waySame')];
  return [t('staffApproval:waySameButStairs'), ...stairs];
}
