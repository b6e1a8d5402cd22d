/** The favourites that the server keeps of a member, as a store of the machine `deviceLists`. */
import type { Api } from '../../contract/index.ts';
import {
  type DeviceLists,
  type KeptEntry,
  type KeptKind,
  keptKinds,
  noLists,
} from '../../machines/deviceLists/index.ts';
import type { ListStore } from '../actors/deviceStores.ts';

type Lists = DeviceLists<KeptEntry>;
export type FavouriteIds = Readonly<Record<KeptKind, readonly number[]>>;

const entriesOf = (ids: readonly number[]): KeptEntry[] => ids.map((id) => ({ id }));
const idsOf = (entries: readonly KeptEntry[]): number[] => entries.map(({ id }) => id);

export const listsOf = (ids: FavouriteIds): Lists => ({
  course: entriesOf(ids.course),
  cooperation: entriesOf(ids.cooperation),
  sponsor: entriesOf(ids.sponsor),
  playground: entriesOf(ids.playground),
});

/**
 * @param first what the page knows of them, newest first
 * @param onChange is told after every change: other pages show them as well
 */
export function createMemberStore(api: Api, first: Partial<FavouriteIds>, onChange: () => void): ListStore<KeptEntry> {
  let known: Lists = listsOf({ ...{ course: [], cooperation: [], sponsor: [], playground: [] }, ...first });
  const send = async (kind: KeptKind, ids: number[], action: 'add' | 'remove' | 'set') => {
    const outcome = await api('POST /favorite', { type: kind, ids, action });
    onChange();
    return outcome;
  };
  const put = (kind: KeptKind, ids: readonly number[]) => {
    known = { ...known, [kind]: entriesOf(ids) };
  };
  return {
    read: () => known,
    change: async (change) => {
      switch (change.type) {
        case 'add': {
          const { id } = change.entry;
          const { ids, dropped } = await send(change.kind, [id], 'add');
          // Another device may have changed the list since: what the server says of it now counts.
          const others = [...ids.filter((each) => each !== id), ...dropped];
          const was = idsOf(known[change.kind]);
          const before = { ...known, [change.kind]: entriesOf(was.includes(id) ? was : others) };
          put(change.kind, ids);
          return { before, lists: known };
        }
        case 'remove': {
          const at = Math.max(0, idsOf(known[change.kind]).indexOf(change.id));
          const { ids } = await send(change.kind, [change.id], 'remove');
          const before = { ...known, [change.kind]: entriesOf(ids.toSpliced(at, 0, change.id)) };
          put(change.kind, ids);
          return { before, lists: known };
        }
        case 'removeAll':
        case 'restore': {
          const before = known;
          const wanted = change.type === 'restore' ? change.lists : noLists;
          for (const kind of keptKinds) {
            if (String(idsOf(wanted[kind])) === String(idsOf(before[kind]))) continue;
            put(kind, (await send(kind, idsOf(wanted[kind]).reverse(), 'set')).ids);
          }
          return { before, lists: known };
        }
      }
    },
    // The page is told by loading it again.
    subscribe: () => () => undefined,
  };
}
