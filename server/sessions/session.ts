/** Sessions of members: an opaque token in a cookie, of which the database holds a hash. */
import { timingSafeEqual } from 'node:crypto';
import type { Context, RequestContext } from '../context.ts';
import { moveSession } from '../push/push.queries.ts';
import type { Retention } from '../retention/retention.ts';
import {
  deleteEndedSessions,
  deleteSession,
  findSession,
  insertSession,
  type OpenSince,
  touchSession,
} from './sessions.queries.ts';
import { sessions } from './sessions.table.ts';
import { newToken, removeToken, setToken, tokenId } from './tokenCookie.ts';

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

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export const openSince = (now: Date): OpenSince => ({ started: before(now, totalMs), seen: before(now, idleMs) });

/** @param token the session cookie; without one the database is not asked */
export async function sessionOf(token: string | undefined, { db, now }: Context): Promise<Session | null> {
  if (!token) return null;
  const id = tokenId(token);
  const moment = now();
  const row = await findSession(db, id, openSince(moment));
  if (!row) return null;
  if (row.lastSeenAt <= before(moment, touchMs)) await touchSession(db, id, moment);
  return { id, memberId: row.memberId, userName: row.userName, requestToken: tokenId(`request ${token}`) };
}

export const sessionRetention: Retention = {
  table: sessions,
  periods: [idleMs, totalMs],
  remove: ({ db, now }) => deleteEndedSessions(db, openSince(now())),
};

/**
 * Begins a session with a new token; one that the browser had before ends. Of the same member the device goes on to hear of the
 * favourites.
 * @returns gives the token to the browser, once what the session depends on is committed
 */
export async function prepareSession(memberId: number, context: RequestContext): Promise<() => void> {
  const { db, now, session, device } = context;
  const token = newToken();
  const moment = now();
  await insertSession(db, { id: tokenId(token), memberId, device, createdAt: moment, lastSeenAt: moment });
  if (session?.memberId === memberId) await moveSession(db, session.id, tokenId(token));
  if (session) await deleteSession(db, session.id);
  return () => setToken('session', token, totalMs / 1000, context);
}

export async function endSession(context: RequestContext): Promise<void> {
  if (context.session) await deleteSession(context.db, context.session.id);
  removeToken('session', context);
}

export const isRequestToken = (given: string | undefined, { requestToken }: Pick<Session, 'requestToken'>): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(tokenId(given)), Buffer.from(tokenId(requestToken)));

/** What the header of a page may say of the member. */
export const memberHead = ({ userName }: Session) => ({ user_name: userName });
