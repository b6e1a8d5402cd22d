import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createNavigationMachine } from '../machines/navigation/index.ts';
import { defineNavigationActors } from './actors/navigation.ts';
import { followLinks } from './followLinks.ts';
import { leaveEntry, manageHistory, returnToEntry, storePosition } from './history.ts';
import type { I18n } from './i18n/i18n.ts';
import { findAnywhere } from './offline/deviceCaches.ts';
import type { Page } from './page.ts';
import type { PageStore } from './pageStore.ts';
import type { PreferenceStore } from './preferences.ts';

/** How long the network may take before a copy is opened. */
const patienceMs = 3000;

const machine = createNavigationMachine<Page>();

export interface NavigationOptions {
  first: Page;
  pages: PageStore;
  preferences: PreferenceStore;
  i18n: I18n;
  leave: (address: string) => void;
  /** See `followLinks`. */
  isOwnDocument: (path: string) => boolean;
}

/** The page at the browser's address: loads it at every change, query included, and brings the visitor to its heading. */
export function useNavigation({ first, pages, preferences, i18n, leave, isOwnDocument }: NavigationOptions) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const address = `${path}${search ? `?${search}` : ''}`;
  const navigation = useActorRef(
    useMemo(() => machine.provide({ actors: defineNavigationActors({ pages }) }), [pages]),
    { input: { page: first, address } },
  );
  const page = useSelector(navigation, ({ context }) => context.page);
  const problem = useSelector(navigation, ({ context }) => context.problem);
  // Of the open screen: when another one is on its way, this one is not at work.
  const isPending = useSelector(
    navigation,
    (state) => state.hasTag('busy') && state.context.address.split('?')[0] === state.context.page.path,
  );
  const isSlow = useSelector(navigation, (state) => state.hasTag('slow'));

  useEffect(() => {
    if (address !== navigation.getSnapshot().context.address) navigation.send({ type: 'GO', address });
  }, [address, navigation]);

  const consent = useRef(preferences.get().consent);
  useEffect(
    () =>
      preferences.subscribe(() => {
        if (preferences.get().consent === consent.current) return;
        consent.current = preferences.get().consent;
        pages.forget();
        if (navigation.getSnapshot().context.page.module?.dependsOnConsent) navigation.send({ type: 'REFRESH' });
      }),
    [preferences, pages, navigation],
  );

  useEffect(() => {
    // The server knows whether there is a session after all, and leads to the login if not.
    if (page !== first && page.failure?.kind === 'unauthorised') leave(address);
    // There is no network, or none that answers, but the worker has a copy.
    const isOffline = page !== first && page.failure?.kind === 'offline';
    if (!(isOffline || isSlow) || !navigator.serviceWorker?.controller) return;
    const openCopy = () =>
      findAnywhere(address).then(
        (copy) => copy && leave(address),
        () => undefined,
      );
    const timer = setTimeout(openCopy, isOffline ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [page, first, address, leave, isSlow]);

  const shown = useRef(first);
  useEffect(() => {
    const previous = shown.current;
    shown.current = page;
    const isSame = previous.path === page.path && String(previous.query) === String(page.query);
    if (previous === page || (isSame && !previous.failure)) return;
    if (!returnToEntry(() => focusPage({ isScrolled: false }))) focusPage({ isUpdate: previous.path === page.path });
  }, [page]);

  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    const stops = [
      followLinks({ navigate, prefetch: pages.prefetch, lang: i18n.lang, isOwnDocument }),
      manageHistory(),
    ];
    // Of a page on its way the position is not known yet.
    const onScrollEnd = () => navigation.getSnapshot().hasTag('busy') || storePosition();
    document.addEventListener('scrollend', onScrollEnd);
    return () => {
      document.removeEventListener('scrollend', onScrollEnd);
      for (const stop of stops) stop();
    };
  }, [navigate, pages, i18n, navigation, isOwnDocument]);

  const commands = useMemo(() => {
    const anew = (type: 'RETRY' | 'REFRESH') => () => {
      pages.forget();
      navigation.send({ type });
    };
    const refresh = anew('REFRESH');
    const go = (to: string) => {
      leaveEntry(null);
      if (to === navigation.getSnapshot().context.address) refresh();
      else navigate(to);
    };
    return { retry: anew('RETRY'), refresh, forget: pages.forget, go };
  }, [pages, navigation, navigate]);
  return { page, problem, isPending, isSlow, ...commands };
}

/**
 * Moves the focus to the heading of the page, as a load would begin there. When only the query changed, to the element
 * that the screen marks with `data-update`: what the visitor asked for, such as the results of a search. With
 * `data-update="arrival"` it is that as well for those who come from another page.
 */
function focusPage({ isUpdate = false, isScrolled = true }: { isUpdate?: boolean; isScrolled?: boolean }): void {
  const update = document.querySelector<HTMLElement>(`main [data-update${isUpdate ? '' : '="arrival"'}]`);
  const target = update ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  if (!isUpdate && isScrolled && !location.hash) window.scrollTo(0, 0);
  target.focus({ preventScroll: !isUpdate || !update });
}
