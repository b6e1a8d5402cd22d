import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { resources as en } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import { resources as ja } from '../../app/i18n/ja.ts';
import { main } from '../../app/layout/Layout.css.ts';
import { Layout } from '../../app/layout/Layout.tsx';
import { matchRoute } from '../../app/matchRoute.ts';
import { PageProvider } from '../../app/PageContext.tsx';
import type { Consent, Crumb, SiteAlert } from '../../app/page.ts';
import { routeOf } from '../../app/routes.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';

const i18n = { ja: createI18n('ja', ja), en: createI18n('en', en) };
const consents: Record<string, Consent> = { undecided: null, agreed: 'agree', rejected: 'reject' };

/** What a story says about its page in `parameters.page`; `crumb` names a page whose label is not its route's. */
export type PageParameters = {
  path: string;
  query?: string;
  crumb?: { ja: string; en: string };
  siteAlerts?: SiteAlert[];
};

/**
 * The portal around a view: words, addresses and the frame, as the toolbars say.
 * `parameters.layout: 'none'` leaves the frame out, and so does the toolbar, where only what differs is to be seen.
 */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const { path = '/', query, crumb, siteAlerts = [] } = (parameters.page ?? {}) as Partial<PageParameters>;
  const lang: 'ja' | 'en' = globals.language === 'en' ? 'en' : 'ja';
  const consent = consents[globals.consent] ?? null;
  const page = {
    i18n: i18n[lang],
    textSize: globals.textSize === '2' ? (2 as const) : (1 as const),
    consent,
    path,
    isOnline: globals.connection !== 'offline',
    settings: { contactUrl: 'https://www.hokeniryo.metro.tokyo.lg.jp/', tiles: 'off' as const },
    query: new URLSearchParams(query),
  };
  const route = matchRoute(path)?.route ?? null;
  const frame = (content: ReactNode) => (
    <Layout
      route={route}
      crumbs={route ? crumbsTo(route.path, path, lang, crumb?.[lang]) : []}
      siteAlerts={siteAlerts}
      // The choice is a story of its own; over every screen it would hide what the story shows.
      isBannerVisible={false}
      onReopenBanner={() => undefined}
    >
      {content}
    </Layout>
  );
  // A warning stands in the frame: there the frame is what is shown.
  const isFramed = globals.frame !== 'content' || siteAlerts.length > 0;
  const content = (
    <main id="main" tabIndex={-1} className={main}>
      <PageWidth>
        <Story />
      </PageWidth>
    </main>
  );
  const whole = isFramed ? frame(<Story />) : content;
  return <PageProvider value={page}>{parameters.layout === 'none' ? <Story /> : whole}</PageProvider>;
};

function crumbsTo(pattern: string, path: string, lang: 'ja' | 'en', label?: string): Crumb[] {
  const route = routeOf(pattern);
  const here = { label: label ?? route.label[lang], path };
  if (pattern === '/') return [here];
  const parent = route.parent ?? '/';
  return [...crumbsTo(parent, parent, lang), here];
}
