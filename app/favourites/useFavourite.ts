import { areEmpty, droppedBy, isListed, type KeptKind, listLimit } from '../../machines/deviceLists/index.ts';
import { favouriteStore, visitStore } from '../actors/deviceStores.ts';
import { useDeviceLists } from '../actors/useDeviceLists.ts';
import type { T } from '../i18n/i18n.ts';

/** The name of an entry, where the history on the device happens to know it. */
function nameOf(kind: KeptKind, id: number): string | null {
  try {
    return visitStore.read()[kind].find((visit) => visit.id === id)?.name ?? null;
  } catch {
    return null;
  }
}

/** Whether one thing is a favourite on this device, and what the last press has done. */
export function useFavourite(kind: KeptKind, id: number) {
  const { lists, changed, failure, apply, undo } = useDeviceLists(favouriteStore);
  const isFavourite = isListed(lists, kind, id);
  const dropped = changed && droppedBy(changed.before, changed.change);
  const isNotKept = failure === 'unwritable';

  /** @param isMember favourites of the device are carried over by a login, which has been */
  const wordsOf = (t: T, isMember: boolean): string => {
    if (isNotKept) return t('favourite:notKept');
    switch (changed?.change.type) {
      case 'add': {
        if (areEmpty(changed.before)) return t(isMember ? 'favourite:addedFirstMember' : 'favourite:addedFirst');
        if (!dropped) return t('favourite:added');
        const name = nameOf(kind, dropped.id);
        return t(name ? 'favourite:droppedName' : 'favourite:dropped', { most: listLimit, name: name ?? '' });
      }
      case 'remove':
        return t('favourite:removed');
      case 'restore':
        return t('favourite:undone');
      default:
        return '';
    }
  };

  return {
    isFavourite,
    isNotKept,
    wordsOf,
    /** The last press has dropped the oldest favourite, which can be put back. */
    canUndo: Boolean(dropped && changed?.canUndo),
    isAdded: changed?.change.type === 'add' && !isNotKept,
    toggle: () => apply(isFavourite ? { type: 'remove', kind, id } : { type: 'add', kind, entry: { id } }),
    undo,
  };
}
