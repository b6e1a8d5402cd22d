/**
 * What the worker does with notifications. `listenForPush` is what the worker calls; to the others registration, windows and server
 * come in, so that tests can give them.
 */
import type { PushMessage } from '../../contract/pushRules.ts';

/** Bounds of what is shown: the server sends less. */
const textMost = 1000;
/** Where a message leads that says nothing else. */
const home = '/';

/** The part of `ServiceWorkerRegistration` that shows notifications. */
export interface Shows {
  showNotification: (title: string, options?: NotificationOptions) => Promise<void>;
}

/** A window of the portal, as the worker sees it. */
export interface Tab {
  url: string;
  focused?: boolean;
  visibilityState?: DocumentVisibilityState;
  focus: () => Promise<Tab>;
  navigate?: (url: string) => Promise<Tab | null>;
}

/** The part of `Clients` that finds and opens windows. */
export interface Tabs {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
  openWindow: (url: string) => Promise<unknown>;
}

/** The address within this site, else its first page: nothing that is sent leads away. */
export function pageOfMessage(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return home;
  const { origin: where, pathname, search, hash } = new URL(url, origin);
  return where === origin ? `${pathname}${search}${hash}` : home;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, textMost) : '');

/** Words for a message that cannot be read: browsers want something shown for each. */
const unknown = { title: 'とことこ東京', body: '新しいお知らせがあります。', tag: 'unknown', lang: 'ja' };

/** @param data of the event: what the server has sent, or anything else */
export function readMessage(data: { json: () => unknown } | null, origin: string): PushMessage {
  let sent: Partial<Record<keyof PushMessage, unknown>> | null = null;
  try {
    const value = data?.json();
    if (typeof value === 'object') sent = value;
  } catch {}
  const title = text(sent?.title);
  if (!title) return { ...unknown, url: home, lang: 'ja' };
  return {
    ...{ title, body: text(sent?.body), url: pageOfMessage(sent?.url, origin), tag: text(sent?.tag) || 'message' },
    lang: sent?.lang === 'en' ? 'en' : 'ja',
  };
}

/** From 21 to 8 in Tokyo a device that was off may get what was sent by day: it makes no sound then, but for a warning of heat. */
function isQuiet(tag: string, now: Date): boolean {
  const hour = (now.getUTCHours() + 9) % 24;
  return tag !== 'heat' && (hour >= 21 || hour < 8);
}

/** Of the event `push`. */
export async function showMessage(
  data: { json: () => unknown } | null,
  { registration, origin, icon, now = new Date() }: { registration: Shows; origin: string; icon: string; now?: Date },
): Promise<void> {
  const { title, body, url, tag, lang } = readMessage(data, origin);
  const silent = isQuiet(tag, now);
  // One in place of another of its kind is heard, too.
  const options: NotificationOptions & { renotify: boolean } = {
    ...{ body, tag, lang, dir: 'ltr', icon, silent, data: { url } },
    renotify: !silent,
  };
  await registration.showNotification(title, options);
}

/** Where somebody may have entered something that a page that follows would lose: nobody is led away from there. */
export const withForm = /^\/(?:register|login|forgot|report|photo\/upload|staff|approve)(?:\/|$)|^\/mypage\/./;

/** The one that the person sees, else the first. */
const bestOf = (tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];

/** Of the event `notificationclick`: goes to the page in an open tab of the portal, else in a new window. */
export async function openMessage(
  notification: { close: () => void; data?: unknown },
  { clients, origin }: { clients: Tabs; origin: string },
): Promise<void> {
  notification.close();
  const url = pageOfMessage((notification.data as { url?: unknown } | null)?.url, origin);
  const address = new URL(url, origin).href;
  const tabs = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    (tab) => URL.canParse(tab.url) && new URL(tab.url).origin === origin,
  );
  // One that shows the page already keeps what was entered there.
  const shown = tabs.find((tab) => tab.url === address);
  if (shown) {
    await shown.focus();
    return;
  }
  const tab = bestOf(tabs.filter((each) => !withForm.test(new URL(each.url).pathname)));
  try {
    if (!tab?.navigate) throw new TypeError('no tab that can be led anywhere');
    // Focus comes first: the permission to do it ends soon after the click.
    await (await tab.focus()).navigate?.(address);
  } catch {
    // None is open, or the worker does not control it.
    await clients.openWindow(address);
  }
}

/** The part of `PushSubscription` that is kept on the server. */
export interface Subscribed {
  endpoint: string;
  toJSON: () => { keys?: Record<string, string> };
}

/** What `/pwa_token_save` takes of it; null: it has no keys. */
function tokensOf(subscription: Subscribed) {
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  return p256dh && auth ? { endpoint: subscription.endpoint, publicKey: p256dh, authToken: auth } : null;
}

/** The part of `PushManager` that renews. */
export interface Subscribes {
  subscribe: (options: { userVisibleOnly: true; applicationServerKey: string }) => Promise<Subscribed>;
}

type Post = (path: string, body: object) => Promise<unknown>;

/**
 * Of the event `pushsubscriptionchange`: the browser has exchanged or ended the subscription, and the server has to know.
 * @param publicKey of the server
 * @param post sends JSON to the API
 */
export async function renewSubscription(
  { oldSubscription, newSubscription }: { oldSubscription?: Subscribed | null; newSubscription?: Subscribed | null },
  { pushManager, publicKey, post }: { pushManager: Subscribes; publicKey: () => Promise<string>; post: Post },
): Promise<void> {
  const renew = async () => {
    const applicationServerKey = await publicKey();
    // Refused where the person has taken it away: nothing is to be sent any more.
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null);
  };
  const renewed = newSubscription ?? (await renew());
  const tokens = renewed && tokensOf(renewed);
  if (tokens)
    await post('/pwa_token_save', { ...tokens, ...(oldSubscription && { replaces: oldSubscription.endpoint }) });
  else if (oldSubscription) await post('/pwa_token_delete', { endpoint: oldSubscription.endpoint });
}

interface WaitsFor {
  waitUntil: (promise: Promise<unknown>) => void;
}
type PushEvent = WaitsFor & { data: { json: () => unknown } | null };
type ClickEvent = WaitsFor & { notification: { close: () => void; data?: unknown } };
type ChangeEvent = WaitsFor & Parameters<typeof renewSubscription>[0];

/** The part of `ServiceWorkerGlobalScope` that notifications need. */
export interface PushScope {
  registration: Shows & { pushManager: Subscribes };
  clients: Tabs;
  location: { origin: string };
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  addEventListener: {
    (type: 'push', listener: (event: PushEvent) => void): void;
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void;
    (type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
  };
}

const api = '/api';

/** @throws what a page would too: the browser tries the event no second time */
async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

/** Shows what is sent, opens what is pressed, and tells the server of another address. @param icon its path */
export function listenForPush(scope: PushScope, icon: string): void {
  const {
    registration,
    clients,
    location: { origin },
  } = scope;
  const post: Post = async (path, body) =>
    answerOf(
      await scope.fetch(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const publicKey = async () => {
    const answer = (await answerOf(await scope.fetch(`${api}/pwa_key`))) as { public_key: string };
    return answer.public_key;
  };
  scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data, { registration, origin, icon })));
  scope.addEventListener('notificationclick', (event) =>
    event.waitUntil(openMessage(event.notification, { clients, origin })),
  );
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(event, { pushManager: registration.pushManager, publicKey, post })),
  );
}
