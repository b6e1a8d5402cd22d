/** What a member does with the own password: says it once more, changes it. */
import { refused, refusedFields, unauthorised } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { MemberContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { endOtherSessions } from '../sessions/ownSessions.ts';
import { prepareSession } from '../sessions/session.ts';
import { attempt } from '../throttle/attempt.ts';
import { throttle } from '../throttle/throttle.ts';
import { rememberDevice } from './knownDevice.ts';
import { changePasswordHash, memberById } from './members.queries.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deleteResetsOf } from './passwordResets.queries.ts';
import { passwordErrors } from './registration.ts';

/** @returns the hash of the member's password; null when it is another; @throws ApiError E401, E429 */
async function verifiedHash(password: string, context: MemberContext): Promise<string | null> {
  const { db, keys, session } = context;
  const member = await memberById(db, session.memberId);
  if (!member) throw unauthorised();
  const account = throttle('ownPasswordByAccount', String(member.id), context);
  return attempt({ account }, async () =>
    (await verifyPassword(password, member.passwordHash, keys.pepper)) ? member.passwordHash : null,
  );
}

/**
 * Does what depends on the own password. Where another hash is stored by then, it is of a new password, or of the same one, which
 * a login has just hashed anew: it is verified once more.
 * @param field the one that is wrong when the password is
 * @param change with the hash that was verified, which the member must still have; null when they have another
 * @throws ApiError E422, E429 when it was guessed at too often, E401 when the member is gone or the password was changed meanwhile
 */
export async function withOwnPassword<T>(
  password: string,
  field: string,
  context: MemberContext,
  change: (verified: string) => Promise<T | null>,
): Promise<T> {
  const verified = await verifiedHash(password, context);
  if (verified === null) throw refused(field, 'not_valid');
  const done = await change(verified);
  if (done !== null) return done;
  const again = await verifiedHash(password, context);
  const last = again === null ? null : await change(again);
  if (last === null) throw unauthorised();
  return last;
}

/**
 * Ends all other sessions; this one goes on with a new token.
 * @throws ApiError E422 for the field that is wrong, E429, E401 when the password was changed in the meantime
 */
export async function changePassword(
  entered: ParsedInput<'POST /user_change_password'>,
  context: MemberContext,
): Promise<void> {
  const { db, keys, session } = context;
  if (entered.current_password === undefined) throw refused('current_password', 'required');
  const wrong = passwordErrors(entered, session.userName);
  if (wrong.length) throw refusedFields(wrong);
  let passwordHash = '';
  const begin = await withOwnPassword(entered.current_password, 'current_password', context, async (verified) => {
    if (entered.password === entered.current_password) throw refused('password', 'not_valid');
    passwordHash ||= await hashPassword(entered.password, keys.pepper);
    return inTransaction(db, async (tx) => {
      if (!(await changePasswordHash(tx, session.memberId, { passwordHash }, verified))) return null;
      await deleteResetsOf(tx, session.memberId);
      await endOtherSessions({ ...context, db: tx });
      return prepareSession(session.memberId, { ...context, db: tx });
    });
  });
  begin();
  rememberDevice({ id: session.memberId, passwordHash }, context);
}
