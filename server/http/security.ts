/** Headers on every response, and the guard of requests that change something. */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import { refuse } from './refusals.ts';
import type { OnRefused } from './requestContext.ts';

const tiles = 'https://cyberjapandata.gsi.go.jp';

/** The one style element that React Aria adds (touch-action of what can be pressed); a console error in the browser tests tells when it changes. */
const touchActionStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

type HeaderOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** What every response says, whatever its policy allows. */
export const commonHeaders = (isHttps: boolean): HeaderOptions => ({
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [] },
  strictTransportSecurity: isHttps && 'max-age=31536000; includeSubDomains',
});

declare module 'hono' {
  interface ContextVariableMap {
    /** `sha256-…` of the style element in the response. */
    styleHash: string | undefined;
    /** Nothing runs in the page; styles that ask for scripts see that there are none. */
    isStill: true | undefined;
  }
}

type PolicySettings = Pick<
  Config,
  'NODE_ENV' | 'PUBLIC_ORIGIN' | 'MAP_TILES' | 'FRAME_SOURCES' | 'IMAGE_SOURCES' | 'SITE_SEARCH_PROVIDER'
>;

/** The one page on which a search provider may run: `siteSearch` of `app/routes.ts`. */
const siteSearchPath = '/search_result';

/** @param more origins that scripts, styles, pictures, frames and calls may come from as well */
function headersWith(settings: PolicySettings, more: readonly string[] = []): MiddlewareHandler {
  const isDevelopment = settings.NODE_ENV === 'development';
  const mapTiles = settings.MAP_TILES === 'gsi' ? [tiles] : [];
  const frames = [...settings.FRAME_SOURCES, ...more];
  return secureHeaders({
    ...commonHeaders(settings.PUBLIC_ORIGIN.startsWith('https:')),
    xFrameOptions: 'DENY',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...more],
      // Vite puts styles into the page in development.
      styleSrc: ["'self'", isDevelopment ? "'unsafe-inline'" : touchActionStyle, ...more],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...mapTiles, ...settings.IMAGE_SOURCES, ...more],
      fontSrc: ["'self'", ...more],
      connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : []), ...mapTiles, ...more],
      frameSrc: frames.length ? frames : ["'none'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
}

/**
 * The photo worker, as the build names it and as Vite serves it in development. A worker obeys the policy of its own response: it alone
 * may compile WebAssembly, with which it reads HEIC (decision 0064).
 */
const photoWorker = /^\/assets\/photo\.worker-[\w-]+\.js$/;
const isPhotoWorker = (path: string, isDevelopment: boolean) =>
  photoWorker.test(path) || (isDevelopment && path === '/app/photo/photo.worker.ts');

/** Of a document in which nothing runs: its links and forms work. */
const stillPolicy = 'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Responses that are data, and no document even when somebody opens their address. */
const isData = (path: string) => path.startsWith('/api/') && path !== '/api/docs';

/**
 * Scripts come from the own origin only; data stands in JSON blocks, which need no exception. Style attributes are allowed because
 * React Aria hides native inputs with them in the server's HTML. The style element of a page is allowed by the hash that its handler sets.
 * A search provider's origin is allowed on the page of its results alone.
 */
export function securityHeaders(settings: PolicySettings): MiddlewareHandler {
  const setHeaders = headersWith(settings);
  const provider = settings.SITE_SEARCH_PROVIDER;
  const setHeadersOfSearch = provider ? headersWith(settings, [new URL(provider).origin]) : setHeaders;
  return async (c, next) => {
    await (c.req.path === siteSearchPath ? setHeadersOfSearch : setHeaders)(c, next);
    const policy = c.res.headers.get('content-security-policy');
    const hash = c.get('styleHash');
    if (policy && hash)
      c.res.headers.set('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${hash}'`));
    if (policy && isPhotoWorker(c.req.path, settings.NODE_ENV === 'development'))
      c.res.headers.set(
        'content-security-policy',
        policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
      );
    if (policy && c.get('isStill'))
      c.res.headers.set('content-security-policy', `${c.res.headers.get('content-security-policy')}; ${stillPolicy}`);
    if (policy && isData(c.req.path)) c.res.headers.set('content-security-policy', `${policy}; sandbox`);
  };
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A request that changes something must come from a page of this site (decision 0023). Browsers say where a request comes from in
 * Origin and Sec-Fetch-Site. A request with neither comes from no browser of today; with REQUIRE_TOKEN=yes it must carry the token
 * header, with any value: a page of another site can send it only after a preflight, which this server never allows.
 */
export function sameOriginOnly(
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'TRUST_PROXY' | 'TOKEN_HEADER' | 'REQUIRE_TOKEN'>,
  onRefused: OnRefused,
): MiddlewareHandler {
  return async (c, next) => {
    if (readingMethods.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const host = (settings.TRUST_PROXY && c.req.header('x-forwarded-host')) || c.req.header('host');
    const isOwn = (text: string) =>
      text === settings.PUBLIC_ORIGIN || (URL.canParse(text) && text !== 'null' && new URL(text).host === host);
    const isForeign = (origin && !isOwn(origin)) || (site && site !== 'same-origin' && site !== 'none');
    const isUnproven = settings.REQUIRE_TOKEN && !origin && !site && !c.req.header(settings.TOKEN_HEADER);
    if (!isForeign && !isUnproven) return next();
    onRefused(c, 'cross_site_refused', null);
    return refuse(c, 'E403', 'This call must come from a page of this site');
  };
}

/** A path of this site out of what somebody sent, else `/`. Browsers drop tabs and line ends and read `\` as `/`: so does `URL`. */
export function ownPath(text: string): string {
  const base = new URL('http://own.invalid');
  if (!URL.canParse(text, base)) return '/';
  const { protocol, host, pathname, search, hash } = new URL(text, base);
  // Not by its origin: `blob:http://own.invalid/` has the same one and is no path.
  return protocol === base.protocol && host === base.host ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : '/';
}
