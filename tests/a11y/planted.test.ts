/** A fault that is planted in a site turns the run red, fails its criterion, forbids the claim, and stands in what is served. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { criterion, ruleNames, standardEntry } from '../../contract/accessibility.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { failedResult } from '../../stories/fixtures/accessibility.ts';
import { checks } from '../../tools/accessibility/checks/index.ts';
import { combinationsOf, type Unit } from '../../tools/accessibility/conditions.ts';
import { startPortalOfRun } from '../../tools/accessibility/portal.ts';
import { complaintsOf, resultOf } from '../../tools/accessibility/result.ts';
import { runCombinations } from '../../tools/accessibility/run.ts';
import { flags } from '../e2e/browser.ts';
import { copyPortal, type RunningPortal, startPortal } from '../e2e/portal.ts';

/** Faults as they come into a site: each in the source of one screen. */
const planted: Record<string, { screen: string; fault: string; complaint: RegExp; criterion: string }> = {
  '/sitemap': {
    screen: 'SiteMap/SiteMapScreen.tsx',
    fault: '<img src="/favicon.svg" width="200" height="100" />',
    complaint: /^\/sitemap .*: image-alt: /m,
    criterion: '1.1.1',
  },
  '/news': {
    screen: 'News/NewsScreen.tsx',
    fault: '<p className={planted.pale}>この文は、うすくて読めません。</p>',
    complaint: /^\/news .*: color-contrast: /m,
    criterion: '1.4.3',
  },
  '/parks': {
    screen: 'Parks/ParksScreen.tsx',
    fault:
      '<button type="button" className={planted.large} onKeyDown={(event) => event.key === "Tab" && event.preventDefault()}>ここまで</button>',
    complaint: /^\/parks .*: focus-order: /m,
    criterion: '2.1.2',
  },
  '/map/cross_search': {
    screen: 'CrossSearch/CrossSearchScreen.tsx',
    fault: '<button type="button" className={planted.tiny} aria-label="閉じる" />',
    complaint: /^\/map\/cross_search .*: target-size: .*20 × 20/m,
    criterion: '2.5.8',
  },
};
const styles = `import { style } from '@vanilla-extract/css';
export const pale = style({ color: '#999' });
export const large = style({ minWidth: 48, minHeight: 48 });
export const tiny = style({ boxSizing: 'border-box', width: 20, height: 20, padding: 0 });
`;
const clean = '/about/cookie-policy';
/** Whose words are taken away. */
const ruleWithoutWords = 'image-alt';

const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-planted-'));
/** A copy of the portal, built with the faults. */
const site = path.join(directory, 'site');
const data = path.join(directory, 'data');
let browser: Browser;
let portal: RunningPortal;

function plant(): void {
  copyPortal(site);
  for (const folder of ['public', 'scripts', 'stories', 'tokens', 'ui', 'package-lock.json', 'vite.config.ts'])
    cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
  writeFileSync(path.join(site, 'app/planted.css.ts'), styles);
  for (const { screen, fault } of Object.values(planted)) {
    const file = path.join(site, 'app/screens', screen);
    const source = readFileSync(file, 'utf8');
    const before = '<h1 className={text.title}>';
    if (!source.includes(before)) throw new Error(`no place for a fault in ${screen}`);
    writeFileSync(file, `import * as planted from '../../planted.css.ts';\n${source.replace(before, fault + before)}`);
  }
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

beforeAll(async () => {
  plant();
  portal = await startPortal({ DATA_DIR: data }, site);
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await portal.stop();
  rmSync(directory, { recursive: true, force: true });
});

const unit = (id: string): Unit => ({
  ...{ kind: 'page', id, state: 'first', langs: ['ja'], textSizes: [1], viewports: ['m'], modes: ['plain'] },
});

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'content/accessibility', name), 'utf8'));

