/** The service worker's file and the build that browsers ask for, to offer an update. */
import type { Context as HonoContext } from 'hono';
import { type Asset, sendAsset } from './assets.ts';

/**
 * Takes the place of a worker that does harm (SERVICE_WORKER=off): it stores nothing, answers nothing, and is gone once it has run.
 * Courses that people have saved stay on the device for the worker that comes next.
 */
const noWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.startsWith('saved-course-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

export interface WorkerOptions {
  isOn: boolean;
  /** null: there is none in what is built, as in development. */
  asset: Asset | undefined;
  /** See `buildOf`. */
  build: string | null;
}

/** Asked for at every visit: nothing between the server and the browser may keep it. */
export async function sendWorker(c: HonoContext, { isOn, asset }: WorkerOptions): Promise<Response> {
  if (!isOn || !asset)
    return c.body(noWorker, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const response = await sendAsset(c, asset);
  response.headers.set('cache-control', 'no-cache');
  return response;
}

export const sendBuild = (c: HonoContext, { build }: WorkerOptions): Response =>
  c.json({ build }, 200, { 'cache-control': 'no-store' });
