/** States as the form of the review sees them: in the built Storybook, on the very page of the form. */
import { chromium } from 'playwright';
import type { StatePrint } from '../../contract/reviews.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import type {} from '../../stories/review/Review.tsx';
import { flags } from '../../tests/e2e/browser.ts';
import { buildStorybook, serveStorybook } from '../accessibility/storybook.ts';

/** @returns by the id; null where there is no such state, or it cannot be shown */
export async function statesNow(ids: Iterable<string>): Promise<Map<string, StatePrint | null>> {
  buildStorybook();
  const storybook = await serveStorybook();
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP' });
    await page.goto(`${storybook.origin}/iframe.html?id=画面-審査--説明&viewMode=docs`);
    await page.waitForFunction(() => window.lookAtState !== undefined);
    const found = new Map<string, StatePrint | null>();
    for (const id of new Set(ids))
      found.set(id, await page.evaluate((each) => window.lookAtState!(each).catch(() => null), id));
    return found;
  } finally {
    await browser.close();
    storybook.stop();
  }
}
