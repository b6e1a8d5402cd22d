/** The rule that makes verdicts of what was seen: it must not be able to flatter. */
import { describe, expect, it } from 'vitest';
import {
  type AccessibilityRun,
  type CheckEntry,
  type ManualEntry,
  type Ruling,
  ruling,
} from '../../contract/accessibility.ts';
import { claimOf, targetedBy } from '../../contract/accessibilityClaims.ts';
import {
  auditOf,
  criteriaOf,
  criteriaOfTags,
  type Evidence,
  opensCheck,
  withRulings,
  withValidity,
} from '../../contract/accessibilityOutcomes.ts';
import {
  checks,
  cleanResult,
  cleanRun,
  criteria,
  failedResult,
  passedResult,
  rules,
  standards,
} from '../../stories/fixtures/accessibility.ts';
import { seeded } from './seeded.ts';

const [jis, wcag] = standards as [(typeof standards)[number], (typeof standards)[number]];
it('reads the numbers of criteria out of tags', () => {
  expect(
    criteriaOfTags(['cat.color', 'wcag2aa', 'wcag143', 'wcag21aa', 'wcag1410', 'EN-9.1.4.3', 'best-practice']),
  ).toEqual(['1.4.3', '1.4.10']);
});

const { subjects } = cleanResult();
const pages = subjects.filter(({ kind }) => kind === 'page');
const everywhere = (change: Partial<AccessibilityRun> = {}) =>
  subjects.map(({ id }) => cleanRun({ subject: id, ...change }));
const opens: CheckEntry = {
  ...{ id: opensCheck, name: { ja: '開けること', en: 'can be opened' }, criteria: [], kinds: ['page', 'story'] },
};
/** As many looks are expected as there are, where nothing else is said. */
const judge = (number: string, { runs = everywhere(), ...evidence }: Partial<Evidence> = {}) =>
  criteriaOf({
    ...{ criteria, subjects, rules, checks: [...checks, opens], manual: [], runs, expected: runs.length },
    ...{ switchedOff: [], ...evidence },
  }).find((each) => each.number === number)!;
const entry = (criterion: string, subject: string, change: Partial<ManualEntry> = {}): ManualEntry => ({
  ...{
    criterion,
    subject,
    tree: `tree of ${subject}`,
    outcome: 'passed',
    by: 'Web team',
    on: '2026-11-01',
    with: 'none',
  },
  words: { ja: '確かめました。', en: 'Looked at.' },
  ...change,
});

