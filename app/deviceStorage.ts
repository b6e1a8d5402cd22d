/**
 * The only place of the portal that reaches cookies and the browser's storage. It takes names that `contract/deviceData.ts`
 * describes, and no other.
 */
import type { DeviceName } from '../contract/deviceData.ts';

type Area = 'localStorage' | 'sessionStorage';

/** Storage can be missing, forbidden or full: reading then finds nothing, and writing says so. */
const store = <A extends Area>(area: A) => ({
  get: (name: DeviceName<A>): string | null => {
    try {
      return window[area].getItem(name);
    } catch {
      return null;
    }
  },
  /** Whether the browser lets anything be read here; where it does not, `get` finds nothing. */
  isReadable: (): boolean => {
    try {
      return Boolean(window[area]);
    } catch {
      return false;
    }
  },
  /** @returns whether it is stored */
  set: (name: DeviceName<A>, value: string): boolean => {
    try {
      window[area].setItem(name, value);
      return true;
    } catch {
      return false;
    }
  },
  remove: (name: DeviceName<A>): void => {
    try {
      window[area].removeItem(name);
    } catch {
      // What cannot be reached holds nothing.
    }
  },
});

export const device = {
  /** Until somebody deletes it. */
  local: store('localStorage'),
  /** Until the tab is closed. */
  tab: store('sessionStorage'),
  database: {
    open: (name: DeviceName<'indexedDB'>): IDBOpenDBRequest => indexedDB.open(name),
    /** In a while, and never in vain: what is not there is gone. */
    forget: (name: DeviceName<'indexedDB'>): void => {
      try {
        indexedDB.deleteDatabase(name);
      } catch {
        // What cannot be reached holds nothing.
      }
    },
  },
};

const oneYear = 365 * 24 * 3600;

/** As it is now: another tab may have changed it. @returns undefined when there is none */
export const getCookie = (name: DeviceName<'cookie'>): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie for a year, sent with every request to this site. */
export function setCookie(name: DeviceName<'cookie'>, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}
