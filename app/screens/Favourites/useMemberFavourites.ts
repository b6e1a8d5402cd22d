import { useMemo } from 'react';
import { type KeptKind, keptKinds } from '../../../machines/deviceLists/index.ts';
import { useDeviceLists } from '../../actors/useDeviceLists.ts';
import { createMemberStore, listsOf } from '../../favourites/memberStore.ts';
import { idsOf } from '../../kept/freshEntries.ts';
import { rowsOf } from '../../kept/rows.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import { type FavouritesData, type RemovedEntry, withEntry } from './data.ts';
import type { FavouritesScreenProps } from './FavouritesScreen.tsx';

/** The member's lists: those of the page until something is taken off here. */
export function useMemberFavourites({ ids, entries, removed: told }: FavouritesData): FavouritesScreenProps {
  const api = useApi();
  const { lang, form, forgetPages } = usePage();
  const store = useMemo(() => createMemberStore(api, ids, forgetPages), [api, ids, forgetPages]);
  const known = useDeviceLists(store);
  const { changed, lastChange, failure, apply, undo } = known;
  // Until the store has been read, which is in the browser only, the page's own are right.
  const lists = known.isReading ? listsOf(ids) : known.lists;

  const change = changed?.change;
  const removed: RemovedEntry | null =
    change?.type === 'remove' && changed?.canUndo
      ? { ...change, at: changed.before[change.kind].findIndex(({ id }) => id === change.id) }
      : lastChange
        ? null
        : told;
  const shown = removed ? listsOf(withEntry(idsOf(lists), removed)) : lists;
  return {
    kinds: keptKinds.map((kind) => ({ kind, rows: rowsOf(kind, shown, entries, lang) })),
    removed,
    isPending: known.isChanging,
    problem: failure ? known.problem : lastChange ? null : (form?.problem ?? null),
    onRemove: (kind: KeptKind, id: number) => apply({ type: 'remove', kind, id }),
    onUndo: () => {
      if (change || !told) undo();
      else apply({ type: 'restore', lists: listsOf(withEntry(ids, told)) });
    },
  };
}
