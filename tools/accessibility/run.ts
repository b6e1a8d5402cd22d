/** Looks at combinations one after another, several at once, and gathers what was found. */
import type { Browser, Page } from 'playwright';
import type { AccessibilityRun } from '../../contract/accessibility.ts';
import { opensCheck } from '../../contract/accessibilityOutcomes.ts';
import type { Language } from '../../contract/values.ts';
import { runAxe } from './axe.ts';
import { type Check, type Finding, type SiteCheck, type Subject, viewports } from './check.ts';
import { followRequests, freshen, settleLoaded } from './checks/support.ts';
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
  /** What took how long in all, in milliseconds: opening, axe, and each check by its id. */
  times: Record<string, number>;
}

export interface RunOptions {
  browser: Browser;
  origins: Origins;
  combinations: readonly Combination[];
  checks: readonly Check[];
  siteChecks: readonly SiteCheck[];
  /** Ids of the checks by which a criterion does not apply: they must have seen everything. */
  absences: ReadonlySet<string>;
  /** Pages that are looked at side by side. */
  workers: number;
  /** By `performance.now()`: no look begins later. */
  until: number;
  onProgress: (done: number, combination: Combination, run: AccessibilityRun) => void;
}

const byTarget = (a: Finding, b: Finding) => a.target.localeCompare(b.target) || a.message.localeCompare(b.message);

