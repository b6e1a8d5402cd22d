/** The data of the accessibility test, and the result that is kept: it must not be able to flatter. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../app/matchRoute.ts';
import { builtRoutes } from '../../app/routes.ts';
import {
  accessibilityResult,
  criterion,
  knownProblem,
  manualEntry,
  ruling,
  standardEntry,
} from '../../contract/accessibility.ts';
import { targetedBy } from '../../contract/accessibilityClaims.ts';
import { auditOf, criteriaOfTags } from '../../contract/accessibilityOutcomes.ts';
import { switchedOff } from '../../tools/accessibility/axe.ts';
import { checkEntries } from '../../tools/accessibility/result.ts';
import { pages } from '../e2e/pages.ts';

const directory = new URL('../../content/accessibility/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, directory), 'utf8'));
const criteria = criterion.array().parse(read('criteria.json'));
const standards = standardEntry.array().parse(read('standards.json'));
const [jis, wcag] = standards;
const axeFolder = path.resolve(import.meta.dirname, '../../node_modules/axe-core');
const axeRules = async (): Promise<{ ruleId: string; help: string; tags: string[] }[]> =>
  (await import(pathToFileURL(path.join(axeFolder, 'axe.js')).href)).default.getRules();
const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

describe('the data', () => {
  it('has all 87 criteria once, in order: 61 of JIS X 8341-3:2016, 86 of WCAG 2.2', () => {
    const numbers = criteria.map(({ number }) => number);
    const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
    expect(new Set(numbers).size).toBe(87);
    expect(numbers).toEqual(numbers.toSorted(byNumber));
    const count = (standard: string, level: string) =>
      criteria.filter((each) => each.standards.includes(standard) && each.level === level).length;
    expect(['A', 'AA', 'AAA'].map((level) => count('jis-x-8341-3-2016', level))).toEqual([25, 13, 23]);
    expect(['A', 'AA', 'AAA'].map((level) => count('wcag-2.2', level))).toEqual([31, 24, 31]);
    expect(criteria.filter(({ standards }) => !standards.includes('wcag-2.2')).map(({ number }) => number)).toEqual([
      '4.1.1',
    ]);
    for (const { since, standards } of criteria) expect(standards.includes('jis-x-8341-3-2016')).toBe(since === '2.0');
    expect([targetedBy(jis!, criteria).length, targetedBy(wcag!, criteria).length]).toEqual([38, 55]);
  });

  it('says what is left for a person wherever a machine does not decide wholly, each in words of its own', () => {
    for (const { number, decided_by_machine, person, absence } of criteria) {
      expect(person === null, number).toBe(decided_by_machine);
      if (absence) expect(decided_by_machine, number).toBe(true);
    }
    const left = criteria.flatMap(({ person }) => person ?? []);
    for (const lang of ['ja', 'en'] as const) expect(new Set(left.map((words) => words[lang])).size).toBe(left.length);
    expect(
      [...left, ...criteria.map(({ name }) => name)].filter(({ ja, en }) => !japanese.test(ja) || japanese.test(en)),
    ).toEqual([]);
  });

  it('holds rulings, tests by people and known problems that keep their shape', () => {
    expect(ruling.array().safeParse(read('rulings.json')).error).toBeUndefined();
    expect(manualEntry.array().safeParse(read('manual.json')).error).toBeUndefined();
    expect(knownProblem.array().safeParse(read('known-problems.json')).error).toBeUndefined();
  });

  it('names every rule of axe in both languages, as axe does where it has the words', async () => {
    const ja = JSON.parse(readFileSync(path.join(axeFolder, 'locales/ja.json'), 'utf8')).rules as Record<
      string,
      { help: string }
    >;
    const kept = (read('rules.json') as { rules: { id: string; help: { ja: string; en: string } }[] }).rules;
    const own = (await axeRules()).map(({ ruleId, help }) => ({
      id: ruleId,
      help,
    }));
    expect(kept.map(({ id, help }) => ({ id, help: help.en }))).toEqual(own.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(kept.filter(({ id, help }) => ja[id] && ja[id].help !== help.ja)).toEqual([]);
    expect(kept.filter(({ help }) => !japanese.test(help.ja))).toEqual([]);
  });
});

it('in the repository is what its own runs say, by the rules that axe has', async () => {
  const result = accessibilityResult.parse(read('result.json'));
  const tagged = new Map((await axeRules()).map(({ ruleId, tags }) => [ruleId, criteriaOfTags(tags)]));
  for (const { number, rules: named } of result.criteria)
    for (const id of named) expect(tagged.get(id), id).toContain(number);
  const complained = result.runs.flatMap(({ violations, incomplete }) => [...violations, ...incomplete]);
  for (const id of new Set(complained.map(({ rule }) => rule)))
    for (const number of tagged.get(id) ?? [])
      expect(result.criteria.find((each) => each.number === number)?.rules, `${id} ${number}`).toContain(id);
  const audit = auditOf(result, criteria, standards);
  expect(audit.criteria).toEqual(result.criteria);
  expect([audit.claims, audit.manual, audit.counts.runs]).toEqual([result.claims, result.manual, result.executed]);
  expect(audit.history).toEqual(result.history.at(-1));
});

/** What a verdict rests on stands in the code, not only in the file that is judged by it. */
it('in the repository names checks and rules that are off as the code has them', () => {
  const result = accessibilityResult.parse(read('result.json'));
  const own = new Map(checkEntries.map(({ id, criteria: numbers, kinds }) => [id, { id, criteria: numbers, kinds }]));
  expect(result.checks.map(({ id, criteria: numbers, kinds }) => ({ id, criteria: numbers, kinds }))).toEqual(
    result.checks.map(({ id }) => own.get(id)),
  );
  const named = new Set(result.checks.map(({ id }) => id));
  expect([...new Set(result.runs.flatMap(({ checks }) => checks))].filter((id) => !named.has(id))).toEqual([]);
  const offs = (list: typeof result.switched_off) => list.map(({ rule, where }) => `${rule}: ${where}`).sort();
  expect(offs(result.switched_off)).toEqual(offs([...switchedOff]));
});

describe('the pages that are looked at', () => {
  it('are at least one of every route that is built', () => {
    const looked = new Set(pages.map((page) => matchRoute(page.split('?')[0]!)?.route.path));
    expect(builtRoutes.map((route) => route.path).filter((route) => !looked.has(route))).toEqual([]);
  });

  // One that is new has no result yet: `npm run a11y -- --keep`.
  it('are those that the kept result tells of', () => {
    const { subjects } = accessibilityResult.parse(read('result.json'));
    const kept = subjects.filter(({ kind }) => kind === 'page').map(({ id }) => id);
    expect(kept.toSorted()).toEqual([...pages].sort());
  });
});
