import type { PushScope } from './push.ts';

/** Of a service worker, what TypeScript's library for pages does not know; its library for workers cannot stand beside that. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response> | Response) => void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
}

export interface ServiceWorkerScope extends Pick<PushScope, 'fetch'> {
  addEventListener: (<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void) &
    PushScope['addEventListener'];
  clients: PushScope['clients'] & { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration & PushScope['registration'];
  skipWaiting: () => Promise<void>;
  location: Location;
}

/** A file of the build, with a revision where its address stays the same from build to build. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}
