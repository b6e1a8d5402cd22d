/** Headers on every answer, and the guards of state-changing calls. */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/apiError.ts';
import { toEnvelope } from './failures.ts';

const tiles = 'https://cyberjapandata.gsi.go.jp';

/** The one style element that React Aria adds (touch-action of what can be pressed); a console error in the browser tests tells when it changes. */
const touchActionStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Scripts come from the own origin only; data stands in JSON blocks, which need no exception. Style attributes are allowed because
 * React Aria hides native inputs with them in the server's HTML.
 */
const contentSecurityPolicy = (options: PolicyOptions) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Vite puts styles into the page while one develops.
    `style-src 'self' ${options.isDevelopment ? "'unsafe-inline'" : touchActionStyle}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${options.withTiles ? ` ${tiles}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${options.isDevelopment ? ' ws:' : ''}${options.withTiles ? ` ${tiles}` : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

interface PolicyOptions {
  withTiles: boolean;
  isDevelopment: boolean;
}

/** What every answer says, whatever its policy allows. */
export const commonHeaders = (isHttps: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

export function securityHeaders(options: PolicyOptions & { isHttps: boolean }): MiddlewareHandler {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-frame-options': 'DENY',
    ...commonHeaders(options.isHttps),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

/** A state-changing call must come from a page of this site: browsers say where they come from, and cannot be made to lie. */
export const sameOriginOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'POST') return next();
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const host = c.req.header('x-forwarded-host') ?? c.req.header('host');
  const isForeign =
    (origin && origin !== 'null' && URL.canParse(origin) && new URL(origin).host !== host) ||
    origin === 'null' ||
    (site && site !== 'same-origin' && site !== 'none');
  if (isForeign)
    return c.json(toEnvelope(new ApiError('E401', 'This call must come from a page of this site') as never), 403);
  return next();
};

/** A path of this site out of what somebody sent, else `/`. Browsers drop tabs and line ends and read `\` as `/`: so does `URL`. */
export function ownPath(text: string): string {
  const base = 'http://own.invalid';
  if (!URL.canParse(text, base)) return '/';
  const { origin, pathname, search, hash } = new URL(text, base);
  return origin === base ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : '/';
}
