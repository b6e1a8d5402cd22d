import { useEffect, useMemo, useRef, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import type { Api } from '../contract/index.ts';
import { App, type AppProps } from './App.tsx';
import { isPageAddress } from './addresses.ts';
import type { PageState } from './document.ts';
import { pageHead } from './head.ts';
import type { I18n } from './i18n/i18n.ts';
import { matchRoute } from './matchRoute.ts';
import { ApiProvider } from './PageContext.tsx';
import { loadPage, type Page } from './page.ts';
import { createPageStore } from './pageStore.ts';

export interface PortalProps {
  first: Page;
  state: PageState;
  i18n: I18n;
  api: Api;
}

/** What a page is kept under: its own query string counts unless the screen follows that itself. */
const keyOf = (path: string, search: string) => (matchRoute(path)?.route.followsQuery ? path : `${path}?${search}`);

/** Addresses stay in the language they were opened in; another language is another document. */
const langOf = (url: URL) => (url.searchParams.get('lang') === 'en' ? 'en' : 'ja');

/** The portal in the browser: wouter's location decides which page is open; links and GET forms of the document lead there. */
export function Portal({ first, state, i18n, api }: PortalProps) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [page, setPage] = useState(first);
  const busyListeners = useRef(new Set<(isBusy: boolean) => void>());
  const { lang } = i18n;

  const store = useMemo(
    () =>
      createPageStore(
        (address) => {
          const url = new URL(address, location.origin);
          return loadPage({ api, path: url.pathname, query: url.searchParams, lang, consent: state.consent }, (error) =>
            console.error(error),
          );
        },
        {
          connection: () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection,
          now: Date.now,
        },
      ),
    [api, lang, state.consent],
  );

  const [retries, setRetries] = useState(0);
  const openKey = useRef(keyOf(first.path, search));
  useEffect(() => {
    const key = keyOf(path, search);
    if (key === openKey.current && retries === 0) return;
    openKey.current = key;
    let isCurrent = true;
    const tell = (isBusy: boolean) => {
      for (const listener of busyListeners.current) listener(isBusy);
    };
    let isTold = false;
    // A page that comes at once needs no word about its coming.
    const timer = setTimeout(() => {
      isTold = true;
      tell(true);
    }, 250);
    void store
      .get(`${path}${search ? `?${search}` : ''}`)
      .then((next) => {
        if (isCurrent) {
          setPage(next);
          setRetries(0);
        }
      })
      .finally(() => {
        clearTimeout(timer);
        if (isTold) tell(false);
      });
    return () => {
      isCurrent = false;
    };
  }, [path, search, store, retries]);

  const focused = useRef(first);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    focusPage();
  }, [page]);

  const query = useMemo(() => new URLSearchParams(search), [search]);
  useEffect(() => {
    const head = pageHead(page, i18n, query, location.origin);
    document.title = head.title;
    document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
    for (const { lang: each, href } of head.alternates)
      document.querySelector(`link[hreflang=${each}]`)?.setAttribute('href', href);
  }, [page, query, i18n]);

  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    return listenToDocument({ navigate, prefetch: store.prefetch, lang });
  }, [navigate, store, lang]);

  const browser = useMemo<NonNullable<AppProps['browser']>>(
    () => ({
      countClick: (choice) =>
        void api('POST /cookie_click_count', { type: choice }).catch((error: unknown) => console.error(error)),
      onBusy: (listener) => {
        busyListeners.current.add(listener);
        return () => busyListeners.current.delete(listener);
      },
      retry: () => {
        store.forget();
        setRetries((count) => count + 1);
      },
    }),
    [api, store],
  );

  const { textSize, consent, settings, siteAlerts } = state;
  return (
    <Router>
      <ApiProvider value={api}>
        <App {...{ i18n, page, query, textSize, consent, settings, siteAlerts, browser }} origin={location.origin} />
      </ApiProvider>
    </Router>
  );
}

/** After a page change the reader is at its heading, as after a load. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  if (!location.hash) window.scrollTo(0, 0);
  target.focus({ preventScroll: true });
}

interface Listening {
  navigate: (to: string) => void;
  prefetch: (address: string) => void;
  lang: string;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** Links and forms are plain HTML; here they are kept from reloading the document when they lead to a page of this site. */
function listenToDocument({ navigate, prefetch, lang }: Listening): () => void {
  const pageOf = (link: HTMLAnchorElement | null): URL | null => {
    if (!link || link.target || link.hasAttribute('download')) return null;
    const url = new URL(link.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    return isPageAddress(url, location.origin) && langOf(url) === lang && !(isHere && url.hash) ? url : null;
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const url = pageOf(linkOf(event));
    if (!url || !matchRoute(url.pathname)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    const url = new URL(form.action);
    if (!isPageAddress(url, location.origin)) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') query.append(name, value);
    const text = query.toString();
    navigate(url.pathname + (text ? `?${text}` : ''));
  };
  const onIntent = (event: Event) => {
    const url = pageOf(linkOf(event));
    const route = url && matchRoute(url.pathname)?.route;
    // The same page with another query follows by itself.
    if (url && route && !(route.followsQuery && url.pathname === location.pathname))
      prefetch(url.pathname + url.search);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
