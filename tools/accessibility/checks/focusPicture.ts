import type { CDPSession, Page } from 'playwright';
import type { Finding } from '../check.ts';
import { difference, type Picture, readPng } from './pixels.ts';
import type { Stop } from './stops.ts';
import { look } from './support.ts';

declare global {
  interface Window {
    heldFrames?: FrameRequestCallback[];
    drawFrame?: typeof window.requestAnimationFrame;
  }
}

interface Clip {
  /** In the document. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels that a line of 2 px around the part in the window has. */
  perimeter: number;
}

const clipOf = (page: Page): Promise<Clip | null> =>
  look(page, ({ target }) => {
    const shown = target(document.activeElement!);
    /** A link that takes the pointer for a whole card is as large as the card. */
    const stretched = ['::before', '::after']
      .map((pseudo) => getComputedStyle(shown, pseudo))
      .some(({ content, position, inset }) => content !== 'none' && position === 'absolute' && inset === '0px');
    let whole: Element = shown;
    while (stretched && getComputedStyle(whole).position === 'static' && whole.parentElement)
      whole = whole.parentElement;
    // Of a link over several lines, the longest: where lines touch there is no edge between them.
    const [box] = [...whole.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    if (!box) return null;
    const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (across <= 0 || down <= 0) return null;
    // Scrolled into sight is the link: of a card around it the line may lie beyond the edge of the window.
    const room = whole === shown ? 0 : 8;
    const edges =
      (box.top >= room ? across : 0) +
      (box.bottom <= innerHeight - room ? across : 0) +
      (box.left >= room ? down : 0) +
      (box.right <= innerWidth - room ? down : 0);
    const radius = Math.min(Number.parseFloat(getComputedStyle(whole).borderTopLeftRadius) || 0, across / 2, down / 2);
    const all = whole.getBoundingClientRect();
    const x = Math.max(Math.floor(all.left) - 12, 0);
    const y = Math.max(Math.floor(all.top) - 12, 0);
    return {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(Math.ceil(all.right) + 12, innerWidth) - x,
      height: Math.min(Math.ceil(all.bottom) + 12, innerHeight) - y,
      // Corners cut the line short, and the browser softens its edges.
      perimeter: 2 * (edges - (8 - 2 * Math.PI) * radius) * 0.95 - 16,
    };
  });

async function photograph(session: CDPSession, { x, y, width, height }: Clip): Promise<Picture> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x, y, width, height, scale: 1 },
  });
  return readPng(Buffer.from(data, 'base64'));
}

/** How the focus that an element has now changes the picture; the focus is there again afterwards. */
export const judgePicture = async (page: Page, session: CDPSession, { selector }: Stop): Promise<Finding | null> => {
  const clip = await clipOf(page);
  if (!clip) return null;
  const focused = await photograph(session, clip);
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  // A window that holds the focus takes it back with the next frame: not before the picture is taken.
  await element.evaluate((each) => {
    window.heldFrames = [];
    window.drawFrame = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => -window.heldFrames!.push(callback);
    each.blur();
  });
  const { changed, strong } = difference(focused, await photograph(session, clip));
  await element.evaluate((each) => {
    window.requestAnimationFrame = window.drawFrame!;
    each.focus({ preventScroll: true });
    for (const callback of window.heldFrames!) requestAnimationFrame(callback);
  });
  await element.dispose();
  if (changed === 0) return { message: 'the focus is not visible', target: selector };
  if (strong >= clip.perimeter) return null;
  return {
    message: `the focus changes ${strong} px by 3:1 or more (${changed} px at all), and a line of 2 px around it has ${Math.ceil(clip.perimeter)}`,
    target: selector,
  };
};
