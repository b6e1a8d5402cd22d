/** The lists that this device keeps, by key; `contract/deviceData.ts` says what each is for, how long, and who sees it. */
import { type KeptKind, keptKinds } from '../machines/deviceLists/kinds.ts';
import { device } from './deviceStorage.ts';

type Key = Parameters<typeof device.local.get>[0];
export type StoredLists = Readonly<Record<KeptKind, Key>>;

/** Comma-separated ids, oldest first. */
export const favouriteKeys: StoredLists = {
  course: 'favourites-course',
  cooperation: 'favourites-cooperation',
  sponsor: 'favourites-sponsor',
  playground: 'favourites-playground',
};

/** JSON of ids with the names and numbers that were read on the page, newest first. */
export const visitKeys: StoredLists = {
  course: 'history-course',
  cooperation: 'history-cooperation',
  sponsor: 'history-sponsor',
  playground: 'history-playground',
};

/** Deletes the history: nobody may keep it without consent. */
export function forgetVisits(): void {
  for (const kind of keptKinds) device.local.remove(visitKeys[kind]);
}

/** Deletes the history and the favourites of this device. */
export function clearLists(): void {
  forgetVisits();
  for (const kind of keptKinds) device.local.remove(favouriteKeys[kind]);
}
