/** What a page weighs: what a browser fetches for it, and styles that stand in the HTML. Bytes after gzip. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { installed } from '../serve/places.ts';
import { openPage, withPage } from './pages.ts';
import type { Served } from './servers.ts';

export interface Weights {
  script: number;
  style: number;
  html: number;
  /** What React found different between the server's HTML and its own. */
  differences: readonly string[];
}

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

export const weigh = (browser: Browser, served: Served, name: string): Promise<Weights> =>
  withPage(browser, {}, async (page) => {
    const received: { kind: string; bytes: Promise<number> }[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      received.push({ kind, bytes: response.body().then(gzipped, () => 0) });
    });
    const inHtml = async () => {
      const html = await (await fetch(`${served.origin}/${name}`)).text();
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!).join('\n');
      return { html: gzipped(html), style: styles ? gzipped(styles) : 0 };
    };
    const differences = await openPage(page, served, name);
    await page.waitForLoadState('networkidle');
    const sum = async (kind: string) =>
      (await Promise.all(received.filter((each) => each.kind === kind).map(({ bytes }) => bytes))).reduce(
        (all, bytes) => all + bytes,
        0,
      );
    const own = await inHtml();
    return { script: await sum('script'), style: (await sum('stylesheet')) + own.style, html: own.html, differences };
  });

/** All styles of a library, where its quick start loads them in one file. */
export const weighWhole = (files: readonly string[] | undefined): number | null =>
  files ? files.reduce((all, file) => all + gzipped(readFileSync(installed(file))), 0) : null;
