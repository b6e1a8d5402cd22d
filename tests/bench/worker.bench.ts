/**
 * What the service worker costs a first visit and gives to those after it: Chromium with a 4 × slower processor behind a proxy as
 * slow as slow 4G, because the browser's own brake does not reach what a worker fetches. A benchmark, not a timed test.
 */
import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { flags, userAgent } from '../e2e/browser.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

export const goals = { workerBytes: 15_000, firstRatio: 1.05, secondLcp: 600, savedMs: 500 };

export interface WorkerFigures {
  /** `sw.js`, gzip −9. */
  workerBytes: number;
  /** Largest contentful paint, milliseconds. */
  firstLcp: number;
  firstLcpWithout: number;
  /** Of these two. */
  firstRatio: number;
  secondLcp: number;
  /** A saved course without a network: from the navigation to its first paint, processor 4 × slower. */
  savedMs: number;
}

const rounds = 7;
const slow4g = { latencyMs: 562.5, bytesPerMs: (1.44 * 1024 * 1024) / 8 / 1000 };
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** One line for all: bytes of several answers wait for each other, as on a radio. */
function slowProxy(origin: string): Promise<{ origin: string; server: Server }> {
  let free = 0;
  const server = createServer(async (incoming, outgoing) => {
    await setTimeout(slow4g.latencyMs);
    const { port, hostname } = new URL(origin);
    const { host: _, ...headers } = incoming.headers;
    const passed = request(
      { port, hostname, path: incoming.url, method: incoming.method, headers },
      async (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        for await (const chunk of response as AsyncIterable<Buffer>) {
          free = Math.max(free, performance.now()) + chunk.length / slow4g.bytesPerMs;
          await setTimeout(free - performance.now());
          outgoing.write(chunk);
        }
        outgoing.end();
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }),
    ),
  );
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Milliseconds to the largest contentful paint, once nothing paints any more. */
async function lcpOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
}

export async function benchWorker(): Promise<WorkerFigures> {
  const data = temporaryDirectory();
  const portal = await startPortal({ DATA_DIR: data });
  const proxy = await slowProxy(portal.origin);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  const open = (serviceWorkers: 'allow' | 'block') =>
    browser.newContext({
      ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      ...{ locale: 'ja-JP', userAgent, serviceWorkers },
    });
  const address = `${proxy.origin}/map/detail/101`;
  const [first, without, second, saved] = [[], [], [], []] as number[][] as [number[], number[], number[], number[]];
  for (let round = 0; round < rounds; round += 1) {
    // In turn, so that a machine that gets busier does so for both.
    const bare = await open('block');
    without.push(await lcpOf(await slowPage(bare), address));
    await bare.close();
    const context = await open('allow');
    const page = await slowPage(context);
    first.push(await lcpOf(page, address));
    await page.getByRole('button', { name: '端末に保存する' }).click();
    await page.getByText('電波がなくても、この端末で読めます。').waitFor({ timeout: 120_000 });
    await page.close();
    second.push(await lcpOf(await slowPage(context), address));
    await context.setOffline(true);
    saved.push(await lcpOf(await slowPage(context), address));
    await context.close();
  }
  await browser.close();
  proxy.server.close();
  await portal.stop();
  removeDirectory(data);
  const [firstLcp, firstLcpWithout] = [median(first), median(without)];
  return {
    workerBytes: gzipSync(readFileSync(path.join(root, 'dist/client/sw.js')), { level: 9 }).length,
    ...{ firstLcp, firstLcpWithout, firstRatio: firstLcp / firstLcpWithout },
    ...{ secondLcp: median(second), savedMs: median(saved) },
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchWorker(), null, 2)}\n`);
