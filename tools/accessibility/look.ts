/** Builds, opens and looks at one part of a run. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { Criterion } from '../../contract/accessibility.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { courseFixtures } from '../../scripts/courseFixtures.ts';
import { root, runStep } from '../../scripts/steps.ts';
import { flags } from '../../tests/e2e/browser.ts';
import { removeDirectory, temporaryDirectory } from '../../tests/e2e/portal.ts';
import { readArtefact } from './artefact.ts';
import { axeVersion } from './axe.ts';
import { checks, siteChecks } from './checks/index.ts';
import { type Combination, combinationsOf, type Form, shardOf, type Unit } from './conditions.ts';
import { fingerprintsOf, htmlOf } from './fingerprints.ts';
import type { Origins } from './open.ts';
import { startPortalOfRun } from './portal.ts';
import { type Look, together } from './result.ts';
import { partOf, unchangedSubjects } from './reuse.ts';
import { runCombinations } from './run.ts';
import { sampleOf } from './sample.ts';
import { buildStorybook, serveStorybook, storyEntries } from './storybook.ts';
import { titleOf } from './titles.ts';
import { pageUnits, storyUnits } from './units.ts';

export interface LookOptions {
  form: Form;
  /** Only subjects whose address, id or title contains it; what begins with a slash is the beginning of an address. */
  only: string | null;
  /** From 1. */
  shard: number;
  shards: number;
  workers: number;
  criteria: readonly Criterion[];
  /** No look begins later; Infinity to look at everything. */
  minutes: number;
  /** The artefact whose outcomes are kept where nothing has changed; null to look at everything. */
  from: string | null;
}

const isAsked = (only: string | null) => (id: string) =>
  !only || (only.startsWith('/') ? id.startsWith(only) : id.includes(only) || titleOf(id).ja.includes(only));

/** A new line for a terminal's last one; elsewhere a line for every twentieth part. */
function showProgress(total: number) {
  const started = performance.now();
  let wrong = 0;
  return (done: number, { unit, lang, viewport, mode }: Combination, run: Look['part']['runs'][number]) => {
    wrong += run.violations.length + run.findings.length;
    const left = Math.round((((performance.now() - started) / done) * (total - done)) / 1000);
    const line = `${done}/${total}, ${left} s left, ${wrong} wrong: ${unit.id} ${lang} ${viewport} ${mode}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line.slice(0, 150)}`);
    else if (done === total || Math.floor((done * 20) / total) > Math.floor(((done - 1) * 20) / total))
      process.stdout.write(`${line}\n`);
  };
}

const version = (name: string) =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

async function fingerprintsOfAll(units: readonly Unit[], origins: Origins, browser: string) {
  const { ofStory, ofPage } = fingerprintsOf(root, browser, JSON.stringify(courseFixtures()));
  const withStates = new Set(units.filter(({ state }) => state !== 'first').map(({ id }) => id));
  const found = new Map(storyEntries().map((entry) => [entry.id, ofStory(entry)]));
  for (const id of new Set(units.filter(({ kind }) => kind === 'page').map((unit) => unit.id)))
    found.set(id, ofPage({ id, html: await htmlOf(id, origins), hasStates: withStates.has(id) }));
  return found;
}

export async function lookAt(options: LookOptions): Promise<Look> {
  const { form, only, shard, shards } = options;
  if (!(await runStep({ name: 'portal', command: 'node', args: ['scripts/build.ts', '--if-needed'] }))) process.exit(1);
  buildStorybook();
  const started_at = new Date().toISOString();
  // As they are now: much may change in half an hour.
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const build = readFileSync(path.join(root, 'dist/.sources'), 'utf8');
  const sample = sampleOf(started_at.slice(0, 7));
  const directory = temporaryDirectory();
  const [portal, storybook] = await Promise.all([startPortalOfRun(directory), serveStorybook()]);
  let browser: Browser | undefined;
  try {
    // A page of the same site need not compile again what the one before it has run.
    const args = [...flags, '--process-per-site'];
    browser = await chromium.launch({ executablePath: headlessChromiumPath(), args });
    const origins = { portal: portal.origin, storybook: storybook.origin };
    const page = await browser.newPage();
    const units = [...pageUnits(sample.drawn), ...(await storyUnits(page, origins))];
    await page.close();
    // Security updates of a version come every week, and a run may take longer.
    const fingerprints = await fingerprintsOfAll(units, origins, browser.version().split('.')[0]!);
    const earlier = options.from === null ? null : readArtefact(options.from);
    const unchanged = unchangedSubjects(earlier?.result ?? null, form, fingerprints);
    // The turn of a unit belongs to its place among all: a part is looked at as it is in the whole run.
    const asked = combinationsOf(form, units).filter(({ unit: { id } }) => isAsked(only)(id) && !unchanged.has(id));
    const combinations = shardOf(asked, shard, shards);
    process.stdout.write(`${unchanged.size} subjects are unchanged and keep their outcomes\n`);
    const looked = await runCombinations({
      ...{ browser, origins, combinations, checks, siteChecks },
      absences: new Set(options.criteria.flatMap(({ absence }) => absence ?? [])),
      workers: options.workers,
      until: performance.now() + options.minutes * 60_000,
      onProgress: showProgress(combinations.length),
    });
    process.stdout.write('\n');
    // Of several parts the first one brings what is kept.
    const kept = earlier && shard === 1 ? [partOf(earlier, unchanged)] : [];
    const testedAt = new Map(earlier?.result.subjects.map(({ id, tested_at }) => [id, tested_at]));
    const ended_at = new Date().toISOString();
    return {
      ...{ part: together([...kept, looked]), started_at, ended_at, commit, build, sample },
      ...{ form, only, shard, shards },
      subjects: Object.fromEntries(
        [...fingerprints].map(([id, fingerprint]) => [
          id,
          { fingerprint, kept_from: unchanged.has(id) ? testedAt.get(id)! : null },
        ]),
      ),
      tools: {
        axe: axeVersion,
        browser: `Chromium ${browser.version()}`,
        playwright: version('playwright'),
        storybook: version('storybook'),
      },
    };
  } finally {
    await browser?.close();
    storybook.stop();
    await portal.stop();
    removeDirectory(directory);
  }
}
