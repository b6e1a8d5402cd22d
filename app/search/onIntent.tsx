import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';

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

/** Stands there when the server sent no HTML of the part: its code is then needed at once. */
function Wanted({ onWanted, className }: Pick<IntentPlaceProps, 'onWanted' | 'className'>) {
  useEffect(() => onWanted(), [onWanted]);
  return <div className={className} />;
}

export interface IntentPlaceProps {
  /** `want` of the part. */
  onWanted: () => void;
  /** The part. */
  children: ReactNode;
  /** Keeps its room while its code comes. */
  className?: string;
}

/** Where a part stands that is the server's HTML until a reader comes to it. A form can be sent as it is. */
export function IntentPlace({ onWanted, children, className }: IntentPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useIntent(place, onWanted);
  return (
    <div ref={place}>
      <Suspense fallback={<Wanted onWanted={onWanted} className={className} />}>{children}</Suspense>
    </div>
  );
}
