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
    const element = place.current;
    // React keeps events of a form that it has not taken over yet from its own handlers.
    const intents = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const intent of intents) element?.addEventListener(intent, want, { passive: true, once: true });
    return () => {
      for (const intent of intents) element?.removeEventListener(intent, want);
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
