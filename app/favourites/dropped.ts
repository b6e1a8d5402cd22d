/** What the transfer from the device has taken off the member's lists, until it is put back or the document goes. */
import { useSyncExternalStore } from 'react';
import type { Api } from '../../contract/index.ts';
import { type KeptKind, keptKinds, listLimit } from '../../machines/deviceLists/index.ts';
import { loadFresh } from '../kept/freshEntries.ts';
import type { FavouriteIds } from './memberStore.ts';

export interface DroppedList {
  /** What has taken the room, newest first. */
  moved: readonly number[];
  /** Newest first. */
  dropped: readonly { id: number; name: string | null }[];
}

export interface DroppedFavourites {
  lists: Partial<Record<KeptKind, DroppedList>>;
  /** How many of those that were moved had to go again, once the others were put back; null: nothing was put back. */
  undone: number | null;
}

const nothing: DroppedFavourites = { lists: {}, undone: null };
let known = nothing;
const listeners = new Set<() => void>();

function set(next: DroppedFavourites): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useDroppedFavourites = (): DroppedFavourites =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  );

/** Names are asked for as the portal has them; where they cannot be had, the transfer goes on all the same. */
export async function keepDropped(
  kind: KeptKind,
  moved: readonly number[],
  dropped: readonly number[],
  api: Api,
): Promise<void> {
  const none = { course: [], cooperation: [], sponsor: [], playground: [] };
  const fresh = await loadFresh(api, { ...none, [kind]: dropped }).catch(() => []);
  const named = dropped.map((id) => ({ id, name: fresh.find((each) => each.id === id)?.summary?.name ?? null }));
  set({ lists: { ...known.lists, [kind]: { moved, dropped: named } }, undone: null });
}

export const forgetDropped = (): void => set(nothing);

/** What was put back has been told. */
export const forgetUndone = (): void => {
  if (known.undone !== null) forgetDropped();
};

/** @returns newest first: what was dropped in its old place, and as many of those that took the room as still fit */
function putBack(ids: readonly number[], { moved, dropped }: DroppedList): number[] {
  const back = dropped.map(({ id }) => id).filter((id) => !ids.includes(id));
  const others = ids.filter((id) => !moved.includes(id));
  const room = Math.max(0, listLimit - others.length - back.length);
  return [...ids.filter((id) => moved.includes(id)).slice(0, room), ...others, ...back].slice(0, listLimit);
}

/** Puts back what was dropped, into the lists as they are now. @throws ApiError */
export async function undoDropped(api: Api): Promise<void> {
  const { favorites }: { favorites: FavouriteIds } = await api('GET /favorite_get');
  let gone = 0;
  for (const kind of keptKinds) {
    const list = known.lists[kind];
    if (!list) continue;
    const wanted = putBack(favorites[kind], list);
    const { ids } = await api('POST /favorite', { type: kind, ids: wanted.toReversed(), action: 'set' });
    gone += favorites[kind].filter((id) => !ids.includes(id)).length;
  }
  set({ lists: {}, undone: gone });
}
