/** The accessibility result over HTTP: the API, and the files to take away, from one kept result. */
import { describe, expect, it } from 'vitest';
import type { AccessibilityResult, AccessibilityRun } from '../../contract/accessibility.ts';
import { auditOf } from '../../contract/accessibilityOutcomes.ts';
import { summaryOf } from '../../contract/accessibilitySummary.ts';
import { endpoints, type Input, type Output } from '../../contract/index.ts';
import { latestOf, readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import type { Context } from '../../server/context.ts';
import {
  cleanResult,
  criteria,
  failedResult,
  passedResult,
  resultResponse,
  standards,
} from '../../stories/fixtures/accessibility.ts';
import { send, serverOf } from './support.ts';

const failed = failedResult();
const foundIn = (result: AccessibilityResult | null) => ({ summary: result && summaryOf(result), result });
/** Nothing here asks the database. */
const appOf = (result: AccessibilityResult | null) =>
  serverOf({
    db: {},
    references: {},
    accessibility: readAccessibility(foundIn(result)),
    now: () => new Date(),
  } as Context);
const app = appOf(failed);
const never = appOf(null);

describe.each(['ja', 'en'] as const)('in %s', (lang) => {
  it.each([
    ['failed', failed],
    ['clean', cleanResult()],
    ['passed', passedResult()],
    ['never run', null],
  ] as const)('the result is answered as it is shown: %s', async (_name, result) => {
    const { status, body } = await send(appOf(result), 'GET /accessibility_result', { lang });
    const { result: isOk, ...response } = body as unknown as Output<'GET /accessibility_result'> & { result: true };
    expect([status, isOk]).toEqual([200, true]);
    expect(endpoints['GET /accessibility_result'].output.parse(response)).toEqual(response);
    const expected = resultResponse(result, lang);
    expect(response.aims).toEqual(expected.aims);
    expect(response.criteria).toEqual(expected.criteria);
    if (!result) return expect(response.report).toBeNull();
    const { rules, ...report } = response.report!;
    const { rules: named, ...wanted } = expected.report!;
    expect(report).toEqual({ ...wanted, is_older: report.is_older });
    // What belongs to no criterion is named where it was found, not here.
    expect(rules).toEqual(named.filter(({ id }) => id !== 'region').toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  });
});

it('the numbers are those that its own runs come to', async () => {
  const { body } = await send(app, 'GET /accessibility_result');
  const audit = auditOf(failed, criteria, standards);
  expect(body.report).toMatchObject({ counts: audit.counts, claims: audit.claims, executed: audit.counts.runs });
  expect(body.criteria.map(({ outcome }) => outcome)).toEqual(audit.criteria.map(({ outcome }) => outcome));
  expect(audit.counts.violations).toBeGreaterThan(0);
  // 96 rules, of which 55 find nothing that they are about.
  const { rules_run, rules_applied } = body.report!.counts;
  expect([rules_run, rules_applied]).toEqual([failed.runs.length * 96, failed.runs.length * 41]);
});

it('of summary and artefact the later one is shown', () => {
  const summary = summaryOf(failed);
  const later = { ...summary, ended_at: '2026-12-01T00:00:00Z' };
  expect(latestOf({ summary, result: failed })).toEqual({ summary, result: failed });
  expect(latestOf({ summary: null, result: failed }).result).toBe(failed);
  expect(latestOf({ summary: later, result: failed })).toEqual({ summary: later, result: null });
  expect(latestOf({ summary: null, result: null })).toEqual({ summary: null, result: null });
});

it('a result of another build is older, and the policy says what is aimed at', async () => {
  const accessibility = { ...readAccessibility(foundIn(failed)), isOlder: true };
  const older = serverOf({ db: {}, references: {}, accessibility, now: () => new Date() } as Context);
  expect((await send(older, 'GET /accessibility_result')).body.report!.is_older).toBe(true);
  const { body } = await send(never, 'GET /accessibility_policy', { lang: 'en' });
  expect(body).toMatchObject({
    aims: [
      { level: 'AA', criteria: 38 },
      { level: 'AA', criteria: 55 },
    ],
    known_problems: [],
  });
});

describe('the combinations', () => {
  const ask = async (input: Input<'GET /accessibility_runs'>) =>
    (await send(app, 'GET /accessibility_runs', input)).body;
  const kindOf = (run: AccessibilityRun) => failed.subjects.find(({ id }) => id === run.subject)!.kind;
  const isWrong = ({ violations, findings, incomplete }: AccessibilityRun) =>
    violations.length + findings.length + incomplete.filter(({ ruling }) => ruling === null).length > 0;

  it('come in pages, all of them and none twice', async () => {
    const keys: string[] = [];
    const { total } = await ask({ limit_num: 10 });
    for (let page_num = 1; page_num <= Math.ceil(total / 10); page_num += 1)
      for (const run of (await ask({ page_num, limit_num: 10 })).runs)
        keys.push([run.subject, run.lang, run.text_size, run.viewport, run.mode].join());
    expect(total).toBe(failed.runs.length);
    expect(keys).toEqual(
      failed.runs.map((run) => [run.subject, run.lang, run.text_size, run.viewport, run.mode].join()),
    );
    expect((await send(app, 'GET /accessibility_runs', { page_num: 99 })).error.fields).toEqual([
      { field: 'page_num', kind: 'above_maximum' },
    ]);
  });

  it.each([
    [{ subject_kind: 'story' }, (run: AccessibilityRun) => kindOf(run) === 'story'],
    [{ subject: '/map' }, ({ subject }: AccessibilityRun) => subject === '/map'],
    [{ tested_lang: 'en', lang: 'ja' }, ({ lang }: AccessibilityRun) => lang === 'en'],
    [{ text_size: 2 }, ({ text_size }: AccessibilityRun) => text_size === 2],
    [{ viewport: 's' }, ({ viewport }: AccessibilityRun) => viewport === 's'],
    [{ mode: 'print' }, ({ mode }: AccessibilityRun) => mode === 'print'],
    [{ state: 'menu' }, ({ state }: AccessibilityRun) => state === 'menu'],
    [{ only_problems: 'yes' }, isWrong],
    [
      { only_problems: 'yes', text_size: 1, viewport: 'm' },
      (run: AccessibilityRun) => isWrong(run) && run.text_size === 1 && run.viewport === 'm',
    ],
  ] as const)('are those asked for: %j', async (input, isWanted) => {
    const { total, runs, rules, checks } = await ask({ ...input, limit_num: 100 });
    expect(total).toBe(failed.runs.filter(isWanted).length);
    expect(total).toBeGreaterThan(0);
    expect(runs).toHaveLength(total);
    const named = runs.flatMap(({ violations, incomplete }) => [...violations, ...incomplete].map(({ rule }) => rule));
    expect(rules.map(({ id }) => id)).toEqual([...new Set(named)].sort());
    expect(checks.map(({ id }) => id)).toEqual([
      ...new Set(runs.flatMap(({ findings }) => findings.map(({ check }) => check))),
    ]);
  });

  it('of a subject or state that there is not are refused; without a result there are none', async () => {
    expect((await send(app, 'GET /accessibility_runs', { subject: '/nowhere' })).error.fields).toEqual([
      { field: 'subject', kind: 'not_valid' },
    ]);
    expect((await send(app, 'GET /accessibility_runs', { state: 'nowhere' })).error.fields).toEqual([
      { field: 'state', kind: 'not_valid' },
    ]);
    expect((await send(never, 'GET /accessibility_runs')).body).toMatchObject({ runs: [], total: 0 });
  });
});

/** RFC 4180, as a spreadsheet reads it. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  for (const record of csv.slice(1).split('\r\n').slice(0, -1))
    rows.push(
      [...record.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
      ),
    );
  return rows;
}

describe('the files', () => {
  const get = async (name: string, from = app) => from.request(`http://localhost/about/accessibility/${name}`);

  it.each([
    ['result.json', 'application/json'],
    ['result.csv', 'text/csv'],
    ['criteria.csv', 'text/csv'],
    ['result.earl.jsonld', 'application/ld+json'],
  ])('%s has its type and a name, and is not there before the first test', async (name, type) => {
    const response = await get(name);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(response.headers.get('content-disposition')).toContain(`accessibility-${name}"`);
    expect((await get(name, never)).status).toBe(404);
  });

  it.each(['other.json', 'constructor.json', 'result.json.csv'])('%s is no file', async (name) => {
    expect((await get(name)).status).toBe(404);
  });

  it('without the artefact those of single runs are not there; verdicts and the evaluation are', async () => {
    const bare = serverOf({
      ...{ db: {}, references: {}, now: () => new Date() },
      accessibility: readAccessibility({ summary: summaryOf(failed), result: null }),
    } as Context);
    const statuses = await Promise.all(
      ['result.json', 'result.csv', 'criteria.csv', 'result.earl.jsonld'].map(
        async (name) => (await get(name, bare)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 200, 200]);
    expect((await send(bare, 'GET /accessibility_runs')).body).toMatchObject({ runs: [], is_available: false });
    const [whole, small] = await Promise.all(
      [app, bare].map(async (each) => (await send(each, 'GET /accessibility_result')).body),
    );
    expect({ ...small, report: { ...small!.report, has_runs: true } }).toEqual(whole);
  });

  it('the JSON is the kept result', async () => {
    expect(await (await get('result.json')).json()).toEqual(failed);
  });

  it('the CSV has a line for every combination, and its sums are the counts', async () => {
    const bytes = new Uint8Array(await (await get('result.csv')).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = rowsOf(`\uFEFF${new TextDecoder().decode(bytes)}`);
    expect(rows).toHaveLength(failed.runs.length);
    for (const row of rows) expect(row).toHaveLength(header!.length);
    const { counts } = auditOf(failed, criteria, standards);
    for (const name of ['rules_run', 'violations', 'findings', 'decided', 'undecided'] as const)
      expect(
        rows.reduce((sum, row) => sum + Number(row[header!.indexOf(name)]), 0),
        name,
      ).toBe(counts[name]);
  });

  it('the CSV of the criteria has a line for every one, with its verdict', async () => {
    const [header, ...rows] = rowsOf(
      `\uFEFF${new TextDecoder().decode(await (await get('criteria.csv')).arrayBuffer())}`,
    );
    const cells = (row: string[]) =>
      ['number', 'outcome', 'subjects', 'failed_subjects'].map((name) => row[header!.indexOf(name)]);
    expect(rows.map(cells)).toEqual(
      failed.criteria.map(({ number, outcome, subjects, failed_subjects }) => [
        ...[number, outcome, String(subjects), failed_subjects.join(' ')],
      ]),
    );
    expect(failed.criteria.some(({ failed_subjects }) => failed_subjects.length)).toBe(true);
    for (const row of rows) expect(row).toHaveLength(header!.length);
  });

  it('no cell begins like a formula', async () => {
    const title = { ja: '=1+1', en: '@sum, "x"\nand more' };
    const [first, ...subjects] = failed.subjects;
    const evil = appOf({ ...failed, subjects: [{ ...first!, title }, ...subjects] });
    const text = await (await get('result.csv', evil)).text();
    expect(text).toContain(`page,/,'=1+1,"'@sum, ""x""\nand more",first`);
  });

  it('EARL asserts every criterion of WCAG 2.2 once about the site, with the verdict of the page', async () => {
    interface Assertion {
      type: string;
      mode?: string;
      assertedBy: string;
      subject: { id: string };
      test: { id: string; title: string };
      result: { outcome: { id: string } };
      hasPart: Assertion[];
    }
    const earl = (await (await get('result.earl.jsonld?lang=en')).json()) as {
      '@context': Record<string, unknown>;
      type: string;
      defineScope: { scope: { id: string } };
      selectSample: { structuredSample: { id: string }[]; randomSample: { id: string }[] };
      auditSample: Assertion[];
      assertors: { id: string }[];
    };
    expect(earl.type).toBe('Evaluation');
    expect(earl.selectSample.structuredSample.map(({ id }) => id)).toEqual(['http://localhost/']);
    expect(earl.selectSample.randomSample.map(({ id }) => id)).toEqual(['http://localhost/map']);
    const ids = {
      passed: 'passed',
      failed: 'failed',
      cannotTell: 'cantTell',
      inapplicable: 'inapplicable',
      untested: 'untested',
    };
    const wanted = failed.criteria.filter(({ number }) => number !== '4.1.1');
    expect(earl.auditSample.map(({ test, result }) => [test.title.split(' ')[0], result.outcome.id])).toEqual(
      wanted.map(({ number, outcome }) => [number, `earl:${ids[outcome]}`]),
    );
    for (const { subject } of earl.auditSample) expect(subject.id).toBe(earl.defineScope.scope.id);
    // The report tool reads what stands after the last colon as the name of a criterion, and two things of one id as one thing.
    const anchors = earl.auditSample.map(({ test }) => test.id);
    expect(new Set(anchors).size).toBe(86);
    for (const anchor of anchors) expect(anchor).toMatch(/^(WCAG:[a-z-]+|WCAG21:target-size)$/);
    expect(anchors.filter((anchor) => anchor.startsWith('WCAG21:'))).toHaveLength(1);
    expect(earl.selectSample.structuredSample.map(({ id }) => id)).not.toContain(earl.defineScope.scope.id);
    expect(earl.auditSample.find(({ test }) => test.title.startsWith('1.4.3'))).toMatchObject({
      ...{ mode: 'earl:automatic', test: { id: 'WCAG:contrast-minimum' } },
      hasPart: [{ subject: { id: 'http://localhost/map' }, result: { outcome: { id: 'earl:failed' } } }],
    });
    for (const { mode, assertedBy, result } of earl.auditSample) {
      expect(earl.assertors.map(({ id }) => id)).toContain(assertedBy);
      // The modes that EARL has; none for what was not tested.
      if (result.outcome.id === 'earl:untested') expect(mode).toBeUndefined();
      else expect(['earl:automatic', 'earl:semiAuto', 'earl:manual']).toContain(mode);
    }
    expect(earl.auditSample.some(({ mode }) => mode === undefined)).toBe(true);
    // Every name that is used is one that the context explains.
    const names = new Set(JSON.stringify({ ...earl, '@context': null }).match(/"[A-Za-z]\w*"(?=:)/g));
    expect([...names].map((name) => JSON.parse(name)).filter((name) => !(name in earl['@context']))).toEqual([]);
  });
});
