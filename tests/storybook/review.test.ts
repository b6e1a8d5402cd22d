/** A review as offices take it: the form in Storybook, the file that it makes, and the command that takes it in and finds changes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ReviewFile, reviewFile } from '../../contract/reviews.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import type {} from '../../stories/review/Review.tsx';
import { buildStorybook, serveStorybook } from '../../tools/accessibility/storybook.ts';
import { flags } from '../e2e/browser.ts';

/** Builds a Storybook when its sources have changed. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 });

/** Nobody has signed anything here. */
const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-review-'));
const handedIn = path.join(directory, 'handed-in.json');
const kept = path.join(directory, 'kept');
let browser: Browser;
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let page: Page;

const open = async () => {
  await page.goto(`${storybook.origin}/iframe.html?id=画面-審査--説明&viewMode=docs`);
  // Screens and components to choose from.
  await page.locator('optgroup > option').first().waitFor({ state: 'attached' });
};
const choose = (title: string) => page.getByRole('combobox', { name: /画面または部品/ }).selectOption(title);
const form = () => page.getByRole('form');
const make = () =>
  form()
    .getByRole('button', { name: /署名のファイルを作る/ })
    .click();
const box = (name: RegExp) => form().getByRole('checkbox', { name });

beforeAll(async () => {
  buildStorybook();
  storybook = await serveStorybook();
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  page = await browser.newPage({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
  await open();
});
afterAll(async () => {
  await browser?.close();
  storybook?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const keptAs = (ending: string) => readdirSync(kept).filter((name) => name.endsWith(ending));
const recordsKept = () => keptAs('.json');
const picturesKept = () => keptAs('.webp');

function review(...args: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/review/main.ts', ...args, '--in', kept], {
    cwd: root,
    env: { ...env, CHROMIUM_PATH: headlessChromiumPath() },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('sent empty, the form says what is missing and leads there', async () => {
  await choose('画面/お知らせ');
  await make();
  for (const words of ['一つは選んでください。', '選んでください。', '所属を書いてください。'])
    await form().getByText(words, { exact: true }).first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-invalid], [aria-invalid=true]') !== null))
    .toBe(true);
});

test('what is begun is there after a reload', async () => {
  // By keyboard: over the native box lies the drawn one.
  await box(/^1ページ目/)
    .first()
    .press('Space');
  await form()
    .getByRole('radio', { name: /承認する/ })
    .press('Space');
  await form()
    .getByRole('combobox', { name: /あなたの役割/ })
    .selectOption('staff');
  await form().getByRole('textbox', { name: /所属/ }).fill('健康推進課');
  await form()
    .getByRole('textbox', { name: /すべての状態へのひとこと/ })
    .fill('日付と題を確かめました。');
  await open();
  expect(await page.getByRole('combobox', { name: /画面または部品/ }).inputValue()).toBe('画面/お知らせ');
  expect(
    await box(/^1ページ目/)
      .first()
      .isChecked(),
  ).toBe(true);
  expect(await form().getByRole('textbox', { name: /所属/ }).inputValue()).toBe('健康推進課');
});

test('filled in, it looks at the state and makes a file', async () => {
  await make();
  await form().getByRole('status').filter({ hasText: 'ファイルができました' }).waitFor({ timeout: 120_000 });
  const saved = page.waitForEvent('download');
  await form()
    .getByRole('button', { name: /保存する/ })
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^review-News-\d{8}-\d{4}\.json$/);
  await download.saveAs(handedIn);
  const { reviews } = reviewFile.parse(JSON.parse(readFileSync(handedIn, 'utf8')));
  expect(reviews).toMatchObject([
    { decision: 'approved', by: 'staff', office: '健康推進課', words: '日付と題を確かめました。' },
  ]);
  expect(reviews[0]!.said).toContain('ja 「お知らせ」');
});

test('a state is told as a screen reader reads it: the headings, then all of it', async () => {
  const transcript = form()
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: '読み上げ' }) })
    .first();
  await transcript.locator('summary').click();
  await transcript.getByText('見出し1「お知らせ」').waitFor({ timeout: 120_000 });
  const links = transcript.getByText(/^リンク「/);
  expect(await links.count()).toBe(0);
  await transcript.getByRole('radio', { name: /すべて/ }).press('Space');
  expect(await links.count()).toBeGreaterThan(2);
  expect(await transcript.getByText('heading 1 “News”').count()).toBe(1);
  // Nobody has signed it here.
  expect(await transcript.getByRole('radio').count()).toBe(2);
});

test('the command takes it in once, and finds it as it was signed', () => {
  expect(review('check')).toEqual({ status: 0, output: '0 signed, 0 wait for changes, 0 void\n' });
  expect(review('take', handedIn)).toEqual({ status: 0, output: '1 taken in: commit them\n' });
  expect(recordsKept()).toHaveLength(1);
  expect(review('check')).toEqual({ status: 0, output: '1 signed, 0 wait for changes, 0 void\n' });
  expect(review('take', handedIn)).toMatchObject({ status: 1, output: expect.stringContaining('taken in before') });
});

