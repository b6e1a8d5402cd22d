/**
 * From raw runs to what may be said of every criterion. Pure; whoever writes the result and whoever doubts it use the same rule.
 * It cannot flatter: silence is never a pass, and one thing wrong anywhere fails the criterion everywhere.
 */
import type {
  AccessibilityCounts,
  AccessibilityResult,
  AccessibilityRun,
  AccessibilitySubject,
  CheckEntry,
  Claim,
  Criterion,
  CriterionResult,
  HistoryEntry,
  ManualEntry,
  Ruling,
} from './accessibility.ts';
import { type Aim, claimsOf } from './accessibilityClaims.ts';

/** The check by which a page speaks that could not be opened, or was lost on the way: silence is never a pass. */
export const opensCheck = 'opens';

/** A rule of axe that was switched on, with the numbers of its criteria. */
export interface RuleEntry {
  id: string;
  criteria: readonly string[];
}

export interface Evidence {
  criteria: readonly Criterion[];
  subjects: readonly AccessibilitySubject[];
  /** With their rulings put to them: see `withRulings`. */
  runs: readonly AccessibilityRun[];
  rules: readonly RuleEntry[];
  checks: readonly CheckEntry[];
  manual: readonly ManualEntry[];
  /** Looks that the form asks for. */
  expected: number;
  switchedOff: readonly Pick<AccessibilityResult['switched_off'][number], 'rule' | 'where'>[];
}

/** `wcag1410` → `1.4.10`; tags of levels and of other laws name no criterion. */
export const criteriaOfTags = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const match = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag);
    return match ? `${match[1]}.${match[2]}.${match[3]}` : [];
  });

/**
 * The runs with each uncertainty's ruling: one of the same subject, rule and element (and state, where it names
 * one) that has not expired, else null.
 * @param on the day of the run, `YYYY-MM-DD`
 */
export const withRulings = (
  runs: readonly AccessibilityRun[],
  rulings: readonly Ruling[],
  on: string,
): AccessibilityRun[] =>
  runs.map((run) => ({
    ...run,
    incomplete: run.incomplete.map((doubt) => ({
      ...doubt,
      ruling:
        rulings.find(
          ({ subject, state = run.state, rule, target, expires_on }) =>
            subject === run.subject &&
            state === run.state &&
            rule === doubt.rule &&
            target === doubt.target &&
            on <= expires_on,
        )?.id ?? null,
    })),
  }));

/** Entries with whether they are void: the screen is gone, or no longer the one that the person tested. */
export function withValidity(manual: readonly ManualEntry[], subjects: readonly AccessibilitySubject[]) {
  const treeOf = new Map(subjects.map(({ id, tree }) => [id, tree]));
  return manual.map((entry) => ({ ...entry, is_void: treeOf.get(entry.subject) !== entry.tree }));
}

/** All rules and checks that a run names. */
const reportedRuleIds = ({
  violations,
  incomplete,
  findings,
}: Pick<AccessibilityRun, 'violations' | 'incomplete' | 'findings'>): string[] => [
  ...[...violations, ...incomplete].map(({ rule }) => `rule ${rule}`),
  ...findings.map(({ check }) => `check ${check}`),
];

/** Those by which it speaks against a criterion. */
const complaintsOf = (run: AccessibilityRun): string[] =>
  reportedRuleIds({ ...run, incomplete: run.incomplete.filter(({ ruling }) => ruling === null) });

/** For each name the subjects on which it came up. */
function subjectsBy(runs: readonly AccessibilityRun[], namesOf: (run: AccessibilityRun) => readonly string[]) {
  const found = new Map<string, Set<string>>();
  for (const run of runs)
    for (const name of namesOf(run)) found.set(name, (found.get(name) ?? new Set()).add(run.subject));
  return (name: string): ReadonlySet<string> => found.get(name) ?? new Set();
}

const isOpened = ({ rules_run, findings }: AccessibilityRun): boolean =>
  rules_run > 0 && findings.every(({ check }) => check !== opensCheck);

const union = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

/**
 * Every criterion, in the order of the data.
 * @throws when a run complains by a rule or check that is not declared: it would speak against no criterion
 */
