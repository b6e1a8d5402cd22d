/** How checks act on a page from outside. */
import type { Page, Request } from 'playwright';
import type { Finding, Subject } from '../check.ts';
import { type PageTools, pageTools } from './inPage.ts';
import { type ColorTools, colorTools } from './inPageColors.ts';

export type Tools = PageTools & ColorTools;

/** As text. Fresh ones each time: what they remember is of one moment. */
const freshTools = `Object.assign((${pageTools})(), (${colorTools})())`;

/** Runs a self-contained function in the page, with the tools. */
export function look<Result, Argument = undefined>(
  page: Page,
  see: (tools: Tools, argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
): Promise<Result> {
  return page.evaluate(`(${see})(${freshTools}, ${JSON.stringify(argument)})`);
}

/** Runs several in one call, in their order. */
export function lookAtOnce<Seen extends object>(
  page: Page,
  see: { [Name in keyof Seen]: (tools: Tools) => Seen[Name] },
): Promise<Seen> {
  const answers = Object.entries(see).map(([name, each]) => `${name}: (${each})(tools)`);
  return page.evaluate(`((tools) => ({ ${answers.join(', ')} }))(${freshTools})`);
}

/** Waits until nothing has changed in the document for so many milliseconds, at most three seconds. */
export async function settle(page: Page, still = 200): Promise<void> {
  const quiet = () =>
    page.evaluate(
      (wanted) =>
        new Promise<void>((done) => {
          const started = performance.now();
          let last = started;
          const observer = new MutationObserver(() => {
            last = performance.now();
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          const ask = () => {
            const now = performance.now();
            if (now - last < wanted && now - started < 3000) return setTimeout(ask, 20);
            observer.disconnect();
            done();
          };
          ask();
        }),
      still,
    );
  // A page that leaves ends the promise with an error: then the next page is what settles, or the one that it leads on to.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await quiet();
    } catch (error) {
      if (attempt === 3) throw error;
      await page.waitForLoadState();
    }
  }
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts from now on what the page asks for, for `settleLoaded`. */
export function followRequests(page: Page): void {
  if (underWay.has(page)) return;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  const end = (request: Request) => requests.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until a page has what it asks for and has settled: a part that is loaded on its own may take its time on a busy machine. */
export async function settleLoaded(page: Page): Promise<void> {
  await settle(page, 300);
  const isLoading = () => [...(underWay.get(page) ?? [])].some((request) => request.resourceType() === 'script');
  for (let attempt = 1; isLoading() && attempt <= 20; attempt += 1) await settle(page, 300);
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

/** Subjects whose page is no longer as it was opened. */
const touched = new WeakSet<Subject>();

/** The next check must not find what this one has left behind. */
const touch = (subject: Subject): void => void touched.add(subject);

/** Opens the page again when a check before has changed it. */
export async function freshen(page: Page, subject: Subject): Promise<void> {
  if (!touched.has(subject)) return;
  await subject.refresh().catch(() => openAgain(page, subject));
  touched.delete(subject);
}

/** Everything that a check could meet: what is shown, entered, opened, and how the window stands. */
export const traces = (page: Page) =>
  look(page, ({ signature }) => {
    // Where messages go to be read out is made with the first, and stays; what they say is in the signature.
    const parts = document.querySelectorAll('body > :not([data-live-announcer])').length;
    return `${signature()}${innerWidth} ${innerHeight} ${parts}`;
  }).catch(() => null);

/** Where the focus and the scroller stand says nothing: a check puts them where it needs them. */
const letGo = (page: Page) =>
  page
    .evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    })
    .catch(() => undefined);

/** For checks that may change the page: when they have, it is opened again before the next. */
export async function leavingItFresh<Result>(
  page: Page,
  subject: Subject,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await traces(page);
  try {
    return await act();
  } finally {
    // A list that was open in this state closes now, and is opened again.
    await letGo(page);
    if (before === null || (await traces(page)) !== before) touch(subject);
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
  // What depends on the width is told by the browser at once.
  await settle(page, 60);
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

const clocked = new WeakSet<Subject>();

/** Opens the page again with a clock that the check moves. There is no way back to the real one: such checks come last. */
export async function withClock<Result>(page: Page, subject: Subject, act: () => Promise<Result>): Promise<Result> {
  if (clocked.has(subject)) await freshen(page, subject);
  else {
    clocked.add(subject);
    await page.clock.install();
    await openAgain(page, subject);
  }
  return leavingItFresh(page, subject, act);
}

/** One of each, in the order in which they came. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ message, target }) => {
    const key = `${target}\n${message}`;
    return !known.has(key) && known.add(key);
  });
}
