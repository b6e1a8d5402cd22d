/** A photograph that can be taken again: everything that moves stands still, everything that is still to come has come. */
import type { Browser, BrowserContext, Page } from 'playwright';
import type { TextSize, ViewportName } from '../accessibility/check.ts';
import { settle } from '../accessibility/checks/support.ts';
import { contextOptions, open } from '../accessibility/open.ts';
import type { StoryUnit } from '../accessibility/units.ts';

export interface Condition {
  lang: 'ja' | 'en';
  textSize: TextSize;
  viewport: ViewportName;
}

/** Chromium draws no more than this in one picture. */
const highest = 16_000;
/** A picture that has not come by then is not coming. */
const patience = 5000;

export const darkroom = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...contextOptions, deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'light' });

/** The whole page as it stands in the browser. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(async (wait) => {
    const waiting: Promise<unknown>[] = [document.fonts.ready];
    for (const image of document.images) {
      image.loading = 'eager';
      waiting.push(image.decode().catch(() => undefined));
    }
    await Promise.race([Promise.all(waiting), new Promise((done) => setTimeout(done, wait))]);
  }, patience);
  await settle(page, 60);
  // What was loaded last is painted in the second frame from now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: Math.max(scrollWidth, innerWidth), height: Math.max(scrollHeight, innerHeight) };
  });
  return page.screenshot({
    type: 'png',
    scale: 'css',
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, highest) },
  });
}

/** The width that the open story sets itself, in pixels; null when it takes what it is given. */
const ownWidth = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    interface Story {
      storyGlobals?: { viewport?: { value?: string } };
      parameters?: { viewport?: { options?: Record<string, { styles?: { width?: string } }> } };
    }
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { story?: Story } } })
      .__STORYBOOK_PREVIEW__;
    const story = preview?.currentRender?.story;
    const name = story?.storyGlobals?.viewport?.value;
    const width = name && story?.parameters?.viewport?.options?.[name]?.styles?.width;
    return width ? Number.parseInt(width, 10) : null;
  });

/** @throws when the story fails */
export async function photographStory(
  page: Page,
  storybook: string,
  id: string,
  { lang, textSize, viewport }: Condition,
): Promise<Buffer> {
  const show = (width?: number) => {
    const unit: StoryUnit = {
      ...{ kind: 'story', id, state: 'first', langs: [lang], textSizes: [textSize], viewports: [viewport] },
      modes: ['reduced'],
      frame: 'page',
      width,
    };
    return open(page, { portal: '', storybook }, { unit, lang, textSize, viewport, mode: 'reduced', depth: 'quick' });
  };
  await show();
  const width = await ownWidth(page);
  if (width !== null && width !== page.viewportSize()?.width) await show(width);
  return photograph(page);
}
