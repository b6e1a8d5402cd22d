/** Sessions of members: an opaque token in a cookie, of which the database holds a hash. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeviceName } from '../../contract/deviceData.ts';
import type { Context, RequestContext } from '../context.ts';
import { deleteEndedSessions, deleteSession, findSession, insertSession, touchSession } from './sessions.queries.ts';

export interface Session {
  id: string;
  memberId: number;
  userName: string;
  /** Proof, in a header, that a request comes from a page that this session was given. */
  requestToken: string;
}

const hour = 3600 * 1000;
const day = 24 * hour;
const idleMs = 30 * day;
const totalMs = 90 * day;
const touchMs = hour;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Browsers keep a `__Host-` cookie on HTTPS only: WebKit refuses it even on localhost. */
export const sessionCookieName = (isHttps: boolean): DeviceName<'cookie'> => (isHttps ? '__Host-session' : 'session');

const cookieOptions = (isHttps: boolean, maxAge: number) =>
  ({ path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax', maxAge }) as const;

/** @param token the session cookie; without one the database is not asked */
export async function sessionOf(token: string | undefined, { db, now }: Context): Promise<Session | null> {
  if (!token) return null;
  const id = digest(token);
  const moment = now();
  const row = await findSession(db, id, before(moment, totalMs), before(moment, idleMs));
  if (!row) return null;
  if (row.lastSeenAt <= before(moment, touchMs)) await touchSession(db, id, moment);
  return { id, memberId: row.memberId, userName: row.userName, requestToken: digest(`request ${token}`) };
}

/** Begins a session with a new token; one that the browser had before ends. */
export async function startSession(memberId: number, context: RequestContext): Promise<void> {
  const { db, now, session, setCookie, isHttps } = context;
  const token = randomBytes(32).toString('base64url');
  await deleteEndedSessions(db, before(now(), totalMs), before(now(), idleMs));
  await insertSession(db, digest(token), memberId, now());
  if (session) await deleteSession(db, session.id);
  setCookie(sessionCookieName(isHttps), token, cookieOptions(isHttps, totalMs / 1000));
}

export async function endSession({ db, session, setCookie, isHttps }: RequestContext): Promise<void> {
  if (session) await deleteSession(db, session.id);
  setCookie(sessionCookieName(isHttps), '', cookieOptions(isHttps, 0));
}

export const isRequestToken = (given: string | undefined, { requestToken }: Session): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(requestToken)));

/** What the header of a page may say of the member. */
export const memberHead = ({ userName }: Session) => ({ user_name: userName });
