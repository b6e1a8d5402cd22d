import { ApiError } from '../../contract/apiError.ts';
import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { prepareSession } from '../sessions/session.ts';
import { attempt } from '../throttle/attempt.ts';
import { rememberDevice, throttlesOf } from './knownDevice.ts';
import { holdPasswordHash, memberById, memberByName, renewPasswordHash } from './members.queries.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';

type Member = NonNullable<Awaited<ReturnType<typeof memberByName>>>;

/** One message and the same work whether the name or the password is wrong. */
const wrongLogin = () => new ApiError('E401', 'The user name or password is incorrect');

/** A session, unless what was verified is the password no more: a change of it ends sessions, and must end this one. */
const prepare = ({ id, passwordHash }: Member, context: RequestContext) =>
  inTransaction(context.db, async (tx) =>
    (await holdPasswordHash(tx, id, passwordHash)) ? prepareSession(id, { ...context, db: tx }) : null,
  );

async function enter(userName: string, password: string, context: RequestContext) {
  const member = await memberByName(context.db, userName);
  const isRight = await verifyPassword(password, member?.passwordHash ?? null, context.keys.pepper);
  return member && isRight ? { member, begin: await prepare(member, context) } : null;
}

/** @returns the member as stored: another login may have been faster */
async function renewHash(password: string, member: Member, { db, keys }: RequestContext): Promise<Member> {
  if (!needsRehash(member.passwordHash, keys.pepper)) return member;
  await renewPasswordHash(db, member.id, member.passwordHash, await hashPassword(password, keys.pepper));
  return (await memberById(db, member.id)) ?? member;
}

/**
 * Begins a session. A name that nobody has is counted, hashed and answered like any other.
 * @throws ApiError E401, E429 when there were too many tries, E503 when too many people log in at once
 */
export async function logIn(userName: string, password: string, context: RequestContext): Promise<string> {
  const throttles = await throttlesOf('login', userName, context);
  const entered = await attempt(throttles, async () => {
    const first = await enter(userName, password, context);
    // Another hash since: of a new password, or of the same one, which another login has just hashed anew.
    const last = first && !first.begin ? await enter(userName, password, context) : first;
    return last?.begin ? { member: last.member, begin: last.begin } : null;
  });
  if (!entered) throw wrongLogin();
  // A hash that cannot be made now is made at the next login.
  const member = await renewHash(password, entered.member, context).catch(() => entered.member);
  entered.begin();
  rememberDevice(member, context);
  return entered.member.userName;
}
