/** Looks at combinations one after another, several at once, and gathers what was found. */
import type { Browser, Page } from 'playwright';
import type { AccessibilityRun } from '../../contract/accessibility.ts';
import type { Language } from '../../contract/values.ts';
import { runAxe } from './axe.ts';
import { type Check, type Finding, type SiteCheck, type Subject, viewports } from './check.ts';
import type { Combination } from './conditions.ts';
import { contextOptions, type Origins, open } from './open.ts';
import type { Tree } from './trees.ts';

/** What pages said to the checks that judge all of them together. */
export interface Fact {
  check: string;
  subject: { id: string; lang: Language };
  fact: unknown;
}

/** Everything that one part of a run brings; parts are put together by adding them up. */
export interface Part {
  /** Combinations that the form asks for, in this part. */
  expected: number;
  runs: AccessibilityRun[];
  trees: Record<string, Tree>;
  facts: Fact[];
}

export interface RunOptions {
  browser: Browser;
  origins: Origins;
  combinations: readonly Combination[];
  checks: readonly Check[];
  siteChecks: readonly SiteCheck[];
  /** Pages that are looked at side by side. */
  workers: number;
  onProgress: (done: number, combination: Combination, run: AccessibilityRun) => void;
}

/** A page that could not be opened is a finding of its own: silence is never a pass. */
export const opensCheck = 'opens';

const byTarget = (a: Finding, b: Finding) => a.target.localeCompare(b.target) || a.message.localeCompare(b.message);

async function ask(check: Check, page: Page, subject: Subject): Promise<AccessibilityRun['findings']> {
  try {
    const found = await check.run(page, subject);
    return found.toSorted(byTarget).map(({ message, target }) => ({ check: check.id, message, target }));
  } catch (error) {
    return [{ check: check.id, message: `could not be run: ${firstLine(error)}`, target: 'page' }];
  }
}

const firstLine = (error: unknown) =>
  String((error as Error).message ?? error)
    .split('\n')[0]!
    .slice(0, 200);

const isFor = (check: Check, { unit, mode }: Combination) =>
  check.kinds.includes(unit.kind) && (!check.modes || check.modes.includes(mode));

export async function runCombinations({
  browser,
  origins,
  combinations,
  checks,
  siteChecks,
  workers,
  onProgress,
}: RunOptions): Promise<Part> {
  const runs: AccessibilityRun[] = [];
  const trees: Record<string, Tree> = {};
  const facts: Fact[] = [];
  /** The first combination of each subject and language tells its tree and its facts. */
  const seen = new Set<string>();
  let next = 0;
  let done = 0;

  async function look(page: Page, combination: Combination): Promise<AccessibilityRun> {
    const { unit, lang, textSize, viewport, mode, isThorough } = combination;
    const started = performance.now();
    const run: AccessibilityRun = {
      ...{ subject: unit.id, state: unit.state, lang, text_size: textSize, viewport, mode },
      ...{ rules_run: 0, passed: 0, not_applicable: 0, violations: [], incomplete: [] },
      ...{ checks: [opensCheck], findings: [], ms: 0 },
    };
    try {
      const subject = await open(page, origins, combination);
      Object.assign(run, await runAxe(page, unit.kind));
      const asked = checks.filter((check) => isFor(check, combination) && (check.when === 'every' || isThorough));
      if (unit.state === 'first' && mode !== 'print' && !seen.has(`${unit.id} ${lang}`)) {
        seen.add(`${unit.id} ${lang}`);
        const size = page.viewportSize()!;
        await page.setViewportSize(viewports.l);
        trees[unit.id] = { ...trees[unit.id], [lang]: await page.locator('body').ariaSnapshot() };
        for (const check of siteChecks.filter(({ kinds }) => kinds.includes(unit.kind)))
          facts.push({ check: check.id, subject: { id: unit.id, lang }, fact: await check.collect(page, subject) });
        await page.setViewportSize(size);
      }
      // Those that leave no trace first.
      for (const check of asked.toSorted((a, b) => (a.when === b.when ? 0 : a.when === 'every' ? -1 : 1))) {
        run.findings.push(...(await ask(check, page, subject)));
        run.checks.push(check.id);
      }
    } catch (error) {
      run.findings.push({ check: opensCheck, message: firstLine(error), target: 'page' });
    }
    run.ms = Math.round(performance.now() - started);
    return run;
  }

  async function work(): Promise<void> {
    const context = await browser.newContext(contextOptions);
    let page = await context.newPage();
    while (next < combinations.length) {
      const at = next;
      next += 1;
      const combination = combinations[at]!;
      const run = await look(page, combination);
      runs[at] = run;
      done += 1;
      onProgress(done, combination, run);
      // Thorough checks leave listeners and clocks behind in the page.
      if (combination.isThorough || run.findings.some(({ check }) => check === opensCheck)) {
        await page.close();
        page = await context.newPage();
      }
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: workers }, work));
  return { expected: combinations.length, runs, trees, facts };
}
