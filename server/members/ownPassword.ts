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

/**
 * @param field the one that is wrong when the password is
 * @returns the hash that was verified: what then depends on it holds as long as the member has it still
 * @throws ApiError E422, E429 when it was guessed at too often, E401 when the member is gone
 */
export async function assertOwnPassword(password: string, field: string, context: MemberContext): Promise<string> {
  const { db, keys, session } = context;
  const member = await memberById(db, session.memberId);
  if (!member) throw unauthorised();
  const account = throttle('ownPasswordByAccount', String(member.id), context);
  const isRight = await attempt({ account }, async () =>
    (await verifyPassword(password, member.passwordHash, keys.pepper)) ? true : null,
  );
  if (!isRight) throw refused(field, 'not_valid');
  return member.passwordHash;
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
  const verified = await assertOwnPassword(entered.current_password, 'current_password', context);
  if (entered.password === entered.current_password) throw refused('password', 'not_valid');
  const passwordHash = await hashPassword(entered.password, keys.pepper);
  const begin = await inTransaction(db, async (tx) => {
    if (!(await changePasswordHash(tx, session.memberId, { passwordHash }, verified))) throw unauthorised();
    await deleteResetsOf(tx, session.memberId);
    await endOtherSessions({ ...context, db: tx });
    return prepareSession(session.memberId, { ...context, db: tx });
  });
  begin();
  rememberDevice({ id: session.memberId, passwordHash }, context);
}
