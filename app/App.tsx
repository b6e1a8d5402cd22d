import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem } from '../contract/problem.ts';
import { AnnouncerProvider } from '../ui/Announcer/index.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay/index.ts';
import { useConnectivity } from './actors/useConnectivity.ts';
import { useConsent } from './actors/useConsent.ts';
import type { SessionCheck } from './actors/useSession.ts';
import { useDialogs } from './dialogs/Dialogs.tsx';
import { pageHead } from './head.ts';
import type { I18n } from './i18n/i18n.ts';
import { Layout } from './layout/Layout.tsx';
import { startWorker } from './offline/startWorker.ts';
import { PageProvider, useApi } from './PageContext.tsx';
import type { Member, Page, PageAction, Settings, SiteAlert } from './page.ts';
import type { PreferenceStore } from './preferences.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { CheckFailed } from './screens/Failure/CheckFailed.tsx';
import { FailureScreen } from './screens/Failure/FailureScreen.tsx';

export interface AppProps {
  i18n: I18n;
  page: Page;
  preferences: PreferenceStore;
  settings: Settings;
  siteAlerts: readonly SiteAlert[];
  member: Member | null;
  /** Of the login, in the browser: it may fail while the page is open. */
  check?: SessionCheck;
  origin: string;
  /** Of the browser; on the server every page is loaded. */
  navigation?: {
    isPending: boolean;
    isSlow: boolean;
    problem: Problem | null;
    retry: () => void;
    forget: () => void;
    refresh: () => void;
    go: (address: string) => void;
  };
  leave?: (address: string) => void;
  onConsentClick?: (choice: 'agree' | 'reject') => void;
  /** When what is shown was sent, if a copy of it was kept on this device; left out: now. */
  copiedAt?: string | undefined;
  /** The page came without a network, and says so: no alert comes as well. */
  isFromDevice?: boolean;
  /** Where a page stands that is not public yet, and what is said above it. On the server alone: nothing runs in it. */
  preview?: { address: string; banner: ReactNode } | undefined;
}

/** On the server nobody leaves, and nothing changes. */
const nowhere = () => undefined;

/** The portal around one page: providers, what every page has, and the frame. */
export function App({
  i18n,
  page,
  preferences,
  settings,
  siteAlerts,
  member,
  check,
  origin,
  navigation,
  leave = nowhere,
  onConsentClick,
  copiedAt,
  isFromDevice = false,
  preview: onServer,
}: AppProps) {
  const preview = import.meta.env.SSR ? onServer : undefined;
  const { openDialog, dialog } = useDialogs();
  const isOnline = useConnectivity(
    useCallback(async () => isFromDevice || openDialog('offline'), [isFromDevice, openDialog]),
  );
  // There is no worker before the page has run.
  const api = useApi();
  const [Hint, setHint] = useState<ComponentType>();
  const { hasWorker } = settings;
  useEffect(() => {
    startWorker(
      hasWorker,
      async () => (await openDialog('update')) === true,
      api,
      (hint) => setHint(() => hint),
    );
  }, [hasWorker, openDialog, api]);
  const consent = useConsent(preferences, onConsentClick);
  const { route, path, query, form } = page;
  const ownAction = page.module?.action ?? null;
  const action = useMemo(
    (): PageAction | null => (ownAction && route ? (input) => ownAction({ ...input, route }) : null),
    [ownAction, route],
  );
  const { forget = nowhere, refresh = nowhere, go = nowhere } = navigation ?? {};
  const context = useMemo(
    () => ({
      ...{ i18n, preferences, isOnline, settings, member, route, path, query, action, form, leave },
      ...{ forgetPages: forget, refreshPage: refresh, go, address: preview?.address },
    }),
    [
      i18n,
      preferences,
      isOnline,
      settings,
      member,
      route,
      path,
      query,
      action,
      form,
      leave,
      forget,
      refresh,
      go,
      preview,
    ],
  );
  const { crumbs } = useMemo(() => pageHead(page, i18n, origin), [page, i18n, origin]);
  const Frame = page.frame ?? Layout;
  const Screen = page.module?.Screen;
  // Without a connection nobody expects more, and the member stays known.
  const checkFailure = check?.hasFailed && isOnline && route?.guard === 'login' && !page.failure ? check : null;
  const isKept = action !== null && !page.module?.asksOnly;
  const shown: ReactNode =
    checkFailure && !isKept ? (
      <CheckFailed {...checkFailure} variant="long" />
    ) : page.failure || !Screen ? (
      <FailureScreen failure={page.failure ?? { kind: 'failed', code: null }} onRetry={navigation?.retry} />
    ) : (
      <ScreenBoundary key={path}>
        <Screen
          data={page.data}
          isPending={navigation?.isPending ?? false}
          problem={navigation?.problem ?? null}
          onRetry={navigation?.retry}
        />
      </ScreenBoundary>
    );
  return (
    <PageProvider value={context}>
      <AnnouncerProvider>
        <Frame
          route={route}
          crumbs={crumbs}
          siteAlerts={siteAlerts}
          above={preview?.banner}
          below={Hint && <Hint />}
          copiedAt={copiedAt}
          {...consent}
        >
          {/* What is being entered must not go away. */}
          {checkFailure && isKept && <CheckFailed {...checkFailure} variant="short" />}
          {shown}
        </Frame>
        <LoadingOverlay isLoading={navigation?.isSlow ?? false} label={i18n.t('loading')} delay={0} />
        {dialog}
      </AnnouncerProvider>
    </PageProvider>
  );
}
