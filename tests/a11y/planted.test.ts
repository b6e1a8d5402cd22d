/** A fault that is planted in a site turns the run red, fails its criterion, forbids the claim, and stands in what is served. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { criterion, ruleNames, standardEntry } from '../../contract/accessibility.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { failedResult } from '../../stories/fixtures/accessibility.ts';
import { flags } from '../e2e/browser.ts';
import { copyPortal, startPortal } from '../e2e/portal.ts';
import { checks } from './checks/index.ts';
import { combinationsOf, type Unit } from './conditions.ts';
import { startPortalOfRun } from './portal.ts';
import { complaintsOf, resultOf } from './result.ts';
import { runCombinations } from './run.ts';

const page = (body: string) => `<!doctype html><html lang="ja" data-ready="true"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>とことこ東京 - 試験のためのページ</title>
<style>body{margin:0;padding:1rem;color:#111;background:#fff}a,button{display:inline-block;min-width:48px;min-height:48px;margin:.5rem 0;border:2px solid #333}:focus-visible{outline:4px solid #036;outline-offset:2px}</style></head>
<body><a href="#main">本文へ移動</a><header><p>とことこ東京</p></header><main id="main" tabindex="-1"><h1>試験のためのページ</h1>${body}</main><footer><p>ここで終わりです。</p></footer></body></html>`;

const planted = {
  '/clean': '<p>このページには、まちがいがありません。</p>',
  '/alternative':
    '<p>川の写真です。</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="200" height="100">',
  '/contrast': '<p style="color:#999">この文は、うすくて読めません。</p>',
  '/trap':
    '<button type="button" id="a">ひとつめ</button><script>document.getElementById("a").addEventListener("keydown",e=>{if(e.key==="Tab"){e.preventDefault()}})</script>',
  '/target':
    '<button type="button" style="width:20px;height:20px;min-width:0;min-height:0;padding:0" aria-label="閉じる">×</button>',
};
const expected: Record<string, { complaint: RegExp; criterion: string }> = {
  '/alternative': { complaint: /^\/alternative .*: image-alt: /m, criterion: '1.1.1' },
  '/contrast': { complaint: /^\/contrast .*: color-contrast: /m, criterion: '1.4.3' },
  '/trap': { complaint: /^\/trap .*: focus-order: /m, criterion: '2.1.2' },
  '/target': { complaint: /^\/target .*: target-size: .*20 × 20/m, criterion: '2.5.8' },
};

let server: Server;
let browser: Browser;
let origin: string;
const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-planted-'));
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = planted[pathname as keyof typeof planted];
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ? page(body) : page('<p>ありません。</p>'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

const unit = (id: string): Unit => ({
  ...{ kind: 'page', id, state: 'first', langs: ['ja'], textSizes: [1], viewports: ['m'], modes: ['plain'] },
});

const data = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'content/accessibility', name), 'utf8'));

async function resultFor(ids: readonly string[]) {
  const part = await runCombinations({
    ...{ browser, origins: { portal: origin, storybook: origin }, workers: 1, onProgress: () => undefined },
    combinations: combinationsOf('pairwise', ids.map(unit)),
    checks: checks.filter(({ id }) => ['focus-order', 'target-size'].includes(id)),
    siteChecks: [],
    absences: new Set(),
  });
  return resultOf({
    ...{ form: 'pairwise', part, commit: 'planted', build: 'planted', rulings: [], manual: [], history: [] },
    // As stories: their trees are not kept.
    titles: ids.map((id) => ({ id, kind: 'story', title: { ja: id, en: id } })),
    ...{ started_at: '2026-11-21T00:00:00.000Z', ended_at: '2026-11-21T00:10:00.000Z' },
    tools: { axe: '', browser: '', playwright: '', storybook: '' },
    ...{ criteria: z.array(criterion).parse(data('criteria.json')), comparesTrees: true },
    aims: z.array(standardEntry).parse(data('standards.json')),
  });
}

const { source, rules: names } = ruleNames.parse(data('rules.json'));

test('nothing planted: no complaint, and yet no claim without the criteria that need a person', async () => {
  const result = await resultFor(['/clean']);
  expect(complaintsOf(result, names, true)).toEqual([]);
  expect(result.claims.map(({ kind }) => kind)).not.toContain('conformant');
});

test.each(Object.keys(expected))('%s: the run is red, its criterion fails, and nothing else is blamed', async (id) => {
  const { complaint, criterion: number } = expected[id]!;
  const result = await resultFor(['/clean', id]);
  const complaints = complaintsOf(result, names, true);
  expect(complaints.join('\n')).toMatch(complaint);
  expect(complaints.some((line) => line.startsWith('/clean'))).toBe(false);
  expect(result.criteria.find((each) => each.number === number)).toMatchObject({
    ...{ outcome: 'failed', automatic: 'failed', failed_subjects: [id] },
  });
});

/** Words for this rule are taken away. */
const withoutWords = names.map((name) =>
  name.id === 'image-alt' ? { ...name, help: { ...name.help, ja: '' } } : name,
);

test('a rule that is not translated: the run is red', async () => {
  expect(complaintsOf(await resultFor(['/clean']), withoutWords, true)).toEqual([
    'rule image-alt has no words in Japanese',
  ]);
});

test('two runs of the same say the same, but for how long they took', async () => {
  const ids = ['/clean', '/contrast', '/target'];
  const [one, other] = [await resultFor(ids), await resultFor(ids)].map((result) =>
    JSON.stringify({ ...result, runs: result.runs.map((run) => ({ ...run, ms: 0 })) }),
  );
  expect(one).toBe(other);
});

test('a run sees a portal whose result is always the same, whatever was kept last', async () => {
  const portal = await startPortalOfRun(path.join(directory, 'run'));
  try {
    const answer = await fetch(`${portal.origin}/about/accessibility/result.json`);
    expect(await answer.json()).toEqual(failedResult());
  } finally {
    await portal.stop();
  }
});

test('all of them stand on the pages of a portal that is built with such a result', async () => {
  const copy = path.join(directory, 'portal');
  copyPortal(copy);
  cpSync(path.join(root, 'dist'), path.join(copy, 'dist'), { recursive: true });
  const keep = (name: string, data: unknown) =>
    writeFileSync(path.join(copy, 'content/accessibility', name), JSON.stringify(data));
  keep('result.json', await resultFor(Object.keys(planted)));
  keep('rules.json', { source, rules: withoutWords });

  const portal = await startPortal({ DATA_DIR: path.join(directory, 'data') }, copy);
  const read = await browser.newPage();
  try {
    const rowOf = (text: string) => read.locator('tr', { has: read.getByText(text, { exact: false }) }).first();
    await read.goto(`${portal.origin}/about/accessibility/result`);
    for (const { criterion: number } of Object.values(expected))
      expect(await rowOf(`${number} `).innerText(), number).toContain('不適合');
    expect(await read.locator('main').innerText()).toContain('image-alt（日本語の説明がまだありません）');
    await read.goto(`${portal.origin}/about/accessibility/result?view=runs&problems=yes`);
    const runs = await read.locator('main').innerText();
    for (const id of Object.keys(expected)) expect(runs).toContain(id);
    expect(runs).not.toContain('/clean');
  } finally {
    await read.close();
    await portal.stop();
  }
});
