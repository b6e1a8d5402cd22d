/**
 * Server-rendered pages over HTTP: preferences from cookies, a small cache for anonymous visitors, bounded rendering.
 * What stands on a page is decided in `app/`.
 */
import type { Context as HonoContext } from 'hono';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { FormFiles, FormValues, PageRequest, PageResponse, ServerEntry } from '../../app/entry.server.tsx';
import { type ApiError, refused } from '../../contract/apiError.ts';
import type { Api } from '../../contract/index.ts';
import type { PreviewRefusal } from '../../contract/previews.ts';
import { type Language, languages } from '../../contract/values.ts';
import type { RequestContext } from '../context.ts';
import { apiWithin } from '../deadline.ts';
import { toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createQueue, Overloaded } from '../queue.ts';
import { memberHead } from '../sessions/session.ts';
import { holdsToken } from '../sessions/tokenCookie.ts';
import { busyPage } from './busyPage.ts';
import { getCookie } from './cookies.ts';
import { canonicalQuery } from './pageQuery.ts';
import { isPreview, previewPage } from './previewPages.ts';
import { readFirstTexts, readForm } from './readBody.ts';
import { refuse } from './refusals.ts';
import type { AssertOwnPage, ContextOf } from './requestContext.ts';
import { type SharedPage, sendSharedPage, sharedPage, sizeOf } from './sharedPage.ts';
import { type Uploads, uploadLimitBytes, uploadPages } from './uploads.ts';

export interface PageOptions {
  /** The built server entry, or Vite's in development. */
  portal: () => Promise<ServerEntry>;
  settings: PageRequest['settings'];
  /** @param context null for a page that many visitors get */
  api: (lang: Language, context: RequestContext | null) => Api;
  contextOf: ContextOf;
  assertOwnPage: AssertOwnPage;
  uploads: Uploads;
  assets: PageRequest['assetsFor'];
  siteAlerts: PageRequest['siteAlertsFor'];
  /** Changes when something on the pages may have changed: cached pages are dropped then. */
  edition: () => string;
  /** Scheme and host of whole addresses; empty: they are relative, so that a cached page fits every host. */
  origin: string;
  isCaching: boolean;
  /** In development a module is compiled when it is first asked for. */
  isPatient: boolean;
  metrics: Metrics;
  log: Log;
}

/** Of a page that only one person gets. */
interface Own {
  context: RequestContext;
  posted?: FormValues;
  files?: FormFiles;
  /** Why a form could not be read. */
  unread?: ApiError;
  /** Why a preview cannot be shown. */
  refusal?: PreviewRefusal | undefined;
}

/** What a page depends on. */
type Visit = Pick<PageRequest, 'path' | 'query' | 'lang' | 'textSize' | 'consent'>;

const cacheBytes = 64 * 1024 * 1024;
/** Rankings move without an edition: a page is never older than this. */
const cacheMs = 5 * 60 * 1000;
/** Rendering holds the one thread: two at once overlap with what they wait for; more would keep cached pages waiting. */
const queue = { atOnce: 2, maxWaiting: 32, maxWaitMs: 1500 };
/** How long a page may wait for its data: with the wait in the line, a page comes or fails within five seconds. */
const loadMs = 2500;
const patientMs = 60_000;

function visitOf(c: HonoContext, { pathname, searchParams }: URL, { matchRoute }: ServerEntry): Visit {
  const consent = getCookie(c, 'consent');
  const query = canonicalQuery(matchRoute(pathname)?.route.query ?? [], searchParams);
  return {
    path: pathname,
    query,
    lang: languages.find((language) => language === query.get('lang')) ?? 'ja',
    textSize: getCookie(c, 'text_size') === '2' ? 2 : 1,
    consent: consent === 'agree' || consent === 'reject' ? consent : null,
  };
}

/** Neither shared nor kept, whoever asks: not even that a form for the key stands there. */
const isForStaff = ({ path }: Visit, { matchRoute }: ServerEntry) => matchRoute(path)?.route.for === 'staff';

const keyOf = ({ path, query, textSize, consent }: Visit) => `${path}?${query}|${textSize}|${consent ?? ''}`;

/** Pages of the present edition, and those that are being rendered: who asks for the same waits for the same. */
function createPageCache(edition: () => string) {
  const pages = new LRUCache<string, SharedPage>({ maxSize: cacheBytes, sizeCalculation: sizeOf, ttl: cacheMs });
  const underWay = new Map<string, Promise<SharedPage>>();
  let cachedEdition = '';
  return {
    find(key: string): SharedPage | undefined {
      if (cachedEdition !== edition()) pages.clear();
      cachedEdition = edition();
      return pages.get(key);
    },
    render(key: string, render: () => Promise<PageResponse>): Promise<SharedPage> {
      const begun = edition();
      const keyOfEdition = `${begun}|${key}`;
      const rendering =
        underWay.get(keyOfEdition) ??
        render()
          .then((response) => {
            const page = sharedPage(response);
            if (response.status === 200 && edition() === begun) pages.set(key, page);
            return page;
          })
          .finally(() => underWay.delete(keyOfEdition));
      underWay.set(keyOfEdition, rendering);
      return rendering;
    },
  };
}

/** A page of a member, or the response to a form: for whoever asked alone, with the cookies that were set. */
function sendPrivate(c: HonoContext, { status, lang, html, styleHash, location, retryAfter }: PageResponse): Response {
  c.set('styleHash', styleHash);
  c.header('cache-control', 'private, no-store');
  if (location !== undefined) return c.redirect(location, status as 302 | 303);
  c.header('content-language', lang);
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  if (status === 405) c.header('allow', 'GET, HEAD');
  return c.html(html, status as 200);
}

