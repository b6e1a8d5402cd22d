import { useEffect, useState, useSyncExternalStore } from 'react';
import { type KeptEntry, keptKinds } from '../../machines/deviceLists/index.ts';
import { type DeviceStore, favouriteStore, visitStore } from '../actors/deviceStores.ts';

export interface KeptCounts {
  favourites: number;
  visits: number;
  /** Courses saved to be read without a network. */
  saved: number;
  /** A photo that is not posted yet. */
  hasDraft: boolean;
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

/** Where the browser stores nothing, there is none. */
const countSaved = async (): Promise<number> =>
  (await import('../offline/savedCourses.ts')).listSaved().then(
    (all) => all.length,
    () => 0,
  );

const findDraft = async (userName: string): Promise<boolean> =>
  (await (await import('../photo/deviceDraft.ts')).keptDraft(userName)) !== null;

/**
 * How much this device keeps; none on the server, which does not know. Saved courses and the photo are counted once the page is there.
 * @param userName null: of nobody's photo
 */
export function useKeptCounts(userName: string | null): KeptCounts {
  const [favourites = 0, visits = 0] = useSyncExternalStore(subscribe, snapshot, () => '0 0')
    .split(' ')
    .map(Number);
  const [saved, setSaved] = useState(0);
  const [hasDraft, setHasDraft] = useState(false);
  // What does not come is not counted.
  useEffect(() => void countSaved().then(setSaved, () => undefined), []);
  useEffect(() => {
    if (userName !== null) void findDraft(userName).then(setHasDraft, () => undefined);
  }, [userName]);
  return { favourites, visits, saved, hasDraft };
}
