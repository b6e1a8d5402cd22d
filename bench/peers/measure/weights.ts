/** What a page weighs: what a browser fetches for it, and styles that stand in the HTML. Bytes after gzip. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { installed } from '../serve/places.ts';
import { openPage, withPage } from './pages.ts';
import type { Served } from './servers.ts';

export interface Weights {
  script: number;
  /** Linked, and in the HTML. */
  style: number;
  html: number;
  /** Whatever else the page fetches from its own server: icons, pictures, fonts. */
  other: number;
  /** Everything together, styles in the HTML once. */
  all: number;
  /** What React found different between the server's HTML and its own. */
  differences: readonly string[];
}

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const bodyOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

export const weigh = (browser: Browser, served: Served, name: string): Promise<Weights> =>
  withPage(browser, {}, async (page) => {
    const { origin } = served;
    // By address: what a browser asks for twice is weighed once.
    const kinds = new Map<string, string>();
    page.on('response', (response) => {
      if (response.url().startsWith(origin)) kinds.set(response.url(), response.request().resourceType());
    });
    const differences = await openPage(page, served, name);
    await page.waitForLoadState('networkidle');
    const fetched = await Promise.all(
      [...kinds].map(async ([address, kind]) => ({ kind, bytes: gzipped(await bodyOf(address)) })),
    );
    const sum = (isCounted: (kind: string) => boolean) =>
      fetched.reduce((total, { kind, bytes }) => total + (isCounted(kind) ? bytes : 0), 0);

    const html = String(await bodyOf(`${origin}/${name}`));
    const ownStyles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!).join('\n');
    return {
      script: sum((kind) => kind === 'script'),
      style: sum((kind) => kind === 'stylesheet') + (ownStyles ? gzipped(ownStyles) : 0),
      html: sum((kind) => kind === 'document'),
      other: sum((kind) => !['script', 'stylesheet', 'document'].includes(kind)),
      all: sum(() => true),
      differences,
    };
  });

/** All styles of a library, where its quick start loads them in one file. */
export const weighWhole = (files: readonly string[] | undefined): number | null =>
  files ? files.reduce((all, file) => all + gzipped(readFileSync(installed(file))), 0) : null;
