/**
 * Scheme and host of whole addresses. `Host` is what a caller says: without PUBLIC_ORIGIN it may stand only in the response to
 * that caller, which no cache may keep. Pages and the OpenAPI document use relative addresses then.
 */
import type { Context as HonoContext } from 'hono';
import { askedEachTime } from './sharedPage.ts';

export interface Origin {
  origin: string;
  cacheControl: string;
}

export const originFor =
  (publicOrigin: string) =>
  (c: HonoContext): Origin =>
    publicOrigin
      ? { origin: publicOrigin, cacheControl: askedEachTime }
      : { origin: new URL(c.req.url).origin, cacheControl: 'private, no-store' };
