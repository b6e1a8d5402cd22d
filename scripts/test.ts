/**
 * Everything: lint, types, layer rules, unit, machine, contract, content, server (both engines), story (axe), component and
 * end-to-end tests. Ends with the names of the failed tests and `N passed, N failed`.
 *
 * Of the longest proofs it runs a sample, another one every day (`tests/full.ts`); it says at the end of which day and what was left
 * out, and `TEST_TURN=… npm test` repeats that. With `--full` (`npm run test:full`, which sets `TEST_FULL=1`) they run whole, and so do the
 * proofs of the accessibility checks and of the package, and the main journeys in Firefox and WebKitGTK where they are installed.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storiesOfDay, suitesOfOtherDays, turn } from '../tests/full.ts';
import { checks } from './check.ts';
import { headlessChromiumPath } from './chromium.ts';
import { skippedEngines } from './engines.ts';
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
const isFull = process.argv.includes('--full');
/** Read by tests/full.ts in every process of the tests: one day for the whole run, also over midnight. */
const long = { TEST_TURN: String(turn), ...(isFull && { TEST_FULL: '1' }) };
const otherDays = suitesOfOtherDays(isFull);
const reports = mkdtempSync(path.join(tmpdir(), 'tokotoko-tests-'));

/**
 * Runs vitest projects, as many files at once as there are workers, and adds what they counted. With `story` among them, only the
 * stories of this day.
 */
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
      ...otherDays.filter((suite) => !suite.startsWith('stories/')).flatMap((suite) => ['--exclude', suite]),
      ...(projects.includes('story') && !isFull ? ['tests/ui/', ...storiesOfDay(otherDays)] : []),
    ],
    env: { CHROMIUM_PATH: chromium, ...long },
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

// Two processors. In one row what needs no browser, and then the checks; in the other the browser's tests, and then the portal's. Tests
// without a browser wait more than they compute, so two at a time; more finish nothing earlier: each test takes longer, until those
// that wait for something give up.
async function inBrowsers(): Promise<void> {
  await vitest(2, 'ui', 'story');
  if (await count({ name: 'build', command: 'node', args: ['scripts/build.ts', '--if-needed'] }))
    await vitest(2, 'e2e');
  // Builds Storybook, which takes a minute and a half: only where something is signed.
  if (globSync('content/reviews/*.json', { cwd: root }).length)
    await count({
      name: 'signatures',
      command: 'node',
      args: ['tools/review/main.ts', 'check'],
      env: { CHROMIUM_PATH: chromium },
    });
}
async function withoutBrowsers(): Promise<void> {
  await vitest(2, 'unit', 'server');
  await runChecks();
}
await Promise.all([inBrowsers(), withoutBrowsers()]);
// The proofs of the accessibility checks and the package installed into fresh apps: about six minutes. Then Firefox and WebKitGTK, one
// at a time: five to nine.
if (isFull) {
  await vitest(2, 'a11y', 'library');
  await vitest(1, 'engines');
  for (const line of skippedEngines()) process.stdout.write(`${line}\n`);
}
rmSync(reports, { recursive: true });

if (failures.length) process.stdout.write(`\nFailed:\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
if (!isFull)
  process.stdout.write(
    `\nThe longest proofs were samples: TEST_TURN=${turn} repeats them, npm run test:full runs all. Not of this day:\n${otherDays.join(' ')}\n`,
  );
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length ? 1 : 0);
