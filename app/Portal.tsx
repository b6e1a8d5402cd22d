import { useEffect, useMemo, useState } from 'react';
import type { Api } from '../contract/index.ts';
import { App } from './App.tsx';
import { storedPreferences, storePreferences } from './actors/preferences.ts';
import { useSession } from './actors/useSession.ts';
import { forgetVisits } from './deviceKeys.ts';
import type { PageState } from './document.ts';
import { pageHead, sheetOf } from './head.ts';
import type { I18n } from './i18n/i18n.ts';
import { loadPage } from './loadPage.ts';
import { matchRoute } from './matchRoute.ts';
import { dropCache, pagesCache } from './offline/deviceCaches.ts';
import { ApiProvider } from './PageContext.tsx';
import type { Page } from './page.ts';
import { createPageStore } from './pageStore.ts';
import { createPreferences } from './preferences.ts';
import { isPersonal, path as pathOf } from './routes.ts';
import { useNavigation } from './useNavigation.ts';

export interface PortalProps {
  first: Page;
  state: PageState;
  i18n: I18n;
  api: Api;
  /** Loads a document; stories stay where they are. */
  leave?: (address: string) => void;
}

const load = (address: string) => location.assign(address);

/** The portal in the browser: the address decides which page is open. */
export function Portal({ first, state, i18n, api, leave = load }: PortalProps) {
  const { textSize, consent, settings, siteAlerts } = state;
  const preferences = useMemo(() => createPreferences({ textSize, consent }, storePreferences), [textSize, consent]);
  const pages = useMemo(
    () =>
      createPageStore(
        (address) => {
          const { pathname: path, searchParams: query } = new URL(address, location.origin);
          return loadPage(
            { api, i18n, member: state.member, path, query, consent: preferences.get().consent },
            (error) => console.error(error),
          );
        },
        {
          connection: () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection,
          now: Date.now,
          // What is a member's own changes by what they do, and some of it is told once.
          isKept: (address) => {
            const route = matchRoute(address.split(/[?#]/)[0]!)?.route;
            return !route || !isPersonal(route);
          },
        },
      ),
    [api, i18n, preferences, state.member],
  );
  const isFromDevice = Boolean(state.copiedAt ?? state.path);
  const isOwnDocument = useMemo(
    () => (path: string) =>
      // Alerts, settings and who is logged in are as they were when it was stored.
      isFromDevice ||
      (settings.searchProvider !== null && path === pathOf('siteSearch')) ||
      matchRoute(path)?.route.isOwnDocument === true ||
      // Without a network the worker has what there is: a document.
      (!navigator.onLine && Boolean(navigator.serviceWorker?.controller)),
    [settings, isFromDevice],
  );
  const { page, ...navigation } = useNavigation({ first, pages, preferences, i18n, leave, isOwnDocument });
  useEffect(() => {
    // Where a link has led, the worker has seen no document.
    const { failure, route } = page;
    const isKept = route && !failure && !isPersonal(route) && !state.member && preferences.get().consent !== 'reject';
    if (page !== first && isKept) navigator.serviceWorker?.controller?.postMessage({ keep: location.href });
  }, [page, first, state.member, preferences]);
  // The first render is the server's, which knows of no copy. It stays when the page itself has come: what is around it has not.
  const [copiedAt, setCopiedAt] = useState<string>();
  const { refresh } = navigation;
  useEffect(() => {
    if (!isFromDevice) return;
    setCopiedAt(state.copiedAt);
    // What was chosen on this device since the copy was made.
    const { textSize, consent } = storedPreferences();
    const before = preferences.get();
    if (textSize !== before.textSize || consent !== before.consent) preferences.set({ textSize, consent });
    if (!state.copiedAt) return;
    const renew = () => navigator.onLine && refresh();
    renew();
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [state, isFromDevice, preferences, refresh]);
  const { member, check } = useSession(state.member, page, api, leave);
  const isLoginLost = state.member !== null && member === null && page.route?.guard === 'login' && !page.failure;
  useEffect(() => {
    // The server leads to the login, and from there back.
    if (isLoginLost) leave(`${location.pathname}${location.search}`);
  }, [isLoginLost, leave]);

  useEffect(() => {
    const head = pageHead(page, i18n, location.origin);
    document.title = head.title;
    document.documentElement.style.setProperty('--sheet', sheetOf(head));
    document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
    for (const { lang: each, href } of head.alternates)
      document.querySelector(`link[hreflang=${each}]`)?.setAttribute('href', href);
  }, [page, i18n]);

  // Without consent there is no history, whenever and wherever it was withdrawn.
  useEffect(() => {
    const follow = () => {
      const { consent } = preferences.get();
      if (consent !== 'agree') forgetVisits();
      // What a member has looked at is nobody else's business, before the login neither.
      if (consent === 'reject' || state.member) void dropCache(pagesCache).catch(() => undefined);
    };
    follow();
    return preferences.subscribe(follow);
  }, [preferences, state.member]);

  const countClick = useMemo(
    () => (choice: 'agree' | 'reject') =>
      void api('POST /cookie_click_count', { type: choice }).catch((error: unknown) => console.error(error)),
    [api],
  );
  return (
    <ApiProvider value={api}>
      <App
        {...{ i18n, page, preferences, settings, siteAlerts, member, check, navigation, leave }}
        origin={location.origin}
        copiedAt={copiedAt}
        isFromDevice={isFromDevice}
        onConsentClick={countClick}
      />
    </ApiProvider>
  );
}