test('a picture of it is kept with its last signature', async () => {
  const [before] = picturesKept();
  const { format, width, height } = await sharp(path.join(kept, before!)).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 360 });
  expect(height).toBeGreaterThan(600);
  const [entry] = (JSON.parse(readFileSync(handedIn, 'utf8')) as ReviewFile).reviews;
  const second = path.join(directory, 'second.json');
  const later = { ...entry, by: 'approver', at: new Date(Date.parse(entry!.at) + 1000).toISOString() };
  writeFileSync(second, JSON.stringify({ format: 2, reviews: [later] }));
  expect(review('take', second)).toEqual({ status: 0, output: '1 taken in: commit them\n' });
  expect(recordsKept()).toHaveLength(2);
  expect(picturesKept()).toEqual([expect.stringMatching(/\.approver\.webp$/)]);
  rmSync(path.join(kept, recordsKept().find((name) => name.includes('.approver.'))!));
});

test('a change voids it, fails, and is recorded', () => {
  const [name] = recordsKept();
  const file = path.join(kept, name!);
  const [entry] = (JSON.parse(readFileSync(handedIn, 'utf8')) as ReviewFile).reviews;
  // As if the heading had been another one when it was signed.
  writeFileSync(file, JSON.stringify({ ...entry, tree: '0'.repeat(16) }));
  expect(review('check')).toMatchObject({ status: 1, output: expect.stringContaining('void (tree)') });
  expect(review('void')).toMatchObject({ status: 0 });
  expect(review('check')).toMatchObject({ status: 0, output: expect.stringMatching(/^0 signed.* 1 void$/m) });
  rmSync(kept, { recursive: true });
  writeFileSync(handedIn, JSON.stringify({ format: 2, reviews: [{ ...entry, look: '0'.repeat(16) }] }));
  expect(review('take', handedIn)).toMatchObject({ status: 1, output: expect.stringContaining('looks otherwise') });
});

test('a component is signed like a screen, all of its states at once', async () => {
  await choose('部品/表示 Display/Tag タグ');
  await form()
    .getByRole('button', { name: /承認済みでない状態すべてに印をつける/ })
    .click();
  const boxes = form().getByRole('checkbox');
  const count = await boxes.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at += 1) expect(await boxes.nth(at).isChecked()).toBe(true);
  await form()
    .getByRole('radio', { name: /直してほしい/ })
    .press('Space');
  await make();
  await form().getByText('直してほしい所を書いてください。', { exact: true }).waitFor();
  for (let at = 0; at < count; at += 1)
    await form()
      .getByRole('textbox', { name: /だけへのひとこと/ })
      .nth(at)
      .fill(`直す所 ${at}`);
  await make();
  await form()
    .getByRole('status')
    .filter({ hasText: `署名した状態：${count}` })
    .waitFor({ timeout: 120_000 });
});

test('looks that are asked for at once are the same as one after another', async () => {
  const ids = ['部品-tag--plain', '画面-お知らせ--plain'];
  const [one, other] = await page.evaluate(async ([a, b]) => {
    const print = ({ tree, look }: { tree: string; look: string }) => `${tree} ${look}`;
    const after = [print(await window.lookAtState!(a!)), print(await window.lookAtState!(b!))];
    const atOnce = await Promise.all([window.lookAtState!(a!), window.lookAtState!(b!)]);
    return [after, atOnce.map(print)];
  }, ids);
  expect(other).toEqual(one);
});

test('what somebody has set in their system changes nothing of a look', async () => {
  const ids = ['部品-button--plain', '画面-お知らせ--plain'];
  const printsOn = async (of: Page) => {
    await of.goto(`${storybook.origin}/iframe.html?id=画面-審査--説明&viewMode=docs`);
    await of.waitForFunction(() => window.lookAtState !== undefined);
    return of.evaluate(async (each) => {
      const prints = [];
      for (const id of each) prints.push(await window.lookAtState!(id));
      return prints;
    }, ids);
  };
  const usual = await browser.newPage({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
  const own = await browser.newPage({
    ...{ locale: 'en-GB', viewport: { width: 1024, height: 700 } },
    ...{ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' },
  });
  expect(await printsOn(own)).toEqual(await printsOn(usual));
  await usual.close();
  await own.close();
});

test('beside a story stand its signature, what machines found, and the way to the form', async () => {
  const frame = await browser.newPage({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
  await frame.goto(`${storybook.origin}/?path=/story/部品-button--plain`);
  await frame.getByRole('tab', { name: /審査/ }).click();
  const panel = frame.getByRole('tabpanel', { name: /審査/ });
  await panel.getByText('未審査').waitFor();
  await panel.getByText(/問題なし|未検査|axeの違反/).waitFor();
  // Storybook's own panels have Japanese names before theirs.
  const tabs = (await frame.getByRole('tablist').last().getByRole('tab').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' '),
  );
  expect(tabs).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^値を変える Controls/),
      expect.stringMatching(/^出来事 Actions/),
      expect.stringMatching(/^自動の操作 Interactions/),
      expect.stringMatching(/^アクセシビリティ Accessibility/),
      expect.stringMatching(/^見た目の比較 Visual tests/),
    ]),
  );
  await panel.getByRole('link', { name: /審査する/ }).click();
  const chosen = frame.frameLocator('#storybook-preview-iframe').getByRole('combobox', { name: /画面または部品/ });
  await expect.poll(() => chosen.inputValue(), { timeout: 60_000 }).toMatch(/Button ボタン/);
  await frame.close();
});
