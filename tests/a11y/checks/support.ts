/** How checks act on a page from outside. */
import type { Page } from 'playwright';
import type { Finding, Subject } from '../check.ts';
import { type PageTools, pageTools } from './inPage.ts';
import { type ColorTools, colorTools } from './inPageColors.ts';

/** Runs a self-contained function in the page, with the tools. Fresh ones each time: what they remember is of one moment. */
export function look<Result, Argument = undefined>(
  page: Page,
  see: (tools: PageTools & ColorTools, argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
): Promise<Result> {
  const tools = `Object.assign((${pageTools})(), (${colorTools})())`;
  return page.evaluate(`(${see})(${tools}, ${JSON.stringify(argument)})`);
}

/** Waits until nothing has changed in the document for two tenths of a second, at most three seconds. */
export async function settle(page: Page): Promise<void> {
  const quiet = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const started = performance.now();
          let last = started;
          const observer = new MutationObserver(() => {
            last = performance.now();
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          const ask = () => {
            const now = performance.now();
            if (now - last < 200 && now - started < 3000) return requestAnimationFrame(ask);
            observer.disconnect();
            done();
          };
          ask();
        }),
    );
  // A page that leaves ends the promise with an error: then the next page is what settles.
  await quiet().catch(() => page.waitForLoadState().then(quiet));
}

/** Whether it comes true within this time. */
export const comesTrue = (page: Page, ask: () => boolean, timeout = 1500): Promise<boolean> =>
  page.waitForFunction(ask, undefined, { timeout }).then(
    () => true,
    () => false,
  );

/** A page that is on its way elsewhere can be called back only when it has arrived. */
export async function openAgain(page: Page, { reopen }: Subject): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await reopen();
    } catch (error) {
      if (attempt === 3 || !/interrupted|ERR_ABORTED/.test(String(error))) throw error;
      await page.waitForEvent('framenavigated', { timeout: 2000 }).catch(() => undefined);
      await page.waitForLoadState().catch(() => undefined);
    }
  }
}

/** For checks that change the page: it is open again as it was when they end. */
export async function leavingItFresh<Result>(
  page: Page,
  subject: Subject,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } finally {
    await openAgain(page, subject);
  }
}

/** Opens the page again with a script before all of its own, and once more without it. */
export async function withScript<Result>(
  page: Page,
  subject: Subject,
  script: () => void,
  act: () => Promise<Result>,
): Promise<Result> {
  const added = await page.addInitScript(script);
  try {
    await openAgain(page, subject);
    return await act();
  } finally {
    await added.dispose();
    await openAgain(page, subject);
  }
}

/** With a window of this size; then as before. */
export async function withSize<Result>(
  page: Page,
  size: { width: number; height: number },
  act: () => Promise<Result>,
): Promise<Result> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await settle(page);
  try {
    return await act();
  } finally {
    if (before) await page.setViewportSize(before);
  }
}

/** Rules on a page that a content security policy cannot stop; their number is given back to take them away again. */
export async function withStyle<Result>(page: Page, css: string, act: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  try {
    return await act();
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
}

/** The same address in a context of its own, where time can be moved; whatever happens there leaves no trace here. */
export async function elsewhere<Result>(page: Page, act: (other: Page) => Promise<Result>): Promise<Result> {
  const facts = await page.evaluate(() => ({
    userAgent: navigator.userAgent,
    locale: navigator.language,
    isReady: document.documentElement.hasAttribute('data-ready'),
    isStory: document.body.classList.contains('sb-show-main'),
  }));
  const context = await page
    .context()
    .browser()!
    .newContext({
      userAgent: facts.userAgent,
      locale: facts.locale,
      viewport: page.viewportSize(),
      storageState: await page.context().storageState(),
    });
  try {
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(page.url());
    if (facts.isReady) await other.waitForSelector('html[data-ready]');
    if (facts.isStory) await other.waitForSelector('body.sb-show-main #storybook-root > *', { state: 'attached' });
    return await act(other);
  } finally {
    await context.close();
  }
}

/** One of each, in the order in which they came. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ message, target }) => {
    const key = `${target}\n${message}`;
    return !known.has(key) && known.add(key);
  });
}
