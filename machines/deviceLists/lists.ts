import { type KeptKind, keptKinds } from './kinds.ts';

/** Entries of one kind (specification section 9). */
export const listLimit = 12;

export interface KeptEntry {
  id: number;
}

/** The entries of each kind, newest first, each id once. */
export type DeviceLists<Entry extends KeptEntry> = Readonly<Record<KeptKind, readonly Entry[]>>;

export type ListChange<Entry extends KeptEntry> =
  /** An entry that is there already becomes the newest. Beyond the limit the oldest is dropped. */
  | { type: 'add'; kind: KeptKind; entry: Entry }
  | { type: 'remove'; kind: KeptKind; id: number }
  | { type: 'removeAll' }
  /** Puts lists back as they were. */
  | { type: 'restore'; lists: DeviceLists<Entry> };

export const noLists: DeviceLists<never> = { course: [], cooperation: [], sponsor: [], playground: [] };

export const isListed = <Entry extends KeptEntry>(lists: DeviceLists<Entry>, kind: KeptKind, id: number): boolean =>
  lists[kind].some((entry) => entry.id === id);

export const areEmpty = (lists: DeviceLists<KeptEntry>): boolean => keptKinds.every((kind) => !lists[kind].length);

export function applyChange<Entry extends KeptEntry>(
  lists: DeviceLists<Entry>,
  change: ListChange<Entry>,
): DeviceLists<Entry> {
  switch (change.type) {
    case 'add': {
      const { kind, entry } = change;
      const others = lists[kind].filter(({ id }) => id !== entry.id);
      return { ...lists, [kind]: [entry, ...others].slice(0, listLimit) };
    }
    case 'remove':
      return { ...lists, [change.kind]: lists[change.kind].filter(({ id }) => id !== change.id) };
    case 'removeAll':
      return noLists;
    case 'restore':
      return change.lists;
  }
}

/** The entry that had to go because another one came; null when there was room. */
export function droppedBy<Entry extends KeptEntry>(
  before: DeviceLists<Entry>,
  change: ListChange<Entry>,
): Entry | null {
  if (change.type !== 'add' || isListed(before, change.kind, change.entry.id)) return null;
  return before[change.kind][listLimit - 1] ?? null;
}
