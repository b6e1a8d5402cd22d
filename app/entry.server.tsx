/** What the server knows of the portal: a page as HTML, and the paths that there are. */
import { renderToString } from 'react-dom/server';
import { ApiError } from '../contract/apiError.ts';
import type { Api } from '../contract/index.ts';
import type { Previewed, PreviewRefusal } from '../contract/previews.ts';
import { type Problem, toProblem } from '../contract/problem.ts';
import type { Language } from '../contract/values.ts';
import { App } from './App.tsx';
import { address } from './addresses.ts';
import { documentHtml, type PageAssets } from './document.ts';
import { pageHead } from './head.ts';
import { base as en } from './i18n/en.ts';
import { createI18n } from './i18n/i18n.ts';
import { base as ja } from './i18n/ja.ts';
import { loadPage } from './loadPage.ts';
import { matchRoute } from './matchRoute.ts';
import type { FormFiles, FormValues, Member, Page, PostedForm, Settings, SiteAlert } from './page.ts';
import { type Consent, createPreferences, type TextSize } from './preferences.ts';
import { loginOf, path as pathOf } from './routes.ts';
import { isForMembers } from './screens/memberModules.ts';
import { pageModuleIds } from './screens/moduleIds.ts';
import { loadScreen } from './screens/modules.ts';
import { PreviewBanner } from './staff/PreviewBanner.tsx';
import { previewedAddress } from './staff/previews.ts';

export type { PageAssets } from './document.ts';
export { manifestOf } from './manifest.ts';
export { matchRoute } from './matchRoute.ts';
export type { FormFiles, FormValues } from './page.ts';
export { indexedPaths, pagePaths } from './pagePaths.ts';
export { product } from './product.ts';

const i18n = { ja: createI18n('ja', ja), en: createI18n('en', en) };

export interface PageRequest {
  path: string;
  query: URLSearchParams;
  lang: Language;
  textSize: TextSize;
  consent: Consent;
  /** null: a visitor. */
  member: Member | null;
  /** What a form of the page entered: the page's action runs first. */
  posted?: FormValues;
  /** Of a page whose form may hold some. */
  files?: FormFiles | undefined;
  /** Why the form could not be read: it is shown again as one that was refused. */
  unread?: ApiError | undefined;
  /** Why a preview cannot be shown: the page says so. */
  refusal?: PreviewRefusal | undefined;
  /** Scheme and host that addresses for others begin with. */
  origin: string;
  settings: Settings;
  apiFor: (lang: Language) => Api;
  siteAlertsFor: (lang: Language) => Promise<SiteAlert[]>;
  /** @param body the HTML of the page */
  assetsFor: (modules: readonly string[], body: string) => Promise<PageAssets>;
  onError: (error: unknown) => void;
}

export interface PreviewRequest
  extends Pick<PageRequest, 'lang' | 'textSize' | 'origin' | 'settings'>,
    Pick<PageRequest, 'assetsFor' | 'onError'> {
  /** Where the preview stands, with its query. */
  address: string;
  /** Runs what it is given while the proposed change is there to be read. */
  within: <T>(read: (api: Api, shown: { what: Previewed; siteAlerts: SiteAlert[] }) => Promise<T>) => Promise<T>;
}

export interface PageResponse {
  status: number;
  lang: Language;
  title: string;
  html: string;
  /** Of the page's style element. */
  styleHash?: string | undefined;
  /** Of a redirect, which has no HTML. */
  location?: string;
  /** Seconds to wait, of 429 and 503. */
  retryAfter?: number | undefined;
}

const redirect = (status: 302 | 303, location: string, lang: Language): PageResponse => ({
  ...{ status, location, lang, title: '', html: '' },
});

const statusOf = { refused: 422, unauthorised: 401, offline: 503, unavailable: 503, failed: 500 };
/** What cannot be done with what there is: nothing has failed. */
const impossible: Readonly<Record<string, number>> = { E404: 404, E409: 409 };
const statusAfter = (problem: Problem): number =>
  (problem.kind === 'failed' && impossible[problem.code ?? '']) || statusOf[problem.kind];

/** Never sent back, whatever a screen says of its fields, and also where a form has no such field. */
const secretNames = /password|answer|token/i;

interface Refused {
  form: PostedForm;
  status: number;
  retryAfter: number | undefined;
}

