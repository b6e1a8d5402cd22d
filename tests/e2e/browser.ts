/** A real Chromium for a test file; pages report what the browser complains about. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { chromiumPath } from '../../scripts/chromium.ts';

/** Headless Chromium calls itself a robot, which is answered in one line. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

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

/** Opens pages in a fresh context each; the browser is shared within the file. */
export function browserForFile() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
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
      ...options,
    });
    contexts.push(context);
    const cookies = [
      ...(textSize ? [{ name: 'text_size', value: String(textSize), url: origin }] : []),
      ...(consent ? [{ name: 'consent', value: consent, url: origin }] : []),
    ];
    if (cookies.length) await context.addCookies(cookies);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready]');
    return { page, context, complaints };
  };
}
