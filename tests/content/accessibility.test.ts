/** The data of the accessibility test, and the result that is kept: it must not be able to flatter. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../app/matchRoute.ts';
import { builtRoutes, isPersonal } from '../../app/routes.ts';
import { criterion, knownProblem, manualEntry, ruling, standardEntry } from '../../contract/accessibility.ts';
import { claimsOf, targetedBy } from '../../contract/accessibilityClaims.ts';
import { criteriaOfTags } from '../../contract/accessibilityOutcomes.ts';
import { accessibilitySummary, summaryText } from '../../contract/accessibilitySummary.ts';
import { switchedOff } from '../../tools/accessibility/axe.ts';
import { checkEntries } from '../../tools/accessibility/result.ts';
import { chosenCoursePages, drawCourses, sampleOf } from '../../tools/accessibility/sample.ts';
import { pages, pagesOfRun } from '../e2e/pages.ts';

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

describe('the summary in the repository', () => {
  const text = readFileSync(new URL('summary.json', directory), 'utf8');
  const summary = accessibilitySummary.parse(JSON.parse(text));

  it('is small, and has a line for each subject', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(800_000);
    expect(text).toBe(summaryText(summary));
    for (const { id } of summary.subjects) expect(text).toContain(`\n    {"id":${JSON.stringify(id)},`);
  });

  it('comes to the totals and claims that it states', () => {
    const { counts, subjects, claims, history } = summary;
    const total = (name: 'looks' | 'complete_looks' | 'violations' | 'findings' | 'undecided', kind?: 'page') =>
      subjects.filter((each) => !kind || each.kind === kind).reduce((sum, each) => sum + each[name], 0);
    expect(counts).toMatchObject({
      pages: subjects.filter(({ kind }) => kind === 'page').length,
      stories: subjects.filter(({ kind }) => kind === 'story').length,
      ...{ runs: total('looks'), page_runs: total('looks', 'page'), complete_runs: total('complete_looks') },
      complete_page_runs: total('complete_looks', 'page'),
      ...{ violations: total('violations'), findings: total('findings'), undecided: total('undecided') },
    });
    expect(summary.executed).toBe(counts.runs);
    expect(claims).toEqual(claimsOf(standards, criteria, summary.criteria));
    const { met, failed, untested } = claims[0]!;
    expect(history.at(-1)).toMatchObject({ ended_at: summary.ended_at, executed: counts.runs, met, failed, untested });
  });

  it('names rules under the criteria that axe puts them under', async () => {
    const tagged = new Map((await axeRules()).map(({ ruleId, tags }) => [ruleId, criteriaOfTags(tags)]));
    for (const { number, rules: named } of summary.criteria)
      for (const id of named) expect(tagged.get(id), id).toContain(number);
  });

  it('passes no criterion on which it failed a subject, and counts no more subjects than there are', () => {
    const ids = new Set(summary.subjects.map(({ id }) => id));
    for (const { number, outcome, failed_subjects, subjects, partial_subjects } of summary.criteria) {
      if (failed_subjects.length) expect(outcome, number).toBe('failed');
      expect(failed_subjects.every((id) => ids.has(id))).toBe(true);
      expect(subjects + partial_subjects, number).toBeLessThanOrEqual(ids.size);
    }
  });

  // What a verdict rests on stands in the code, not only in the file that is judged by it.
  it('names checks and rules that are off as the code has them', () => {
    const own = new Map(checkEntries.map(({ id, criteria: numbers, kinds }) => [id, { id, criteria: numbers, kinds }]));
    expect(summary.checks.map(({ id, criteria: numbers, kinds }) => ({ id, criteria: numbers, kinds }))).toEqual(
      summary.checks.map(({ id }) => own.get(id)),
    );
    const offs = (list: typeof summary.switched_off) => list.map(({ rule, where }) => `${rule}: ${where}`).sort();
    expect(offs(summary.switched_off)).toEqual(offs([...switchedOff]));
  });

  // A page that is new has no result yet: `npm run a11y -- --keep`.
  it('tells of every page that is looked at, and of the courses of its sample', () => {
    const told = summary.subjects.filter(({ kind }) => kind === 'page').map(({ id }) => id);
    const sampled = summary.sample ? [...chosenCoursePages(), ...summary.sample.drawn] : [];
    expect(told.toSorted()).toEqual([...pagesOfRun, ...sampled].sort());
  });
});

describe('the courses of the sample', () => {
  const ids = Array.from({ length: 156 }, (_, at) => at + 1);

  it('are of each kind, and three are drawn by lot: the same for the same month', () => {
    const { seed, drawn } = sampleOf('2026-11');
    expect([seed, new Set(drawn).size]).toEqual(['2026-11', 3]);
    expect(sampleOf('2026-11').drawn).toEqual(drawn);
    expect(drawn.filter((page) => chosenCoursePages().includes(page))).toEqual([]);
    expect(chosenCoursePages()).toHaveLength(4);
    for (const page of [...drawn, ...chosenCoursePages()]) expect(matchRoute(page)?.route.path).toBe('/map/detail/:id');
  });

  it('are drawn from all, whatever their order, and others in another month', () => {
    expect(drawCourses('a', ids)).toEqual(drawCourses('a', ids.toReversed()));
    const months = Array.from({ length: 200 }, (_, month) => drawCourses(`month ${month}`, ids));
    expect(new Set(months.flat()).size).toBeGreaterThan(140);
  });
});

describe('the pages that are looked at', () => {
  it('are at least one of every route that is built', () => {
    const looked = new Set(pages.map((page) => matchRoute(page.split('?')[0]!)?.route.path));
    // Pages that need a login are looked at as wired stories, and those of staff, which the public result does not name.
    const open = builtRoutes.filter((route) => !isPersonal(route));
    expect(open.map((route) => route.path).filter((route) => !looked.has(route))).toEqual([]);
  });
});