async function ask(check: Check, page: Page, subject: Subject): Promise<AccessibilityRun['findings']> {
  try {
    await freshen(page, subject);
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

/** Those that a combination asks for; those that leave no trace first. */
export function checksFor(
  { unit, mode, depth }: Combination,
  checks: readonly Check[],
  absences: ReadonlySet<string>,
): Check[] {
  const isDue = {
    every: true,
    language: depth === 'language' || depth === 'state' || depth === 'thorough',
    once: depth === 'thorough',
  } satisfies Record<Check['when'], boolean>;
  const actsInEverySetting = depth === 'settings' || (depth === 'language' && unit.kind === 'page' && mode === 'plain');
  return checks
    .filter(({ kinds, modes }) => kinds.includes(unit.kind) && (!modes || modes.includes(mode)))
    .filter(
      ({ id, when, everySetting, presses }) =>
        (isDue[when] && !(presses && depth === 'state')) ||
        ((depth === 'absence' || depth === 'state') && absences.has(id)) ||
        (actsInEverySetting && everySetting),
    )
    .toSorted((a, b) => (a.when === b.when ? 0 : a.when === 'every' ? -1 : 1));
}

/**
 * The first combination of each subject and language on a screen tells its tree and its facts: of all languages in the same text size,
 * because what a header has room for depends on it.
 */
export function tellingOf(combinations: readonly Combination[]): ReadonlySet<Combination> {
  const onScreen = combinations.filter(({ unit, mode }) => unit.state === 'first' && mode !== 'print');
  const telling = new Map<string, Combination>();
  for (const [id, all] of Map.groupBy(onScreen, ({ unit }) => unit.id)) {
    const byLang = Map.groupBy(all, ({ lang }) => lang);
    const common = all
      .map(({ textSize }) => textSize)
      .toSorted()
      .find((size) => [...byLang.values()].every((own) => own.some(({ textSize }) => textSize === size)));
    for (const [lang, own] of byLang)
      telling.set(`${id} ${lang}`, own.find(({ textSize }) => textSize === common) ?? own[0]!);
  }
  return new Set(telling.values());
}

/** What pages before have kept on the device. */
async function forget(page: Page, origins: readonly string[]): Promise<void> {
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', {
      ...{ origin, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' },
    });
  await session.detach();
}

export async function runCombinations({
  browser,
  origins,
  combinations,
  checks,
  siteChecks,
  absences,
  workers,
  until,
  onProgress,
}: RunOptions): Promise<Part> {
  const runs: AccessibilityRun[] = [];
  const trees: Record<string, Tree> = {};
  const facts: Fact[] = [];
  const times: Record<string, number> = {};
  async function timed<T>(name: string, work: Promise<T>): Promise<T> {
    const started = performance.now();
    return work.finally(() => {
      times[name] = Math.round((times[name] ?? 0) + performance.now() - started);
    });
  }
  const telling = tellingOf(combinations);
  let next = 0;
  let done = 0;

  async function look(page: Page, combination: Combination): Promise<AccessibilityRun> {
    const { unit, lang, textSize, viewport, mode } = combination;
    const asked = checksFor(combination, checks, absences);
    const started = performance.now();
    const run: AccessibilityRun = {
      ...{ subject: unit.id, state: unit.state, lang, text_size: textSize, viewport, mode },
      ...{ rules_run: 0, passed: 0, not_applicable: 0, violations: [], incomplete: [] },
      ...{ checks: [opensCheck], is_complete: false, findings: [], ms: 0 },
    };
    try {
      followRequests(page);
      for (const script of new Set(asked.flatMap((check) => check.script ?? []))) await page.addInitScript(script);
      const subject = await timed('open', open(page, origins, combination));
      Object.assign(run, await timed('axe', runAxe(page, unit.kind)));
      if (telling.has(combination)) {
        const size = page.viewportSize()!;
        await page.setViewportSize(viewports.l);
        // What a wide page loads beside its content comes a moment later.
        await settleLoaded(page);
        const tree = await page.locator('body').ariaSnapshot();
        // Another language of it may be told at the same time.
        trees[unit.id] = { ...trees[unit.id], [lang]: tree };
        for (const check of siteChecks.filter(({ kinds }) => kinds.includes(unit.kind)))
          facts.push({ check: check.id, subject: { id: unit.id, lang }, fact: await check.collect(page, subject) });
        await page.setViewportSize(size);
      }
      for (const check of asked) {
        run.findings.push(...(await timed(check.id, ask(check, page, subject))));
        run.checks.push(check.id);
      }
      run.is_complete = asked.length === checksFor({ ...combination, depth: 'thorough' }, checks, absences).length;
    } catch (error) {
      run.findings.push({ check: opensCheck, message: firstLine(error), target: 'page' });
    }
    run.ms = Math.round(performance.now() - started);
    return run;
  }

  async function work(): Promise<void> {
    // Looks share what the browser has fetched and compiled. Quick ones share a page, too; checks that act leave listeners and entries
    // behind, and get a page of their own each. Only thorough ones set the clock, which belongs to the whole context.
    const [shared, acting] = [await browser.newContext(contextOptions), await browser.newContext(contextOptions)];
    // Pages of one context share a process as long as one of them is open: a third of what opening a story takes.
    const stays = await acting.newPage();
    await stays.goto(`${origins.storybook}/index.json`);
    let quick = await shared.newPage();
    const pageFor = async (combination: Combination): Promise<Page> => {
      const { depth, unit } = combination;
      // What pages before have kept on the device would be told in one language and not in the other.
      if (depth === 'quick' && !(unit.kind === 'page' && telling.has(combination))) return quick;
      if (depth === 'thorough') return (await browser.newContext(contextOptions)).newPage();
      const page = await acting.newPage();
      await forget(page, Object.values(origins));
      return page;
    };
    while (next < combinations.length && performance.now() < until) {
      const at = next;
      next += 1;
      const combination = combinations[at]!;
      const page = await pageFor(combination);
      const run = await look(page, combination);
      runs[at] = run;
      done += 1;
      onProgress(done, combination, run);
      if (combination.depth === 'thorough') await page.context().close();
      else if (page !== quick) await page.close();
      if (page !== quick || run.findings.every(({ check }) => check !== opensCheck)) continue;
      await quick.close();
      quick = await shared.newPage();
    }
    await shared.close();
    await acting.close();
  }
  await Promise.all(Array.from({ length: workers }, work));
  // A subject that was not looked at to its end is as one that was not looked at.
  const unfinished = new Set(combinations.filter((_, at) => !runs[at]).map(({ unit }) => unit.id));
  const finished = runs.filter((run) => run && !unfinished.has(run.subject));
  return { expected: combinations.length, runs: finished, trees, facts, times };
}
