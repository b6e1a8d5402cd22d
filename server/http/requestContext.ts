/** Who asks: the session of the cookie, the caller's address, and a way to set cookies. For the API and for pages. */
import type { Context as HonoContext } from 'hono';
import { ApiError } from '../../contract/apiError.ts';
import type { Context, RequestContext } from '../context.ts';
import { isRequestToken, type Session, sessionOf } from '../sessions/session.ts';
import { cookieNameOf } from '../sessions/tokenCookie.ts';
import { getCookie, setCookie } from './cookies.ts';
import { deviceOf } from './device.ts';
import { callerAddress } from './limits.ts';

export interface RequestContextOptions {
  context: Context;
  originOf: (c: HonoContext) => string;
  trustProxy: boolean;
}

export type ContextOf = (c: HonoContext) => Promise<RequestContext>;

/** Asks the database only when there is a session cookie. */
export const requestContexts =
  ({ context, originOf, trustProxy }: RequestContextOptions): ContextOf =>
  async (c) => {
    const isHttps = originOf(c).startsWith('https:');
    return {
      ...context,
      session: await sessionOf(getCookie(c, cookieNameOf('session', isHttps)), context),
      cookie: (name) => getCookie(c, name),
      setCookie: (name, value, options) => setCookie(c, name, value, options),
      address: callerAddress(c, trustProxy),
      isHttps,
      device: deviceOf(c.req.header('user-agent')),
    };
  };

export type OnRefused = (c: HonoContext, why: 'cross_site_refused' | 'token_wrong', session: Session | null) => void;

export interface OwnPageOptions {
  /** Name of the header that may carry the session's token. */
  tokenHeader: string;
  onRefused: OnRefused;
}

/** @throws ApiError E403 */
export type AssertOwnPage = (c: HonoContext, context: RequestContext) => void;

/**
 * A change made with a session: the browser says that a page of this site asks (`sameOriginOnly` has refused those of other
 * sites), or the request carries the session's token. A GET needs the token, because links and images make GETs too.
 */
export const ownPages =
  ({ tokenHeader, onRefused }: OwnPageOptions): AssertOwnPage =>
  (c, context) => {
    const token = c.req.header(tokenHeader);
    if (!context.session || isRequestToken(token, context.session)) return;
    const isSaidByBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
    if (c.req.method !== 'GET' && isSaidByBrowser) return;
    onRefused(c, token === undefined ? 'cross_site_refused' : 'token_wrong', context.session);
    throw new ApiError('E403', 'This call must come from a page of this site');
  };
