import { createContext, useContext, useSyncExternalStore } from 'react';
import { ApiError } from '../contract/apiError.ts';
import type { Api } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import { address } from './addresses.ts';
import type { I18n } from './i18n/i18n.ts';
import type { Member, PageAction, PostedForm, Settings } from './page.ts';
import type { PreferenceStore } from './preferences.ts';
import type { Route } from './routes.ts';

/** What every view may know beside its props: texts, language, and how to write an address. */
export interface PageContextValue {
  i18n: I18n;
  preferences: PreferenceStore;
  isOnline: boolean;
  settings: Settings;
  /** null: a visitor. */
  member: Member | null;
  /** Of the page's form. */
  action: PageAction | null;
  form: PostedForm | null;
  /** Leaves for an address by loading a document: after a form, everything may be different. */
  leave: (address: string) => void;
  /** Opens an address of this site without loading a document. */
  go: (address: string) => void;
  /** Pages at hand are loaded anew when they are next wanted: something has changed that they show. */
  forgetPages: () => void;
  /** The same, and the open page at once. */
  refreshPage: () => void;
  /** null on an error page. */
  route: Route | null;
  /** Of the page on the screen, which stays while the next one loads. */
  path: string;
  query: URLSearchParams;
  /** Where it stands, if that is not the address of `path` and `query`: of a preview. */
  address?: string | undefined;
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

/** What the visitor has chosen; the view follows every change. */
export function usePreferences() {
  const { preferences } = usePage();
  return useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);
}

const ApiContext = createContext<Api>(() =>
  Promise.reject(new ApiError(null, 'There is no API here', { offline: true })),
);
export const ApiProvider = ApiContext.Provider;

/** Only for the wiring of a screen: views take props. On the server nothing calls it, because loaders have run before. */
export const useApi = (): Api => useContext(ApiContext);