async function resultFor(ids: readonly string[]) {
  const part = await runCombinations({
    ...{
      browser,
      origins: { portal: portal.origin, storybook: portal.origin },
      workers: 1,
      until: Number.POSITIVE_INFINITY,
      onProgress: () => undefined,
    },
    combinations: combinationsOf('pairwise', ids.map(unit)),
    checks: checks.filter(({ id }) => ['focus-order', 'target-size'].includes(id)),
    siteChecks: [],
    absences: new Set(),
  });
  return resultOf({
    ...{ form: 'pairwise', part, commit: 'planted', build: 'planted', rulings: [], manual: [], history: [] },
    titles: ids.map((id) => ({
      ...{ id, kind: 'page', title: { ja: id, en: id }, fingerprint: '', tested_at: '2026-11-21T00:10:00.000Z' },
    })),
    sample: null,
    ...{ started_at: '2026-11-21T00:00:00.000Z', ended_at: '2026-11-21T00:10:00.000Z' },
    tools: { axe: '', browser: '', playwright: '', storybook: '' },
    other_engines: [],
    ...{ criteria: z.array(criterion).parse(kept('criteria.json')) },
    aims: z.array(standardEntry).parse(kept('standards.json')),
  });
}

const { source, rules: names } = ruleNames.parse(kept('rules.json'));

test('nothing planted: no complaint, and yet no claim without the criteria that need a person', async () => {
  const result = await resultFor([clean]);
  expect(complaintsOf(result, names, true)).toEqual([]);
  expect(result.claims.map(({ kind }) => kind)).not.toContain('conformant');
});

test.each(Object.keys(planted))('%s: the run is red, its criterion fails, and nothing else is blamed', async (id) => {
  const { complaint, criterion: number } = planted[id]!;
  const result = await resultFor([clean, id]);
  const complaints = complaintsOf(result, names, true);
  expect(complaints.join('\n')).toMatch(complaint);
  expect(complaints.some((line) => line.startsWith(clean))).toBe(false);
  expect(result.criteria.find((each) => each.number === number)).toMatchObject({
    ...{ outcome: 'failed', automatic: 'failed', failed_subjects: [id] },
  });
});

const withoutWords = names.map((name) =>
  name.id === ruleWithoutWords ? { ...name, help: { ...name.help, ja: '' } } : name,
);

test('a rule that is not translated: the run is red', async () => {
  expect(complaintsOf(await resultFor([clean]), withoutWords, true)).toEqual([
    `rule ${ruleWithoutWords} has no words in Japanese`,
  ]);
});

test('two runs of the same say the same, but for how long they took', async () => {
  const ids = [clean, '/news', '/map/cross_search'];
  const [one, other] = [await resultFor(ids), await resultFor(ids)].map((result) =>
    JSON.stringify({ ...result, runs: result.runs.map((run) => ({ ...run, ms: 0 })) }),
  );
  expect(one).toBe(other);
});

test('a run sees a portal whose result is always the same, whatever was kept last', async () => {
  const ofRun = await startPortalOfRun(path.join(directory, 'run'));
  try {
    const response = await fetch(`${ofRun.origin}/about/accessibility/result.json`);
    expect(await response.json()).toEqual(failedResult());
  } finally {
    await ofRun.stop();
  }
});

test('all of them stand on the pages of the site that has them', async () => {
  const keep = (name: string, value: unknown) =>
    writeFileSync(path.join(site, 'content/accessibility', name), JSON.stringify(value));
  mkdirSync(path.join(site, 'dist/accessibility'), { recursive: true });
  writeFileSync(
    path.join(site, 'dist/accessibility/result.json'),
    JSON.stringify({ ...(await resultFor([clean, ...Object.keys(planted)])), ended_at: new Date().toISOString() }),
  );
  keep('rules.json', { source, rules: withoutWords });
  // It reads what is kept when it starts.
  await portal.stop();
  portal = await startPortal({ DATA_DIR: data }, site);

  const read = await browser.newPage();
  try {
    const rowOf = (text: string) => read.locator('tr', { has: read.getByText(text, { exact: false }) }).first();
    await read.goto(`${portal.origin}/about/accessibility/result`);
    // In a list that is closed at first.
    for (const { criterion: number } of Object.values(planted))
      expect(await rowOf(`${number} `).textContent(), number).toContain('満たしていない');
    await read.goto(`${portal.origin}/about/accessibility/result?view=records`);
    expect(await read.locator('main').innerText()).toContain(`${ruleWithoutWords}（日本語の説明がまだありません）`);
    await read.goto(`${portal.origin}/about/accessibility/result?view=runs&problems=yes`);
    const runs = await read.locator('main').innerText();
    for (const id of Object.keys(planted)) expect(runs).toContain(id);
    expect(runs).not.toContain(clean);
  } finally {
    await read.close();
  }
});
