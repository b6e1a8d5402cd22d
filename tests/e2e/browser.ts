/** A real Chromium for a test file; pages report what the browser complains about. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';

/** Headless Chromium calls itself a robot, which is answered in one line. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * What is clicked or filled in, and the page that comes of it, is waited for nearly as long as a test may take: a portal that
 * shares the machine with other tests decodes a posted photo in half a minute. A test still fails with what it waited for.
 */
const patienceMs = 110_000;

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console and uncaught errors so far. */
  complaints: string[];
}

export interface OpenOptions extends BrowserContextOptions {
  textSize?: 1 | 2;
  consent?: 'agree' | 'reject';
}

/**
 * Goes to a page. A portal on a busy machine sends people away for a moment (503): then it waits until the page is there.
 * @param complaints those of a page that was left are dropped
 * @returns the status
 */
export async function visit(page: Page, address: string, complaints: string[] = []): Promise<number | undefined> {
  const status = (await page.goto(address))?.status();
  if (status !== 503) return status;
  await expect
    .poll(async () => (await page.request.get(address)).status(), { timeout: 60_000, interval: 500 })
    .not.toBe(503);
  complaints.length = 0;
  return (await page.goto(address))?.status();
}

/** Errors and warnings that a page prints, but for what Playwright says of the worker that it keeps away. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !/Service Worker registration blocked/.test(message.text());

/** Opens pages in a fresh context each; the browser is shared within the file. */
export function browserForFile() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  });
  afterAll(async () => {
    await browser.close();
  });
  return async function open(path: string, { textSize, consent, ...options }: OpenOptions = {}): Promise<OpenPage> {
    const origin = inject('origin');
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 900 },
      locale: 'ja-JP',
      userAgent,
      // It answers from the device what a test wants to see of the network; `worker.test.ts` lets it in.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    context.setDefaultTimeout(patienceMs);
    const cookies = [
      ...(textSize ? [{ name: 'text_size', value: String(textSize), url: origin }] : []),
      ...(consent ? [{ name: 'consent', value: consent, url: origin }] : []),
    ];
    if (cookies.length) await context.addCookies(cookies);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await visit(page, path, complaints);
    if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready]');
    return { page, context, complaints };
  };
}

/**
 * Writes down what live regions say from now on, as a screen reader hears it: the text of a region that was there before,
 * each time it changes; an alert also when it comes with its words. @returns what was said so far, in order
 */
export async function listenToStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    const known = new Map<Element, string>();
    const wordsOf = (region: Element) => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    const listen = () => {
      for (const region of document.querySelectorAll(live)) {
        const words = wordsOf(region);
        const before = known.get(region);
        known.set(region, words);
        const isHeard = before !== undefined || region.getAttribute('role') === 'alert';
        if (words && isHeard && words !== before && !region.parentElement?.closest(live)) said.push(words);
      }
    };
    for (const region of document.querySelectorAll(live)) known.set(region, wordsOf(region));
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { said: string[] }).said]);
}
