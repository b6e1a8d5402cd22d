/** Where a screen in one state stands: nobody has looked, signed, asked to change, or signed for what is no more. Pure. */
import type { Review, ReviewedState } from './reviews.ts';

/** By the id of the story; what is not in it does not exist any more. */
export type Kept = Readonly<Record<string, ReviewedState>>;

export type VoidReason = 'tree' | 'look' | 'gone';

export type Standing =
  | { kind: 'open' }
  | { kind: 'signed'; review: Review }
  /** Somebody asks for a change, and it is still as they saw it. */
  | { kind: 'changes'; review: Review }
  | { kind: 'void'; review: Review; reasons: readonly VoidReason[] };

/** The latest entry of each story; of two of the same moment the last one given. */
export function latestOf(reviews: readonly Review[]): Map<string, Review> {
  const latest = new Map<string, Review>();
  for (const each of reviews) {
    const before = latest.get(each.subject);
    if (!before || Date.parse(before.at) <= Date.parse(each.at)) latest.set(each.subject, each);
  }
  return latest;
}

/** Why a signature does not hold any more; none when it does. */
export function voidReasons(
  { tree, look }: Pick<Review, 'tree' | 'look'>,
  now: ReviewedState | undefined,
): VoidReason[] {
  if (!now) return ['gone'];
  return [...(now.tree === tree ? [] : ['tree' as const]), ...(now.look === look ? [] : ['look' as const])];
}

function standingOf(review: Review | undefined, now: ReviewedState | undefined): Standing {
  if (!review) return { kind: 'open' };
  const reasons = voidReasons(review, now);
  if (reasons.length) return { kind: 'void', review, reasons };
  return { kind: review.decision === 'approved' ? 'signed' : 'changes', review };
}

/** Every story that exists in the order given, then those that were signed and are gone. */
export function standings(reviews: readonly Review[], kept: Kept): Map<string, Standing> {
  const latest = latestOf(reviews);
  const ids = new Set([...Object.keys(kept), ...latest.keys()]);
  return new Map([...ids].map((id) => [id, standingOf(latest.get(id), kept[id])]));
}

export function countsOf(all: Iterable<Standing>): Record<Standing['kind'], number> {
  const counts = { open: 0, signed: 0, changes: 0, void: 0 };
  for (const { kind } of all) counts[kind] += 1;
  return counts;
}
