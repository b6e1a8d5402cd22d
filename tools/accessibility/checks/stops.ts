/** Walks through a page with the Tab key, as a person does. */
import type { CDPSession, Page } from 'playwright';
import { lookAtOnce, type Tools } from './support.ts';

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
  /** Presses of Tab that it takes to leave it: a browser's own field for a day and time stops at each of its parts, and at its picker. */
  parts: number;
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

/** Where the focus is; null outside the page. In the page. */
const whereFocusIs = ({ selector, kind }: Tools): Stop | null => {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  window.metByKeyboard ??= [];
  const met = window.metByKeyboard;
  if (!met.includes(element)) met.push(element);
  const partsOf: Record<string, number> = { date: 4, month: 3, week: 3, time: 4, 'datetime-local': 7 };
  const parts = element instanceof HTMLInputElement ? (partsOf[element.type] ?? 1) : 1;
  return { index: met.indexOf(element), selector: selector(element), kind: kind(element), parts };
};

const keys = {
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  'Shift+Tab': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: 8 },
} as const;

/** Presses it, and lets go of it with the next press: what a page does follows from the first half. */
const press = (session: CDPSession, key: keyof typeof keys, isHeld: boolean) =>
  Promise.all([
    isHeld && session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...keys[key] }),
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...keys[key] }),
  ]);

/** What a step adds to a walk: its end, or null while it goes on. */
function endAt(stops: readonly Stop[], stop: Stop | null): Walk['end'] | null {
  if (!stop) return 'outside';
  if (stops.at(-1)?.index === stop.index) return 'trap';
  return stops.some(({ index }) => index === stop.index) ? 'cycle' : null;
}

/**
 * From where the focus is to the end.
 * @param see in the page, at each stop while it has the focus
 * @param visit is told what was seen
 */
export async function walk<Seen extends object>(
  page: Page,
  session: CDPSession,
  key: keyof typeof keys,
  see: { [Name in keyof Seen]: (tools: Tools) => Seen[Name] },
  visit: (stop: Stop, seen: Seen) => Promise<void>,
): Promise<Walk> {
  const stops: Stop[] = [];
  let presses = 1;
  for (;;) {
    await press(session, key, stops.length > 0);
    const { stop, ...seen } = await lookAtOnce<{ stop: Stop | null }>(page, { stop: whereFocusIs, ...see });
    if (stop && stops.at(-1)?.index === stop.index && presses < stop.parts) {
      presses += 1;
      continue;
    }
    presses = 1;
    const end = endAt(stops, stop);
    if (end) {
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...keys[key] });
      return { stops, end };
    }
    stops.push(stop!);
    await visit(stop!, seen as Seen);
  }
}
