/** One process, one port: API, assets and server-rendered pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Language } from '../contract/values.ts';
import { localApi } from './api.ts';
import { buildOf } from './buildId.ts';
import type { Config } from './config.ts';
import { anonymous, type Context } from './context.ts';
import { apiWithin } from './deadline.ts';
import { toApiError } from './errors.ts';
import { accessibilityFile } from './http/accessibilityFiles.ts';
import { apiRoutes } from './http/apiRoutes.ts';
import { listAssets, sendAsset } from './http/assets.ts';
import { eventFile, eventsCalendar } from './http/calendars.ts';
import { setCookie } from './http/cookies.ts';
import { retryAfter } from './http/failures.ts';
import { feed, robots, sitemap } from './http/feeds.ts';
import { importFile } from './http/importFiles.ts';
import { bodyLimitBytes, callerAddress, rateLimit } from './http/limits.ts';
import { logFile } from './http/logFile.ts';
import { manifest } from './http/manifests.ts';
import { memberFile } from './http/memberFile.ts';
import { originFor } from './http/origin.ts';
import { type PageOptions, pageHandler } from './http/pages.ts';
import { photoFile, reportFile } from './http/photoFiles.ts';
import { qrCode } from './http/qrCode.ts';
import { refuse } from './http/refusals.ts';
import { type OnRefused, ownPages, requestContexts } from './http/requestContext.ts';
import { routeFile } from './http/routeFiles.ts';
import { ownPath, sameOriginOnly, securityHeaders } from './http/security.ts';
import { storybook } from './http/storybook.ts';
import { createUploads, isUpload } from './http/uploads.ts';
import { sendBuild, sendWorker } from './http/worker.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { eventOfRefusal } from './security/securityEvents.ts';
import { watchSite } from './siteAlerts/siteAlerts.ts';

export interface ServerOptions {
  config: Config;
  context: Context;
  log: Log;
  /** Whether new requests may come: the database answers, and the server is not about to stop. */
  isReady: () => Promise<boolean>;
  portal: PageOptions['portal'];
  assets: PageOptions['assets'];
  /** Where the built client lies. */
  clientDirectory: string;
  /** Made here unless others count as well. */
  metrics?: Metrics;
}

const oneYear = 365 * 24 * 3600;
/** How long a file may wait for its data. */
const fileMs = 4000;
/** How long somebody who chose waits until it is counted. */
const countMs = 1000;

