/** Cookies of the server: only those that `contract/deviceData.ts` describes. */
import type { Context } from 'hono';
import * as cookies from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { DeviceName } from '../../contract/deviceData.ts';

export type CookieName = DeviceName<'cookie'>;

export const getCookie = (c: Context, name: CookieName): string | undefined => cookies.getCookie(c, name);

export const setCookie = (c: Context, name: CookieName, value: string, options: CookieOptions): void =>
  cookies.setCookie(c, name, value, options);