describe('a criterion', () => {
  it('is passed by machine only where machines decide it wholly and looked at every page', () => {
    expect(judge('3.1.1')).toMatchObject({
      outcome: 'passed',
      automatic: 'passed',
      method: 'AC',
      rules: ['html-has-lang'],
      subjects: 3,
    });
    expect(judge('3.1.1', { runs: everywhere().slice(1) }).outcome).toBe('cannotTell');
    expect(judge('3.1.1', { runs: [] })).toMatchObject({
      outcome: 'untested',
      automatic: 'none',
      method: null,
      rules: [],
    });
    expect(judge('1.4.3')).toMatchObject({ outcome: 'cannotTell', automatic: 'passed', method: 'AC' });
    expect(judge('2.4.6')).toMatchObject({ outcome: 'untested', automatic: 'none', method: null });
  });

  it('counts the subjects on which all of its rules and checks were run, and apart from them those with some', () => {
    const due = [...checks, { ...opens, id: 'focus-order', criteria: ['1.4.3'] }];
    const [first, ...rest] = everywhere();
    const runs = [{ ...first!, checks: [...first!.checks, 'focus-order'] }, ...rest];
    expect(judge('1.4.3', { runs, checks: due })).toMatchObject({
      subjects: 1,
      partial_subjects: 2,
      automatic: 'passed',
    });
    expect(judge('1.4.3')).toMatchObject({ subjects: 3, partial_subjects: 0 });
    const onPages = due.map((check) => ({
      ...check,
      kinds: check.id === 'focus-order' ? ['page' as const] : check.kinds,
    }));
    expect(judge('1.4.3', { runs, checks: onPages })).toMatchObject({ subjects: 2, partial_subjects: 1 });
  });

  it('that machines decide is not passed where a page had only some of its tests', () => {
    const due = [...checks, { ...opens, id: 'page-language', criteria: ['3.1.1'] }];
    const runs = everywhere().map((run, at) => (at ? run : { ...run, checks: [...run.checks, 'page-language'] }));
    expect(judge('3.1.1', { runs, checks: due }).outcome).toBe('cannotTell');
    const all = everywhere().map((run) => ({ ...run, checks: [...run.checks, 'page-language'] }));
    expect(judge('3.1.1', { runs: all, checks: due }).outcome).toBe('passed');
  });

  it('fails by one violation, one finding, one doubt without a ruling, one person', () => {
    const [first, ...rest] = everywhere();
    const violation = { rule: 'color-contrast', impact: null, targets: ['p'] };
    const wrong = (run: Partial<AccessibilityRun>) => ({ runs: [{ ...first!, ...run }, ...rest] });
    expect(judge('1.4.3', wrong({ violations: [violation] }))).toMatchObject({
      ...{ outcome: 'failed', automatic: 'failed', failed_subjects: ['/'] },
    });
    expect(judge('1.4.10', wrong({ findings: [{ check: 'reflow', message: '', target: 'p' }] })).outcome).toBe(
      'failed',
    );
    const doubt = { rule: 'color-contrast', target: 'p', ruling: null };
    expect(judge('1.4.3', wrong({ incomplete: [doubt] })).outcome).toBe('failed');
    expect(judge('1.4.3', wrong({ incomplete: [{ ...doubt, ruling: 'known' }] })).outcome).toBe('cannotTell');
    // What a machine has passed, a person may still fail.
    expect(judge('3.1.1', { manual: [entry('3.1.1', '/map', { outcome: 'failed' })] })).toMatchObject({
      ...{ outcome: 'failed', automatic: 'passed', method: 'AF', failed_subjects: ['/map'] },
    });
  });

  it('does not apply when its absence was proven everywhere, and is not passed when it was not', () => {
    expect(judge('1.2.2')).toMatchObject({ outcome: 'inapplicable', automatic: 'passed', method: 'AC' });
    const [first, ...rest] = everywhere();
    expect(judge('1.2.2', { runs: [{ ...first!, checks: ['reflow'] }, ...rest] }).outcome).toBe('cannotTell');
    expect(judge('1.2.2', { runs: everywhere({ checks: [] }) }).outcome).toBe('untested');
    const found = { check: 'absent-audio-video', message: 'a video', target: 'video' };
    expect(judge('1.2.2', { runs: [{ ...first!, findings: [found] }, ...rest] }).outcome).toBe('failed');
    // Not even when its check forgot to name the criterion.
    const forgetful = checks.map((check) => (check.id === found.check ? { ...check, criteria: [] } : check));
    expect(judge('1.2.2', { checks: forgetful, runs: [{ ...first!, findings: [found] }, ...rest] }).outcome).toBe(
      'untested',
    );
    const ofPages = checks.map((check) => ({ ...check, kinds: ['page' as const] }));
    const onPages = pages.map(({ id }) => cleanRun({ subject: id }));
    expect(judge('1.2.2', { checks: ofPages, runs: onPages }).outcome).toBe('inapplicable');
    expect(judge('1.2.2', { runs: onPages }).outcome).toBe('cannotTell');
  });

  it('is passed by people when every page has a valid test', () => {
    const both = pages.map(({ id }) => entry('2.4.6', id));
    expect(judge('2.4.6', { manual: both })).toMatchObject({
      outcome: 'passed',
      automatic: 'none',
      method: 'HC',
      manual: 2,
    });
    expect(judge('1.4.3', { manual: pages.map(({ id }) => entry('1.4.3', id)) })).toMatchObject({
      outcome: 'passed',
      method: 'AF',
    });
    expect(judge('2.4.6', { manual: both.slice(1) }).outcome).toBe('cannotTell');
    expect(judge('2.4.6', { manual: both.map((each) => ({ ...each, tree: 'another' })) })).toMatchObject({
      ...{ outcome: 'untested', manual: 0 },
    });
    expect(judge('2.4.6', { manual: [entry('2.4.6', '/gone')] }).outcome).toBe('untested');
  });

  it('is not met as long as one look is missing, could not be opened, or was lost on the way', () => {
    const [first, ...rest] = everywhere();
    const lost = { check: opensCheck, message: 'net::ERR_EMPTY_RESPONSE', target: 'page' };
    const missing: Partial<Evidence>[] = [
      { expected: 4 },
      { runs: rest, expected: 3 },
      { runs: [...everywhere(), cleanRun({ subject: '/', lang: 'en', rules_run: 0, checks: [opensCheck] })] },
      { runs: [{ ...first!, findings: [lost] }, ...rest] },
    ];
    const manual = pages.map(({ id }) => entry('2.4.6', id));
    for (const number of ['3.1.1', '1.2.2', '2.4.6']) {
      expect(judge(number, { manual }).outcome, number).not.toBe('cannotTell');
      for (const evidence of missing) expect(judge(number, { manual, ...evidence }).outcome, number).toBe('cannotTell');
    }
  });

  it('is said to be tested where its own rules and checks were, and nowhere else', () => {
    const switchedOff = [{ rule: 'html-has-lang', where: 'stories' }];
    expect(judge('3.1.1', { switchedOff })).toMatchObject({ outcome: 'passed', subjects: 2 });
    expect(judge('2.4.2', { switchedOff })).toMatchObject({ subjects: 3 });
    const onStory = subjects.filter(({ kind }) => kind === 'story').map(({ id }) => cleanRun({ subject: id }));
    expect(judge('3.1.1', { switchedOff, runs: onStory })).toMatchObject({ outcome: 'untested', rules: [] });
  });

  it('cannot be spoken against by a rule or check that nobody declared', () => {
    const findings = [{ check: 'nobody-knows', message: '', target: 'p' }];
    expect(() => judge('1.1.1', { runs: everywhere({ findings }) })).toThrow('nobody-knows');
  });
});

