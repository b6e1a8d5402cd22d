/** The result as it is shown: names put to its ids, from the summary of its runs. */
import type { CriterionResult } from '../../contract/accessibility.ts';
import type { AccessibilityAim, AccessibilityReport, JudgedCriterion } from '../../contract/accessibilityApi.ts';
import { claimsOf, targetedBy } from '../../contract/accessibilityClaims.ts';
import type { Language } from '../../contract/values.ts';
import type { Accessibility } from './readAccessibility.ts';

export const aimsOf = ({ standards, criteria }: Accessibility, lang: Language): AccessibilityAim[] =>
  standards.map((standard) => ({
    ...standard,
    short: standard.short[lang],
    name: standard.name[lang],
    criteria: targetedBy(standard, criteria).length,
  }));

const untested: Omit<CriterionResult, 'number' | 'level'> = {
  outcome: 'untested',
  automatic: 'none',
  method: null,
  rules: [],
  checks: [],
  subjects: 0,
  partial_subjects: 0,
  failed_subjects: [],
  manual: 0,
};

/** What a page or story is called; one that was not looked at stands for itself. */
export function titlesOf({ summary }: Accessibility, lang: Language): (id: string) => string {
  const titles = new Map(summary?.subjects.map(({ id, title }) => [id, title[lang]]));
  return (id) => titles.get(id) ?? id;
}

/** All criteria, those of the result with what was found. */
export function criteriaOf(accessibility: Accessibility, lang: Language): JudgedCriterion[] {
  const { criteria, summary } = accessibility;
  const titleOf = titlesOf(accessibility, lang);
  const found = new Map(summary?.criteria.map((each) => [each.number, each]));
  return criteria.map(({ number, level, since, standards, name, person }) => {
    const { failed_subjects, ...judged } = found.get(number) ?? untested;
    return {
      ...judged,
      failed_subjects: failed_subjects.map((id) => ({ id, title: titleOf(id) })),
      ...{ number, level, since, standards, name: name[lang], person: person?.[lang] ?? null },
    };
  });
}

/** What a rule asks for, in words; one that has none stands for itself. */
const helpOf = ({ ruleHelp }: Accessibility, lang: Language, rule: string) => ruleHelp.get(rule)?.[lang] || rule;

/** Names of rules and checks. */
export const namesOf = (
  accessibility: Accessibility,
  lang: Language,
  ids: { rules: Iterable<string>; checks: Iterable<string> },
) => {
  const checkName = new Map(accessibility.summary?.checks.map(({ id, name }) => [id, name[lang]]));
  return {
    rules: [...new Set(ids.rules)].sort().map((id) => ({ id, help: helpOf(accessibility, lang, id) })),
    checks: [...new Set(ids.checks)].sort().map((id) => ({ id, name: checkName.get(id) ?? id })),
  };
};

export function reportOf(accessibility: Accessibility, lang: Language): AccessibilityReport | null {
  const { summary, result, criteria, standards, isOlder } = accessibility;
  if (!summary) return null;
  const { started_at, ended_at, commit, tools, form, expected, executed, sample, history, subjects, other_engines } =
    summary;
  const titleOf = titlesOf(accessibility, lang);
  const ids = {
    rules: summary.criteria.flatMap(({ rules }) => rules),
    checks: summary.criteria.flatMap(({ checks }) => checks),
  };
  return {
    ...{ started_at, ended_at, commit, tools, form, expected, executed, sample, history, other_engines },
    is_older: isOlder,
    oldest: subjects.reduce((oldest, { tested_at }) => (tested_at < oldest ? tested_at : oldest), ended_at),
    has_runs: result !== null,
    counts: summary.counts,
    claims: claimsOf(standards, criteria, summary.criteria),
    // Pages have it, and stories do not.
    pages: subjects.flatMap(({ id, title, tested_at, states, looks, complete_looks, settings, reached }) =>
      reached ? [{ id, title: title[lang], tested_at, states, looks, complete_looks, settings, reached }] : [],
    ),
    ...namesOf(accessibility, lang, ids),
    rulings: summary.rulings.map(({ reason, ...ruling }) => ({
      ...ruling,
      title: titleOf(ruling.subject),
      help: helpOf(accessibility, lang, ruling.rule),
      reason: reason[lang],
    })),
    manual: summary.manual.map(({ words, ...entry }) => ({
      ...entry,
      title: titleOf(entry.subject),
      words: words[lang],
    })),
    switched_off: summary.switched_off.map(({ reason, ...off }) => ({
      ...off,
      help: helpOf(accessibility, lang, off.rule),
      reason: reason[lang],
    })),
  };
}
