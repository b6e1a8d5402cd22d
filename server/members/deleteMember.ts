import { userNameKey } from '../../contract/memberRules.ts';
import type { MemberContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { withdrawMember } from '../photos/deletePhoto.ts';
import { deleteImages } from '../pictures/deleteImage.ts';
import { removeToken } from '../sessions/tokenCookie.ts';
import { throttle } from '../throttle/throttle.ts';
import { forgetDevice } from './knownDevice.ts';
import { lockMember } from './lockMember.ts';
import { deleteMemberRows, holdPasswordHash } from './members.queries.ts';
import { withOwnPassword } from './ownPassword.ts';

/** What is counted by address, or by a device that the member is known by, no longer counts within the hour. */
async function forgetTriesOf(context: MemberContext): Promise<void> {
  const { memberId, userName } = context.session;
  const name = userNameKey(userName);
  await throttle('loginByAccount', name, context).forget();
  await throttle('secretCheckByAccount', name, context).forget();
  await throttle('photoPostByAccount', String(memberId), context).forget();
}

/**
 * Deletes everything that is stored about the member; what was only counted stays.
 * @throws ApiError E422 when the password is wrong, E429, E401 when it was changed in the meantime
 */
export async function deleteMember(password: string, context: MemberContext): Promise<void> {
  const { session } = context;
  const imageKeys = await withOwnPassword(password, 'password', context, (verified) =>
    inTransaction(context.db, async (tx) => {
      await lockMember(tx, session.memberId);
      if (!(await holdPasswordHash(tx, session.memberId, verified))) return null;
      const keys = await withdrawMember(tx, session.memberId, context.now());
      await deleteMemberRows(tx, session.memberId);
      return keys;
    }),
  );
  await deleteImages(imageKeys, context);
  await forgetTriesOf(context);
  removeToken('session', context);
  forgetDevice(context);
}
