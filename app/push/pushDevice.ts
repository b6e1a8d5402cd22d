/** What this browser can do about notifications. The only place that asks it. */
import type { Input } from '../../contract/index.ts';
import type { PushAnswer, PushPermissionInput } from '../../machines/pushPermission/index.ts';
import { device } from '../deviceStorage.ts';

/** Longer than installing the worker takes on a slow network. */
const workerMs = 15_000;

const isSupported = () => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

const answerNow = (): PushAnswer | null => (isSupported() ? Notification.permission : null);

/** As the machine begins. */
export const readDevice = (): PushPermissionInput => ({
  answer: answerNow(),
  isOff: device.local.get('push-off') !== null,
});

export const keepOff = (): void => void device.local.set('push-off', '1');
export const keepOn = (): void => device.local.remove('push-off');

/** Whether the offer was made already; where nothing can be kept, it is not made at all. */
export const takeOffer = (): boolean =>
  device.local.get('push-offered') === null && device.local.set('push-offered', '1');

/** @throws where no worker becomes ready */
async function manager(): Promise<PushManager> {
  // Where data is saved no page has registered it: here somebody asks for what needs it.
  await navigator.serviceWorker.register('/sw.js');
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no worker')), workerMs);
  });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
  return pushManager;
}

/** Has the browser ask the person. */
export const requestAnswer = (): Promise<PushAnswer> => Notification.requestPermission();

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @param publicKey of the server: a subscription made for another one is of no use @throws where it cannot be had */
export async function subscribeDevice(publicKey: string): Promise<Input<'POST /pwa_token_save'>> {
  const push = await manager();
  const known = await push.getSubscription();
  const key = known?.options.applicationServerKey;
  const isOld = known && key && base64url(key) !== publicKey;
  if (isOld) await known.unsubscribe();
  const subscription =
    known && !isOld ? known : await push.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (!p256dh || !auth) throw new Error('a subscription without keys');
  return {
    ...{ endpoint: subscription.endpoint, publicKey: p256dh, authToken: auth },
    ...(isOld && { replaces: known.endpoint }),
  };
}

/** Where the server knows this device; null: it is not subscribed. */
export const deviceEndpoint = async (): Promise<string | null> =>
  (await (await manager()).getSubscription())?.endpoint ?? null;

/** @returns where the server knew this device */
export async function unsubscribeDevice(): Promise<string | null> {
  const subscription = await (await manager()).getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/**
 * Tells of every change in the settings of the browser, also when the person comes back from them.
 * @param known the answer that is known so far
 * @returns how to stop
 */
export function watchAnswer(known: PushAnswer | null, onChange: (answer: PushAnswer) => void): () => void {
  let last = known;
  if (last === null) return () => undefined;
  const look = () => {
    const answer = answerNow();
    if (answer !== null && answer !== last) onChange(answer);
    last = answer;
  };
  look();
  let status: PermissionStatus | undefined;
  // Older browsers do not know the name.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      status = found;
      status.addEventListener('change', look);
    },
    () => undefined,
  );
  document.addEventListener('visibilitychange', look);
  return () => {
    status?.removeEventListener('change', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Browsers whose settings differ. */
export type BrowserKind =
  | 'ios'
  | 'iosInstalled'
  | 'firefox'
  | 'firefoxAndroid'
  | 'edge'
  | 'chromeAndroid'
  | 'chrome'
  | 'safari'
  | 'unknown';

/** By the name that the browser gives itself: good enough for words of help. */
export function browserKind({ userAgent: name, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const isIos = /iPhone|iPad|iPod/.test(name) || (/Macintosh/.test(name) && maxTouchPoints > 1);
  const is = (kind: BrowserKind) => kind;
  if (isIos) return is(matchMedia('(display-mode: standalone)').matches ? 'iosInstalled' : 'ios');
  if (/Firefox\//.test(name)) return is(/Android/.test(name) ? 'firefoxAndroid' : 'firefox');
  if (/Android/.test(name)) return is(/Chrome\//.test(name) ? 'chromeAndroid' : 'unknown');
  if (/Edg\//.test(name)) return is('edge');
  if (/Chrome\//.test(name)) return is('chrome');
  return is(/Safari\//.test(name) ? 'safari' : 'unknown');
}
