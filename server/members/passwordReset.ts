/** A forgotten password: two secret answers permit this browser to set a new one, once. */
import { ApiError, refused, refusedFields, unauthorised } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import { secretAnswerKey } from '../../contract/secretAnswer.ts';
import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Retention } from '../retention/retention.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { newToken, removeToken, setToken, tokenId, tokenOf } from '../sessions/tokenCookie.ts';
import { attempt } from '../throttle/attempt.ts';
import { throttle } from '../throttle/throttle.ts';
import { rememberDevice, throttlesOf } from './knownDevice.ts';
import { lockMember } from './lockMember.ts';
import { changePasswordHash, memberById, memberByName } from './members.queries.ts';
import { passwordResets } from './members.table.ts';
import { hashPassword, verifyPassword, verifySeveral } from './password.ts';
import {
  deleteExpiredResets,
  deleteResetsOf,
  insertReset,
  memberOfReset,
  takeReset,
} from './passwordResets.queries.ts';
import { passwordErrors, questionErrors } from './registration.ts';

const lifeMs = 10 * 60 * 1000;

export const passwordResetRetention: Retention = {
  table: passwordResets,
  periods: [lifeMs],
  remove: ({ db, now }) => deleteExpiredResets(db, now()),
};

type Answers = ParsedInput<'POST /user_secret_check'>;
type NewPassword = ParsedInput<'POST /user_change_password'>;

/** One message and the same work, whatever is wrong. */
const wrongAnswers = () => new ApiError('E401', 'The user name or secret answer is incorrect');

/**
 * @returns id of the member whose two answers they are
 * @throws ApiError E401, E422 when one question is given twice, E429, E503
 */
export async function checkAnswers(answers: Answers, context: RequestContext): Promise<number> {
  const wrong = questionErrors(answers);
  if (wrong.length) throw refusedFields(wrong);
  const throttles = await throttlesOf('secretCheck', answers.user_name, context);
  const member = await attempt(throttles, async () => {
    const found = await memberByName(context.db, answers.user_name);
    const hashOf = (question: Answers['secret_question_1']) => {
      if (found?.secretQuestion1 === question) return found.secretAnswerHash1;
      return found?.secretQuestion2 === question ? found.secretAnswerHash2 : null;
    };
    const pairs = [
      { text: secretAnswerKey(answers.secret_answer_1), hash: hashOf(answers.secret_question_1) },
      { text: secretAnswerKey(answers.secret_answer_2), hash: hashOf(answers.secret_question_2) },
    ];
    return (await verifySeveral(pairs, context.keys.pepper)) ? found : null;
  });
  if (!member) throw wrongAnswers();
  return member.id;
}

/** @throws ApiError as `checkAnswers` */
export async function permitReset(answers: Answers, context: RequestContext): Promise<Date> {
  const { db, now } = context;
  const memberId = await checkAnswers(answers, context);
  const token = newToken();
  const expiresAt = new Date(now().getTime() + lifeMs);
  await insertReset(db, { id: tokenId(token), memberId, expiresAt });
  setToken('passwordReset', token, lifeMs / 1000, context);
  return expiresAt;
}

/** The name that the holder of the permission has given with the answers, as its member writes it: for password managers. */
export async function nameOfReset(context: RequestContext): Promise<string | null> {
  const { db, now } = context;
  const token = tokenOf('passwordReset', context);
  const memberId = token ? await memberOfReset(db, tokenId(token), now()) : null;
  return memberId === null ? null : ((await memberById(db, memberId))?.userName ?? null);
}

/**
 * Sets the password of the member who has answered, ends all of their sessions, and has them told at the next login.
 * @throws ApiError E401 when 10 minutes have passed or it was done already, E422
 */
export async function resetPassword(entered: NewPassword, context: RequestContext): Promise<void> {
  const { db, now, keys, session } = context;
  const token = tokenOf('passwordReset', context);
  const id = token && tokenId(token);
  const memberId = id ? await memberOfReset(db, id, now()) : null;
  const member = memberId === null ? null : await memberById(db, memberId);
  if (!id || !member) {
    if (token) removeToken('passwordReset', context);
    throw unauthorised();
  }
  const wrong = passwordErrors(entered, member.userName);
  if (wrong.length) throw refusedFields(wrong);
  if (await verifyPassword(entered.password, member.passwordHash, keys.pepper)) throw refused('password', 'not_valid');
  const passwordHash = await hashPassword(entered.password, keys.pepper);
  await inTransaction(db, async (tx) => {
    // In the order of every other change of a member, so that two changes never wait for each other.
    await lockMember(tx, member.id);
    if (!(await takeReset(tx, id, now()))) throw unauthorised();
    await changePasswordHash(tx, member.id, { passwordHash, passwordResetAt: now() });
    await deleteResetsOf(tx, member.id);
    await deleteSessionsOf(tx, member.id);
  });
  // Whoever kept trying the old password must not keep its member waiting.
  await throttle('loginByAccount', userNameKey(member.userName), context).forget();
  removeToken('passwordReset', context);
  rememberDevice({ id: member.id, passwordHash }, context);
  if (session?.memberId === member.id) removeToken('session', context);
}
