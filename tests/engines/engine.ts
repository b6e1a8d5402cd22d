/** What the journeys ask of a browser, whichever engine it has. */
import type { EngineName } from '../../scripts/engines.ts';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

export interface Focused {
  /** Of `met`, in the page: the first element that had the focus has 0. */
  index: number;
  /** Its tag, and what it is called. */
  name: string;
  rectangle: { x: number; y: number; width: number; height: number };
  /** Of the ring around it, or around the sign or the card that shows its focus; 0 without one. */
  ringPx: number;
}

/** A browser with one page, and nothing on the device yet. */
export interface EngineBrowser {
  version: string;
  /** Waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** In the page; the function sees its arguments and nothing around it. */
  evaluate: <Result, Arguments extends readonly unknown[]>(
    work: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ) => Promise<Result>;
  /** Runs a script's text in the page, also where the page's own rules forbid it. */
  inject: (source: string) => Promise<void>;
  /** Key after key into a field, after what is there. */
  type: (selector: string, words: string) => Promise<void>;
  /** Where it is, with the pointer. */
  click: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}

/** An engine, ready to start browsers. */
export interface Engine {
  name: EngineName;
  start: () => Promise<EngineBrowser>;
  /** Ends what the browsers have shared. */
  end: () => Promise<void>;
}

declare global {
  interface Window {
    /** Elements that have had the focus since the page was opened. */
    met?: Element[];
  }
}

/** What has the focus; null outside the page. */
export const focused = (browser: EngineBrowser): Promise<Focused | null> =>
  browser.evaluate(() => {
    const element = document.activeElement;
    const isOutside = !element || element === document.body || element === document.documentElement;
    if (isOutside || !document.hasFocus()) return null;
    window.met ??= [];
    if (!window.met.includes(element)) window.met.push(element);
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ innerText }) => innerText);
    const words = [element.getAttribute('aria-label'), ...labels, (element as HTMLElement).innerText].find(Boolean);
    const { x, y, width, height } = element.getBoundingClientRect();
    // A card shows the focus of its link, and a sign beside it that of a checkbox.
    const showing = [element, element.parentElement, element.nextElementSibling, element.closest('li, article, label')];
    const ringOf = (each: Element) =>
      [undefined, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
    return {
      index: window.met.indexOf(element),
      name: `${element.tagName.toLowerCase()} ${(words ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}`,
      rectangle: { x, y, width, height },
      ringPx: Math.max(...showing.filter((each) => each !== null).flatMap(ringOf)),
    };
  });
