/** Looks for a newer build and offers it: a worker that waits, or another build in `/build.json`. */
import type { ComponentType } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Api } from '../../contract/index.ts';
import { appUpdateMachine } from '../../machines/appUpdate/index.ts';
import { startHint } from '../install/startHint.ts';
import { isFrugal } from '../pageStore.ts';
import { isOutdated, isReloading, reloadOnce } from '../reloadOnce.ts';
import { cachesOf, savedPrefix } from './deviceCaches.ts';

const nothing = () => undefined;
const everyMs = 15 * 60 * 1000;

/** The build whose entry this page has loaded. */
const ownBuild = () =>
  document.querySelector<HTMLScriptElement>('script[src*="/entry.client-"]')?.src.match(/client-(.+)\.js/)?.[1];

const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string; type?: string } }).connection;

/** By mobile data, which is paid for, a copy is saved anew for a new status only. */
const isDear = () => isFrugal(connection()) || connection()?.type === 'cellular';

/** Saved courses say that they are closed as soon as there is a network; without any no code for them is loaded. */
async function renew(api: Api): Promise<void> {
  if (!navigator.onLine || !(await cachesOf(savedPrefix)).length) return;
  await (await import('./savedCourses.ts')).renewSaved(api, isDear() ? null : (ownBuild() ?? null));
}

/** @returns offers a worker that waits, to a page of the build before */
function watchWorker(registration: ServiceWorkerRegistration, offer: () => void, onActivated: () => void): () => void {
  const workers = navigator.serviceWorker;
  // The first worker of all leads the page it came with: nothing is new for it.
  let isLed = workers.controller !== null;
  // A page that was loaded since is of the new build, whichever worker leads it: there is nothing to ask, and nothing to reload.
  const find = () => {
    // Where data is dear nobody is asked to load a page anew; that is offered once it no longer is.
    if (registration.waiting && isLed && !isFrugal(connection()))
      isOutdated().then((isOld) => isOld && offer(), nothing);
  };
  workers.addEventListener('controllerchange', () => {
    // Without a network nobody knows which build it is: it reloads once there is one.
    if (isLed) isOutdated().then((isOld) => isOld && onActivated(), onActivated);
    isLed = true;
  });
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => next.state === 'installed' && find());
  });
  find();
  return find;
}

/**
 * @param registration null: without a worker the next page is of the new build, and so is this one after a reload
 * @param ask shows the question; resolves to whether the update is wanted now
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration | null,
  ask: () => Promise<boolean>,
  api: Api,
  showHint: (Hint: ComponentType) => void,
): void {
  const actor = createActor(
    appUpdateMachine.provide({
      actors: { ask: fromPromise(ask) },
      actions: {
        activate: () => (registration ? registration.waiting?.postMessage('SKIP_WAITING') : void reloadOnce()),
        // One that is on its way may take longer than the next try, which would begin it anew.
        reload: () => void (isReloading() || reloadOnce()),
      },
    }),
    { input: { isShown: !document.hidden } },
  ).start();
  const offer = () => actor.send({ type: 'FOUND' });
  const find = registration ? watchWorker(registration, offer, () => actor.send({ type: 'ACTIVATED' })) : offer;

  /** Without a worker: at the last look there was another build, too. During a roll-out another process may still send this one. */
  let wasOutdated = false;
  const check = async () => {
    if (document.hidden || !navigator.onLine || isFrugal(connection())) return;
    const isOld = await isOutdated();
    const isSure = registration !== null || wasOutdated;
    wasOutdated = isOld;
    if (!isOld || !isSure) return;
    // A worker of the new build is asked for: where another process still sends the one that is here, nothing is offered.
    await registration?.update();
    find();
  };
  // No network just now: the next look is soon enough.
  const look = () => void check().catch(nothing);
  let renewedAt = 0;
  const renewAll = () => {
    renewedAt = Date.now();
    void renew(api).catch(nothing);
  };
  if (registration) {
    renewAll();
    void startHint(showHint).catch(nothing);
    window.addEventListener('online', renewAll);
  }
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', () => {
    actor.send({ type: document.hidden ? 'HIDDEN' : 'SHOWN' });
    look();
    // An app that is never closed had a network all the time.
    if (registration && !document.hidden && Date.now() - renewedAt >= everyMs) renewAll();
  });
}
