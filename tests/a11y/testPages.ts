/** Small pages with known faults, served as a site of their own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '../../contract/values.ts';
import { type Mode, type Subject, viewports } from '../../tools/accessibility/check.ts';

const root = path.join(import.meta.dirname, 'faulty');

/** Two that must be found out, and one that looks like it and is right. */
export const variants = ['faulty-1', 'faulty-2', 'good'] as const;
export type Variant = (typeof variants)[number];

export const checksWithPages = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Files of a set of pages without ending; a single page is a set of one. */
export function pagesOf(id: string, variant: Variant): string[] {
  const single = path.join(root, id, `${variant}.html`);
  if (existsSync(single)) return [variant];
  const folder = path.join(root, id, variant);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => path.basename(name, '.html'))
    .sort();
}

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/** Serves the pages of one check; a set of pages is a site, a single page stands beside its sisters. */
export async function serve(id: string, variant: Variant): Promise<Site> {
  const folder = path.join(root, id, variant);
  const base = existsSync(folder) ? folder : path.join(root, id);
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname, '.html') || 'index';
    const file = path.join(base, `${name}.html`);
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isThere ? readFileSync(file) : '<!doctype html><title>Nothing here</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What a page says of itself: the pattern of the finding that it must give, and the language it is looked at in. */
export async function openPage(page: Page, address: string, kind: Subject['kind'], mode: Mode = 'plain') {
  await page.emulateMedia({ reducedMotion: mode === 'reduced' ? 'reduce' : 'no-preference' });
  await page.goto(address);
  const content = (name: string) =>
    page.evaluate((query) => document.querySelector(query)?.getAttribute('content') ?? null, `meta[name=${name}]`);
  const expected = await content('finding');
  const lang = ((await content('subject-language')) ?? (await page.getAttribute('html', 'lang'))) as Language;
  const reopen = async () => {
    await page.setViewportSize(viewports.l);
    await page.goto(address);
  };
  const subject: Subject = {
    kind,
    id: new URL(address).pathname.replace(/^\/index$/, '/'),
    state: 'first',
    lang,
    textSize: 1,
    viewport: 'l',
    mode,
    isThorough: true,
    reopen,
    refresh: reopen,
  };
  return { subject, expected: expected === null ? null : new RegExp(expected) };
}
