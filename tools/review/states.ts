/** States as the form of the review sees them: in the built Storybook, on the very page of the form. */
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import type { StatePrint } from '../../contract/reviews.ts';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import type {} from '../../stories/review/Review.tsx';
import { flags } from '../../tests/e2e/browser.ts';
import { contextOptions } from '../accessibility/open.ts';
import { buildStorybook, serveStorybook } from '../accessibility/storybook.ts';
import { darkroom, photographStory } from '../visual/photograph.ts';

async function inStorybook<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  buildStorybook();
  const storybook = await serveStorybook();
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  try {
    return await work(browser, storybook.origin);
  } finally {
    await browser.close();
    storybook.stop();
  }
}

/** @returns by the id; null where there is no such state, or it cannot be shown */
export const statesNow = (ids: Iterable<string>): Promise<Map<string, StatePrint | null>> =>
  inStorybook(async (browser, origin) => {
    const page = await browser.newPage({ ...contextOptions, viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/iframe.html?id=画面-審査--説明&viewMode=docs`);
    await page.waitForFunction(() => window.lookAtState !== undefined);
    const found = new Map<string, StatePrint | null>();
    for (const id of new Set(ids))
      found.set(id, await page.evaluate((each) => window.lookAtState!(each).catch(() => null), id));
    return found;
  });

/** Chromium's picture of the whole page in Japanese, 360 px wide, as WebP of some 10 to 30 kB. @returns by the id */
export const picturesNow = (ids: Iterable<string>): Promise<Map<string, Buffer>> =>
  inStorybook(async (browser, origin) => {
    const page = await (await darkroom(browser)).newPage();
    const found = new Map<string, Buffer>();
    for (const id of new Set(ids)) {
      const png = await photographStory(page, origin, id, { lang: 'ja', textSize: 1, viewport: 's' });
      found.set(id, await sharp(png).webp({ quality: 60 }).toBuffer());
    }
    return found;
  });
