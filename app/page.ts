/** What a screen is made of, and what a page is: shared by the server, the browser and the stories. */
import type { ComponentType, ReactNode } from 'react';
import type { Api } from '../contract/index.ts';
import type { PreviewRefusal } from '../contract/previews.ts';
import type { Problem } from '../contract/problem.ts';
import type { Language } from '../contract/values.ts';
import type { I18n } from './i18n/i18n.ts';
import type { Consent } from './preferences.ts';
import type { Route } from './routes.ts';

export interface Settings {
  contactUrl: string;
  tiles: 'gsi' | 'off';
  /** Address of a script that answers the site search; null: the site's own index does. */
  searchProvider: string | null;
  /** Whether there is a service worker: it can be withdrawn. */
  hasWorker: boolean;
}

export interface SiteAlert {
  kind: 'heat' | 'info';
  message: string;
}

/** What the frame and loaders know of whoever has logged in. */
export interface Member {
  user_name: string;
}

export interface LoadInput {
  api: Api;
  /** null: a visitor. */
  member: Member | null;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  route: Route;
  lang: Language;
  consent: Consent;
  /** Of a page that answers a form: what was entered. */
  posted?: FormValues;
  /** Of a page in place of a preview: why the server could not show that. */
  refusal?: PreviewRefusal;
}

export interface Loaded<Data> {
  data: Data;
  /** 422 when the address asks for something that cannot be, 403 when it is not for who asks; the page then says so in words. */
  status?: 200 | 403 | 404 | 422;
}

export interface Crumb {
  label: string;
  path: string;
}

export interface Head {
  /** The page's label: title is `product - label`. */
  label: string;
  /** More exact than the label where one page has many states: what was searched for, which page of how many. */
  title?: string;
  description: string;
  /** schema.org objects beside the breadcrumbs. */
  jsonLd?: object[];
  /** Breadcrumbs between the parent and the page. */
  crumbs?: Crumb[];
  /** Only this query string belongs to the canonical address; the rest varies one page. */
  canonicalQuery?: string;
  /** `false` where the route's pages are kept by search engines, but not this one. */
  isIndexed?: boolean;
  /** Path of a picture with the page's address as a code, for paper. */
  code?: string;
}

export interface HeadInput<Data> {
  data: Data;
  i18n: I18n;
  route: Route;
  path: string;
  origin: string;
}

export interface ScreenProps<Data> {
  data: Data;
  /** The page loads again for another query; what is shown is of the earlier one. */
  isPending: boolean;
  /** Why loading for another query failed. Only for screens that declare `showsProblem`. */
  problem: Problem | null;
  onRetry: (() => void) | undefined;
}

/** What a form entered, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** Files of a form, by the names of its fields; a field without a file is left out. */
export type FormFiles = Readonly<Record<string, File>>;

export interface ActionInput {
  api: Api;
  values: FormValues;
  /** Of a page whose form may hold some. */
  files?: FormFiles;
  query: URLSearchParams;
  route: Route;
}

/**
 * What the form of a page does: the same in the browser and, without JavaScript, on the server.
 * Resolves to where the visitor goes next; rejects with an `ApiError`.
 */
export type Action = (input: ActionInput) => Promise<string>;
/** That of the open page, which knows its route. */
export type PageAction = (input: Omit<ActionInput, 'route'>) => Promise<string>;

/** A form that the server could not take: what was entered, without secrets, and why. */
export interface PostedForm {
  values: FormValues;
  problem: Problem;
}

/** A screen wired to its data: loader, head, and the component that gets what the loader returned. */
export interface ScreenModule<Data = unknown> {
  load: (input: LoadInput) => Promise<Loaded<Data>>;
  head: (input: HeadInput<Data>) => Head;
  Screen: ComponentType<ScreenProps<Data>>;
  action?: Action;
  /** Its forms are questions: nothing that somebody has entered is lost where something else stands in the place of the screen. */
  asksOnly?: true;
  /** Fields that are never sent back with a form that failed. */
  secrets?: readonly string[];
  /** Shows a failed reload for another query itself. Without it the failure page replaces the screen. */
  showsProblem?: boolean;
  /** Loads other data when the visitor has agreed to cookies: the page is loaded again when that changes. */
  dependsOnConsent?: boolean;
}

export type Failure = { kind: 'notFound'; path: string } | Exclude<Problem, { kind: 'refused' }>;

/** What a frame knows of its page. */
export interface FrameProps {
  crumbs: readonly Crumb[];
  children: ReactNode;
}

export interface Page {
  route: Route | null;
  /** What stands around it in place of the public's frame. */
  frame: ComponentType<FrameProps> | null;
  path: string;
  query: URLSearchParams;
  params: Record<string, string>;
  module: ScreenModule | null;
  data: unknown;
  failure: Failure | null;
  /** Of a page that answers a form. */
  form: PostedForm | null;
  status: number;
  showsProblem: boolean;
}
