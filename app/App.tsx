import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { connectivityMachine } from '../machines/connectivity/index.ts';
import { cookieConsentMachine } from '../machines/cookieConsent/index.ts';
import { loadingOverlayMachine } from '../machines/loadingOverlay/index.ts';
import { modalStackMachine, topModal } from '../machines/modalStack/index.ts';
import { Button } from '../ui/Button/index.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay/index.ts';
import { keepChoice } from './actors/preferences.ts';
import { pageHead } from './head.ts';
import type { I18n } from './i18n/i18n.ts';
import { Layout } from './layout/Layout.tsx';
import { ModalHost, prepareModals } from './layout/ModalHost.tsx';
import { PageProvider } from './PageContext.tsx';
import type { Consent, Page, Settings, SiteAlert, TextSize } from './page.ts';
import { FailureScreen } from './screens/Failure/index.ts';

export interface AppProps {
  i18n: I18n;
  page: Page;
  query: URLSearchParams;
  textSize: TextSize;
  consent: Consent;
  settings: Settings;
  siteAlerts: readonly SiteAlert[];
  origin: string;
  /** Only in the browser. */
  browser?: {
    countClick: (choice: 'agree' | 'reject') => void;
    /** Tells when a page is being fetched. */
    onBusy: (listener: (isBusy: boolean) => void) => () => void;
    retry: () => void;
  };
}

/** The portal around one page: providers, the machines that every page has, and the frame. */
export function App({
  i18n,
  page,
  query,
  textSize: firstTextSize,
  consent: firstConsent,
  settings,
  siteAlerts,
  origin,
  browser,
}: AppProps) {
  const { t } = i18n;
  const [textSize, setTextSize] = useState(firstTextSize);
  const consentActor = useActorRef(
    useMemo(
      () =>
        cookieConsentMachine.provide({
          actions: {
            storeChoice: (_, { choice }) => keepChoice('consent', choice),
            countClick: (_, { choice }) => browser?.countClick(choice),
          },
        }),
      [browser],
    ),
    { input: { choice: firstConsent } },
  );
  const connectivity = useActorRef(connectivityMachine, { input: { isOnline: true } });
  const overlay = useActorRef(loadingOverlayMachine);
  const modals = useActorRef(
    useMemo(
      // The windows of React Aria lock the page's scroll themselves.
      () => modalStackMachine.provide({ actions: { lockScroll: () => undefined, unlockScroll: () => undefined } }),
      [],
    ),
  );
  const isBannerVisible = useSelector(consentActor, (state) => state.hasTag('bannerVisible'));
  const consent = useSelector(consentActor, (state) => state.context.choice);
  const isOnline = useSelector(connectivity, (state) => state.context.isOnline);
  const isAlerting = useSelector(connectivity, (state) => state.hasTag('visible'));
  const isLoading = useSelector(overlay, (state) => state.hasTag('visible'));
  const modal = useSelector(modals, (state) => topModal(state.context));

  useEffect(() => {
    const follow = () => connectivity.send({ type: navigator.onLine ? 'WENT_ONLINE' : 'WENT_OFFLINE' });
    follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [connectivity]);

  useEffect(() => browser?.onBusy((isBusy) => overlay.send({ type: isBusy ? 'SHOW' : 'HIDE' })), [browser, overlay]);

  useEffect(() => {
    if (isAlerting)
      modals.send({ type: 'OPEN', name: 'offline', resolve: () => connectivity.send({ type: 'ACKNOWLEDGE' }) });
  }, [isAlerting, modals, connectivity]);

  const changeTextSize = (size: TextSize) => {
    keepChoice('text_size', String(size));
    document.documentElement.dataset.textSize = String(size);
    setTextSize(size);
  };

  const wasBannerVisible = useRef(isBannerVisible);
  useEffect(() => {
    // The pressed button goes away with the banner: the focus goes on to the page.
    if (wasBannerVisible.current && !isBannerVisible) document.getElementById('main')?.focus({ preventScroll: true });
    wasBannerVisible.current = isBannerVisible;
  }, [isBannerVisible]);

  // The alert that the network is gone cannot come over the network.
  useEffect(prepareModals, []);

  const closeModal = () => modals.send({ type: 'CLOSE' });
  const context = useMemo(
    () => ({ i18n, textSize, consent, isOnline, settings, path: page.path, query }),
    [i18n, textSize, consent, isOnline, settings, page.path, query],
  );
  const { crumbs } = useMemo(() => pageHead(page, i18n, query, origin), [page, i18n, query, origin]);
  const { module, failure } = page;
  const Screen = module?.Screen;
  const content: ReactNode =
    failure || !Screen ? (
      <FailureScreen failure={failure ?? { kind: 'server' }} onRetry={browser?.retry} />
    ) : (
      <Screen key={page.path} data={page.data} />
    );

  return (
    <PageProvider value={context}>
      <Layout
        route={page.route}
        crumbs={crumbs}
        siteAlerts={siteAlerts}
        isBannerVisible={isBannerVisible}
        onConsent={browser && ((choice) => consentActor.send({ type: choice === 'agree' ? 'AGREE' : 'REJECT' }))}
        onReopenBanner={browser && (() => consentActor.send({ type: 'REOPEN' }))}
        onTextSize={browser && changeTextSize}
      >
        {content}
      </Layout>
      <LoadingOverlay isLoading={isLoading} label={t('loading')} delay={0} />
      {modal?.name === 'offline' && (
        <ModalHost
          title={t('offlineTitle')}
          closeLabel={t('close')}
          role="alertdialog"
          size="s"
          backdrop={modal.background}
          isOpen
          onOpenChange={(isOpen) => isOpen || closeModal()}
          onMissing={closeModal}
          actions={<Button onPress={closeModal}>{t('understood')}</Button>}
        >
          <p>{t('offlineText')}</p>
        </ModalHost>
      )}
    </PageProvider>
  );
}
