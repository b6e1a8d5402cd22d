import { createContext, useContext } from 'react';
import { ApiError } from '../contract/apiError.ts';
import type { Api } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import { address } from './addresses.ts';
import type { I18n } from './i18n/i18n.ts';
import type { Consent, Settings, TextSize } from './page.ts';

/** What every view may know beside its props: words, language, and the ways to write an address. */
export interface PageContextValue {
  i18n: I18n;
  textSize: TextSize;
  consent: Consent;
  isOnline: boolean;
  settings: Settings;
  path: string;
  query: URLSearchParams;
}

const PageContext = createContext<PageContextValue | null>(null);
export const PageProvider = PageContext.Provider;

export function usePage() {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  const { i18n } = page;
  return {
    ...page,
    lang: i18n.lang,
    t: i18n.t,
    href: (path: string, query?: Parameters<typeof address>[2]) => address(path, i18n.lang as Language, query),
  };
}

const ApiContext = createContext<Api>(() =>
  Promise.reject(new ApiError(null, 'There is no API here', { offline: true })),
);
export const ApiProvider = ApiContext.Provider;

/** Only for the wiring of a screen: views take props. On the server nothing calls it, because loaders have run before. */
export const useApi = (): Api => useContext(ApiContext);
