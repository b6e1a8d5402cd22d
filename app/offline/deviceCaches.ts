/**
 * The caches on the device, for the worker and for pages: the only place that reaches them. `contract/deviceData.ts` says what each
 * is for.
 */
import type { DeviceName } from '../../contract/deviceData.ts';

/** Pages that were visited. */
export const pagesCache = 'pages';
/** Files of the build that were used and are not stored with the worker. */
export const usedFilesCache = 'files-used';
/** Files that are stored with the worker, by build. */
export const filesPrefix = 'files-of-';
/** A course saved on purpose, each saving in a cache of its own. */
export const savedPrefix = 'saved-course-';

type Described<Name extends DeviceName<'cacheStorage'>> = Name;
/** What the policy names: `…` stands for what differs. */
type FilesCache = Described<`${typeof filesPrefix}…`> extends `${infer Prefix}…` ? `${Prefix}${string}` : never;
type SavedCache = Described<`${typeof savedPrefix}…`> extends `${infer Prefix}…` ? `${Prefix}${string}` : never;
export type CacheName = Described<typeof pagesCache> | Described<typeof usedFilesCache> | FilesCache | SavedCache;

/** The last entry of a saved course: what it is, as JSON. Without it the saving was cut short. */
export const copyMark = '/saved.json';
/** A request with this header is answered from the device alone, and so is the answer marked: how a page asks whether a copy is whole. */
export const deviceOnlyHeader = 'x-from-device';

/**
 * A proxy that has no server behind it: the same to a visitor as no network. The portal's own 503 says in words that it is busy, under
 * its own policy.
 */
export const isOfProxy = ({ status, headers }: Response): boolean =>
  status === 502 || status === 504 || (status === 503 && !headers.has('content-security-policy'));

/** All of these reject where the browser has no caches, or forbids them. */
export const openCache = async (name: CacheName): Promise<Cache> => caches.open(name);
export const dropCache = async (name: CacheName): Promise<boolean> => caches.delete(name);
/** Of one kind, oldest first. */
export async function cachesOf<Prefix extends typeof filesPrefix | typeof savedPrefix>(
  prefix: Prefix,
): Promise<`${Prefix}${string}`[]> {
  return (await caches.keys()).filter((name): name is `${Prefix}${string}` => name.startsWith(prefix));
}
/** Of one cache. Opening one that another tab has deleted meanwhile would make it anew, empty: this does not. */
export const findIn = async (cacheName: CacheName, request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { cacheName, ignoreVary: true });
export const hasCache = async (name: CacheName): Promise<boolean> => caches.has(name);
/** In whichever cache it is. */
export const findAnywhere = async (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

/** Asks the browser not to clear what is stored here when it needs room. It decides by itself where it asks nobody. */
export const keepStored = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;
/** Whether it has agreed. One that cannot be asked may clear what is stored. */
export const isKeptStored = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;
