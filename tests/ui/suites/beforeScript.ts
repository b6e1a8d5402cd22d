import { type ComponentType, createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { type Story, settled } from './show.ts';

const elementOf = (story: Story) => createElement(story as unknown as ComponentType);

/** The server's HTML of a story on the page, as it is before JavaScript has loaded. */
export function served(story: Story): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(elementOf(story));
  onTestFinished(() => host.remove());
  return host;
}

/** JavaScript has loaded, and React has taken over: a busy machine may need more than a frame for it. */
export async function hydrate(story: Story, host: HTMLElement): Promise<void> {
  await new Promise<void>((done) => {
    const Whole = () => {
      useEffect(done, []);
      return elementOf(story);
    };
    const root = hydrateRoot(host, createElement(Whole));
    onTestFinished(() => root.unmount());
  });
  await settled();
}
