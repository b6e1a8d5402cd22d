/** The small part of an accessibility result that is kept in git: verdicts, counts, and a line for each subject. */
import { z } from 'zod';
import {
  type AccessibilityResult,
  type AccessibilityRun,
  accessibilityCounts,
  accessibilityResult,
  accessibilitySubject,
} from './accessibility.ts';
import { countsOf } from './accessibilityOutcomes.ts';

const count = z.int().min(0);

export const subjectSummary = accessibilitySubject.extend({
  states: z.array(z.string()).meta({ description: 'States that it was tested in; `first` is as it opens' }),
  looks: count.meta({ description: 'Combinations of state and conditions that were tested' }),
  complete_looks: count.meta({ description: 'Of these, with every check that exists for its kind and mode' }),
  settings: count.meta({ description: 'Languages × text sizes with the keyboard, reflow and form error checks' }),
  violations: count,
  findings: count,
  undecided: count,
});
export type SubjectSummary = z.infer<typeof subjectSummary>;

/** Everything but the runs, which are in the artefact `dist/accessibility/result.json`. */
export const accessibilitySummary = accessibilityResult.omit({ runs: true }).extend({
  counts: accessibilityCounts,
  subjects: z.array(subjectSummary),
});
export type AccessibilitySummary = z.infer<typeof accessibilitySummary>;

/** @param acting ids of the checks that are run in every language and text size */
function settingsOf(runs: readonly AccessibilityRun[], acting: readonly string[]): number {
  const tested = runs.filter(
    ({ state, checks }) => state === 'first' && acting.length > 0 && acting.every((id) => checks.includes(id)),
  );
  return new Set(tested.map(({ lang, text_size }) => `${lang} ${text_size}`)).size;
}

export function summaryOf({ runs, subjects, ...result }: AccessibilityResult): AccessibilitySummary {
  const runsBySubject = Map.groupBy(runs, ({ subject }) => subject);
  const actingOn = (kind: AccessibilityResult['subjects'][number]['kind']) =>
    result.checks.filter(({ every_setting, kinds }) => every_setting && kinds.includes(kind)).map(({ id }) => id);
  return {
    ...result,
    counts: countsOf({ subjects, runs }),
    subjects: subjects.map((subject) => {
      const own = runsBySubject.get(subject.id) ?? [];
      const { runs: looks, complete_runs, violations, findings, undecided } = countsOf({ subjects: [], runs: own });
      return {
        ...subject,
        states: [...new Set(own.map(({ state }) => state))],
        ...{ looks, complete_looks: complete_runs, settings: settingsOf(own, actingOn(subject.kind)) },
        ...{ violations, findings, undecided },
      };
    }),
  };
}

/** JSON with a line for each item of each list, so that a difference in git shows what changed. @throws when it breaks its schema */
export function summaryText(summary: AccessibilitySummary): string {
  const entries = Object.entries(accessibilitySummary.parse(summary)).map(([name, value]) => {
    const lines = Array.isArray(value) ? value.map((item) => `    ${JSON.stringify(item)}`) : null;
    return `  ${JSON.stringify(name)}: ${lines?.length ? `[\n${lines.join(',\n')}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
