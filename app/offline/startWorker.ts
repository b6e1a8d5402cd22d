import type { ComponentType } from 'react';
import type { Api } from '../../contract/index.ts';
import { device } from '../deviceStorage.ts';
import { isFrugal } from '../pageStore.ts';

const nothing = () => undefined;

/**
 * Registers the worker once the page has loaded and the browser rests, so that a first visit does not wait for it. Where data is
 * saved nothing is fetched that was not asked for. What was typed is put back and kept with a worker and without.
 * @param hasWorker one that takes itself away would stay if a page registered it again
 * @param showHint shows at the foot of the page that it can be installed, on the one visit where that is due
 */
export function startWorker(
  hasWorker: boolean,
  askForUpdate: () => Promise<boolean>,
  api: Api,
  showHint: (Hint: ComponentType) => void,
): void {
  const { serviceWorker: workers, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const typedFields = () => import('./typedFields.ts');
  if (device.tab.get('typed-fields')) void typedFields().then(({ restoreTyped }) => restoreTyped());
  if (import.meta.env.DEV) return;
  // A page whose code is gone reloads itself.
  const keepTyped = () => typedFields().then(({ keepOnReload }) => keepOnReload(), nothing);
  const start = async () => {
    // Each time: where its code did not come, what is typed next asks for it again.
    window.addEventListener('input', keepTyped);
    const watch = async (registration: ServiceWorkerRegistration | null) =>
      (await import('./updates.ts')).watchUpdates(registration, askForUpdate, api, showHint);
    // Without a worker, as in browsers inside of other apps, everything works as long as there is a network; the code of the build
    // before is nowhere.
    if (!hasWorker || !workers) {
      // Another build is looked for from the first time that somebody leaves the page, or stays long: a first visit loads nothing for it.
      let isWatched = false;
      const begin = () => {
        if (!isWatched) watch(null).catch(() => (isWatched = false));
        isWatched = true;
      };
      document.addEventListener('visibilitychange', begin);
      setInterval(begin, 900_000);
      return keepTyped();
    }
    if (!workers.controller && isFrugal(connection)) return;
    const registration = await workers.register('/sw.js');
    await workers.ready;
    await watch(registration);
  };
  const tryToStart = () => void start().catch(nothing);
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(tryToStart, { timeout: 5000 }) : setTimeout(tryToStart, 1000);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
}
