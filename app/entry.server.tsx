/** What the server knows of the portal: a page as HTML, and the paths that there are. */
import { renderToString } from 'react-dom/server';
import type { Api } from '../contract/index.ts';
import type { Language } from '../contract/values.ts';
import { App } from './App.tsx';
import { documentHtml, type PageAssets } from './document.ts';
import { pageHead } from './head.ts';
import { base as en } from './i18n/en.ts';
import { createI18n } from './i18n/i18n.ts';
import { base as ja } from './i18n/ja.ts';
import { loadPage } from './loadPage.ts';
import type { Settings, SiteAlert } from './page.ts';
import { type Consent, createPreferences, type TextSize } from './preferences.ts';
import { pageModuleIds } from './screens/modules.ts';

export type { PageAssets } from './document.ts';
export { pagePaths } from './pagePaths.ts';
export { product } from './product.ts';

const i18n = { ja: createI18n('ja', ja), en: createI18n('en', en) };

export interface PageRequest {
  path: string;
  query: URLSearchParams;
  lang: Language;
  textSize: TextSize;
  consent: Consent;
  /** Scheme and host that addresses for others begin with. */
  origin: string;
  settings: Settings;
  apiFor: (lang: Language) => Api;
  siteAlertsFor: (lang: Language) => Promise<SiteAlert[]>;
  assetsFor: (modules: readonly string[]) => Promise<PageAssets>;
  onError: (error: unknown) => void;
}

export interface PageAnswer {
  status: number;
  lang: Language;
  title: string;
  html: string;
}

export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { path, query, lang, textSize, consent, origin, settings } = request;
  const [page, siteAlerts] = await Promise.all([
    loadPage({ api: request.apiFor(lang), path, query, i18n: i18n[lang], consent }, request.onError),
    request.siteAlertsFor(lang),
  ]);
  const assets = await request.assetsFor(pageModuleIds(page.module && page.route!.screen!, lang));
  const head = pageHead(page, i18n[lang], origin);
  const body = renderToString(
    <App
      {...{ i18n: i18n[lang], page, settings, siteAlerts, origin }}
      preferences={createPreferences({ textSize, consent })}
    />,
  );
  const { data, failure, status } = page;
  return {
    status,
    lang,
    title: head.title,
    html: documentHtml({
      lang,
      textSize,
      head,
      assets,
      body,
      state: { lang, textSize, consent, settings, siteAlerts, data, failure, status },
    }),
  };
}

export interface ServerEntry {
  renderPage: typeof renderPage;
  pagePaths: typeof import('./pagePaths.ts').pagePaths;
  product: typeof import('./product.ts').product;
}
