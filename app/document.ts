/** The HTML around a rendered page. */
import type { Language } from '../contract/values.ts';
import { type PageHead, sheetOf } from './head.ts';
import { manifestAddress } from './manifest.ts';
import type { Failure, Member, PostedForm, Settings, SiteAlert } from './page.ts';
import type { Consent, TextSize } from './preferences.ts';
import { product } from './product.ts';
import { path } from './routes.ts';

/** What the browser needs to take the page over. */
export interface PageState {
  lang: Language;
  textSize: TextSize;
  consent: Consent;
  settings: Settings;
  siteAlerts: SiteAlert[];
  member: Member | null;
  data: unknown;
  failure: Failure | null;
  form: PostedForm | null;
  status: number;
  /** Written by the service worker: the page stands in place of another one. */
  path?: string;
  /** Written by the service worker: when what is kept of the page was sent, ISO 8601. */
  copiedAt?: string;
}

export interface PageAssets {
  scripts: string[];
  /** Modules that the entry will import. */
  preloads: string[];
  /** Style sheets whose text is in `inlineStyle`. */
  styles: string[];
  inlineStyle: string;
  /** `sha256-…` of `inlineStyle`, for the policy of the page; none in development, where any style may stand. */
  styleHash?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => escapes[sign]!);

/** JSON that can stand in a script element: nothing in it can end the element. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const ogLocale = { ja: 'ja_JP', en: 'en_GB' } satisfies Record<Language, string>;

export interface DocumentParts {
  lang: Language;
  textSize: TextSize;
  head: PageHead;
  assets: PageAssets;
  body: string;
  /** null: the browser does not take it over. */
  state: PageState | null;
}

export function documentHtml({ lang, textSize, head, assets, body, state }: DocumentParts): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const og = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<!doctype html><html lang="${lang}" dir="ltr" data-text-size="${textSize}" style="--sheet:${escapeHtml(sheetOf(head))}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    head.isIndexed ? '' : meta('robots', 'noindex'),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#14201a" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-180.png">',
    `<link rel="manifest" href="${manifestAddress(lang)}">`,
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      (alternate) => `<link rel="alternate" hreflang="${alternate.lang}" href="${escapeHtml(alternate.href)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(head.alternates[0]!.href)}">`,
    `<link rel="alternate" type="application/rss+xml" href="${path('news')}/feed.xml${lang === 'ja' ? '' : `?lang=${lang}`}" title="${escapeHtml(product.name[lang])}">`,
    og('type', 'website'),
    og('site_name', product.name[lang]),
    og('title', head.label),
    og('description', head.description),
    og('url', head.canonical),
    og('locale', ogLocale[lang]),
    assets.inlineStyle ? `<style>${assets.inlineStyle}</style>` : '',
    // It tells Vite's loader, which looks for the link, that these styles are there. Some versions of Chromium fetch disabled sheets
    // all the same; none fetches one of a type that it does not know.
    ...assets.styles.map((file) => `<link rel="stylesheet" type="text/x-inlined" href="${file}" disabled>`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    ...assets.scripts.map((file) => `<script type="module" src="${file}" fetchpriority="low"></script>`),
    ...head.jsonLd.map((object) => `<script type="application/ld+json">${json(object)}</script>`),
    `</head><body><div id="root">${body}</div>${state ? `<script type="application/json" id="page-state">${json(state)}</script>` : ''}</body></html>`,
  ].join('');
}
