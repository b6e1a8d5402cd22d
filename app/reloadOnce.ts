const key = 'reloaded-at';
const guardMs = 10_000;

/**
 * Reloads the page, but never twice within 10 seconds (specification section 9), and not without a network: the page that is open
 * can still be read, the browser's error page cannot. @returns whether it reloads
 */
export function reloadOnce(
  now = Date.now(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload = () => location.reload(),
  isOnline = navigator.onLine,
): boolean {
  if (!isOnline || now - Number(storage.getItem(key) ?? 0) < guardMs) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}
