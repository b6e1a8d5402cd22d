/** Opens pages of the comparison, each as on a first visit. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { settle } from '../../../tools/accessibility/checks/support.ts';
import { results } from '../content/words.ts';
import type { Served } from './servers.ts';

export const sizes = {
  large: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
  narrow: { width: 320, height: 640 },
} as const;

/** What is looked at for accessibility: two pages, and one of them with its dialog open. */
export const states = [
  { id: 'registration', page: 'Registration', isDialogOpen: false },
  { id: 'results', page: 'Results', isDialogOpen: false },
  { id: 'dialog', page: 'Results', isDialogOpen: true },
] as const;
export type State = (typeof states)[number];

/** In a context of its own: nothing is in a cache. Nothing is fetched from elsewhere, such as fonts. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: sizes.large, ...options });
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Hydrated, or ready to be mounted. @returns what React found different between the server's HTML and its own */
export async function openPage(page: Page, { origin }: Served, name: string): Promise<string[]> {
  await page.goto(`${origin}/${name}`);
  await page.waitForFunction(() => window.hydrated !== undefined || window.mountPage !== undefined);
  return page.evaluate(() => window.differences);
}

export async function openState(page: Page, served: Served, { page: name, isDialogOpen }: State): Promise<void> {
  await openPage(page, served, name);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (!isDialogOpen) return;
  await page.getByRole('button', { name: results.more }).click();
  await page.getByRole('dialog').getByText(results.dialog.text).waitFor();
  // Windows fade in; something else may move for ever.
  const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running');
  await page.waitForFunction(isStill, undefined, { timeout: 2000 }).catch(() => undefined);
  await settle(page, 300);
}
