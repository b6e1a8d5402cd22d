/** What may be claimed of a standard: one rule for whoever writes the result, serves it and tests it. */
import type { Claim, Criterion, CriterionResult, StandardEntry } from './accessibility.ts';

/** What is aimed at, as content/accessibility/standards.json has it. */
export type Aim = Pick<StandardEntry, 'id' | 'level'>;

const rank = { A: 1, AA: 2, AAA: 3 };

export const targetedBy = <Of extends Pick<Criterion, 'standards' | 'level'>>(
  { id, level }: Aim,
  criteria: readonly Of[],
): Of[] => criteria.filter((criterion) => criterion.standards.includes(id) && rank[criterion.level] <= rank[level]);

/**
 * The words of the Japanese guideline for public sites. 準拠 (conformant): every targeted criterion was tested and is passed or
 * inapplicable. 一部準拠 (partial): every one was tested to the end, some are met and some failed. 配慮 (considered): all else, so one
 * criterion that is untested, or that machines alone cannot decide (`cannotTell`), is enough for it, and so is it when none is met. A
 * criterion without result is untested.
 */
export function claimOf(aim: Aim, criteria: readonly Criterion[], results: readonly CriterionResult[]): Claim {
  const outcomeOf = new Map(results.map(({ number, outcome }) => [number, outcome]));
  const found = targetedBy(aim, criteria).map(({ number }) => outcomeOf.get(number) ?? 'untested');
  const inapplicable = found.filter((outcome) => outcome === 'inapplicable').length;
  const met = found.filter((outcome) => outcome === 'passed').length + inapplicable;
  const failed = found.filter((outcome) => outcome === 'failed').length;
  const untested = found.length - met - failed;
  const kind = untested > 0 || met === 0 ? 'considered' : failed > 0 ? 'partial' : 'conformant';
  return { standard: aim.id, level: aim.level, kind, met, inapplicable, failed, untested };
}

export const claimsOf = (
  aims: readonly Aim[],
  criteria: readonly Criterion[],
  results: readonly CriterionResult[],
): Claim[] => aims.map((aim) => claimOf(aim, criteria, results));
