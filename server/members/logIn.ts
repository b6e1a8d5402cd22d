import { ApiError } from '../../contract/apiError.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import type { RequestContext } from '../context.ts';
import { startSession } from '../sessions/session.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { memberByName, setPasswordHash } from './members.queries.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';

/** One message and the same work whether the name or the password is wrong. */
const wrongLogin = () => new ApiError('E401', 'The user name or password is incorrect');

/**
 * Begins a session. A name that nobody has is counted, hashed and answered like any other.
 * @throws ApiError E401, E429 when there were too many tries, E503 when too many people log in at once
 */
export async function logIn(userName: string, password: string, context: RequestContext): Promise<string> {
  const { db } = context;
  const byAddress = throttle('loginByAddress', networkOf(context.address), context);
  const byAccount = throttle('loginByAccount', userNameKey(userName), context);
  await byAccount.count();
  // An address that has to wait must not make the account wait with it.
  await byAddress.count().catch(async (error: unknown) => {
    await byAccount.takeBack();
    throw error;
  });
  const member = await memberByName(db, userName);
  const isRight = await verifyPassword(password, member?.passwordHash ?? null).catch(async (error: unknown) => {
    await Promise.all([byAddress.takeBack(), byAccount.takeBack()]);
    throw error;
  });
  if (!member || !isRight) throw wrongLogin();
  await byAddress.takeBack();
  await byAccount.forget();
  if (needsRehash(member.passwordHash)) await setPasswordHash(db, member.id, await hashPassword(password));
  await startSession(member.id, context);
  return member.userName;
}
