/** Links and GET forms are plain HTML. Here they are kept from reloading the document where they lead to a page of this site. */
import type { Language } from '../contract/values.ts';
import { isPageAddress } from './addresses.ts';
import { leaveEntry } from './history.ts';
import { matchRoute } from './matchRoute.ts';

export interface FollowOptions {
  navigate: (to: string) => void;
  prefetch: (address: string) => void;
  lang: Language;
  /** A page that other pages must not lead to without loading a document, nor it to others: its policy differs, or it asks before it is left. */
  isOwnDocument: (path: string) => boolean;
}

/** Addresses stay in the language they were opened in; another language is another document. */
const langOf = (url: URL): Language => (url.searchParams.get('lang') === 'en' ? 'en' : 'ja');

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** @returns how to stop */
export function followLinks({ navigate, prefetch, lang, isOwnDocument }: FollowOptions): () => void {
  const isApart = (url: URL) => isOwnDocument(url.pathname) || isOwnDocument(location.pathname);
  const pageOf = (link: HTMLAnchorElement | null): URL | null => {
    if (!link || link.target || link.hasAttribute('download')) return null;
    const url = new URL(link.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    return isPageAddress(url, location.origin) && langOf(url) === lang && !isApart(url) && !(isHere && url.hash)
      ? url
      : null;
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = linkOf(event);
    const url = pageOf(link);
    if (!url || !matchRoute(url.pathname)) return;
    event.preventDefault();
    leaveEntry(link);
    navigate(url.pathname + url.search + url.hash);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    const url = new URL(form.action);
    if (!isPageAddress(url, location.origin) || isApart(url)) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') query.append(name, value);
    const text = query.toString();
    leaveEntry(null);
    navigate(url.pathname + (text ? `?${text}` : ''));
  };
  const onIntent = (event: Event) => {
    const url = pageOf(linkOf(event));
    if (url && matchRoute(url.pathname)) prefetch(url.pathname + url.search);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
