import type { MemberSession } from '../../contract/members.ts';
import type { MemberContext } from '../context.ts';
import { openSince } from './session.ts';
import { deleteOtherSessions, findSessionsOf } from './sessions.queries.ts';

/** This one first, then the latest used. */
export async function ownSessions({ db, now, session }: MemberContext): Promise<MemberSession[]> {
  const rows = await findSessionsOf(db, session.memberId, openSince(now()));
  return rows
    .map(({ id, createdAt, lastSeenAt, device }) => ({
      ...{ started_at: createdAt.toISOString(), last_seen_at: lastSeenAt.toISOString() },
      ...{ device, is_current: id === session.id },
    }))
    .sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** @returns how many ended */
export const endOtherSessions = ({ db, now, session }: MemberContext): Promise<number> =>
  deleteOtherSessions(db, session.memberId, session.id, openSince(now()));
