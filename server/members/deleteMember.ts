import { unauthorised } from '../../contract/apiError.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import type { MemberContext } from '../context.ts';
import { removeToken } from '../sessions/tokenCookie.ts';
import { throttle } from '../throttle/throttle.ts';
import { deleteMemberRows } from './members.queries.ts';
import { assertOwnPassword } from './ownPassword.ts';

/**
 * Deletes everything that is stored about the member; what was only counted stays.
 * @throws ApiError E422 when the password is wrong, E429
 */
export async function deleteMember(password: string, context: MemberContext): Promise<void> {
  const { session } = context;
  await assertOwnPassword(password, 'password', context);
  const name = userNameKey(session.userName);
  await throttle('loginByAccount', name, context).forget();
  await throttle('secretCheckByAccount', name, context).forget();
  if (!(await deleteMemberRows(context.db, session.memberId))) throw unauthorised();
  removeToken('session', context);
}
