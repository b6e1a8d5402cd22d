import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Adapter } from '../adapter.ts';
import { whole } from './whole.tsx';

declare global {
  interface Window {
    /** From the call that hydrates to the last effect and what effects had rendered once more, in milliseconds. */
    hydrated?: number;
    /** What React found different between the server's HTML and its own. */
    differences: string[];
    /** Renders the page into an empty place. @returns milliseconds until it was painted */
    mountPage?: () => Promise<number>;
  }
}

/** Resolves in the task after the next frame was drawn. */
export const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });

/** What the server has rendered is hydrated; an empty page waits until it is asked to mount. */
export function start(adapter: Adapter, Page: ComponentType): void {
  const place = document.getElementById('root')!;
  window.differences = [];
  if (!place.hasChildNodes()) {
    window.mountPage = async () => {
      const begin = performance.now();
      const root = createRoot(place);
      flushSync(() => root.render(whole(adapter, Page)));
      await painted();
      return performance.now() - begin;
    };
    return;
  }
  const begin = performance.now();
  // In one go: left to itself React lets frames be drawn in between, before the last effects or after them by chance.
  // When the task is over, what effects asked for is rendered too.
  const onEnd = () =>
    queueMicrotask(() => {
      window.hydrated = performance.now() - begin;
    });
  flushSync(() =>
    hydrateRoot(place, whole(adapter, Page, onEnd), {
      onRecoverableError: (error) => window.differences.push(String(error)),
    }),
  );
}