describe('rulings and tests by people', () => {
  const doubt = { rule: 'image-alt', target: 'svg', ruling: null };
  const good: Ruling = {
    ...{ id: 'drawing', subject: '/', rule: 'image-alt', target: 'svg', decision: 'passed', expires_on: '2026-12-31' },
    reason: { ja: '飾りです。', en: 'Decoration.' },
  };
  const rulingFor = (change: Partial<Ruling>, on = '2026-11-20') =>
    withRulings([cleanRun({ incomplete: [doubt] })], [{ ...good, ...change }], on)[0]!.incomplete[0]!.ruling;

  it('a ruling holds for its own subject, rule and element, and the state that it names, until its last day', () => {
    expect([rulingFor({}), rulingFor({}, '2026-12-31'), rulingFor({ state: 'first' })]).toEqual(
      Array.from({ length: 3 }, () => 'drawing'),
    );
    for (const change of [{ subject: '/map' }, { rule: 'label' }, { target: 'svg.big' }, { state: 'menu' }])
      expect(rulingFor(change)).toBeNull();
    expect(rulingFor({}, '2027-01-01')).toBeNull();
    expect(ruling.safeParse({ ...good, target: 'svg *' }).success).toBe(false);
    expect(
      withRulings([cleanRun({ incomplete: [{ ...doubt, ruling: 'invented' }] })], [], '2026-11-20')[0]!.incomplete[0]!
        .ruling,
    ).toBeNull();
  });

  it('a test is void when its screen is gone or another', () => {
    const entries = [entry('2.4.6', '/'), entry('2.4.6', '/', { tree: 'older' }), entry('2.4.6', '/gone')];
    expect(withValidity(entries, subjects).map(({ is_void }) => is_void)).toEqual([false, true, true]);
  });
});

