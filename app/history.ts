/**
 * Where the visitor was on each page of the session history, so that "back" leads there again: how far the page was
 * scrolled, and which link was followed. Kept in the history entry itself, where it survives a reload.
 */
import type { DeviceName } from '../contract/deviceData.ts';

interface Position {
  scrollY: number;
  /** `href` of the focused link, and which of the links with that address it is. */
  href: string | null;
  index: number;
}

type EntryState = Record<DeviceName<'history'>, Position>;

/** Whether the current entry was reached by the history ("back", "forward") and not by a link. */
let isTraversal = false;

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/** Stores the position in the current entry. */
export function storePosition(focused: Element | null = document.activeElement): void {
  const link = focused instanceof HTMLAnchorElement ? focused : null;
  const href = link?.getAttribute('href') ?? null;
  const index = link && href !== null ? linksTo(href).indexOf(link) : -1;
  const own: EntryState = { position: { scrollY: window.scrollY, href, index } };
  history.replaceState({ ...history.state, ...own }, '');
}

/** Called before a link or a form leads to a new entry. */
export function leaveEntry(followed: Element | null): void {
  storePosition(followed);
  isTraversal = false;
}

/** Brings the visitor back to where the entry was left, if it was reached by the history. @returns whether it was */
export function returnToEntry(focusPage: () => void): boolean {
  const position = (history.state as Partial<EntryState> | null)?.position;
  if (!isTraversal || !position) return false;
  const link = position.href === null ? undefined : linksTo(position.href)[position.index];
  if (link) link.focus({ preventScroll: true });
  else focusPage();
  window.scrollTo(0, position.scrollY);
  return true;
}

/** Restores scrolling by itself: the browser would scroll before the page is there. It has it back for a reload. */
export function manageHistory(): () => void {
  const onHide = () => {
    storePosition();
    history.scrollRestoration = 'auto';
  };
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  const onPopState = () => {
    isTraversal = true;
  };
  onShow();
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('popstate', onPopState);
  return () => {
    history.scrollRestoration = 'auto';
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('popstate', onPopState);
  };
}