/** A page that is nobody else's: an error, one that is old already, or with the cache switched off. */
function sendOnce(
  c: HonoContext,
  { status, lang, title, styleHash, location }: Omit<PageResponse, 'html'>,
  html: string | Buffer,
): Response {
  c.set('styleHash', styleHash);
  const headers = new Headers({ 'cache-control': 'no-store', 'content-language': lang });
  if (status === 503) headers.set('retry-after', '10');
  if (location !== undefined) headers.set('location', location);
  const isForBot = status >= 400 && isbot(c.req.header('user-agent'));
  headers.set('content-type', isForBot ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8');
  return new Response(isForBot ? title : new Uint8Array(Buffer.from(html)), { status, headers });
}

export function pageHandler(options: PageOptions) {
  const cache = createPageCache(options.edition);
  const inTurn = createQueue(options.isPatient ? { ...queue, maxWaitMs: patientMs } : queue);

  const render = (visit: Visit, own: Own | null = null): Promise<PageResponse> => {
    const work = async () => {
      options.metrics.pages.inc({ from: 'render' });
      const { renderPage } = await options.portal();
      return renderPage({
        ...visit,
        member: own?.context.session ? memberHead(own.context.session) : null,
        ...(own?.posted && { posted: own.posted, files: own.files, unread: own.unread }),
        refusal: own?.refusal,
        origin: options.origin,
        settings: options.settings,
        // A form may take longer than a page; the database has limits of its own.
        apiFor: (lang) =>
          own?.posted
            ? options.api(lang, own.context)
            : apiWithin(options.isPatient ? patientMs : loadMs, options.api(lang, own?.context ?? null)),
        assetsFor: options.assets,
        siteAlertsFor: options.siteAlerts,
        onError: (error) => options.log.error({ path: visit.path, err: error }, 'page failed'),
      });
    };
    // Decoding a picture, or reading a long table, takes seconds, and is bounded already: no other page waits for it.
    return own?.files ? work() : inTurn(work);
  };

  /** A page that is not public yet, or the one that says why it cannot be shown. */
  async function preview(c: HonoContext, visit: Visit, context: RequestContext): Promise<Response> {
    options.metrics.pages.inc({ from: 'render' });
    const portal = await options.portal();
    const { settings, origin, assets: assetsFor } = options;
    const shown = await inTurn(() =>
      previewPage(visit, context, {
        ...{ portal, settings, origin, assetsFor },
        api: options.api,
        loadMs: options.isPatient ? patientMs : loadMs,
        onError: (error) => options.log.error({ path: visit.path, err: error }, 'page failed'),
      }),
    );
    if (!('page' in shown)) return sendPrivate(c, await render(visit, { context, ...shown }));
    c.header('x-robots-tag', 'noindex');
    c.set('isStill', true);
    return sendPrivate(c, shown.page);
  }

  /** A form with a file. Of who may not send it, it is not read: the page says so, or leads to the login. */
  async function upload(c: HonoContext, visit: Visit, context: RequestContext): Promise<Response> {
    const page = uploadPages[visit.path]!;
    const inLine = options.uploads.ofPage(page, { context, bytes: c.req.header('content-length') });
    if (!inLine) return sendPrivate(c, await render(visit, { context }));
    return inLine(async () => {
      const form = await readForm(c.req.raw, uploadLimitBytes(page)).catch(async (error: unknown) => {
        if (toApiError(error).code !== 'E413') throw error;
        return { values: await readFirstTexts(c.req.raw), files: {}, unread: refused(page.field, 'too_long') };
      });
      const { values: posted, ...rest } = form;
      return sendPrivate(c, await render(visit, { context, posted, ...rest }));
    });
  }

  async function respond(c: HonoContext, visit: Visit): Promise<Response> {
    const context = await options.contextOf(c);
    if (c.req.method === 'POST') {
      options.assertOwnPage(c, context);
      if (Object.hasOwn(uploadPages, visit.path)) return upload(c, visit, context);
      const { values: posted } = await readForm(c.req.raw);
      return sendPrivate(c, await render(visit, { context, posted }));
    }
    const { staff } = context;
    if ((staff || visit.query.has('token')) && isPreview(visit, await options.portal()))
      return preview(c, visit, context);
    if (context.session || holdsToken(context) || isForStaff(visit, await options.portal()))
      return sendPrivate(c, await render(visit, { context }));
    if (!options.isCaching) {
      const { html, ...response } = await render(visit);
      return sendOnce(c, response, html);
    }
    const key = keyOf(visit);
    const begun = options.edition();
    const cached = cache.find(key);
    if (cached) options.metrics.pages.inc({ from: 'cache' });
    const page = cached ?? (await cache.render(key, () => render(visit)));
    // Begun before a phase of the contest ended, and done after it: no cache may have that page.
    return page.response.status === 200 && options.edition() === begun
      ? sendSharedPage(c, page)
      : sendOnce(c, page.response, page.html);
  }

  return async (c: HonoContext): Promise<Response> => {
    const url = new URL(c.req.url);
    if (url.pathname.length > 1 && url.pathname.endsWith('/'))
      return c.redirect(`${url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'}${url.search}`, 301);
    const visit = visitOf(c, url, await options.portal());
    try {
      return await respond(c, visit);
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code === 'E403' || code === 'E413') return refuse(c, code, message);
      // Too many at once, or the database does not say who asks.
      const isAway = error instanceof Overloaded || code === 'E503';
      if (!isAway) throw error;
      options.metrics.pages.inc({ from: 'refused' });
      const { product } = await options.portal();
      const title = product.name[visit.lang];
      return sendOnce(c, { status: 503, lang: visit.lang, title }, busyPage(visit.lang, title));
    }
  };
}