/** Runs the action of the page. @returns where it leads, the form to show again, or null where the page takes none */
async function submit(request: PageRequest, values: FormValues): Promise<string | Refused | null> {
  const { path, query, lang, files = {}, unread, apiFor, onError } = request;
  const route = matchRoute(path)?.route;
  // Who is a visitor by now has sent a member's form all the same.
  const { module } = route ? await loadScreen(route.screen!, lang, true) : { module: null };
  if (!route || !module?.action) return null;
  try {
    if (unread) throw unread;
    return await module.action({ api: apiFor(lang), values, files, query, route });
  } catch (error) {
    const problem = toProblem(error);
    if (statusAfter(problem) === statusOf.failed) onError(error);
    const { secrets = [] } = module;
    const sentBack = Object.fromEntries(
      Object.entries(values).filter(([name]) => !secrets.includes(name) && !secretNames.test(name)),
    );
    const { code, retryAfter } = error instanceof ApiError ? error : { code: null, retryAfter: undefined };
    return {
      form: { problem, values: sentBack },
      status: code === 'E429' ? 429 : statusAfter(problem),
      retryAfter,
    };
  }
}

/** The page with what is wrong with its form; as it is where it takes none. */
const afterForm = (page: Page, refused: Refused | null): Page =>
  refused ? { ...page, form: refused.form, status: refused.status } : { ...page, status: 405 };

export async function renderPage(request: PageRequest): Promise<PageResponse> {
  const { path, query, lang, textSize, consent, member, origin, settings, posted } = request;
  const outcome = posted ? await submit(request, posted) : null;
  if (typeof outcome === 'string') return redirect(303, address(outcome, lang), lang);
  const [loaded, siteAlerts] = await Promise.all([
    loadPage(
      {
        ...{ api: request.apiFor(lang), member, path, query, i18n: i18n[lang], consent },
        ...(outcome && { posted: outcome.form.values }),
        ...(request.refusal && { refusal: request.refusal }),
      },
      request.onError,
    ),
    request.siteAlertsFor(lang),
  ]);
  const page: Page = posted && !loaded.failure ? afterForm(loaded, outcome) : loaded;
  const { form } = page;
  const hasEnded = !member && form?.problem.kind === 'unauthorised' && isForMembers(page.route?.screen ?? '');
  if (page.failure?.kind === 'unauthorised' || hasEnded) {
    const next = `${path}${query.size ? `?${query}` : ''}`;
    return redirect(posted ? 303 : 302, address(pathOf(loginOf(page.route)), lang, { next }), lang);
  }
  const head = pageHead(page, i18n[lang], origin);
  const body = renderToString(
    <App
      {...{ i18n: i18n[lang], page, settings, siteAlerts, member, origin }}
      preferences={createPreferences({ textSize, consent })}
    />,
  );
  const assets = await request.assetsFor(
    pageModuleIds(page.module && page.route!.screen!, lang, member !== null),
    body,
  );
  const { data, failure, status } = page;
  return {
    status,
    lang,
    title: head.title,
    retryAfter: outcome?.retryAfter,
    styleHash: assets.styleHash,
    html: documentHtml({
      lang,
      textSize,
      head,
      assets,
      body,
      state: { lang, textSize, consent, settings, siteAlerts, member, data, failure, form, status },
    }),
  };
}

/** Screens whose texts and styles the banner above a preview shares. */
const bannerScreens = ['StaffPreview', 'StaffApproval'];

/**
 * A page of the public's as it will be. Nothing runs in it: it counts no visit, keeps nothing on the device, and leads nowhere
 * without saying so.
 */
export async function renderPreview(request: PreviewRequest): Promise<PageResponse> {
  const { lang, textSize, origin, settings, address: own, onError } = request;
  const texts = i18n[lang];
  for (const screen of bannerScreens) texts.add((await loadScreen(screen, lang, false)).translations);
  const { page, what, siteAlerts } = await request.within(async (api, shown) => {
    const { pathname: path, searchParams: query } = new URL(previewedAddress(shown.what.name, shown.what.thing), 'x:/');
    return { ...shown, page: await loadPage({ api, member: null, path, query, i18n: texts, consent: null }, onError) };
  });
  const head = { ...pageHead(page, texts, origin), jsonLd: [], isIndexed: false };
  const body = renderToString(
    <App
      {...{ i18n: texts, page, settings, siteAlerts, member: null, origin }}
      preferences={createPreferences({ textSize, consent: 'reject' })}
      preview={{ address: own, banner: <PreviewBanner {...what} /> }}
    />,
  );
  const modules = [page.module && page.route!.screen!, ...bannerScreens].flatMap((screen) =>
    pageModuleIds(screen, lang, false),
  );
  const assets = await request.assetsFor([...new Set(modules)], body);
  return {
    ...{ status: page.status, lang, title: head.title, styleHash: assets.styleHash },
    html: documentHtml({ lang, textSize, head, assets: { ...assets, scripts: [], preloads: [] }, body, state: null }),
  };
}

export interface ServerEntry {
  renderPage: typeof renderPage;
  renderPreview: typeof renderPreview;
  matchRoute: typeof import('./matchRoute.ts').matchRoute;
  pagePaths: typeof import('./pagePaths.ts').pagePaths;
  indexedPaths: typeof import('./pagePaths.ts').indexedPaths;
  product: typeof import('./product.ts').product;
  manifestOf: typeof import('./manifest.ts').manifestOf;
}
