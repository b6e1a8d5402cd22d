/**
 * What a first visit costs on a slow phone: Chromium with a 4 × slower CPU and slow 4G (562.5 ms a request, 1.44 Mbit/s down,
 * the preset of Chrome's own tools). A benchmark, not a timed test.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { chromiumPath } from '../../scripts/chromium.ts';
import { userAgent } from '../e2e/browser.ts';
import { aims, measuredPages } from '../e2e/budgets.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

export const goals = {
  ...aims,
  lcp: 1200,
  cls: 0.01,
  tbt: 150,
  firstActionBytes: 60_000,
  firstActionMs: 200,
};
const rounds = 5;
const watchMs = 10_000;
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.7 * 1024 * 1024) / 8,
};

export interface PageFigures {
  path: string;
  script: number;
  style: number;
  all: number;
  requests: number;
  lcp: number;
  cls: number;
  tbt: number;
  firstActionBytes: number;
  firstActionMs: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface Vitals {
  lcp: number;
  cls: number;
  tbt: number;
}

/** Runs before the page: collects what the browser reports. */
const collect = () => {
  const vitals = { lcp: 0, cls: 0, tbt: 0 };
  (window as unknown as { vitals: typeof vitals }).vitals = vitals;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.tbt += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

async function visit(browser: Browser, url: string): Promise<Omit<PageFigures, 'path'>> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ja-JP',
    userAgent,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = new Map<string, { url: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    bytes.set(requestId, { url: request.url, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = bytes.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await page.addInitScript(collect);
  await page.goto(url);
  await page.waitForTimeout(watchMs);
  const { lcp, cls, tbt } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  const own = [...bytes.values()].filter((entry) => entry.url.startsWith(new URL(url).origin));
  const sum = (pattern: RegExp, entries = own) =>
    entries
      .filter((entry) => pattern.test(new URL(entry.url).pathname))
      .reduce((total, entry) => total + entry.bytes, 0);
  // React Aria adds one of its own.
  const inlineStyles = await page.locator('head > style').allTextContents();
  const before = new Set(bytes.keys());

  // The first action: the menu of a small screen. What the first press fetches for later counts as well.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const opener = page.getByRole('button', { name: 'メニュー' });
  await opener.scrollIntoViewIfNeeded();
  const answered = await opener.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = new MutationObserver(() => {
          if (document.querySelector('dialog[open]')) {
            look.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - started));
          }
        });
        look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        (button as HTMLElement).click();
      }),
  );
  // The code of dialogs is fetched when the browser is idle.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/Dialog-/.test(name)));
  const later = [...bytes]
    .filter(([id, entry]) => !before.has(id) && entry.url.startsWith(new URL(url).origin))
    .map(([, entry]) => entry);
  const figures = {
    script: sum(/\.js$/),
    style: gzipSync(inlineStyles.join(''), { level: 9 }).length + sum(/\.css$/),
    all: sum(/./),
    requests: own.length,
    lcp,
    cls,
    tbt,
    firstActionBytes: sum(/\.js$/, later),
    firstActionMs: answered,
  };
  await context.close();
  return figures;
}

export async function benchPages(): Promise<PageFigures[]> {
  const data = temporaryDirectory();
  const portal = await startPortal({ DATA_DIR: data });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const results: PageFigures[] = [];
  for (const path of measuredPages) {
    const runs: Omit<PageFigures, 'path'>[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await visit(browser, portal.origin + path));
    const names = Object.keys(runs[0]!) as (keyof Omit<PageFigures, 'path'>)[];
    results.push({
      path,
      ...(Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Omit<
        PageFigures,
        'path'
      >),
    });
  }
  await browser.close();
  await portal.stop();
  removeDirectory(data);
  return results;
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchPages(), null, 2)}\n`);
