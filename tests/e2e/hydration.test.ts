/** React says a page's first HTML and its script disagree only in its development build: so this runs on the development server. */
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium.ts';
import { userAgent } from './browser.ts';
import { inEnglish, pages } from './pages.ts';
import { type RunningPortal, removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

let portal: RunningPortal;
let browser: Browser;
/** One for all: a module is fetched once. */
let context: BrowserContext;
const data = temporaryDirectory();

beforeAll(async () => {
  portal = await startPortal({ DATA_DIR: data, NODE_ENV: 'development' });
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  // The first page of a cold cache makes Vite bundle its dependencies and reload: let that pass.
  context = await browser.newContext({ locale: 'en-US', userAgent });
  await context.addCookies([{ name: 'consent', value: 'agree', url: portal.origin }]);
  const page = await context.newPage();
  await page.goto(`${portal.origin}/map`);
  await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.close();
}, 90_000);

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  removeDirectory(data);
});

describe('the first HTML and the script agree', () => {
  test.each(pages.filter((path) => path !== '/no-such-page').flatMap((path) => [path, inEnglish(path)]))(
    '%s',
    async (path) => {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(portal.origin + path);
      await page.waitForSelector('html[data-ready]');
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
