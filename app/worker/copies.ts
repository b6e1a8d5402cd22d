/** What the worker finds on the device, and what it may keep there. See docs/decisions/0076. */
import {
  type CacheName,
  cachesOf,
  copyMark,
  findAnywhere,
  findIn,
  hasCache,
  openCache,
  pagesCache,
  savedPrefix,
} from '../offline/deviceCaches.ts';

const keptPages = 50;

/** Pages for everybody: neither one person's nor what a form or an error has led to. */
export const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

/** When the server sent it: its Date header, milliseconds. */
const sentAt = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || 0;

/** Pages are sent differently to those who have chosen something: what is kept is right for whoever uses this device. */
const anyVary = { ignoreVary: true };

/** Logins, forms and what they lead to: no search engine lists them, and without a network nobody needs them. */
const isUnlisted = (html: string) => html.includes('<meta name="robots" content="noindex">');

/** Keeps the newest pages only; feeds, files and pictures that somebody opens by themselves are none. */
export async function keepPage(request: Request, response: Response): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  if (isUnlisted(await response.clone().text())) return;
  const cache = await openCache(pagesCache);
  // Put anew, it stands last.
  await cache.delete(request, anyVary);
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - keptPages)).map((each) => cache.delete(each, anyVary)));
}

/** A saving that was cut short has no mark: nothing of it is shown. */
async function savedCaches(): Promise<CacheName[]> {
  const names = await cachesOf(savedPrefix);
  const marks = await Promise.all(names.map((name) => findIn(name, copyMark)));
  return names.filter((_, index) => marks[index]);
}

/** A picture in whichever of its sizes is there: `/photo-files/KEY/WIDTH.webp`. */
async function pictureIn(name: CacheName, url: string): Promise<Response | undefined> {
  const folder = /^.*\/photo-files\/[^/]+\//.exec(url)?.[0];
  if (!folder || !(await hasCache(name))) return undefined;
  const other = (await (await openCache(name)).keys()).find((each) => each.url.startsWith(folder));
  return other && findIn(name, other);
}

/** Under which a course's page is saved: but for its language it is the same whatever stands in its query. */
function savedUnder(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  if (!/^\/map\/detail\/\d+$/.test(pathname)) return url;
  return `${origin}${pathname}${searchParams.get('lang') === 'en' ? '?lang=en' : ''}`;
}

/** The newest copy of what was asked for; nothing where there is none. */
export async function findCopy(request: Request): Promise<Response | undefined> {
  const places = [...(await savedCaches()), pagesCache] as const;
  const { url } = request;
  const found = await Promise.all(
    places.map(
      async (name) => (await findIn(name, request)) ?? (await findIn(name, savedUnder(url))) ?? pictureIn(name, url),
    ),
  );
  return found.filter((each) => each !== undefined).sort((a, b) => sentAt(b) - sentAt(a))[0];
}

const stateStart = '<script type="application/json" id="page-state">{';

/** @param more what the page's script is told beside the state that the server sent */
async function withState(response: Response, more: object): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const told = JSON.stringify(more).slice(1, -1).replace(/</g, '\\u003c');
  return new Response(
    html.replace(stateStart, () => `${stateStart}${told},`),
    { status: response.status, headers },
  );
}

/** A kept page, which says from when it is; a file or a picture that is opened by itself as it is. */
export const asCopy = async (response: Response): Promise<Response> =>
  response.headers.get('content-type')?.startsWith('text/html')
    ? withState(response, { copiedAt: new Date(sentAt(response)).toISOString() })
    : response;

/** What of a query such a page depends on. */
const distinguishing = ['list', 'lang'];

/** Of the pages that are stored with the worker the one of an address. Whatever else stands in its query, the page is the same. */
export function storedPageOf(address: string, stored: readonly string[]): string | undefined {
  const asked = new URL(address);
  return stored.find((each) => {
    const { pathname, searchParams } = new URL(each, asked.origin);
    return (
      pathname === asked.pathname &&
      distinguishing.every((name) => (searchParams.get(name) ?? '') === (asked.searchParams.get(name) ?? ''))
    );
  });
}

/**
 * A page that is stored with the worker. What was chosen on this device, the consent above all, the page then reads from the cookies.
 * @param address where it is on the device
 * @param own where this worker's files are: those of the build before have the same page
 */
export async function storedPage(address: string, own: CacheName): Promise<Response | undefined> {
  const kept = (await findIn(own, address)) ?? (await findAnywhere(address));
  return kept && withState(kept, { path: address.split('?')[0] });
}
