/** The accessibility result: what one run of every story and every page found, as it is kept, served and shown. */
import { z } from 'zod';

const bilingual = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const moment = z.iso.datetime();
const day = z.iso.date();
const count = z.int().min(0);

/** Rules of axe by name; empty where nobody has found the words yet. */
export const ruleNames = z.object({
  source: z.string(),
  rules: z.array(z.object({ id: z.string(), help: z.object({ ja: z.string(), en: z.string() }) })),
});
export type RuleName = z.infer<typeof ruleNames>['rules'][number];

export const levels = ['A', 'AA', 'AAA'] as const;
const level = z.enum(levels);
/** What may be said of a criterion. `cannotTell`: what machines can decide has passed, and the rest was not tested by a person. */
export const outcomes = ['passed', 'failed', 'cannotTell', 'inapplicable', 'untested'] as const;
/** How a criterion was tested (JIS X 8341-3): by a machine, by a machine with a person's judgement, by a person. */
export const methods = ['AC', 'AF', 'HC'] as const;

/** A success criterion as content/accessibility/criteria.json has it. */
export const criterion = z.object({
  number: z.string().regex(/^[1-4]\.\d\.\d{1,2}$/),
  level,
  since: z.enum(['2.0', '2.1', '2.2']),
  /** Ids of the standards that have it. */
  standards: z.array(z.string()).min(1),
  name: bilingual,
  /** Machines decide it wholly: by a rule, or by proving that there is nothing it applies to. */
  decided_by_machine: z.boolean(),
  /** What is left for a person. */
  person: bilingual.nullable(),
  /** Id of the check whose clean result on every subject proves that the criterion does not apply. */
  absence: z.string().optional(),
});
export type Criterion = z.infer<typeof criterion>;

/** A check of our own, as the result has to name it. */
export const checkEntry = z.object({
  id: z.string(),
  name: bilingual,
  criteria: z.array(z.string()),
  kinds: z.array(z.enum(['page', 'story'])),
  every_setting: z
    .boolean()
    .optional()
    .meta({ description: 'On pages run in every language and text size: keyboard, reflow, form errors' }),
});
export type CheckEntry = z.infer<typeof checkEntry>;

/** One page or story in one state under one set of conditions. */
export const accessibilityRun = z.object({
  subject: z.string().meta({ description: "A page's address without language, or a story's id" }),
  state: z.string().meta({ description: '`first`, or the state that was reached' }),
  lang: z.enum(['ja', 'en']),
  text_size: z.union([z.literal(1), z.literal(2)]),
  viewport: z.enum(['s', 'm', 'l']),
  mode: z.enum(['plain', 'forced', 'reduced', 'print']),
  rules_run: count,
  passed: count,
  not_applicable: count,
  violations: z.array(
    z.object({ rule: z.string(), impact: z.string().nullable(), targets: z.array(z.string()).min(1) }),
  ),
  incomplete: z.array(
    z.object({
      rule: z.string(),
      target: z.string(),
      ruling: z.string().nullable().meta({ description: 'Id of the ruling that decides it; null fails the run' }),
    }),
  ),
  checks: z.array(z.string()).meta({ description: 'Checks of our own that were run' }),
  is_complete: z.boolean().meta({ description: 'Every check that exists for its kind and mode was run' }),
  findings: z.array(z.object({ check: z.string(), message: z.string(), target: z.string() })),
  ms: count,
});
export type AccessibilityRun = z.infer<typeof accessibilityRun>;

export const accessibilitySubject = z.object({
  id: z.string(),
  kind: z.enum(['page', 'story']),
  title: bilingual,
  /** Fingerprint of its accessibility trees in both languages: a person's entry is bound to it. */
  tree: z.string(),
  /** Fingerprint of everything that its outcome depends on; empty where none was taken. */
  fingerprint: z.string(),
  /** When its runs ended: earlier than the result's end where an unchanged subject kept its outcome. */
  tested_at: moment,
});
export type AccessibilitySubject = z.infer<typeof accessibilitySubject>;

/** Where axe was not sure: what a person of the project decided for that element, why, and until when. */
export const ruling = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.string().optional().meta({ description: 'Holds in this state only; in every one when left out' }),
  rule: z.string(),
  target: z.string().refine((text) => !text.includes('*'), 'no wildcards'),
  /** Only a pass: what fails is fixed. */
  decision: z.literal('passed'),
  reason: bilingual,
  expires_on: day,
});
export type Ruling = z.infer<typeof ruling>;

/** What a person tested, signed as a role. Void when the screen's tree is no longer the one that was tested. */
export const manualEntry = z.object({
  criterion: z.string(),
  subject: z.string(),
  tree: z.string(),
  outcome: z.enum(['passed', 'failed']),
  by: z.string().meta({ description: 'A role, not a name' }),
  on: day,
  with: z.string().meta({ description: 'Assistive technology and browser with versions, or "none"' }),
  words: bilingual,
});
export type ManualEntry = z.infer<typeof manualEntry>;

