/**
 * Everything: lint, types, layer rules, unit, machine, contract, content, server (both engines), story (axe), component and end-to-end tests.
 * Ends with `N passed, N failed`. With `--full` (`npm run test:full`) also the proofs of the
 * accessibility checks and of the package.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checks } from './check.ts';
import { headlessChromiumPath } from './chromium.ts';
import { runStep, runStepBeside } from './steps.ts';

let passed = 0;
let failed = 0;
function count(isPassed: boolean): void {
  if (isPassed) passed += 1;
  else failed += 1;
}

/** For components and stories; pages that need the whole browser find it by themselves. */
let headless: string;
try {
  headless = headlessChromiumPath();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n0 passed, 1 failed\n`);
  process.exit(1);
}
const reports = mkdtempSync(path.join(tmpdir(), 'tokotoko-tests-'));

/** Runs vitest projects and adds what they counted. */
async function vitest(projects: string[], env: Record<string, string> = {}): Promise<void> {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const isOk = await runStepBeside({
    name: projects.join(', '),
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter',
      'dot',
      '--reporter',
      'json',
      '--outputFile.json',
      report,
    ],
    env,
  });
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >;
    passed += numPassedTests!;
    failed += numFailedTests!;
    // A run that fails without a failing test (a broken set-up, an unhandled error) or that ran nothing counts as one.
    if ((!isOk && !numFailedTests) || !numTotalTests) failed += 1;
  } catch {
    failed += 1;
  }
}

// The translation keys are among the unit tests.
for (const step of checks.filter(({ name }) => name !== 'translation keys')) count(runStep(step));
const isBuilt = runStep({ name: 'build', command: 'node', args: ['scripts/build.ts', '--if-needed'] });
count(isBuilt);
// Two rows of tests side by side: they wait more than they work. Last those that can make use of every processor.
const inPortal = async () => {
  if (isBuilt) await vitest(['e2e']);
  await vitest(['unit', 'server']);
};
await Promise.all([inPortal(), vitest(['ui', 'story'], { CHROMIUM_PATH: headless })]);
// The proofs of the accessibility checks and the package installed into fresh apps: about six minutes.
if (process.argv.includes('--full')) await vitest(['a11y', 'library']);

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
