import { useSyncExternalStore } from 'react';
import { type KeptEntry, keptKinds } from '../../machines/deviceLists/index.ts';
import { type DeviceStore, favouriteStore, visitStore } from '../actors/deviceStores.ts';

export interface KeptCounts {
  favourites: number;
  visits: number;
}

function countOf<Entry extends KeptEntry>(store: DeviceStore<Entry>): number {
  const lists = store.read();
  return keptKinds.reduce((sum, kind) => sum + lists[kind].length, 0);
}

/** Text, because it stays the same as long as nothing changes. */
function snapshot(): string {
  try {
    return `${countOf(favouriteStore)} ${countOf(visitStore)}`;
  } catch {
    // Nothing can be read, so nothing is kept either.
    return '0 0';
  }
}

function subscribe(listener: () => void): () => void {
  const stops = [favouriteStore.subscribe(listener), visitStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How much this device keeps; none on the server, which does not know. */
export function useKeptCounts(): KeptCounts {
  const [favourites = 0, visits = 0] = useSyncExternalStore(subscribe, snapshot, () => '0 0')
    .split(' ')
    .map(Number);
  return { favourites, visits };
}
