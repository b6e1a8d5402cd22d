/** Takes the server's page over, and from then on moves between pages without a reload. */
import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../tokens/theme.css.ts';
import '../tokens/global.css.ts';
import { ApiError } from '../contract/apiError.ts';
import { createClient } from '../contract/client.ts';
import { withReferenceCache } from './actors/referenceCache.ts';
import { device } from './deviceStorage.ts';
import type { PageState } from './document.ts';
import { createI18n } from './i18n/i18n.ts';
import { matchRoute } from './matchRoute.ts';
import { Portal } from './Portal.tsx';
import type { Page } from './page.ts';
import { isOutdated, reloadOnce, watchLeaving } from './reloadOnce.ts';
import { languageFiles, loadFrame, loadScreen } from './screens/modules.ts';

const isLeaving = watchLeaving();
// A chunk that cannot be had is of an older build than the server's, or there is no network: then the page stays, with what was typed.
// Firefox and Safari also say so of one that was on its way when the page is left: a reload would then keep the visitor here.
window.addEventListener('vite:preloadError', () => {
  isOutdated().then(
    (is) => is && !isLeaving() && reloadOnce(),
    () => undefined,
  );
});

// It comes once, and before what asks for it has loaded: `install/installPrompt.ts`.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('page-state')!.textContent!) as PageState;
  const { lang, member, data, failure, form, status, path = location.pathname } = state;
  const found = matchRoute(path);
  const match = failure ? null : found;
  const [{ base }, frame, screen] = await Promise.all([
    languageFiles[lang](),
    loadFrame(found?.route ?? null),
    match ? loadScreen(match.route.screen!, lang, member !== null) : null,
  ]);
  // What a member has not posted yet is nobody else's; at the login it waits for who comes back. A page from the device knows nobody.
  if (!(member ?? state.copiedAt ?? state.path) && match?.route.id !== 'login') device.database.forget('photo-draft');
  const i18n = createI18n(lang, { ...base, ...screen?.translations });
  const api = withReferenceCache(
    createClient({
      lang: () => lang,
      ...(import.meta.env.DEV
        ? {
            check: async (call, body) => void (await import('../contract/index.ts')).endpoints[call].output.parse(body),
          }
        : {}),
    }),
  );
  const page: Page = {
    ...{ route: match?.route ?? null, path, query: new URLSearchParams(location.search), params: match?.params ?? {} },
    ...{ frame, module: screen?.module ?? null, data, failure, status, form },
    showsProblem: screen?.module.showsProblem ?? false,
  };
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <Portal first={page} state={state} i18n={i18n} api={api} />, {
      onRecoverableError: (error) => import.meta.env.DEV && console.error(error),
    });
  });
}

// The page is readable without any of this: an error at the start is only logged.
start().catch((error: unknown) => console.error(error instanceof ApiError ? error.message : error));
