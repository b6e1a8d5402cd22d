/** Cookies whose value is a random token, of which the database holds a hash, or from which the server computes what goes with it. */
import { createHash, randomBytes } from 'node:crypto';
import type { DeviceName } from '../../contract/deviceData.ts';
import type { RequestContext } from '../context.ts';

type CookieName = DeviceName<'cookie'>;

/** On HTTPS and on HTTP: browsers keep a `__Host-` cookie on HTTPS only, WebKit not even on localhost. */
const names = {
  session: ['__Host-session', 'session'],
  knownDevice: ['__Host-known-device', 'known-device'],
  registration: ['__Host-registration', 'registration'],
  passwordReset: ['__Host-password-reset', 'password-reset'],
  photoDraft: ['__Host-photo-draft', 'photo-draft'],
  staff: ['__Host-staff', 'staff'],
} as const satisfies Record<string, readonly [CookieName, CookieName]>;

export type TokenKind = keyof typeof names;

const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is stored of a token. */
export const tokenId = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const cookieNameOf = (kind: TokenKind, isHttps: boolean): CookieName => names[kind][isHttps ? 0 : 1];

export const tokenOf = (kind: TokenKind, { cookie, isHttps }: RequestContext): string | undefined =>
  cookie(cookieNameOf(kind, isHttps)) || undefined;

/** @param maxAge in seconds */
export function setToken(
  kind: TokenKind,
  token: string,
  maxAge: number,
  { setCookie, isHttps }: Pick<RequestContext, 'setCookie' | 'isHttps'>,
): void {
  const options = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax', maxAge } as const;
  setCookie(cookieNameOf(kind, isHttps), token, options);
}

/** Whether a page may show what only this browser has: it is nobody else's then. */
export const holdsToken = (context: RequestContext): boolean =>
  (['registration', 'passwordReset'] as const).some((kind) => tokenOf(kind, context) !== undefined);

export const removeToken = (kind: TokenKind, context: Pick<RequestContext, 'setCookie' | 'isHttps'>): void =>
  setToken(kind, '', 0, context);
