/**
 * Server-rendered pages over HTTP: preferences from cookies, a small cache for anonymous visitors, ETags.
 * What stands on a page is decided in `app/`.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { PageAnswer, PageRequest, ServerEntry } from '../../app/entry.server.tsx';
import { languages } from '../../contract/values.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

export interface PageOptions {
  /** The built server entry, or Vite's in development. */
  portal: () => Promise<ServerEntry>;
  settings: PageRequest['settings'];
  api: PageRequest['apiFor'];
  assets: PageRequest['assetsFor'];
  siteAlerts: PageRequest['siteAlertsFor'];
  /** Changes when something on the pages may have changed; a cached page of another edition is dropped. */
  edition: () => Promise<string>;
  publicOrigin: (c: HonoContext) => string;
  isCaching: boolean;
  metrics: Metrics;
  log: Log;
}

interface CachedPage {
  edition: string;
  answer: PageAnswer;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

const cacheBytes = 64 * 1024 * 1024;
/** Rankings move without an edition: a page is never older than this. */
const cacheMs = 5 * 60 * 1000;

const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** The preferences that a page depends on, all from cookies that the person's own choice set, but for the language. */
function preferencesOf(c: HonoContext): Pick<PageRequest, 'lang' | 'textSize' | 'consent'> {
  const lang = new URL(c.req.url).searchParams.get('lang');
  const consent = getCookie(c, 'consent');
  return {
    lang: languages.find((language) => language === lang) ?? 'ja',
    textSize: getCookie(c, 'text_size') === '2' ? 2 : 1,
    consent: consent === 'agree' || consent === 'reject' ? consent : null,
  };
}

export function pageHandler(options: PageOptions) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
    ttl: cacheMs,
  });

  async function render(c: HonoContext, request: Omit<PageRequest, 'origin'>): Promise<PageAnswer> {
    const { renderPage } = await options.portal();
    return renderPage({ ...request, origin: options.publicOrigin(c) });
  }

  function send(c: HonoContext, answer: PageAnswer, cached?: CachedPage): Response {
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Cookie, Accept-Encoding',
      'content-language': answer.lang,
    });
    headers.set(
      'cache-control',
      answer.status === 200 ? 'public, max-age=0, s-maxage=60, must-revalidate' : 'no-store',
    );
    if (answer.status === 503) headers.set('retry-after', '10');
    if (!cached) return new Response(answer.html, { status: answer.status, headers });
    headers.set('etag', cached.etag);
    if (c.req.header('if-none-match')?.includes(cached.etag)) return new Response(null, { status: 304, headers });
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(cached.bodies[encoding].length));
    return new Response(new Uint8Array(cached.bodies[encoding]), { status: answer.status, headers });
  }

  return async (c: HonoContext): Promise<Response> => {
    const url = new URL(c.req.url);
    if (url.pathname.length > 1 && url.pathname.endsWith('/'))
      return c.redirect(`${url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'}${url.search}`, 301);
    const preferences = preferencesOf(c);
    const key = `${url.pathname}${url.search}|${preferences.textSize}|${preferences.consent ?? ''}`;
    const edition = await options.edition();
    const hit = options.isCaching ? cache.get(key) : undefined;
    if (hit && hit.edition === edition) {
      options.metrics.pages.inc({ from: 'cache' });
      return send(c, hit.answer, hit);
    }
    options.metrics.pages.inc({ from: 'render' });
    const answer = await render(c, {
      ...preferences,
      path: url.pathname,
      query: url.searchParams,
      settings: options.settings,
      apiFor: options.api,
      assetsFor: options.assets,
      siteAlertsFor: options.siteAlerts,
      onError: (error) => options.log.error({ path: url.pathname, err: error }, 'page failed'),
    });
    if (answer.status >= 400 && isbot(c.req.header('user-agent'))) return c.text(answer.title, answer.status as 404);
    if (answer.status !== 200 || !options.isCaching) return send(c, answer);
    const page: CachedPage = {
      edition,
      answer: { ...answer, html: '' },
      etag: etagOf(answer.html),
      bodies: {
        identity: Buffer.from(answer.html),
        gzip: gzipSync(answer.html, { level: 6 }),
        br: brotliCompressSync(answer.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      },
    };
    cache.set(key, page);
    return send(c, answer, page);
  };
}
