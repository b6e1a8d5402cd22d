import { useSyncExternalStore } from 'react';
import type { KeptKind } from '../../machines/deviceLists/kinds.ts';
import { favouriteKeys } from '../deviceKeys.ts';
import { device } from '../deviceStorage.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  // A page that comes back as it was left has not been told of other tabs.
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** Whether the device keeps it among its favourites; false on the server. Read anew at every render, and for other tabs. */
export const useIsFavourite = (kind: KeptKind, id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (device.local.get(favouriteKeys[kind]) ?? '').split(',').includes(String(id)),
    () => false,
  );