export const criterionResult = z.object({
  number: z.string(),
  level,
  outcome: z.enum(outcomes),
  /** What the automatic part alone came to. */
  automatic: z.enum(['passed', 'failed', 'none']),
  method: z.enum(methods).nullable(),
  rules: z.array(z.string()).meta({ description: 'Rules of axe that were run for it' }),
  checks: z.array(z.string()).meta({ description: 'Checks of our own that were run for it' }),
  subjects: count.meta({
    description: 'Subjects on which all of its rules and checks that exist for their kind were run',
  }),
  partial_subjects: count.meta({ description: 'Subjects on which only some of them were run' }),
  failed_subjects: z.array(z.string()),
  /** Valid manual entries for it. */
  manual: count,
});
export type CriterionResult = z.infer<typeof criterionResult>;

/** conformant: 準拠, partial: 一部準拠, considered: 配慮. */
export const claims = ['conformant', 'partial', 'considered'] as const;
export const claim = z.object({
  standard: z.string(),
  level,
  kind: z.enum(claims),
  /** Numbers of targeted criteria by what was found. */
  met: count,
  inapplicable: count.meta({ description: 'Of those met: nothing on the site is what the criterion is about' }),
  failed: count,
  untested: count,
});
export type Claim = z.infer<typeof claim>;

/** Counted from the runs, never read from a total. A violation is one element that breaks one rule in one run. */
export const accessibilityCounts = z.object({
  pages: count,
  stories: count,
  runs: count,
  page_runs: count,
  complete_runs: count.meta({ description: 'Runs with every check that exists for their kind and mode' }),
  complete_page_runs: count,
  runs_with_problems: count,
  rules_run: count,
  /** Of these, where there was something that the rule is about. */
  rules_applied: count,
  violations: count,
  findings: count,
  /** Where axe was not sure: with a ruling, and without one. */
  decided: count,
  undecided: count,
});
export type AccessibilityCounts = z.infer<typeof accessibilityCounts>;

export const historyEntry = z.object({
  ended_at: moment,
  commit: z.string(),
  executed: count,
  violations: count,
  findings: count,
  met: count,
  failed: count,
  untested: count,
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What axe found in another engine than the one of the runs: on these pages as they open, and nothing besides. */
export const engineLook = z.object({
  name: z.string(),
  version: z.string(),
  axe: z.string().meta({ description: 'Version of axe-core; its rules for WCAG 2.0 to 2.2, levels A and AA' }),
  tested_at: moment,
  build: z.string().meta({ description: 'As that of the result' }),
  pages: z.array(z.string()).min(1).meta({ description: 'Addresses without language, each in both languages' }),
  violations: count,
});
export type EngineLook = z.infer<typeof engineLook>;

export const accessibilityResult = z.object({
  format: z.literal(2),
  started_at: moment,
  ended_at: moment,
  commit: z.string(),
  /** Fingerprint of the sources of the build that was tested: what the build leaves in `dist/.sources`. */
  build: z.string(),
  tools: z.object({ axe: z.string(), browser: z.string(), playwright: z.string(), storybook: z.string() }),
  /** Of the same build. */
  other_engines: z.array(engineLook).default([]),
  form: z.enum(['short', 'pairwise', 'full']),
  /** Combinations that the form asks for, and those that were run. */
  expected: count,
  executed: count,
  /** Checks of our own that belong to the form, whether or not they came to run. */
  checks: z.array(checkEntry).default([]),
  /** Courses drawn by lot, so that not only chosen pages are tested: the same seed draws the same. */
  sample: z.object({ seed: z.string(), drawn: z.array(z.string()) }).nullable(),
  subjects: z.array(accessibilitySubject),
  runs: z.array(accessibilityRun),
  criteria: z.array(criterionResult),
  claims: z.array(claim),
  rulings: z.array(ruling),
  manual: z.array(manualEntry.extend({ is_void: z.boolean() })),
  /** Rules of axe that are switched off anywhere, with the reason. */
  switched_off: z.array(z.object({ rule: z.string(), where: z.string(), reason: bilingual })),
  history: z.array(historyEntry),
});
export type AccessibilityResult = z.infer<typeof accessibilityResult>;

/** A barrier that is known and not yet fixed, found by whomever. */
export const knownProblem = z.object({
  id: z.string(),
  since: day,
  what: bilingual,
  /** Whom it hinders, and in what. */
  effect: bilingual,
  /** What one can do until it is fixed. */
  instead: bilingual,
});

/** What we aim at, the one that is declared first: data, because the Japanese standard is being revised. */
export const standardEntry = z.object({
  id: z.string(),
  /** Year of the edition. */
  edition: z.string().regex(/^\d{4}$/),
  level,
  short: bilingual,
  name: bilingual,
});
export type StandardEntry = z.infer<typeof standardEntry>;
