import { userNameKey } from '../../contract/memberRules.ts';
import type { MemberContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteImages, withdrawMember } from '../photos/deletePhoto.ts';
import { removeToken } from '../sessions/tokenCookie.ts';
import { throttle } from '../throttle/throttle.ts';
import { lockMember } from './lockMember.ts';
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
  const imageKeys = await inTransaction(context.db, async (tx) => {
    await lockMember(tx, session.memberId);
    const keys = await withdrawMember(tx, session.memberId, context.now());
    await deleteMemberRows(tx, session.memberId);
    return keys;
  });
  await deleteImages(imageKeys, context);
  removeToken('session', context);
}
