import { type ComponentType, lazy, type RefObject, useEffect } from 'react';

/**
 * A part of a page that is the server's HTML, without any code, until somebody comes to it.
 * @param OnServer the part itself on the server, where it is in the first HTML; null in a browser
 */
export function onIntent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  OnServer: ComponentType<Props> | null,
) {
  let want!: () => void;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  return { Part: OnServer ?? lazy(() => wanted.then(load)), want };
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back when a reader comes to an element, on the way down: React stops what happens in a form that it has not taken over yet. */
export function useIntent(place: RefObject<HTMLElement | null>, onIntent: () => void) {
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (place.current?.contains(target as Node)) onIntent();
    };
    for (const intent of intents) document.addEventListener(intent, listen, { capture: true, passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, listen, { capture: true });
    };
  }, [place, onIntent]);
}
