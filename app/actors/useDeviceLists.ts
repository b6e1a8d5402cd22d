import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  areEmpty,
  createDeviceListsMachine,
  type DeviceLists,
  type KeptEntry,
  type ListChange,
  type Written,
} from '../../machines/deviceLists/index.ts';
import type { ListStore } from './deviceStores.ts';

/** The actors of the machine `deviceLists`. */
const defineDeviceListsActors = <Entry extends KeptEntry>(store: ListStore<Entry>) => ({
  read: fromPromise<DeviceLists<Entry>>(async () => store.read()),
  write: fromPromise<Written<Entry>, { change: ListChange<Entry> }>(async ({ input: { change } }) =>
    store.change(change),
  ),
});

/** Lists of a store: those on the device are in step with other tabs. On the server, and until they have been read, they are empty. */
export function useDeviceLists<Entry extends KeptEntry>(store: ListStore<Entry>) {
  const actor = useActorRef(
    useMemo(
      () => createDeviceListsMachine<Entry>().provide({ actors: defineDeviceListsActors<Entry>(store) }),
      [store],
    ),
  );
  useEffect(() => store.subscribe(() => actor.send({ type: 'STORED' })), [store, actor]);
  const snapshot = useSelector(actor, (state) => state);
  const { lists, change, before, problem } = snapshot.context;
  const commands = useMemo(
    () => ({
      apply: (wanted: ListChange<Entry>) => actor.send({ type: 'CHANGE', change: wanted }),
      undo: () => actor.send({ type: 'UNDO' }),
    }),
    [actor],
  );
  return {
    lists,
    /** Another object for every change, also while it is being kept. */
    lastChange: change,
    /** The last change and the lists before it; null while nobody has changed anything. */
    changed: snapshot.hasTag('busy') || !change ? null : { change, before, canUndo: snapshot.hasTag('undoable') },
    /** For the first time: what is known stays while it is read anew. */
    isReading: snapshot.matches('reading') && areEmpty(lists),
    /** Whether the device lets nothing be read, or did not keep the last change. */
    failure: snapshot.matches('unreadable')
      ? ('unreadable' as const)
      : snapshot.matches('unwritable')
        ? ('unwritable' as const)
        : null,
    /** Why, where the store can say it. */
    problem,
    /** A change is on its way. */
    isChanging: snapshot.matches('writing'),
    ...commands,
  };
}
