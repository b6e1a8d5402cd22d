/**
 * React says a page's first HTML and its script disagree only in its development build: so this runs on such a build. In
 * `npm test` every third page is looked at, another third each day.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { sample } from '../full.ts';
import { flags, isComplaint, userAgent, visit } from './browser.ts';
import { preparedData } from './data.ts';
import { newMember } from './memberSession.ts';
import { inEnglish, memberPages, pageOfEachScreen, pages } from './pages.ts';
import { copyPortal, type RunningPortal, removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

let browser: Browser;
const directory = temporaryDirectory();
const data = preparedData();
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
});
afterAll(async () => {
  await browser?.close();
  for (const each of [directory, data]) removeDirectory(each);
});

/** Opens pages in one context, so that a script is fetched once, and lists what each complains of. */
async function opener(portal: RunningPortal, options: BrowserContextOptions = {}) {
  const context: BrowserContext = await browser.newContext({
    locale: 'en-US',
    userAgent,
    serviceWorkers: 'block',
    ...options,
  });
  await context.addCookies([{ name: 'consent', value: 'agree', url: portal.origin }]);
  return async (address: string) => {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    expect(await visit(page, portal.origin + address, complaints)).toBe(200);
    await page.waitForSelector('html[data-ready]');
    // Parts that come on their own are taken over when they have come.
    await page.waitForLoadState('networkidle');
    return { page, complaints };
  };
}

describe('the first HTML and the JavaScript agree', () => {
  let portal: RunningPortal;
  let open: Awaited<ReturnType<typeof opener>>;
  let memberOpen: typeof open | undefined;
  beforeAll(async () => {
    const copy = path.join(directory, 'portal');
    copyPortal(copy);
    execFileSync(process.execPath, ['scripts/build.ts', '--development', path.join(copy, 'dist')], { cwd: root });
    portal = await startPortal({ DATA_DIR: data }, copy);
    open = await opener(portal);
  });
  afterAll(() => portal?.stop());

  test.concurrent.each(
    sample(
      pages
        .filter((address) => address !== '/no-such-page')
        // One address of each screen in both languages, the others in turn in one.
        .flatMap((address, at) =>
          pageOfEachScreen.includes(address) ? [address, inEnglish(address)] : [at % 2 ? inEnglish(address) : address],
        ),
      3,
    ),
  )('%s', async (address) => {
    const { page, complaints } = await open(address);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each(
    sample(
      memberPages.flatMap((address) => [address, inEnglish(address)]),
      3,
    ),
  )('%s of a member', async (address) => {
    memberOpen ??= await opener(portal, await newMember(portal.origin, 'Hydra'));
    const { page, complaints } = await memberOpen(address);
    expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
    expect(await page.getByRole('banner').innerText()).toContain('Hydra');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a difference would be told', async () => {
    const { page, complaints } = await open('/');
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</h1>', '!</h1>') });
    });
    await page.reload();
    await expect.poll(() => complaints.join()).toMatch(/hydrat/i);
    await page.close();
  });
});
