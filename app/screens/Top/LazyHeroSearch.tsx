import { lazy, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

const load = () => import('./HeroSearch.tsx').then(({ HeroSearch }) => ({ default: HeroSearch }));

// On the server the form is part of the first HTML, where it works as it is.
const OnServer = import.meta.env.SSR ? (await load()).default : null;

let want: () => void;
const whenWanted = new Promise<void>((resolve) => {
  want = resolve;
});
const WhenWanted = lazy(() => whenWanted.then(load));

/** Stands there when React has given up the server's HTML, as it does when what the whole page shares has changed. */
function Wanted() {
  useEffect(() => want(), []);
  return null;
}

/** The field's code is fetched when a reader comes to it: until then the server's HTML stands there, and can be sent. */
export function LazyHeroSearch() {
  const Search = OnServer ?? WhenWanted;
  const place = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  // On a page that the server did not send there is no HTML to wait with.
  const hasHtml = useRef(isHydrating).current;
  if (!OnServer && !hasHtml) want();
  useEffect(() => {
    // Caught on the way down: React stops what happens in a form that it has not taken over yet at its own root.
    const onIntent = ({ target }: Event) => {
      if (place.current?.contains(target as Node)) want();
    };
    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent, { capture: true });
    };
  }, []);
  return (
    <div ref={place}>
      {useMemo(
        () => (
          <Suspense fallback={<Wanted />}>
            <Search />
          </Suspense>
        ),
        [Search],
      )}
    </div>
  );
}
