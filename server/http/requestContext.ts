/** Who asks: the session of the cookie, the caller's address, and a way to set cookies. For the API and for pages. */
import type { Context as HonoContext } from 'hono';
import { ApiError } from '../../contract/apiError.ts';
import type { Context, RequestContext } from '../context.ts';
import { isRequestToken, sessionOf } from '../sessions/session.ts';
import { cookieNameOf } from '../sessions/tokenCookie.ts';
import { staffSessionOf } from '../staff/staffSession.ts';
import { getCookie, setCookie } from './cookies.ts';
import { deviceOf } from './device.ts';
import { callerAddress } from './limits.ts';

export interface RequestContextOptions {
  context: Context;
  originOf: (c: HonoContext) => string;
  trustProxy: boolean;
  /** Name of the header that may carry a staff token. */
  tokenHeader: string;
}

export type ContextOf = (c: HonoContext) => Promise<RequestContext>;

/** Asks the database only when there is a session cookie, or a staff token. */
export const requestContexts =
  ({ context, originOf, trustProxy, tokenHeader }: RequestContextOptions): ContextOf =>
  async (c) => {
    const isHttps = originOf(c).startsWith('https:');
    // A page that answers its own form reads what the form has just set.
    const set = new Map<string, string>();
    return {
      ...context,
      session: await sessionOf(getCookie(c, cookieNameOf('session', isHttps)), context),
      staff: await staffSessionOf(
        { cookie: getCookie(c, cookieNameOf('staff', isHttps)), header: c.req.header(tokenHeader) },
        context,
      ),
      cookie: (name) => set.get(name) ?? getCookie(c, name),
      setCookie: (name, value, options) => {
        set.set(name, value);
        setCookie(c, name, value, options);
      },
      address: callerAddress(c, trustProxy),
      isHttps,
      device: deviceOf(c.req.header('user-agent')),
      isRead: c.req.method !== 'HEAD',
    };
  };

/** @param caller null: nobody was asked who it is */
export type OnRefused = (
  c: HonoContext,
  why: 'cross_site_refused' | 'token_wrong',
  caller: Pick<RequestContext, 'session' | 'staff'> | null,
) => void;

export interface OwnPageOptions {
  /** Name of the header that may carry the session's token. */
  tokenHeader: string;
  onRefused: OnRefused;
}

/** @throws ApiError E403 */
export type AssertOwnPage = (c: HonoContext, context: RequestContext) => void;

/**
 * A change made with a session, of a member or of staff: the browser says that a page of this site asks (`sameOriginOnly` has refused those of other
 * sites), or the request carries the session's token. A GET needs the token, because links and images make GETs too, and so
 * does a HEAD, which is answered as a GET is.
 */
export const ownPages =
  ({ tokenHeader, onRefused }: OwnPageOptions): AssertOwnPage =>
  (c, context) => {
    const token = c.req.header(tokenHeader);
    const sessions = [context.session, context.staff].filter((each) => each !== null);
    if (!sessions.length || sessions.some((each) => isRequestToken(token, each))) return;
    const isSaidByBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
    if (!['GET', 'HEAD'].includes(c.req.method) && isSaidByBrowser) return;
    onRefused(c, token === undefined ? 'cross_site_refused' : 'token_wrong', context);
    throw new ApiError('E403', 'This call must come from a page of this site');
  };
