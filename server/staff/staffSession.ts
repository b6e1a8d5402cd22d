/** Sessions of staff: an opaque token in a cookie of its own, of which the database holds a hash. */
import { ApiError } from '../../contract/apiError.ts';
import type { Context, RequestContext } from '../context.ts';
import type { Retention } from '../retention/retention.ts';
import { newToken, removeToken, setToken, tokenId } from '../sessions/tokenCookie.ts';
import { attempt } from '../throttle/attempt.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import {
  deleteEndedStaffSessions,
  deleteEndedStaffTokens,
  deleteStaffSession,
  findStaffSession,
  findStaffToken,
  insertStaffSession,
} from './staff.queries.ts';
import { staffSessions, staffTokens } from './staff.table.ts';
import type { RoleAndOffice } from './staffPerson.ts';

export interface StaffSession extends RoleAndOffice {
  /** null: the request carries the staff token itself. */
  id: string | null;
  /** Number of the key, which tells apart who proposed from who decides. */
  tokenId: number;
  /** Proof, in a header, that a request comes from a page that this session was given. */
  requestToken: string;
}

const sessionMs = 8 * 3600 * 1000;
/** How long a key that can no longer be used stays in the list. */
const endedKeyMs = 90 * 24 * 3600 * 1000;

export const staffSessionRetention: Retention = {
  table: staffSessions,
  periods: [sessionMs],
  remove: ({ db, now }) => deleteEndedStaffSessions(db, now()),
};

export const staffTokenRetention: Retention = {
  table: staffTokens,
  periods: [endedKeyMs],
  remove: ({ db, now }) => deleteEndedStaffTokens(db, new Date(now().getTime() - endedKeyMs)),
};

/** Tells it from the proof of a session, which the same header carries, and lets programs that look for leaked keys find it. */
const prefix = 'staff_';
export const newStaffToken = (): string => prefix + newToken();

/** The session of the cookie. Without one the database is not asked. */
async function sessionOfCookie(cookie: string | undefined, { db, now }: Context): Promise<StaffSession | null> {
  if (!cookie) return null;
  const id = tokenId(cookie);
  const row = await findStaffSession(db, id, now());
  const requestToken = tokenId(`request ${cookie}`);
  return row && { id, tokenId: row.tokenId, role: row.role, municipality: row.municipality, requestToken };
}

/** Whoever sends the token itself needs no session: no page of another site can make a browser send it. */
async function sessionOfHeader(header: string | undefined, { db, now }: Context): Promise<StaffSession | null> {
  if (!header?.startsWith(prefix)) return null;
  const row = await findStaffToken(db, tokenId(header), now());
  return (
    row && { id: null, tokenId: row.tokenId, role: row.role, municipality: row.municipality, requestToken: header }
  );
}

export const staffSessionOf = async (
  { cookie, header }: { cookie: string | undefined; header: string | undefined },
  context: Context,
): Promise<StaffSession | null> => (await sessionOfHeader(header, context)) ?? (await sessionOfCookie(cookie, context));

/**
 * Begins a session of 8 hours, or until the token expires; one that the browser had before ends.
 * @throws ApiError E401, E429 when there were too many tries
 */
export async function logInStaff(token: string, context: RequestContext): Promise<StaffSession> {
  const { db, now, staff } = context;
  // A token is too long to be guessed: what is counted is the address alone.
  const holder = await attempt({ account: throttle('staffLoginByAddress', networkOf(context.address), context) }, () =>
    findStaffToken(db, tokenId(token), now()),
  );
  if (!holder) throw new ApiError('E401', 'This key cannot be used');
  const moment = now();
  const cookie = newToken();
  const id = tokenId(cookie);
  const expiresAt = new Date(Math.min(moment.getTime() + sessionMs, holder.expiresAt.getTime()));
  await insertStaffSession(db, { id, tokenId: holder.tokenId, expiresAt });
  if (staff?.id) await deleteStaffSession(db, staff.id);
  setToken('staff', cookie, Math.floor((expiresAt.getTime() - moment.getTime()) / 1000), context);
  const { tokenId: key, role, municipality } = holder;
  return { id, tokenId: key, role, municipality, requestToken: tokenId(`request ${cookie}`) };
}

export async function logOutStaff(context: RequestContext): Promise<void> {
  if (context.staff?.id) await deleteStaffSession(context.db, context.staff.id);
  removeToken('staff', context);
}
