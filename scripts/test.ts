/**
 * Everything: lint, types, layer rules, unit, machine, contract, content, server (both engines), story (axe), component and
 * end-to-end tests. Ends with the names of the failed tests and `N passed, N failed`. With `--full` (`npm run test:full`)
 * also the proofs of the accessibility checks and of the package.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checks } from './check.ts';
import { headlessChromiumPath } from './chromium.ts';
import { root, runStep, type Step } from './steps.ts';

let passed = 0;
const failures: string[] = [];

async function count(step: Step): Promise<boolean> {
  const isOk = await runStep(step);
  if (isOk) passed += 1;
  else failures.push(step.name);
  return isOk;
}

/** What is read of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

let chromium: string;
try {
  chromium = headlessChromiumPath();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n0 passed, 1 failed\n`);
  process.exit(1);
}
const reports = mkdtempSync(path.join(tmpdir(), 'tokotoko-tests-'));

/** Runs vitest projects, as many files at once as there are workers, and adds what they counted. */
async function vitest(workers: number, ...projects: string[]): Promise<void> {
  const name = projects.join(', ');
  const file = path.join(reports, `${projects.join('-')}.json`);
  const isOk = await runStep({
    name,
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', file],
      ...['--maxWorkers', String(workers)],
    ],
    env: { CHROMIUM_PATH: chromium },
  });
  const before = failures.length;
  try {
    const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    passed += numPassedTests;
    if (!numTotalTests) failures.push(`${name}: no tests`);
    for (const { name: testFile, assertionResults } of testResults)
      for (const { fullName, status, failureMessages } of assertionResults)
        if (status === 'failed')
          failures.push(`${path.relative(root, testFile)} ${fullName}: ${failureMessages?.[0]?.split('\n')[0] ?? ''}`);
  } catch (error) {
    failures.push(`${name}: no report (${(error as Error).message})`);
  }
  // A run that fails without a failing test (a broken set-up, an unhandled error) counts as one.
  if (!isOk && failures.length === before) failures.push(name);
}

async function runChecks(): Promise<void> {
  // The translation keys are among the unit tests.
  for (const step of checks.filter(({ name }) => name !== 'translation keys')) await count(step);
}

async function endToEnd(): Promise<void> {
  if (await count({ name: 'build', command: 'node', args: ['scripts/build.ts', '--if-needed'] }))
    await vitest(2, 'e2e');
}

// Three rows side by side, so that both processors are busy to the end; the checks begin when the first of them is done.
const rows = [vitest(2, 'ui', 'story'), endToEnd(), vitest(2, 'unit', 'server')];
await Promise.race(rows);
await Promise.all([...rows, runChecks()]);
// The proofs of the accessibility checks and the package installed into fresh apps: about six minutes.
if (process.argv.includes('--full')) await vitest(2, 'a11y', 'library');
rmSync(reports, { recursive: true });

if (failures.length) process.stdout.write(`\nFailed:\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length ? 1 : 0);
