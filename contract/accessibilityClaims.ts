/** What may be claimed of a standard: one rule for whoever writes the result, serves it and tests it. */
import { type Claim, type Criterion, type CriterionResult, type StandardEntry, standards } from './accessibility.ts';

type Aim = Pick<StandardEntry, 'id' | 'level'>;

/** Both standards at level AA. */
export const aims: readonly Aim[] = standards.map((id) => ({ id, level: 'AA' }));

const rank = { A: 1, AA: 2, AAA: 3 };

export const targetedBy = ({ id, level }: Aim, criteria: readonly Criterion[]): Criterion[] =>
  criteria.filter(
    (criterion) =>
      (id === 'wcag-2.2' ? criterion.in_wcag_22 : criterion.in_jis_2016) && rank[criterion.level] <= rank[level],
  );

/**
 * The words of the Japanese guideline for public sites. 準拠 (conformant): every targeted criterion was tested and is passed or
 * inapplicable. 一部準拠 (partial): every one was tested to the end, and some failed. 配慮 (considered): all else, so one criterion
 * that is untested, or that machines alone cannot decide (`cannotTell`), is enough for it. A criterion without result is untested.
 */
export function claimOf(aim: Aim, criteria: readonly Criterion[], results: readonly CriterionResult[]): Claim {
  const outcomeOf = new Map(results.map(({ number, outcome }) => [number, outcome]));
  const found = targetedBy(aim, criteria).map(({ number }) => outcomeOf.get(number) ?? 'untested');
  const met = found.filter((outcome) => outcome === 'passed' || outcome === 'inapplicable').length;
  const failed = found.filter((outcome) => outcome === 'failed').length;
  const untested = found.length - met - failed;
  const kind = untested > 0 || found.length === 0 ? 'considered' : failed > 0 ? 'partial' : 'conformant';
  return { standard: aim.id, level: aim.level, kind, met, failed, untested };
}

export const claimsOf = (criteria: readonly Criterion[], results: readonly CriterionResult[]): Claim[] =>
  aims.map((aim) => claimOf(aim, criteria, results));
