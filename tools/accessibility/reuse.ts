/** Which outcomes of an earlier run still hold, and what they add to a new one. Pure. */
import type { AccessibilityResult } from '../../contract/accessibility.ts';
import { countsOf, opensCheck } from '../../contract/accessibilityOutcomes.ts';
import type { Artefact } from './artefact.ts';
import type { Form } from './conditions.ts';
import type { Part } from './run.ts';

/** By subject. */
export type Fingerprints = ReadonlyMap<string, string>;

/**
 * Subjects that are as they were when they were tested. One with a problem is always looked at again: a fault may have been the
 * machine's, and what fails must not be believed for longer than it is seen.
 */
export function unchangedSubjects(earlier: AccessibilityResult | null, form: Form, now: Fingerprints): Set<string> {
  if (!earlier || earlier.form !== form) return new Set();
  const runsOf = Map.groupBy(earlier.runs, ({ subject }) => subject);
  const holds = ({ id, fingerprint }: AccessibilityResult['subjects'][number]): boolean => {
    const runs = runsOf.get(id) ?? [];
    return (
      fingerprint !== '' &&
      fingerprint === now.get(id) &&
      runs.length > 0 &&
      runs.every(({ rules_run, checks }) => rules_run > 0 && checks.includes(opensCheck)) &&
      countsOf({ subjects: [], runs }).runs_with_problems === 0
    );
  };
  return new Set(earlier.subjects.filter(holds).map(({ id }) => id));
}

/** What they said, as a part of the new run. Times are left out: nobody waited. */
export const partOf = ({ result, facts, treeOf }: Artefact, subjects: ReadonlySet<string>): Part => {
  const runs = result.runs.filter(({ subject }) => subjects.has(subject));
  return {
    ...{ expected: runs.length, runs, times: {} },
    facts: facts.filter(({ subject }) => subjects.has(subject.id)),
    trees: Object.fromEntries([...subjects].map((id) => [id, treeOf(id)])),
  };
};
