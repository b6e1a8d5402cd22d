/** From what was seen to the result that is kept and shown. Pure. */
import {
  type AccessibilityResult,
  accessibilityResult,
  type CheckEntry,
  type RuleName,
} from '../../contract/accessibility.ts';
import { type Aim, claimsOf } from '../../contract/accessibilityClaims.ts';
import {
  criteriaOf,
  historyEntryOf,
  opensCheck,
  withRulings,
  withValidity,
} from '../../contract/accessibilityOutcomes.ts';
import { rules, switchedOff } from './axe.ts';
import { checks, siteChecks } from './checks/index.ts';
import type { Form } from './conditions.ts';
import type { Part } from './run.ts';
import { differenceOfLanguages, fingerprintOf, type Tree } from './trees.ts';

type Titled = Pick<AccessibilityResult['subjects'][number], 'id' | 'kind' | 'title' | 'fingerprint' | 'tested_at'>;
type Circumstances = Pick<AccessibilityResult, 'started_at' | 'ended_at' | 'commit' | 'build' | 'tools' | 'sample'>;

export interface ResultInput extends Circumstances, Pick<AccessibilityResult, 'rulings' | 'history' | 'other_engines'> {
  form: Form;
  part: Part;
  titles: readonly Titled[];
  criteria: Parameters<typeof criteriaOf>[0]['criteria'];
  aims: readonly Aim[];
  manual: Parameters<typeof withValidity>[0];
}

/** What one of the machines saw, and under which circumstances: as it is left for putting together. */
export interface Look extends Circumstances {
  part: Part;
  form: Form;
  /** What the run was narrowed down to. */
  only: string | null;
  /** From 1. */
  shard: number;
  shards: number;
  /** Of every subject there is: its fingerprint, and when it was tested whose earlier outcome is kept. */
  subjects: Record<string, { fingerprint: string; kept_from: string | null }>;
}

const sameRoles = 'same-roles';
const ownEntries: readonly CheckEntry[] = [
  {
    id: opensCheck,
    name: { ja: '開けること', en: 'can be opened' },
    criteria: [],
    kinds: ['page', 'story'],
  },
  {
    id: sameRoles,
    name: { ja: '日本語と英語で読み上げの構造が同じこと', en: 'same roles in the same order in both languages' },
    criteria: [],
    kinds: ['page', 'story'],
  },
];

/** All checks of our own, as a result names them. */
export const checkEntries: readonly CheckEntry[] = [...ownEntries, ...[...checks, ...siteChecks].map(entryOf)];

function entryOf(check: (typeof checks)[number] | (typeof siteChecks)[number]): CheckEntry {
  const { id, name, criteria, kinds } = check;
  const isEverySetting = 'everySetting' in check && check.everySetting;
  return { id, name, criteria: [...criteria], kinds: [...kinds], ...(isEverySetting ? { every_setting: true } : {}) };
}

/**
 * All parts of one run as if one machine had seen it all.
 * @throws when they are not: other circumstances, one that is missing, or one that is there twice
 */
export function lookOf(looks: readonly Look[]): Look {
  const [first] = looks;
  if (!first) throw new Error('no parts');
  const { shards } = first;
  const circumstances = ({ form, only, shards, commit, build, tools, sample }: Look) =>
    JSON.stringify([form, only, shards, commit, build, tools, sample]);
  if (looks.some((look) => circumstances(look) !== circumstances(first)))
    throw new Error('parts of different runs: form, --only, number of parts, commit, build and tools must be the same');
  const numbers = looks.map(({ shard }) => shard).toSorted((a, b) => a - b);
  if (numbers.length !== shards || numbers.some((number, at) => number !== at + 1))
    throw new Error(`parts 1 to ${shards} are needed, once each; given: ${numbers.join(', ')}`);
  return {
    ...first,
    part: together(looks.map(({ part }) => part)),
    ...{ shard: 1, shards: 1 },
    started_at: looks.map(({ started_at }) => started_at).toSorted()[0]!,
    ended_at: looks
      .map(({ ended_at }) => ended_at)
      .toSorted()
      .at(-1)!,
  };
}

/** Adds parts up. What several parts saw of one subject is counted once. */
export function together(parts: readonly Part[]): Part {
  const facts = new Map(
    parts.flatMap((part) => part.facts.map((fact) => [`${fact.check} ${fact.subject.id} ${fact.subject.lang}`, fact])),
  );
  const trees: Record<string, Tree> = {};
  for (const part of parts) for (const [id, tree] of Object.entries(part.trees)) trees[id] = { ...trees[id], ...tree };
  const times: Part['times'] = {};
  for (const part of parts) for (const [name, ms] of Object.entries(part.times)) times[name] = (times[name] ?? 0) + ms;
  return {
    expected: parts.reduce((sum, { expected }) => sum + expected, 0),
    runs: parts.flatMap((part) => part.runs),
    trees,
    facts: [...facts.values()],
    times,
  };
}

