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
  /** Colours of the visitor's own, as in a mode of high contrast. */
  isForced?: boolean;
}

/** As a story was seen: what it sets itself counts before what was asked for. */
export interface Shown extends Pick<Condition, 'lang' | 'textSize'> {
  /** In CSS pixels. */
  width: number;
  isForced: boolean;
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

/** What the open story sets itself; null where it takes what it is given. */
const ownOf = (page: Page): Promise<{ lang: string | null; textSize: number | null; width: number | null }> =>
  page.evaluate(() => {
    interface Story {
      storyGlobals?: { language?: string; textSize?: string | number; viewport?: { value?: string } };
      parameters?: { viewport?: { options?: Record<string, { styles?: { width?: string } }> } };
    }
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { story?: Story } } })
      .__STORYBOOK_PREVIEW__;
    const story = preview?.currentRender?.story;
    const own = story?.storyGlobals ?? {};
    const name = own.viewport?.value;
    const width = name && story?.parameters?.viewport?.options?.[name]?.styles?.width;
    return {
      ...{ lang: own.language ?? null, textSize: own.textSize === undefined ? null : Number(own.textSize) },
      width: width ? Number.parseInt(width, 10) : null,
    };
  });

/** @param page on which the story was photographed */
export async function shownOn(page: Page, { lang, textSize, isForced = false }: Condition): Promise<Shown> {
  const own = await ownOf(page);
  return {
    lang: own.lang === 'ja' || own.lang === 'en' ? own.lang : lang,
    textSize: own.textSize === 1 || own.textSize === 2 ? own.textSize : textSize,
    width: page.viewportSize()!.width,
    isForced,
  };
}

/** @throws when the story fails */
export async function photographStory(
  page: Page,
  storybook: string,
  id: string,
  { lang, textSize, viewport, isForced = false }: Condition,
): Promise<Buffer> {
  const mode = isForced ? 'forced' : 'reduced';
  const show = (width?: number) => {
    const unit: StoryUnit = {
      ...{ kind: 'story', id, state: 'first', langs: [lang], textSizes: [textSize], viewports: [viewport] },
      modes: [mode],
      frame: 'page',
      width,
    };
    return open(page, { portal: '', storybook }, { unit, lang, textSize, viewport, mode, depth: 'quick' });
  };
  await show();
  const { width } = await ownOf(page);
  if (width !== null && width !== page.viewportSize()?.width) await show(width);
  return photograph(page);
}
