/** Looks for a newer build and offers it: a worker that waits, or another build in `/build.json`. */
import type { ComponentType } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Api } from '../../contract/index.ts';
import { appUpdateMachine } from '../../machines/appUpdate/index.ts';
import { startHint } from '../install/startHint.ts';
import { isFrugal } from '../pageStore.ts';
import { isOutdated, reloadOnce } from '../reloadOnce.ts';
import { cachesOf, savedPrefix } from './deviceCaches.ts';

const nothing = () => undefined;
const everyMs = 15 * 60 * 1000;

/** The build whose entry this page has loaded. */
const ownBuild = () =>
  document.querySelector<HTMLScriptElement>('script[src*="/entry.client-"]')?.src.match(/client-(.+)\.js/)?.[1];

const connection = () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Saved courses say that they are closed as soon as there is a network; without any no code for them is loaded. */
async function renew(api: Api): Promise<void> {
  if (!navigator.onLine || !(await cachesOf(savedPrefix)).length) return;
  await (await import('./savedCourses.ts')).renewSaved(api, isFrugal(connection()) ? null : (ownBuild() ?? null));
}

/** @param ask shows the question; resolves to whether the update is wanted now */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  ask: () => Promise<boolean>,
  api: Api,
  showHint: (Hint: ComponentType) => void,
): void {
  const workers = navigator.serviceWorker;
  const actor = createActor(
    appUpdateMachine.provide({
      actors: { ask: fromPromise(ask) },
      actions: {
        activate: () => registration.waiting?.postMessage('SKIP_WAITING'),
        reload: () => void reloadOnce(),
      },
    }),
    { input: { isShown: !document.hidden } },
  ).start();
  // The first worker of all leads the page it came with: nothing is new for it.
  let isLed = workers.controller !== null;
  // A page that was loaded since is of the new build, whichever worker leads it: there is nothing to ask, and nothing to reload. Where
  // data is dear nobody is asked to load a page anew; that is offered once it no longer is.
  const find = () => {
    if (registration.waiting && isLed && !isFrugal(connection()))
      isOutdated().then((isOld) => isOld && actor.send({ type: 'FOUND' }), nothing);
  };
  workers.addEventListener('controllerchange', () => {
    const activated = () => actor.send({ type: 'ACTIVATED' });
    // Without a network nobody knows which build it is: it reloads once there is one.
    if (isLed) isOutdated().then((isOld) => isOld && activated(), activated);
    isLed = true;
  });
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => next.state === 'installed' && find());
  });
  find();

  const check = async () => {
    if (document.hidden || !navigator.onLine || isFrugal(connection())) return;
    if (!(await isOutdated())) return;
    // During a roll-out another process may still send the worker that is here: then nothing is offered.
    await registration.update();
    find();
  };
  // No network just now: the next look is soon enough.
  const look = () => void check().catch(nothing);
  const renewAll = () => void renew(api).catch(nothing);
  renewAll();
  void startHint(showHint).catch(nothing);
  window.addEventListener('online', renewAll);
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', () => {
    actor.send({ type: document.hidden ? 'HIDDEN' : 'SHOWN' });
    look();
  });
}
