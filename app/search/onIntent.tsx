import {
  type ComponentType,
  type JSX,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { later } from '../later.ts';

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
  // Until the code is there, the server's HTML stays, with what was typed.
  const Later = later(() => wanted.then(load));
  let AtHand = OnServer;
  function Part(props: Props & JSX.IntrinsicAttributes) {
    // It stays what it was: another component would be another form, without what was typed.
    const [Chosen] = useState<ComponentType<Props>>(() => AtHand ?? Later);
    return <Chosen {...props} />;
  }
  /** For loaders: who comes from another page of the portal gets the part with its page. Without a network it comes later. */
  async function ready(): Promise<void> {
    if (import.meta.env.SSR) return;
    want();
    AtHand ??= await load().then(
      (module) => module.default,
      () => null,
    );
  }
  return { Part, want, ready };
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

interface IntentPlaceProps {
  /** `want` of the part. */
  onWanted: () => void;
  /** The part. */
  children: ReactNode;
  /** Keeps its room while its code comes. */
  className?: string;
}

/** Where a part stands that is the server's HTML until a reader comes to it. A form can be sent as it is. */
function IntentPlace({ onWanted, children, className }: IntentPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useIntent(place, onWanted);
  return (
    <div ref={place}>
      <Suspense fallback={<Wanted onWanted={onWanted} className={className} />}>{children}</Suspense>
    </div>
  );
}

/**
 * The part in its place. React gives the server's HTML up, and the place is empty until the code comes, when it is rendered anew: so it
 * is only for other props.
 */
export const inPlace = <Props extends object>({ Part, want }: ReturnType<typeof onIntent<Props>>, className?: string) =>
  memo((props: Props) => (
    <IntentPlace onWanted={want} {...(className && { className })}>
      <Part {...props} />
    </IntentPlace>
  ));
