/** The accessibility result over the API: what one page shows of it, in one language. */
import { z } from 'zod';
import {
  accessibilityCounts,
  accessibilityResult,
  accessibilityRun,
  accessibilitySubject,
  claim,
  criterion,
  criterionResult,
  historyEntry,
  knownProblem,
  manualEntry,
  ruling,
  standardEntry,
} from './accessibility.ts';
import { reached, subjectSummary } from './accessibilitySummary.ts';
import { endpoint } from './endpoint.ts';
import { paging, wholeNumber, withLang } from './values.ts';

const count = z.int().min(0);
const run = accessibilityRun.shape;

const aim = standardEntry.extend({
  short: z.string(),
  name: z.string(),
  criteria: count.meta({ description: 'How many criteria the level asks for' }),
});
export type AccessibilityAim = z.infer<typeof aim>;

const problem = knownProblem.extend({ what: z.string(), effect: z.string(), instead: z.string() });
export type KnownProblem = z.infer<typeof problem>;

const ruleName = z.object({ id: z.string(), help: z.string() });
const checkName = z.object({ id: z.string(), name: z.string() });

const titled = accessibilitySubject.pick({ id: true }).extend({ title: z.string() });

const testedPage = titled.extend({
  ...subjectSummary.pick({ tested_at: true, states: true, looks: true, complete_looks: true, settings: true }).shape,
  reached,
});

const judged = criterionResult.extend({
  failed_subjects: z.array(titled),
  name: z.string(),
  since: criterion.shape.since,
  standards: criterion.shape.standards,
  person: z.string().nullable().meta({ description: 'What is left for a person' }),
});
export type JudgedCriterion = z.infer<typeof judged>;

const switchedOff = accessibilityResult.shape.switched_off.element.extend({
  help: ruleName.shape.help,
  reason: z.string(),
});

const report = accessibilityResult
  .pick({
    ...{ started_at: true, ended_at: true, commit: true, tools: true, form: true, expected: true, executed: true },
    ...{ sample: true, other_engines: true },
  })
  .extend({
    is_older: z.boolean().meta({ description: 'The site was built anew since the test' }),
    counts: accessibilityCounts,
    claims: z.array(claim),
    oldest: z.iso.datetime().meta({ description: 'When the subject was tested whose outcome is the oldest' }),
    has_runs: z.boolean().meta({ description: 'False: the runs one by one are in the release file only' }),
    pages: z.array(testedPage),
    rules: z.array(ruleName).meta({ description: 'Rules of axe that the criteria name' }),
    checks: z.array(checkName),
    rulings: z.array(ruling.extend({ title: titled.shape.title, help: ruleName.shape.help, reason: z.string() })),
    manual: z.array(manualEntry.extend({ title: titled.shape.title, words: z.string(), is_void: z.boolean() })),
    switched_off: z.array(switchedOff),
    history: z.array(historyEntry),
  });
export type AccessibilityReport = z.infer<typeof report>;

const runRow = z.object({
  ...run,
  checks: count.meta({ description: 'How many checks of our own were run' }),
  kind: accessibilitySubject.shape.kind,
  title: z.string(),
});
export type AccessibilityRunRow = z.infer<typeof runRow>;

export const accessibilityEndpoints = {
  'GET /accessibility_policy': endpoint({
    summary: 'What the site aims at, and the barriers that are known',
    input: z.object(withLang),
    output: z.object({ aims: z.array(aim), known_problems: z.array(problem) }),
  }),
  'GET /accessibility_result': endpoint({
    summary: 'The accessibility test: every criterion, claims, counts. Without a report it was never run',
    input: z.object(withLang),
    output: z.object({ aims: z.array(aim), criteria: z.array(judged), report: report.nullable() }),
  }),
  'GET /accessibility_runs': endpoint({
    summary: 'Every page and story under every set of conditions that was tested',
    input: z.object({
      subject_kind: accessibilitySubject.shape.kind.optional(),
      subject: z.string().min(1).max(200).optional().meta({ description: 'Id of one page or story' }),
      tested_lang: run.lang.optional(),
      text_size: wholeNumber(1, 2).optional(),
      viewport: run.viewport.optional(),
      mode: run.mode.optional(),
      state: z.string().min(1).max(60).optional().meta({ description: '`first`, or a state that was reached' }),
      only_problems: z.enum(['yes', 'no']).default('no'),
      ...paging,
      ...withLang,
    }),
    output: z.object({
      runs: z.array(runRow),
      rules: z.array(ruleName).meta({ description: 'Rules of axe that these runs name' }),
      checks: z.array(checkName).meta({ description: 'Checks of our own that these runs name' }),
      is_available: z.boolean().meta({ description: 'False: the runs are in the release file only' }),
      total: count,
      page_num: z.int(),
      limit_num: z.int(),
    }),
  }),
};
