/**
 * What a visitor has chosen, held once: loaders, views and cookies read the same values.
 * The server reads them from the request's cookies; in the browser a change is stored in the cookie at once.
 */
export type Consent = 'agree' | 'reject' | null;
export type TextSize = 1 | 2;

export interface Preferences {
  textSize: TextSize;
  consent: Consent;
}

export interface PreferenceStore {
  get: () => Preferences;
  set: (change: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param store keeps a change beyond the page */
export function createPreferences(
  initial: Preferences,
  store: (change: Partial<Preferences>) => void = () => undefined,
): PreferenceStore {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (change) => {
      current = { ...current, ...change };
      store(change);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
