import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface ResultsMapState {
  isShown: boolean;
  /** Id of the result that list and map are at. */
  at: number | null;
  /** Around the list. */
  main: RefObject<HTMLDivElement | null>;
  switcher: RefObject<HTMLButtonElement | null>;
  onAt: (id: number) => void;
  /** Beside the list, where there is room. */
  onToggle: () => void;
  /** In the place of the list, and back to the card that was chosen. */
  onSwitch: () => void;
  onChoose: (id: number) => void;
}

/**
 * The map of the results of a search: whether it is shown, and what it and the list are at.
 * @param card the attribute that a card has its id in
 */
export function useResultsMap(card: 'data-course' | 'data-institution'): ResultsMapState {
  const [isShown, setShown] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const main = useRef<HTMLDivElement>(null);
  const switcher = useRef<HTMLButtonElement>(null);
  const linkOf = (id: number) => main.current?.querySelector<HTMLElement>(`[${card}="${id}"] a`);
  return {
    ...{ isShown, at, main, switcher },
    onAt: setAt,
    onToggle: () => setShown(!isShown),
    onSwitch: () => {
      // What is scrolled to must be there.
      flushSync(() => setShown(!isShown));
      if (!isShown) return switcher.current?.scrollIntoView();
      const link = at === null ? null : linkOf(at);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'center' });
    },
    onChoose: (id) => {
      setAt(id);
      // The link of the card: the list goes to it, and Enter opens its page. Where the map is in the place of the list, nothing happens.
      linkOf(id)?.focus();
    },
  };
}
