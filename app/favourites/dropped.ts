/** What the transfer from the device has taken off the member's lists, kept in this tab until it is put back or accepted. */
import { useSyncExternalStore } from 'react';
import type { Api } from '../../contract/index.ts';
import { type KeptKind, keptKinds, listLimit } from '../../machines/deviceLists/index.ts';
import { device } from '../deviceStorage.ts';
import { loadFresh } from '../kept/freshEntries.ts';
import type { FavouriteIds } from './memberStore.ts';

export interface DroppedList {
  /** What has taken the room, newest first. */
  moved: readonly number[];
  /** Newest first. */
  dropped: readonly { id: number; name: string | null }[];
}

export interface DroppedFavourites {
  /** The member whose lists they were: in this tab somebody else may log in. */
  userName: string;
  lists: Partial<Record<KeptKind, DroppedList>>;
  /** How many of those that were moved had to go again, once the others were put back; null: nothing was put back. */
  undone: number | null;
}

const key = 'favourites-dropped';
const nothing: DroppedFavourites = { userName: '', lists: {}, undone: null };

const isList = (value: unknown): value is DroppedList => {
  const { moved, dropped } = (value ?? {}) as Partial<Record<keyof DroppedList, unknown>>;
  return (
    Array.isArray(moved) &&
    moved.every(Number.isInteger) &&
    Array.isArray(dropped) &&
    dropped.every(({ id, name }) => Number.isInteger(id) && (name === null || typeof name === 'string'))
  );
};

/** What an earlier page of this tab has kept; it is checked: anybody may have written it. */
function kept(): DroppedFavourites {
  try {
    const { userName, lists } = JSON.parse(device.tab.get(key) ?? '{}');
    if (typeof userName !== 'string') return nothing;
    const found = keptKinds.filter((kind) => isList(lists[kind])).map((kind) => [kind, lists[kind]]);
    return { userName, lists: Object.fromEntries(found), undone: null };
  } catch {
    return nothing;
  }
}

let known: DroppedFavourites | null = null;
const now = (): DroppedFavourites => {
  known ??= kept();
  return known;
};
const listeners = new Set<() => void>();

function set(next: DroppedFavourites): void {
  known = next;
  if (Object.keys(next.lists).length)
    device.tab.set(key, JSON.stringify({ userName: next.userName, lists: next.lists }));
  else device.tab.remove(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** None on the server, and none of another member's. */
export function useDroppedFavourites(userName: string | null): DroppedFavourites {
  const found = useSyncExternalStore(subscribe, now, () => nothing);
  return found.userName === userName ? found : nothing;
}

/** Names are asked for as the portal has them; where they cannot be had, the transfer goes on all the same. */
export async function keepDropped(
  kind: KeptKind,
  moved: readonly number[],
  dropped: readonly number[],
  { userName, api }: { userName: string; api: Api },
): Promise<void> {
  const none = { course: [], cooperation: [], sponsor: [], playground: [] };
  const fresh = await loadFresh(api, { ...none, [kind]: dropped }).catch(() => []);
  const named = dropped.map((id) => ({ id, name: fresh.find((each) => each.id === id)?.summary?.name ?? null }));
  const others = now().userName === userName ? now().lists : {};
  set({ userName, lists: { ...others, [kind]: { moved, dropped: named } }, undone: null });
}

export const forgetDropped = (): void => set(nothing);

/** What was put back has been told. */
export const forgetUndone = (): void => {
  if (now().undone !== null) forgetDropped();
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
    const list = now().lists[kind];
    if (!list) continue;
    const wanted = putBack(favorites[kind], list);
    const { ids } = await api('POST /favorite', { type: kind, ids: wanted.toReversed(), action: 'set' });
    gone += favorites[kind].filter((id) => !ids.includes(id)).length;
  }
  set({ userName: now().userName, lists: {}, undone: gone });
}