/** What can only be said of all pages together is put to the first run of the page that it is about. */
function withCommonFindings({ runs, trees, facts }: Part, titles: readonly Titled[]): AccessibilityResult['runs'] {
  const common = new Set([...siteChecks.map(({ id }) => id), sameRoles]);
  // What was said of all together when an earlier outcome was found is judged anew.
  const all = runs.map((run) => ({
    ...run,
    checks: run.checks.filter((id) => !common.has(id)),
    findings: run.findings.filter(({ check }) => !common.has(check)),
  }));
  const put = (check: string, id: string, lang: string | null, wrong: { message: string; target: string }[]) => {
    const run = all.find(
      (each) => each.subject === id && each.state === 'first' && (lang === null || each.lang === lang),
    );
    if (!run) return;
    if (!run.checks.includes(check)) run.checks.push(check);
    run.findings.push(...wrong.map((finding) => ({ check, ...finding })));
  };
  for (const check of siteChecks) {
    const own = facts.filter((fact) => fact.check === check.id);
    const findings = own.length ? check.judge(own) : [];
    for (const { subject } of own)
      put(
        check.id,
        subject.id,
        subject.lang,
        findings
          .filter(({ id, lang }) => id === subject.id && lang === subject.lang)
          .map(({ message, target }) => ({ message, target })),
      );
  }
  for (const titled of titles) {
    const tree = trees[titled.id];
    if (!tree) continue;
    const said = (message: string | null) => (message ? [{ message, target: 'tree' }] : []);
    put(sameRoles, titled.id, null, said(differenceOfLanguages(tree)));
  }
  return all;
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

/** @throws when what comes out breaks its schema */
export function resultOf({
  form,
  part,
  titles,
  criteria,
  aims,
  manual,
  history,
  ...given
}: ResultInput): AccessibilityResult {
  const subjects = titles
    .map((titled) => ({ ...titled, tree: fingerprintOf(part.trees[titled.id] ?? {}) }))
    .toSorted(byId);
  const runs = withRulings(withCommonFindings(part, titles), given.rulings, given.ended_at.slice(0, 10));
  const { expected } = part;
  const judged = criteriaOf({ criteria, subjects, runs, rules, checks: checkEntries, manual, expected, switchedOff });
  const claims = claimsOf(aims, criteria, judged);
  const entry = historyEntryOf({ ended_at: given.ended_at, commit: given.commit, runs, subjects }, claims);
  return accessibilityResult.parse({
    format: 2,
    ...given,
    form,
    expected,
    executed: part.runs.filter((run) => run.rules_run > 0).length,
    checks: [...checkEntries],
    subjects,
    runs,
    criteria: judged,
    claims,
    manual: withValidity(manual, subjects),
    switched_off: [...switchedOff],
    history: [...history, entry],
  } satisfies AccessibilityResult);
}

/** Rules whose names the Japanese page could not show in Japanese. */
const untranslated = (names: readonly RuleName[]): string[] =>
  rules
    .map(({ id }) => id)
    .filter((id) => !/[ぁ-んァ-ヶ一-龠]/.test(names.find((name) => name.id === id)?.help.ja ?? ''));

/**
 * What stands against a run, one line each; an empty list is a pass.
 * @param isWhole everything was looked at under its conditions: then a ruling that decides nothing is one too many
 */
export function complaintsOf(
  { runs, expected, executed, rulings, ended_at }: AccessibilityResult,
  names: readonly RuleName[],
  isWhole: boolean,
): string[] {
  const used = new Set(runs.flatMap(({ incomplete }) => incomplete.map(({ ruling }) => ruling)));
  const isExpired = ({ expires_on }: AccessibilityResult['rulings'][number]) => expires_on < ended_at.slice(0, 10);
  const where = ({ subject, state, lang, text_size, viewport, mode }: AccessibilityResult['runs'][number]) =>
    `${subject}${state === 'first' ? '' : ` (${state})`} ${lang} ${text_size === 2 ? 'large' : 'normal'} ${viewport} ${mode}`;
  return [
    ...untranslated(names).map((rule) => `rule ${rule} has no words in Japanese`),
    ...(expected === executed ? [] : [`${expected} combinations expected, ${executed} executed`]),
    ...rulings.filter(isExpired).map(({ id, expires_on }) => `ruling ${id} has expired on ${expires_on}`),
    ...rulings
      .filter((ruling) => isWhole && !isExpired(ruling) && !used.has(ruling.id))
      .map(({ id }) => `ruling ${id} decides nothing any more: take it away`),
    ...runs.flatMap((run) => [
      ...run.violations.map(({ rule, targets }) => `${where(run)}: ${rule}: ${targets.join(' | ')}`),
      ...run.incomplete
        .filter(({ ruling }) => ruling === null)
        .map(({ rule, target }) => `${where(run)}: ${rule} is not sure and nobody has decided: ${target}`),
      ...run.findings.map(({ check, message, target }) => `${where(run)}: ${check}: ${message}: ${target}`),
    ]),
  ];
}
