/**
 * The built portal can be installed, by the word of a whole Chromium whose profile stays: the headless shell finds no fault with any
 * manifest, and in a private window nothing can be installed. Skipped where there is only the shell.
 */
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Manifest } from '../../app/manifest.ts';
import { flags, userAgent, visit } from './browser.ts';
import { removeDirectory, temporaryDirectory } from './portal.ts';
import { wholeChromium } from './wholeChromium.ts';

if (!wholeChromium)
  process.stdout.write('skipped: whether the portal can be installed. A whole Chromium or Chrome is missing.\n');

const profile = temporaryDirectory();
let context: BrowserContext | undefined;
afterEach(async () => {
  await context?.close();
  removeDirectory(profile);
});

/** A person who has agreed to cookies. */
async function openPage(address: string): Promise<Page> {
  context = await chromium.launchPersistentContext(profile, {
    ...{ executablePath: wholeChromium!, args: flags, userAgent, locale: 'ja-JP' },
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  await context.addCookies([{ name: 'consent', value: 'agree', url: inject('origin') }]);
  const page = await context.newPage();
  await visit(page, inject('origin') + address);
  await page.waitForSelector('html[data-ready]');
  return page;
}

const noted = (page: Page) => page.evaluate(() => localStorage.getItem('install-hint'));
/** The parts that look for updates, and decide on the hint, have run. @returns whether the hint was loaded */
async function hintOf(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  const asked: string[] = [];
  const listen = (request: { url: () => string }) => void asked.push(request.url());
  page.on('request', listen);
  await act();
  await expect.poll(() => asked.some((url) => /\/assets\/updates-/.test(url)), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => noted(page)).not.toBeNull();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  page.off('request', listen);
  return asked.some((url) => /\/assets\/InstallHint-.*\.js/.test(url));
}

describe.skipIf(!wholeChromium)('a whole Chromium', () => {
  test.each([
    ['ja', '/', '/manifest.webmanifest'],
    ['en', '/?lang=en', '/manifest.webmanifest?lang=en'],
  ])('finds nothing that would keep the portal from being installed, in %s', async (lang, address, file) => {
    const page = await openPage(address);
    const devTools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devTools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([inject('origin') + file, []]);
    expect(JSON.parse(data!) as Manifest).toMatchObject({ id: '/', lang, start_url: address });
    expect(await devTools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    // One app in both languages.
    expect((await devTools.send('Page.getAppId')).appId).toBe(`${inject('origin')}/`);
  });

  test('offers it where somebody looks for it: a button takes the place of the words', async () => {
    const page = await openPage('/install');
    const button = page.getByRole('main').getByRole('button', { name: 'ホーム画面に追加する' });
    await button.waitFor();
    expect(await page.getByText('ブラウザーによっては、ここにボタンが出ます。').count()).toBe(0);
  });

  test('shows the hint on a later day, at the foot of the page, once', async () => {
    const page = await openPage('/about');
    const load = () => page.reload();
    expect(await hintOf(page, load)).toBe(false);
    expect(await noted(page)).toMatch(/^\d{4}-\d\d-\d\d$/);

    // As somebody who was here the year before.
    await page.evaluate(() => localStorage.setItem('install-hint', '2025-11-26'));
    const hint = page.getByRole('region', { name: 'ホーム画面への追加' });
    expect(await hintOf(page, () => load().then(() => hint.waitFor({ state: 'attached' })))).toBe(true);
    expect(await noted(page)).toBe('2025-11-26');
    // Nothing moves, and nothing is covered: it stands below the window, before the foot.
    expect((await hint.boundingBox())!.y).toBeGreaterThan(900);
    await hint.scrollIntoViewIfNeeded();
    await expect.poll(() => noted(page)).toBe('shown');
    await hint.getByRole('button', { name: '閉じる' }).click();
    await hint.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('footer-navigation');

    expect(await hintOf(page, load)).toBe(false);
    expect(await noted(page)).toBe('shown');
  });
});
