/** The staff's step of a review, as they take it: the form in Storybook, the file that it makes, the command that takes it in. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { buildStorybook, serveStorybook } from '../a11y/storybook.ts';
import { flags } from '../e2e/browser.ts';

/** Builds a Storybook when its sources have changed. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 600_000 });

const subject = '画面-お知らせ--plain';
/** A copy of what the command reads and writes: nobody has signed anything here. */
const copy = mkdtempSync(path.join(tmpdir(), 'tokotoko-review-'));
const file = path.join(copy, 'handed-in.json');
let browser: Browser;
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
let page: Page;

beforeAll(async () => {
  buildStorybook();
  for (const room of ['contract', 'scripts', 'tests/a11y', 'tests/review', 'package.json'])
    cpSync(path.join(root, room), path.join(copy, room), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  storybook = await serveStorybook();
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  page = await browser.newPage({ locale: 'ja-JP' });
  await page.goto(`${storybook.origin}/iframe.html?id=審査-未審査--説明&viewMode=docs`);
});
afterAll(async () => {
  await browser?.close();
  storybook?.stop();
  rmSync(copy, { recursive: true, force: true });
});

function review(...args: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/review.ts', ...args], {
    ...{ cwd: copy, env, encoding: 'utf8' },
  });
  return { status, output: stdout + stderr };
}
const form = () => page.getByRole('form', { name: /^お知らせ / });

test('sent empty the form says what is missing, and leads there', async () => {
  await page.getByText(/^お知らせ（\d+）$/).click();
  await form()
    .getByRole('button', { name: /審査のファイルを作る/ })
    .click();
  for (const words of ['一つは選んでください。', '選んでください。', '書いてください。'])
    await form().getByText(words, { exact: true }).first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-invalid], [aria-invalid=true]') !== null))
    .toBe(true);
});

test('filled in it makes a file, which is bound to how the screen is read out and looks', async () => {
  // By keyboard: over the native box lies the drawn one.
  await form().getByRole('checkbox').first().press('Space');
  await form()
    .getByRole('radio', { name: /承認する/ })
    .press('Space');
  await form()
    .getByRole('combobox', { name: /あなたの役割/ })
    .selectOption('staff');
  await form()
    .getByRole('textbox', { name: /ひとこと/ })
    .fill('日付と題を、日本語と英語で確かめました。');
  await form()
    .getByRole('button', { name: /審査のファイルを作る/ })
    .click();
  await expect.poll(() => form().getByRole('status').innerText()).toMatch(/ファイル .+\.json ができました/);
  const saved = page.waitForEvent('download');
  await form()
    .getByRole('button', { name: /保存する/ })
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await download.saveAs(file);
  const looks = JSON.parse(readFileSync(path.join(root, 'tests/review/looks.json'), 'utf8')) as Record<string, string>;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    reviews: [
      {
        ...{ subject, decision: 'approved', by: 'staff', look: looks[subject] },
        words: '日付と題を、日本語と英語で確かめました。',
      },
    ],
  });
});

test('the command takes it in once, and says who has signed', () => {
  expect(review('status')).toMatchObject({ status: 0, output: expect.stringMatching(/^0 signed/m) });
  expect(review('take', file)).toMatchObject({ status: 0 });
  expect(readdirSync(path.join(copy, 'content/reviews'))).toEqual([expect.stringContaining(subject)]);
  expect(review('status')).toMatchObject({ status: 0, output: expect.stringMatching(/^1 signed.* 0 void/m) });
  expect(review('take', file)).toMatchObject({
    status: 1,
    output: expect.stringContaining(`${subject}: it was taken in before`),
  });
});

test('a screen that looks otherwise voids it', () => {
  const kept = path.join(copy, 'tests/review/looks.json');
  const looks = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>;
  writeFileSync(kept, JSON.stringify({ ...looks, [subject]: '0'.repeat(16) }));
  expect(review('status')).toMatchObject({
    status: 1,
    output: expect.stringContaining(`${subject}: void (look)`),
  });
  rmSync(path.join(copy, 'content/reviews'), { recursive: true });
  expect(review('take', file)).toMatchObject({
    status: 1,
    output: expect.stringContaining('it looks otherwise now than when it was signed'),
  });
});