export function criteriaOf(evidence: Evidence): CriterionResult[] {
  const { subjects, runs } = evidence;
  const declared = new Set([
    ...evidence.rules.map(({ id }) => `rule ${id}`),
    ...evidence.checks.map(({ id }) => `check ${id}`),
  ]);
  for (const voice of runs.flatMap(reportedRuleIds))
    if (!declared.has(voice)) throw new Error(`${voice} is not declared`);

  const valid = withValidity(evidence.manual, subjects).filter(({ is_void }) => !is_void);
  const complainedOn = subjectsBy(runs, complaintsOf);
  const checkedOn = subjectsBy(runs, ({ checks }) => checks);
  const ruledOn = new Set(runs.filter(({ rules_run }) => rules_run > 0).map(({ subject }) => subject));
  const pages = subjects.filter(({ kind }) => kind === 'page');
  /** Nothing is met as long as one look is missing: what was not seen may be wrong. */
  const isWhole = runs.filter(isOpened).length >= evidence.expected;
  const ruledPages = new Set(pages.map(({ id }) => id).filter((id) => ruledOn.has(id)));
  const offOnStories = new Set(evidence.switchedOff.filter(({ where }) => where === 'stories').map(({ rule }) => rule));
  const ruledBy = (rule: string): ReadonlySet<string> => (offOnStories.has(rule) ? ruledPages : ruledOn);
  const onEveryPage = (ids: ReadonlySet<string>) => pages.length > 0 && pages.every(({ id }) => ids.has(id));

  /** Proven by its check alone: clean on every page, and on every story too where it can look at stories. */
  function isProvenAbsent(id: string): boolean {
    const check = evidence.checks.find((each) => each.id === id);
    if (!check || complainedOn(`check ${id}`).size > 0) return false;
    const asked = check.kinds.includes('story') ? subjects : pages;
    return pages.length > 0 && asked.every((subject) => checkedOn(id).has(subject.id));
  }

  const kindsOf = new Map(evidence.checks.map(({ id, kinds }) => [id, kinds]));
  /** By all of these that exist for its kind, and by one at least: axe's rules alone do not make a test by keyboard. */
  function isTestedBy({ id, kind }: AccessibilitySubject, rules: readonly string[], checks: readonly string[]) {
    const due = [
      ...rules.filter((rule) => kind === 'page' || !offOnStories.has(rule)).map(ruledBy),
      ...checks.filter((check) => kindsOf.get(check)?.includes(kind)).map(checkedOn),
    ];
    return due.length > 0 && due.every((on) => on.has(id));
  }

  /** The first that holds decides. */
  function judge({ number, level, absence, decided_by_machine }: Criterion): CriterionResult {
    const named = evidence.rules.filter(({ criteria }) => criteria.includes(number)).map(({ id }) => id);
    const rules = named.filter((id) => ruledBy(id).size > 0).toSorted();
    const declaredChecks = evidence.checks.filter(({ criteria }) => criteria.includes(number)).map(({ id }) => id);
    const checks = declaredChecks.filter((id) => checkedOn(id).size > 0).toSorted();
    const voices = [...named.map((id) => `rule ${id}`), ...declaredChecks.map((id) => `check ${id}`)];
    const touched = union([...rules.map(ruledBy), ...checks.map(checkedOn)]);
    const tested = new Set(subjects.filter((subject) => isTestedBy(subject, rules, checks)).map(({ id }) => id));
    const wrong = union(voices.map(complainedOn));
    const entries = valid.filter(({ criterion }) => criterion === number);
    const byPerson = (wanted: ManualEntry['outcome']) =>
      new Set(entries.filter(({ outcome }) => outcome === wanted).map(({ subject }) => subject));
    const failed = union([wrong, byPerson('failed')]);
    const automatic = wrong.size > 0 ? 'failed' : touched.size > 0 ? 'passed' : 'none';

    const outcome = ((): CriterionResult['outcome'] => {
      if (failed.size > 0) return 'failed';
      if (isWhole) {
        if (absence !== undefined && isProvenAbsent(absence)) return 'inapplicable';
        // Where only an absence was to be proven and was not, the machine has decided nothing.
        if (decided_by_machine && absence === undefined && onEveryPage(tested)) return 'passed';
        if (onEveryPage(byPerson('passed'))) return 'passed';
      }
      return touched.size > 0 || entries.length > 0 ? 'cannotTell' : 'untested';
    })();
    const method = automatic === 'none' ? (entries.length ? 'HC' : null) : entries.length ? 'AF' : 'AC';
    return {
      ...{ number, level, outcome, automatic, method, rules, checks },
      ...{
        subjects: tested.size,
        partial_subjects: touched.size - tested.size,
        failed_subjects: [...failed].toSorted(),
        manual: entries.length,
      },
    };
  }
  return evidence.criteria.map(judge);
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
const isDecided = ({ ruling }: { ruling: string | null }) => ruling !== null;

export const hasProblem = (run: AccessibilityRun): boolean => complaintsOf(run).length > 0;

/** Counted from the runs, never read from a total. */
export const countsOf = ({
  subjects,
  runs,
}: {
  subjects: readonly Pick<AccessibilitySubject, 'id' | 'kind'>[];
  runs: readonly AccessibilityRun[];
}): AccessibilityCounts => {
  const pages = new Set(subjects.filter(({ kind }) => kind === 'page').map(({ id }) => id));
  // A page that could not be opened was not tested.
  const executed = runs.filter(({ rules_run }) => rules_run > 0);
  const ofPages = executed.filter(({ subject }) => pages.has(subject));
  const isComplete = ({ is_complete }: AccessibilityRun) => is_complete;
  return {
    pages: pages.size,
    stories: subjects.length - pages.size,
    runs: executed.length,
    page_runs: ofPages.length,
    complete_runs: executed.filter(isComplete).length,
    complete_page_runs: ofPages.filter(isComplete).length,
    runs_with_problems: runs.filter(hasProblem).length,
    rules_run: sum(runs, ({ rules_run }) => rules_run),
    rules_applied: sum(runs, ({ rules_run, not_applicable }) => rules_run - not_applicable),
    violations: sum(runs, ({ violations }) => sum(violations, ({ targets }) => targets.length)),
    findings: sum(runs, ({ findings }) => findings.length),
    decided: sum(runs, ({ incomplete }) => incomplete.filter(isDecided).length),
    undecided: sum(runs, ({ incomplete }) => incomplete.filter((doubt) => !isDecided(doubt)).length),
  };
};

/** A run's line in the history. Met, failed and untested are those of the Japanese standard, which comes first. */
export function historyEntryOf(
  { ended_at, commit, runs, subjects }: Pick<AccessibilityResult, 'ended_at' | 'commit' | 'runs' | 'subjects'>,
  [{ met, failed, untested } = { met: 0, failed: 0, untested: 0 }]: readonly Pick<
    Claim,
    'met' | 'failed' | 'untested'
  >[],
): HistoryEntry {
  const { runs: executed, violations, findings, undecided } = countsOf({ subjects, runs });
  return {
    ended_at,
    commit,
    executed,
    violations: violations + undecided,
    findings,
    met,
    failed,
    untested,
  };
}

/** Which criteria axe's rules were run for, as the result's own criteria say; good practice belongs to none. */
const rulesIn = (result: AccessibilityResult): RuleEntry[] => {
  const named = result.runs.flatMap(({ violations, incomplete }) =>
    [...violations, ...incomplete].map(({ rule }) => rule),
  );
  const ids = new Set([...result.criteria.flatMap(({ rules }) => rules), ...named]);
  return [...ids].map((id) => ({
    id,
    criteria: result.criteria.filter(({ rules }) => rules.includes(id)).map(({ number }) => number),
  }));
};

/**
 * Everything that the page prints, recounted from the runs of a kept result: it must equal what the result says itself.
 * @param aims content/accessibility/standards.json
 */
export function auditOf(result: AccessibilityResult, criteria: readonly Criterion[], aims: readonly Aim[]) {
  const { subjects, checks, ended_at, commit, expected, switched_off: switchedOff } = result;
  const runs = withRulings(result.runs, result.rulings, ended_at.slice(0, 10));
  const manual = result.manual.map(({ is_void: _, ...entry }) => entry);
  const rules = rulesIn(result);
  const judged = criteriaOf({ criteria, subjects, runs, rules, checks, manual, expected, switchedOff });
  const claims = claimsOf(aims, criteria, judged);
  return {
    counts: countsOf({ subjects, runs }),
    criteria: judged,
    claims,
    manual: withValidity(manual, subjects),
    history: historyEntryOf({ ended_at, commit, runs, subjects }, claims),
  };
}
