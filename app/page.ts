/** What a screen is made of, and how a page is loaded: the same on the server and in the browser. */
import type { ComponentType } from 'react';
import { ApiError } from '../contract/apiError.ts';
import type { Api } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import type { I18n } from './i18n/i18n.ts';
import { matchRoute } from './matchRoute.ts';
import type { Route } from './routes.ts';

export type Consent = 'agree' | 'reject' | null;
export type TextSize = 1 | 2;

export interface Settings {
  contactUrl: string;
  tiles: 'gsi' | 'off';
}

export interface SiteAlert {
  kind: 'heat' | 'info';
  message: string;
}

export interface LoadInput {
  api: Api;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  lang: Language;
  consent: Consent;
}

export interface Loaded<Data> {
  data: Data;
  /** 422 when the address asks for something that cannot be; the page then says so in words. */
  status?: 200 | 422;
}

export interface Crumb {
  label: string;
  path: string;
}

export interface Head {
  /** The page's label: title is `product - label`. */
  label: string;
  description: string;
  /** schema.org objects beside the breadcrumbs. */
  jsonLd?: object[];
  /** Open breadcrumbs between the parent and the page. */
  crumbs?: Crumb[];
  /** Only this query string belongs to the canonical address; the rest varies one page. */
  canonicalQuery?: string;
  isIndexed?: boolean;
}

export interface HeadInput<Data> {
  data: Data;
  i18n: I18n;
  route: Route;
  path: string;
  query: URLSearchParams;
  origin: string;
}

/** A screen wired to its data: loader, head, and the component that is given what the loader brought. */
export interface ScreenModule<Data = unknown> {
  load: (input: LoadInput) => Promise<Loaded<Data>>;
  head: (input: HeadInput<Data>) => Head;
  Screen: ComponentType<{ data: Data }>;
}

export type Failure = { kind: 'notFound'; path: string } | { kind: 'away' } | { kind: 'offline' } | { kind: 'server' };

export interface Page {
  route: Route | null;
  path: string;
  params: Record<string, string>;
  module: ScreenModule | null;
  data: unknown;
  failure: Failure | null;
  status: number;
}

const failureOf = (error: unknown, path: string): Failure => {
  if (!(error instanceof ApiError)) return { kind: 'server' };
  if (error.code === 'E404') return { kind: 'notFound', path };
  if (error.code === 'E503') return { kind: 'away' };
  return error.offline ? { kind: 'offline' } : { kind: 'server' };
};

const statusOf: Record<Failure['kind'], number> = { notFound: 404, away: 503, offline: 503, server: 500 };

export const failedPage = (failure: Failure, path: string, route: Route | null = null): Page => ({
  ...{ route, path, params: {}, module: null, data: null, failure, status: statusOf[failure.kind] },
});

/** Loads the page at a path. Never rejects: what goes wrong is a page too. `onError` hears what nobody expected. */
export async function loadPage(input: Omit<LoadInput, 'params'>, onError: (error: unknown) => void): Promise<Page> {
  const { path } = input;
  const match = matchRoute(path);
  if (!match) return failedPage({ kind: 'notFound', path }, path);
  const { route, params } = match;
  try {
    const module = await route.screen!();
    const { data, status = 200 } = await module.load({ ...input, params });
    return { route, path, params, module, data, failure: null, status };
  } catch (error) {
    const failure = failureOf(error, path);
    if (failure.kind !== 'notFound') onError(error);
    return failedPage(failure, path, route);
  }
}
