import type { KeptKind } from '../../../machines/deviceLists/index.ts';
import type { FavouriteIds } from '../../favourites/memberStore.ts';
import type { FreshEntry } from '../../kept/freshEntries.ts';

/** An entry that was taken off, and its place in its list, counted from the newest. */
export interface RemovedEntry {
  kind: KeptKind;
  id: number;
  at: number;
}

export interface FavouritesData {
  ids: FavouriteIds;
  /** What the portal knows of these, and of the one that was taken off. */
  entries: FreshEntry[];
  /** By a form, before JavaScript ran. */
  removed: RemovedEntry | null;
}

/** The list with the entry where it was. */
export const withEntry = (ids: FavouriteIds, { kind, id, at }: RemovedEntry): FavouriteIds => ({
  ...ids,
  [kind]: ids[kind].toSpliced(at, 0, id),
});
