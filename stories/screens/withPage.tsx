import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { main } from '../../app/layout/Layout.css.ts';
import { Layout } from '../../app/layout/Layout.tsx';
import { StaffLayout } from '../../app/layout/StaffLayout.tsx';
import { matchRoute } from '../../app/matchRoute.ts';
import { PageProvider } from '../../app/PageContext.tsx';
import type { Crumb, SiteAlert } from '../../app/page.ts';
import { type Consent, createPreferences } from '../../app/preferences.ts';
import { parentOf, type Route } from '../../app/routes.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { i18nOf } from './translations.ts';

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
  const route = matchRoute(path)?.route ?? null;
  const page = {
    i18n: i18nOf[lang],
    preferences: createPreferences({ textSize: globals.textSize === '2' ? 2 : 1, consent }),
    member: globals.member === 'member' ? { user_name: 'はなこ' } : null,
    action: null,
    form: null,
    leave: () => undefined,
    go: () => undefined,
    forgetPages: () => undefined,
    refreshPage: () => undefined,
    route,
    path,
    isOnline: globals.connection !== 'offline',
    settings: {
      ...{ contactUrl: 'https://www.hokeniryo.metro.tokyo.lg.jp/', tiles: 'off' as const },
      ...{ searchProvider: null, hasWorker: true },
    },
    query: new URLSearchParams(query),
  };
  const crumbs = route ? crumbsTo(route, path, lang, crumb?.[lang]) : [];
  const Frame = route?.for === 'staff' ? StaffLayout : Layout;
  const frame = (content: ReactNode) => (
    <Frame
      route={route}
      crumbs={crumbs}
      siteAlerts={siteAlerts}
      // The choice is a story of its own; over every screen it would hide what the story shows.
      isBannerVisible={false}
      onReopenBanner={() => undefined}
    >
      {content}
    </Frame>
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

function crumbsTo(route: Route, path: string, lang: 'ja' | 'en', label?: string): Crumb[] {
  const here = { label: label ?? route.label[lang], path };
  const parent = parentOf(route);
  return parent ? [...crumbsTo(parent, parent.path, lang), here] : [here];
}