describe('raw runs', () => {
  const random = seeded(8341);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const some = <T>(from: readonly T[], share: number): T[] => from.filter(() => random() < share);
  const ranks = { failed: 0, untested: 1, cannotTell: 1, inapplicable: 2, passed: 2 };

  const randomEvidence = (): Evidence => {
    const care = random();
    const runs = some(subjects, 0.6 + care / 2).flatMap(({ id }) =>
      (['s', 'l'] as const).map((viewport) =>
        cleanRun({
          ...{ subject: id, viewport, rules_run: random() < 0.95 ? 90 : 0 },
          checks: some(checks, 0.5 + care / 2).map((check) => check.id),
          violations: some(rules, 0.02).map(({ id: rule }) => ({ rule, impact: null, targets: ['p'] })),
          incomplete: some(rules, 0.02).map(({ id: rule }) => ({ rule, target: 'p', ruling: pick([null, 'ruled']) })),
          findings: [...some(checks, 0.02), ...some([opens], 0.01)].map(({ id: check }) => ({
            ...{ check, message: 'wrong', target: 'p' },
          })),
        }),
      ),
    );
    const manual = criteria.flatMap(({ number }) =>
      some(pages, care).map(({ id }) =>
        entry(number, id, {
          outcome: random() < 0.99 ? 'passed' : 'failed',
          ...(random() < 0.05 ? { tree: 'older' } : {}),
        }),
      ),
    );
    const expected = runs.length + (random() < 0.2 ? 1 : 0);
    const switchedOff = some(rules, 0.2).map(({ id }) => ({ rule: id, where: 'stories' }));
    return { criteria, subjects, runs, rules, checks: [...checks, opens], manual, expected, switchedOff };
  };

  it('speak against a criterion wherever one of them does, and one more complaint never makes it better', () => {
    const seen = { whole: 0, missing: 0, met: 0 };
    for (let round = 0; round < 200; round += 1) {
      const evidence = randomEvidence();
      const before = criteriaOf(evidence);
      const isMissing = (run: AccessibilityRun) =>
        run.rules_run === 0 || run.findings.some(({ check }) => check === opensCheck);
      const isWhole = evidence.runs.length === evidence.expected && !evidence.runs.some(isMissing);
      const met = before.filter(({ outcome }) => outcome === 'passed' || outcome === 'inapplicable');
      seen[isWhole ? 'whole' : 'missing'] += 1;
      seen.met += met.length;
      if (!isWhole) expect(met).toEqual([]);
      const spoken = new Set(
        evidence.runs.flatMap(({ violations, findings, incomplete }) => [
          ...[...violations, ...incomplete.filter((doubt) => doubt.ruling === null)].flatMap(
            ({ rule }) => rules.find(({ id }) => id === rule)!.criteria,
          ),
          ...findings.flatMap(({ check }) => evidence.checks.find(({ id }) => id === check)!.criteria),
        ]),
      );
      for (const { number, outcome, automatic } of before)
        if (spoken.has(number)) expect([number, outcome, automatic]).toEqual([number, 'failed', 'failed']);
      for (const standard of [jis, wcag])
        if (targetedBy(standard, criteria).some(({ number }) => spoken.has(number)))
          expect(claimOf(standard, criteria, before).kind).not.toBe('conformant');

      const at = Math.floor(random() * evidence.runs.length);
      const rule = pick(rules).id;
      const worse = evidence.runs.map((run, index) =>
        index === at ? { ...run, violations: [...run.violations, { rule, impact: null, targets: ['a'] }] } : run,
      );
      const fewer = evidence.manual.filter(({ outcome }, index) => outcome === 'failed' || index % 7 > 0);
      const changes: Partial<Evidence>[] = [{ runs: worse }, { manual: fewer }, { runs: evidence.runs.slice(1) }];
      for (const changed of changes) {
        const isShorter = changed.runs !== undefined && changed.runs.length < evidence.runs.length;
        const better = criteriaOf({ ...evidence, ...changed }).flatMap(({ number, outcome }, index) => {
          const was = before[index]!.outcome;
          // A run that is not there can no longer complain; but it cannot turn doubt into a pass.
          const mayImprove = isShorter && was === 'failed';
          return !mayImprove && ranks[outcome] > ranks[was] ? `${number}: ${was} → ${outcome}` : [];
        });
        expect(better).toEqual([]);
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  }, 30_000);
});

describe('a kept result', () => {
  const results = { clean: cleanResult(), failed: failedResult(), passed: passedResult() };

  it.each(Object.keys(results) as (keyof typeof results)[])('is what its own runs say: %s', (name) => {
    const result = results[name];
    const audit = auditOf(result, criteria, standards);
    expect(audit.criteria).toEqual(result.criteria);
    expect(audit.claims).toEqual(result.claims);
    expect(audit.manual).toEqual(result.manual);
    expect(audit.history).toEqual(result.history.at(-1));
    expect(audit.counts.runs).toBe(result.executed);
  });

  it('is found out when somebody made it better by hand', () => {
    const result = results.failed;
    const better = result.criteria.map((each) => ({ ...each, outcome: 'passed' as const, failed_subjects: [] }));
    expect(auditOf({ ...result, criteria: better }, criteria, standards).criteria).not.toEqual(better);
    const ruled = result.runs.map((run) => ({
      ...run,
      incomplete: run.incomplete.map((doubt) => ({ ...doubt, ruling: 'x' })),
    }));
    expect(auditOf({ ...result, runs: ruled }, criteria, standards).counts.undecided).toBe(audit().undecided);
  });
  const audit = () => auditOf(results.failed, criteria, standards).counts;
});
