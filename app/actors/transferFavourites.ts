/** Gives the favourites of the device to the member who has logged in. */
import type { Api } from '../../contract/index.ts';
import type { KeptKind } from '../../machines/deviceLists/index.ts';
import type { TransferredList } from '../../machines/favouritesTransfer/index.ts';
import { keepDropped } from '../favourites/dropped.ts';
import { favouriteStore } from './deviceStores.ts';

/** Where the browser has no locks, tabs may send the same list at the same time: it is added once all the same. */
const alone = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, run) : run();

/** Sends the list of one kind. What has been sent goes from the device; what came to it since stays. */
export const transferList = (kind: KeptKind, userName: string, api: Api): Promise<TransferredList> =>
  alone(`favourites ${kind}`, async () => {
    // Another tab may have sent it while this one waited.
    const sent = favouriteStore.read()[kind].map(({ id }) => id);
    if (!sent.length) return { moved: 0, dropped: 0 };
    const { ids, dropped } = await api('POST /favorite', { type: kind, ids: sent.toReversed() });
    const now = favouriteStore.read();
    const left = now[kind].filter(({ id }) => !sent.includes(id));
    favouriteStore.change({ type: 'restore', lists: { ...now, [kind]: left } });
    const moved = sent.filter((id) => ids.includes(id));
    if (dropped.length) await keepDropped(kind, moved, dropped, { userName, api });
    return { moved: moved.length, dropped: dropped.length };
  });
