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

/** How much of a look is checked: everything; what operates the page in every language and text size; what only looks. */
export const reaches = ['all', 'some', 'looked'] as const;
export type Reach = (typeof reaches)[number];
const reach = z.enum(reaches);

export const reached = z
  .object({
    lang: z.partialRecord(z.enum(['ja', 'en']), reach),
    text_size: z.partialRecord(z.enum(['1', '2']), reach),
    viewport: z.partialRecord(z.enum(['s', 'm', 'l']), reach),
    mode: z.partialRecord(z.enum(['plain', 'forced', 'reduced', 'print']), reach),
  })
  .meta({ description: 'Of a page as it opens: the most that was checked under each value of each condition' });
export type Reached = z.infer<typeof reached>;

export const subjectSummary = accessibilitySubject.extend({
  states: z.array(z.string()).meta({ description: 'States that it was tested in; `first` is as it opens' }),
  looks: count.meta({ description: 'Combinations of state and conditions that were tested' }),
  complete_looks: count.meta({ description: 'Of these, with every check that exists for its kind and mode' }),
  settings: count.meta({ description: 'Languages × text sizes with the keyboard, reflow and form error checks' }),
  reached: reached.optional().meta({ description: 'Of every page, and of no story' }),
  violations: count,
  findings: count,
  undecided: count,
});
export type SubjectSummary = z.infer<typeof subjectSummary>;

/** Everything but the runs, which are in the artefact `dist/accessibility/result.json`. */
export const accessibilitySummary = accessibilityResult.omit({ runs: true }).extend({
  counts: accessibilityCounts,
  subjects: z.array(subjectSummary.refine(({ kind, reached: told }) => (kind === 'page') === (told !== undefined))),
});
export type AccessibilitySummary = z.infer<typeof accessibilitySummary>;

/** @param acting ids of the checks that are run in every language and text size */
function settingsOf(runs: readonly AccessibilityRun[], acting: readonly string[]): number {
  const tested = runs.filter(
    ({ state, checks }) => state === 'first' && acting.length > 0 && acting.every((id) => checks.includes(id)),
  );
  return new Set(tested.map(({ lang, text_size }) => `${lang} ${text_size}`)).size;
}

/** @param acting as above */
function reachOf({ is_complete, checks }: AccessibilityRun, acting: readonly string[]): Reach {
  if (is_complete) return 'all';
  return acting.length > 0 && acting.every((id) => checks.includes(id)) ? 'some' : 'looked';
}

function reachedOf(runs: readonly AccessibilityRun[], acting: readonly string[]): Reached {
  const looks = runs
    .filter(({ state, rules_run }) => state === 'first' && rules_run > 0)
    .map((run) => ({ ...run, reach: reachOf(run, acting) }));
  const most = (name: keyof Reached) =>
    Object.fromEntries(
      [...Map.groupBy(looks, (look) => look[name])].map(([value, under]) => [
        value,
        reaches.find((each) => under.some(({ reach: own }) => own === each)),
      ]),
    );
  return { lang: most('lang'), text_size: most('text_size'), viewport: most('viewport'), mode: most('mode') };
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
        ...(subject.kind === 'page' && { reached: reachedOf(own, actingOn(subject.kind)) }),
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