export function createServer(options: ServerOptions): Hono {
  const { config, log, isReady, portal, assets, clientDirectory } = options;
  const app = new Hono();
  const metrics = options.metrics ?? createMetrics();
  const site = watchSite(options.context);
  /** References follow the database: another process may have changed them. */
  const context: Context = {
    ...options.context,
    get references() {
      return site.references();
    },
  };
  const isDevelopment = config.NODE_ENV !== 'production';
  const isHttps = config.PUBLIC_ORIGIN.startsWith('https:');
  const originOf = originFor(config.PUBLIC_ORIGIN);
  const checkResponses = isDevelopment;
  /** Of calls that somebody in particular makes. */
  const callOptions = { checkResponses, onSecurityEvent: log.security };
  const { now, keys } = options.context;
  const onRefused: OnRefused = (c, why, who) => {
    const caller = { session: null, staff: null, ...who, address: callerAddress(c, config.TRUST_PROXY), now, keys };
    log.security(eventOfRefusal(caller, why, `${c.req.method} ${c.req.path}`));
  };
  const files = listAssets(clientDirectory);
  const manifestFile = path.join(clientDirectory, '.vite/manifest.json');
  const worker = {
    isOn: config.SERVICE_WORKER === 'on',
    asset: files.get('/sw.js'),
    build: existsSync(manifestFile) ? buildOf(JSON.parse(readFileSync(manifestFile, 'utf8'))) : null,
  };
  const docsCss = readFileSync(new URL('./http/apiDocs.css', import.meta.url), 'utf8');

  const isFile = (path: string) =>
    path.startsWith('/assets/') || (config.STORYBOOK_PATH !== '' && path.startsWith(`${config.STORYBOOK_PATH}/`));
  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const kind = c.req.path.startsWith('/api/') ? 'api' : isFile(c.req.path) ? 'asset' : 'page';
    const seconds = (performance.now() - started) / 1000;
    metrics.duration.observe({ kind, method: c.req.method, status: String(c.res.status) }, seconds);
    log.debug(
      { kind, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(seconds * 1000) },
      'answered',
    );
  });
  app.use(retryAfter);
  // Before the portal's own headers: its policy is not loosened for Storybook, nor Storybook's tightened until it fails.
  if (config.STORYBOOK_PATH)
    app.all(
      `${config.STORYBOOK_PATH}/*`,
      compress(),
      ...storybook({ path: config.STORYBOOK_PATH, directory: config.STORYBOOK_DIR, isHttps }),
    );
  app.use(securityHeaders(config));

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/api-docs.css', (c) =>
    c.body(docsCss, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/assets/*', async (c) => {
    const asset = files.get(c.req.path);
    return asset ? sendAsset(c, asset) : c.text('Not found', 404);
  });
  app.get('/sw.js', (c) => sendWorker(c, worker));
  app.get('/build.json', (c) => sendBuild(c, worker));
  app.get('/manifest.webmanifest', compress(), (c) => manifest(c, portal));

  app.use(rateLimit({ perMinute: config.REQUESTS_PER_MINUTE, trustProxy: config.TRUST_PROXY }));
  app.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)));
  app.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  );
  app.use(sameOriginOnly(config, onRefused));
  // Before the common limit: each call has its own.
  app.use(async (_, next) => {
    await site.refresh();
    return next();
  });
  const { TOKEN_HEADER: tokenHeader, PUBLIC_ORIGIN: origin } = config;
  const contextOf = requestContexts({
    ...{ context, tokenHeader, trustProxy: config.TRUST_PROXY },
    originOf: (c) => originOf(c).origin,
  });
  const assertOwnPage = ownPages({ tokenHeader, onRefused });
  const uploads = createUploads();
  app.route('/api', apiRoutes({ contextOf, assertOwnPage, uploads, log, origin, tokenHeader, ...callOptions }));
  const limitBody = bodyLimit({
    maxSize: bodyLimitBytes,
    onError: (c) => refuse(c, 'E413', 'The request is too large', { fields: [{ field: 'body', kind: 'too_long' }] }),
  });
  // A page that takes a file has a limit of its own, which counts while it reads.
  app.use((c, next) => (isUpload(c.req) ? next() : limitBody(c, next)));

  // The switches and the cookie banner work without JavaScript: a form posts here and comes back to its page.
  app.post('/preferences', async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
    const options = { path: '/', maxAge: oneYear, sameSite: 'Lax', secure: isHttps } as const;
    if (body.text_size === '1' || body.text_size === '2') setCookie(c, 'text_size', body.text_size, options);
    if (body.consent === 'agree' || body.consent === 'reject') {
      setCookie(c, 'consent', body.consent, options);
      await apiWithin(countMs, localApi('ja', anonymous(context), { checkResponses }))('POST /cookie_click_count', {
        type: body.consent,
      }).catch((error: unknown) => log.error({ err: error }, 'consent not counted'));
    }
    return c.redirect(ownPath(typeof body.next === 'string' ? body.next : '/'), 303);
  });

  const boundedApi = (lang: Language) => apiWithin(fileMs, localApi(lang, anonymous(context), { checkResponses }));
  const feedOptions = { portal, api: boundedApi, originFor: originOf };
  app.get('/robots.txt', (c) => robots(c, feedOptions));
  app.get('/sitemap.xml', (c) => sitemap(c, feedOptions));
  app.get('/news/feed.xml', (c) => feed(c, feedOptions));
  const calendarOptions = { ...feedOptions, now: context.now };
  app.get('/events.ics', (c) => eventsCalendar(c, calendarOptions));
  app.get('/event/:file{[0-9]{1,9}\\.ics}', (c) => eventFile(c, calendarOptions));
  app.get('/about/accessibility/:file{[a-z.]+\\.(?:json|csv|jsonld)}', compress(), (c) =>
    accessibilityFile(c, context.accessibility, originOf(c)),
  );
  app.get('/map/detail/:file{[0-9]+\\.(?:gpx|kml|geojson)}', (c) => routeFile(c, boundedApi));
  app.get('/mypage/data.json', (c) =>
    memberFile(c, {
      contextOf,
      api: (lang, asked) => apiWithin(fileMs, localApi(lang, asked, callOptions)),
    }),
  );
  app.get('/staff/log.csv', (c) =>
    logFile(c, { contextOf, api: (lang, asked) => apiWithin(fileMs, localApi(lang, asked, callOptions)), log }),
  );
  app.get('/staff/import/:file{[a-z]+\\.(?:csv|schema\\.json)}', (c) =>
    importFile(c, { contextOf, api: (lang, asked) => apiWithin(fileMs, localApi(lang, asked, callOptions)) }),
  );
  // Photos are approved on a page of their own, which has a queue.
  app.get('/approve/photo', (c) => {
    c.header('cache-control', 'no-store');
    return c.redirect(`/staff/photos${new URL(c.req.url).search}`, 302);
  });
  app.get('/photo-files/:key{[a-z0-9-]{1,64}}/:file{[0-9]{1,5}\\.(?:webp|jpg)}', (c) =>
    photoFile(c, { context, contextOf }),
  );
  app.get('/staff/reports/:id{[1-9][0-9]{0,9}}/:file{[0-9]{1,5}\\.(?:webp|jpg)}', (c) =>
    reportFile(c, { context, contextOf }),
  );
  app.get('/map/detail/:id{[0-9]{1,9}}/qr.svg', (c) => qrCode(c, originOf(c)));

  app.get('/*', async (c, next) => {
    const asset = files.get(c.req.path);
    return asset && !c.req.path.endsWith('.html') ? sendAsset(c, asset) : next();
  });
  app.on(
    ['GET', 'POST'],
    '/*',
    pageHandler({
      portal,
      contextOf,
      assertOwnPage,
      uploads,
      settings: {
        contactUrl: config.CONTACT_URL,
        tiles: config.MAP_TILES,
        searchProvider: config.SITE_SEARCH_PROVIDER,
        hasWorker: worker.isOn,
      },
      api: (lang, asked) => localApi(lang, asked ?? anonymous(context), callOptions),
      assets,
      siteAlerts: async (lang) => site.alertsFor(lang),
      edition: site.edition,
      origin,
      isCaching: !isDevelopment && config.PAGE_CACHE === 'on',
      isPatient: isDevelopment,
      metrics,
      log,
    }),
  );

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    const known = toApiError(error);
    log.error({ path: c.req.path, err: error }, 'request failed');
    if (known.code !== 'E503') return c.text(known.message, 500);
    c.header('retry-after', '10');
    return c.text(known.message, 503);
  });
  return app;
}
