/** Walks through a page with the Tab key, as a person does. */
import type { Page } from 'playwright';
import { look } from './support.ts';

declare global {
  interface Window {
    /** Elements that were met on the way; a number stands for each outside the page. */
    metByKeyboard?: Element[];
  }
}

export interface Stop {
  /** Of the element in `metByKeyboard`. */
  index: number;
  selector: string;
  kind: string;
}

export interface Walk {
  stops: Stop[];
  /** `outside`: the focus left the page; `trap`: it stayed where it was; `cycle`: it came back without having left. */
  end: 'outside' | 'trap' | 'cycle';
}

/** Nothing blinks or fades while the focus is looked at. */
export const still =
  '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }';

/** The next Tab goes to the first stop of the page. */
export const toStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.metByKeyboard = [];
    const { body } = document;
    const before = body.getAttribute('tabindex');
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.blur();
    if (before === null) body.removeAttribute('tabindex');
    else body.setAttribute('tabindex', before);
    window.scrollTo(0, 0);
  });

const here = (page: Page) =>
  look(page, ({ selector, kind }) => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    window.metByKeyboard ??= [];
    const met = window.metByKeyboard;
    if (!met.includes(element)) met.push(element);
    return { index: met.indexOf(element), selector: selector(element), kind: kind(element) };
  });

/** From where the focus is to the end; `visit` sees each stop while it has the focus. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  visit?: (stop: Stop) => Promise<void>,
): Promise<Walk> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await here(page);
    if (!stop) return { stops, end: 'outside' };
    if (stops.at(-1)?.index === stop.index) return { stops, end: 'trap' };
    if (stops.some(({ index }) => index === stop.index)) return { stops, end: 'cycle' };
    stops.push(stop);
    await visit?.(stop);
  }
}
