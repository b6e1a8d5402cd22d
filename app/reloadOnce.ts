import { device } from './deviceStorage.ts';

const guardMs = 10_000;

/** Whether the server has another build. Rejects without a network, which a browser may know nothing of. */
export async function isOutdated(): Promise<boolean> {
  const { build } = await (await fetch('/build.json', { cache: 'no-store' })).json();
  return build !== null && !document.querySelector(`script[src$="client-${build}.js"]`);
}

let isOnItsWay = false;
/** This page has decided to reload itself. */
export const isReloading = (): boolean => isOnItsWay;

/** @returns how to ask whether somebody is leaving the page, or has tried to a moment ago */
export function watchLeaving(target: Pick<EventTarget, 'addEventListener'> = window, now = () => performance.now()) {
  let leftAt = Number.NEGATIVE_INFINITY;
  target.addEventListener('beforeunload', () => {
    leftAt = now();
  });
  // Where it was a download, the page is still there.
  return (): boolean => now() - leftAt < guardMs;
}

/**
 * Reloads the page, but never twice within 10 seconds (specification section 9), and not without a network: the page that is open
 * can still be read, the browser's error page cannot. Where the time cannot be stored it does not reload, or it would not end.
 * @returns whether it reloads
 */
export function reloadOnce(
  now = Date.now(),
  storage: Pick<typeof device.tab, 'get' | 'set'> = device.tab,
  reload = () => location.reload(),
  isOnline = navigator.onLine,
): boolean {
  if (!isOnline || now - Number(storage.get('reloaded-at') ?? 0) < guardMs) return false;
  if (!storage.set('reloaded-at', String(now))) return false;
  isOnItsWay = true;
  reload();
  return true;
}
