/**
 * The result in EARL 1.0 (https://www.w3.org/TR/EARL10-Schema/), as an evaluation that the W3C's WCAG-EM report tool opens:
 * one assertion for every criterion of WCAG about the site, and its parts for the pages on which it failed.
 */
import type { CriterionResult } from '../../contract/accessibility.ts';
import type { AccessibilitySummary } from '../../contract/accessibilitySummary.ts';
import type { Language } from '../../contract/values.ts';
import type { Accessibility } from './readAccessibility.ts';
import { criteriaOf } from './report.ts';

const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dcterms: 'http://purl.org/dc/terms/',
  schema: 'http://schema.org/',
  WAI: 'http://www.w3.org/WAI/',
  // By these two names the tool knows a criterion again; one that it does not know ends its opening.
  WCAG: 'http://www.w3.org/TR/WCAG/#',
  WCAG21: 'http://www.w3.org/TR/WCAG21/#',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  id: '@id',
  type: '@type',
  language: '@language',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  step1b: { '@id': 'wcagem:step1b', '@type': '@id' },
  conformanceTarget: 'step1b',
  A: 'WAI:WCAG2A-Conformance',
  AA: 'WAI:WCAG2AA-Conformance',
  AAA: 'WAI:WCAG2AAA-Conformance',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  exploreTarget: 'wcagem:step2',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  Assertion: 'earl:Assertion',
  TestCriterion: 'earl:TestCriterion',
  TestRequirement: 'earl:TestRequirement',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  OutcomeValue: 'earl:OutcomeValue',
  Pass: 'earl:Pass',
  Fail: 'earl:Fail',
  CannotTell: 'earl:CannotTell',
  NotApplicable: 'earl:NotApplicable',
  NotTested: 'earl:NotTested',
  Assertor: 'earl:Assertor',
  Software: 'earl:Software',
  // Whoever asserts has made the evaluation: so the evaluation leads to what each assertion names.
  assertors: 'dcterms:creator',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: { '@id': 'dcterms:date', '@type': 'http://www.w3.org/TR/NOTE-datetime' },
  hasPart: 'dcterms:hasPart',
  WebSite: 'schema:WebSite',
  WebPage: 'schema:WebPage',
};

const outcomes: Record<CriterionResult['outcome'], { id: string; type: string[] }> = {
  passed: { id: 'earl:passed', type: ['OutcomeValue', 'Pass'] },
  failed: { id: 'earl:failed', type: ['OutcomeValue', 'Fail'] },
  cannotTell: { id: 'earl:cantTell', type: ['OutcomeValue', 'CannotTell'] },
  inapplicable: { id: 'earl:inapplicable', type: ['OutcomeValue', 'NotApplicable'] },
  untested: { id: 'earl:untested', type: ['OutcomeValue', 'NotTested'] },
};
/** EARL has no mode for what was not tested: then none is said. */
const modes = { AC: 'earl:automatic', AF: 'earl:semiAuto', HC: 'earl:manual' };

/** The name by which WCAG knows a criterion: `Use of Color` → `use-of-color`. The tool knows 2.5.5 by the one it had in WCAG 2.1. */
const anchorOf = (number: string, name: string): string =>
  number === '2.5.5'
    ? 'WCAG21:target-size'
    : `WCAG:${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')}`;

const titles = { ja: 'アクセシビリティの試験結果', en: 'Accessibility test results' } satisfies Record<
  Language,
  string
>;

/** 4.1.1 is left out: WCAG 2.2 no longer has it. */
export function earlOf(accessibility: Accessibility, result: AccessibilitySummary, origin: string, lang: Language) {
  const english = new Map(criteriaOf(accessibility, 'en').map(({ number, name }) => [number, name]));
  const judged = criteriaOf(accessibility, lang).filter(({ standards }) => standards.includes('wcag-2.2'));
  const pages = result.subjects
    .filter(({ kind }) => kind === 'page')
    .map(({ id, title }) => ({
      id: `${origin}${id}`,
      type: ['TestSubject', 'WebPage'],
      title: title[lang],
      description: `${origin}${id}`,
    }));
  // Not by its address: that is the top page's.
  const site = { id: '_:site', type: ['TestSubject', 'WebSite'], title: origin, description: `${origin}/` };
  const drawn = new Set(result.sample?.drawn.map((id) => `${origin}${id}`));
  const assertor = { id: '_:tests', type: ['Assertor', 'Software'], title: `axe-core ${result.tools.axe}` };
  const resultOf = (outcome: CriterionResult['outcome'], description = '') => ({
    type: 'TestResult',
    date: result.ended_at,
    description,
    outcome: outcomes[outcome],
  });
  return {
    '@context': context,
    type: 'Evaluation',
    language: lang,
    defineScope: { id: '_:defineScope', scope: site, wcagVersion: '2.2', conformanceTarget: 'AA' },
    exploreTarget: {
      id: '_:exploreTarget',
      technologiesReliedUpon: ['HTML5', 'CSS', 'SVG'].map((title) => ({ title })),
    },
    selectSample: {
      id: '_:selectSample',
      structuredSample: pages.filter(({ id }) => !drawn.has(id)),
      randomSample: pages.filter(({ id }) => drawn.has(id)),
    },
    auditSample: judged.map(({ number, name, outcome, method, failed_subjects, person }) => {
      const test = {
        id: anchorOf(number, english.get(number)!),
        type: ['TestCriterion', 'TestRequirement'],
        title: `${number} ${name}`,
      };
      const about = {
        type: 'Assertion',
        date: result.ended_at,
        ...(method && { mode: modes[method] }),
        assertedBy: assertor.id,
        test,
      };
      return {
        ...about,
        subject: site,
        result: resultOf(outcome, outcome === 'cannotTell' || outcome === 'untested' ? (person ?? '') : ''),
        hasPart: pages
          .filter(({ id }) => failed_subjects.some((each) => each.id === id.slice(origin.length)))
          .map((page) => ({ ...about, subject: page, result: resultOf('failed') })),
      };
    }),
    reportFindings: {
      date: result.ended_at,
      title: titles[lang],
      evaluator: assertor.title,
      evaluationSpecifics: `${result.tools.browser}, axe-core ${result.tools.axe}, ${result.executed}/${result.expected}`,
    },
    assertors: [assertor],
  };
}
