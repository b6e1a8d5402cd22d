/** `npm run dev`: pages by way of Vite. It builds what it needs when asked for the first time, which takes a while. */
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { flags, userAgent } from '../e2e/browser.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

test('the development server shows a page with its styles, and its script takes over', {
  timeout: 240_000,
}, async () => {
  const directory = temporaryDirectory();
  onTestFinished(() => removeDirectory(directory));
  const portal = await startPortal({ DATA_DIR: directory, NODE_ENV: 'development' });
  onTestFinished(async () => void (await portal.stop()));
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'en-US', userAgent });
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const open = async () => {
    await page.goto(`${portal.origin}/map`);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
  };
  // The first page of a cold cache makes Vite bundle its dependencies and reload: let that pass.
  await open();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await open();
  expect(complaints).toEqual([]);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('0px');
});
