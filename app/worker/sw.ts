/**
 * The service worker: the frame and the main screens are on the device, pages come from the network first, and saved courses open
 * without one. No answer that is one person's is kept. See docs/decisions/0076.
 */
import {
  type CacheName,
  cachesOf,
  deviceOnlyHeader,
  dropCache,
  filesPrefix,
  findAnywhere,
  findIn,
  isOfProxy,
  openCache,
  pagesCache,
  usedFilesCache,
} from '../offline/deviceCaches.ts';
import { type Connection, isFrugal } from '../pageStore.ts';
import { asCopy, findCopy, keepPage, mayKeep, storedPage, storedPageOf } from './copies.ts';
import { listenForPush } from './push.ts';
import type { BuiltFile, FetchEvent, ServiceWorkerScope } from './workerTypes.ts';

declare const self: ServiceWorkerScope & { __WB_MANIFEST: BuiltFile[] };

const files = self.__WB_MANIFEST;
/** Pages of what is on the device, in each language; with the build as their revision. The first stands in for what is not there. */
const pages = files.filter(({ revision }) => revision);
const addresses = pages.map(({ url }) => url);
const filesCache: CacheName = `${filesPrefix}${pages[0]!.revision}`;
/** How long the network may take before a kept page is shown. */
const patienceMs = 3000;
const usedFiles = 150;

self.addEventListener('install', (event) => {
  // As a visitor's, whoever is here: nothing of a member's gets in. A file with a hash may come from the browser's own cache.
  const requests = files.map(
    ({ url, revision }) => new Request(url, { credentials: 'omit', cache: revision ? 'reload' : 'default' }),
  );
  event.waitUntil(openCache(filesCache).then((cache) => cache.addAll(requests)));
});

const isEmpty = async (name: CacheName) => (await (await openCache(name)).keys()).length === 0;

async function cleanUp(): Promise<void> {
  const others = (await cachesOf(filesPrefix)).filter((name) => name !== filesCache);
  // An installation that failed or was cut short has left a cache without files.
  const empty = await Promise.all(others.map(isEmpty));
  // What saved pages name must be there until they are fetched anew: the build before stays.
  const before = others.filter((_, index) => !empty[index]).at(-1);
  const former = others.filter((name) => name !== before);
  await Promise.all([...former, pagesCache, usedFilesCache].map((name) => dropCache(name as CacheName)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(cleanUp()));

const isToKeep = (data: unknown): data is { keep: string } => typeof (data as { keep?: unknown }).keep === 'string';

/** A page that was read without a document of its own. Where data is dear it is not fetched for later. */
async function keepRead(address: string): Promise<void> {
  if (isFrugal((navigator as Navigator & { connection?: Connection }).connection)) return;
  const request = new Request(address, { headers: { accept: 'text/html' } });
  const response = await fetch(request, { priority: 'low' });
  if (mayKeep(response)) await keepPage(request, response);
}

self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (isToKeep(event.data)) event.waitUntil(keepRead(event.data.keep).catch(() => undefined));
  // A page that was loaded past the worker, to check what is saved.
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});

listenForPush(self, '/icons/icon-192.png');

/** Of the build, which never changes. */
async function file(event: FetchEvent): Promise<Response> {
  // Most are stored with this worker: the others are looked for in every cache.
  const known = (await findIn(filesCache, event.request)) ?? (await findAnywhere(event.request));
  if (known) return known;
  const response = await fetch(event.request);
  if (mayKeep(response)) {
    const copy = response.clone();
    const keep = async () => {
      const cache = await openCache(usedFilesCache);
      await cache.put(event.request, copy);
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - usedFiles)).map((each) => cache.delete(each)));
    };
    // A device that is full shows the page all the same.
    event.waitUntil(keep().catch(() => undefined));
  }
  return response;
}

/** Without a network Firefox gives a preloaded response that is an error. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = await event.preloadResponse;
  const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
  if (mayKeep(response)) event.waitUntil(keepPage(event.request, response.clone()).catch(() => undefined));
  return response;
}

/** For what is not on the device, in the language of what was asked for. */
function standIn({ url }: Request): Promise<Response | undefined> {
  const instead = new URL(addresses[0]!, url);
  instead.searchParams.set('lang', new URL(url).searchParams.get('lang') ?? '');
  return storedPage(storedPageOf(instead.href, addresses) ?? addresses[0]!, filesCache);
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = fromNetwork(event);
  // What comes after a copy was shown is kept, too.
  event.waitUntil(network.catch(() => undefined));
  const copy = async () => {
    const found = await findCopy(request);
    if (found) return asCopy(found);
    const own = storedPageOf(request.url, addresses);
    return own ? storedPage(own, filesCache) : undefined;
  };
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const response = network.then(
    (each) => (isOfProxy(each) ? null : each),
    () => null,
  );
  const first = await Promise.race([response, patience]);
  return first ?? (await copy()) ?? (await response) ?? (await standIn(request)) ?? Response.error();
}

/** Data and pictures of a saved course, when the network does not bring them. */
const orCopy = ({ request }: FetchEvent): Promise<Response> =>
  fetch(request).catch(async (error: unknown) => {
    const copy = await findCopy(request);
    if (copy) return copy;
    throw error;
  });

/** What the device has, and says so: the network had no part in it. */
async function onDevice({ url }: Request): Promise<Response> {
  const found = (await findCopy(new Request(url))) ?? (await findAnywhere(url));
  return found
    ? new Response(found.body, { status: found.status, headers: { [deviceOnlyHeader]: '1' } })
    : new Response(null, { status: 504, statusText: 'Not on this device' });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
  if (request.headers.has(deviceOnlyHeader)) event.respondWith(onDevice(request));
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event));
  // What is saved anew comes from the network or not at all.
  else if (request.cache !== 'no-store' && /^\/(photo-files\/|map\/detail\/\d+[./])/.test(pathname))
    event.respondWith(orCopy(event));
});
