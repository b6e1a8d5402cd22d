/** Addresses of the site's own pages: the language stays on every one. */
import type { Language } from '../contract/values.ts';

type Value = string | number | boolean | null | undefined;

/** `path` with `query` (lists repeat their name; empty values are left out) and, in English, `lang=en` at the end. */
export function address(path: string, lang: Language, query: Record<string, Value | readonly Value[]> = {}): string {
  const [pathname, fragment] = path.split('#') as [string, string | undefined];
  const [bare, own = ''] = pathname.split('?') as [string, string | undefined];
  const params = new URLSearchParams(own);
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== null && item !== undefined && item !== '' && item !== false) params.append(name, String(item));
  }
  params.delete('lang');
  if (lang !== 'ja') params.append('lang', lang);
  const text = params.toString();
  return `${bare}${text ? `?${text}` : ''}${fragment ? `#${fragment}` : ''}`;
}

/** `text` as an address of this site, else `/`: what somebody wrote into `next` must not lead away. */
export function ownAddress(text: string): string {
  const base = 'https://own.invalid';
  if (!URL.canParse(text, base)) return '/';
  const { protocol, origin, pathname, search, hash } = new URL(text, base);
  return protocol === 'https:' && origin === base ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : '/';
}

/** Whether an address leads to a page of this site (and not to a file or a call). */
export const isPageAddress = (url: URL, origin: string): boolean =>
  url.origin === origin && !/^\/(api|assets)\/|\.[a-z]+$/.test(url.pathname);
