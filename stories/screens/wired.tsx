/** Stories of whole screens as the portal mounts them: loader, machines, navigation and view, with a fake API. */
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { a11yOfContent } from '../../.storybook/accessibility.ts';
import type { PageState } from '../../app/document.ts';
import { loadPage } from '../../app/loadPage.ts';
import { matchRoute } from '../../app/matchRoute.ts';
import { Portal } from '../../app/Portal.tsx';
import type { Member, Page, SiteAlert } from '../../app/page.ts';
import type { Consent } from '../../app/preferences.ts';
import type { Language } from '../../contract/values.ts';
import { fakeApi, offlineApi, type Responses } from '../fixtures/api.ts';
import { languageOf } from './languageOf.ts';
import { i18nOf } from './translations.ts';
import { contentOnly } from './wired.css.ts';

export interface WiredOptions {
  responses?: Responses;
  /** Where the visitor goes as soon as the page is open: for what only a second load shows. */
  goTo?: string;
  siteAlerts?: SiteAlert[];
  /** Address of a script that answers the site search. */
  searchProvider?: string;
  /** Where the operator has withdrawn the worker; there is one when left out. */
  hasWorker?: boolean;
  /** Which of its screen's states in `app/screenStates.ts` the story shows. */
  states?: string | readonly string[];
}

/** The toolbar's visitor or member; pages that need a login are always a member's. */
const memberOf = ({ member }: Record<string, unknown>, url: URL): Member | null =>
  member === 'member' || matchRoute(url.pathname)?.route.guard === 'login' ? { user_name: 'はなこ' } : null;

interface StoryContext {
  globals: Record<string, unknown>;
  loaded?: Record<string, unknown>;
}

const consents: Record<string, Consent> = { undecided: null, agreed: 'agree', rejected: 'reject' };
const consentOf = ({ consent }: Record<string, unknown>): Consent => consents[String(consent)] ?? null;

/** A story of the screen at an address of the portal, such as `/map?keyword=上野`; the toolbars choose the visitor. */
export function wired<More extends object = object>(address: string, options: WiredOptions = {}, more?: More) {
  const url = new URL(address, 'https://stories.invalid');
  return {
    ...(more as More),
    parameters: {
      layout: 'fullscreen',
      // A whole screen takes no props: what can be set stands in the toolbars.
      controls: { disable: true },
      page: { path: url.pathname, query: url.search.slice(1) },
      states: [options.states ?? []].flat(),
      ...a11yOfContent,
    },
    loaders: [
      async ({ globals }: StoryContext) => ({
        page: await loadPage(
          {
            api: fakeApi(languageOf(globals), options.responses),
            ...{ i18n: i18nOf[languageOf(globals)], path: url.pathname, query: url.searchParams },
            consent: consentOf(globals),
            member: memberOf(globals, url),
          },
          // A failure is what some stories show.
          () => undefined,
        ),
      }),
    ],
    render: (_: unknown, { globals, loaded }: StoryContext) => {
      const page = (
        <WiredPage
          key={JSON.stringify(globals)}
          {...{ url, options }}
          lang={languageOf(globals)}
          consent={consentOf(globals)}
          textSize={globals.textSize === '2' ? 2 : 1}
          member={memberOf(globals, url)}
          isOnline={globals.connection !== 'offline'}
          first={loaded!.page as Page}
        />
      );
      return globals.frame === 'content' ? <div className={contentOnly}>{page}</div> : page;
    },
  };
}

interface WiredPageProps extends Pick<PageState, 'textSize' | 'consent' | 'member'> {
  url: URL;
  options: WiredOptions;
  lang: Language;
  isOnline: boolean;
  first: Page;
}

function WiredPage({
  url,
  options: { responses, goTo, siteAlerts = [], searchProvider, hasWorker = true },
  lang,
  isOnline,
  first,
  textSize,
  consent,
  member,
}: WiredPageProps) {
  const { hook, searchHook, navigate } = useMemo(
    () => memoryLocation({ path: url.pathname, searchPath: url.search.slice(1) }),
    [url],
  );
  // The connection went after the page was open: what is asked from then on fails.
  const api = useMemo(() => (isOnline ? fakeApi(lang, responses) : offlineApi), [lang, responses, isOnline]);
  // Before the effect with which the portal reads it.
  useLayoutEffect(() => {
    if (isOnline) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  }, [isOnline]);
  const state: PageState = useMemo(
    () => ({
      ...{ lang, textSize, consent, member, siteAlerts, data: null, form: null },
      ...{ failure: first.failure, status: first.status },
      settings: {
        contactUrl: 'https://www.hokeniryo.metro.tokyo.lg.jp/',
        tiles: 'off',
        ...{ searchProvider: searchProvider ?? null, hasWorker },
      },
    }),
    [lang, textSize, consent, member, siteAlerts, searchProvider, hasWorker, first],
  );
  useEffect(() => {
    if (goTo) navigate(goTo);
  }, [goTo, navigate]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Portal first={first} state={state} i18n={i18nOf[lang]} api={api} leave={() => undefined} />
    </Router>
  );
}
