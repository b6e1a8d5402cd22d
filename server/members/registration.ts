/** Registration: what is checked, and how a member is made of it, at once or from a confirmed draft. */
import { refusedFields, taken } from '../../contract/apiError.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { ParsedInput } from '../../contract/index.ts';
import { otherRegions } from '../../contract/memberChoices.ts';
import { secretAnswerKey } from '../../contract/secretAnswer.ts';
import type { RequestContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { References } from '../references.ts';
import { prepareSession } from '../sessions/session.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { isEasilyGuessed } from './commonPassword.ts';
import { rememberDevice } from './knownDevice.ts';
import { insertMember, isNameTaken, type NewMember } from './members.queries.ts';
import { hashSeveral } from './password.ts';

type Entered = ParsedInput<'POST /user_save'>;
/** What is needed of it once it has been checked. */
export type Registration = Omit<Entered, 'password_confirmation' | 'terms' | 'lang'>;

export const isTown = (region: string, { municipalities }: Pick<References, 'municipalities'>): boolean =>
  municipalities.some(({ slug }) => slug === region);

export const isRegion = (region: string, references: References): boolean =>
  (otherRegions as readonly string[]).includes(region) || isTown(region, references);

/** What is wrong with a new password and its confirmation. */
export const passwordErrors = (
  { password, password_confirmation }: Pick<Entered, 'password' | 'password_confirmation'>,
  userName: string,
): FieldError[] => [
  ...(isEasilyGuessed(password, userName) ? [{ field: 'password', kind: 'not_valid' } as const] : []),
  ...(password === password_confirmation ? [] : [{ field: 'password_confirmation', kind: 'not_valid' } as const]),
];

type Questions = Pick<Entered, 'secret_question_1' | 'secret_question_2'>;

export const questionErrors = ({ secret_question_1, secret_question_2 }: Questions): FieldError[] =>
  secret_question_1 === secret_question_2 ? [{ field: 'secret_question_2', kind: 'not_valid' }] : [];

/** @throws ApiError E422 for all that is wrong at once, E409 for a taken name, E429 */
export async function checkRegistration(entered: Entered, context: RequestContext): Promise<Registration> {
  const { password_confirmation: _, terms: __, lang: ___, ...registration } = entered;
  const wrong = [
    ...passwordErrors(entered, entered.user_name),
    ...(isRegion(entered.region, context.references) ? [] : [{ field: 'region', kind: 'not_valid' } as const]),
    ...questionErrors(entered),
  ];
  if (wrong.length) throw refusedFields(wrong);
  // Like the check of a name, it tells that somebody has it.
  await throttle('nameCheckByAddress', networkOf(context.address), context).count();
  if (await isNameTaken(context.db, entered.user_name)) throw taken('user_name');
  return registration;
}

async function memberOf(registration: Registration, { now, keys }: RequestContext): Promise<NewMember> {
  const { password, secret_answer_1, secret_answer_2 } = registration;
  const texts = [password, secretAnswerKey(secret_answer_1), secretAnswerKey(secret_answer_2)];
  const [passwordHash, secretAnswerHash1, secretAnswerHash2] = await hashSeveral(texts, keys.pepper);
  return {
    ...{ userName: registration.user_name, passwordHash: passwordHash!, createdAt: now() },
    ...{ region: registration.region, ageBand: registration.age_band, gender: registration.gender },
    ...{ secretQuestion1: registration.secret_question_1, secretAnswerHash1: secretAnswerHash1! },
    ...{ secretQuestion2: registration.secret_question_2, secretAnswerHash2: secretAnswerHash2! },
  };
}

/**
 * Makes the member and begins a session.
 * @param registration checked
 * @param claim runs with it: what fails there makes no member
 * @throws ApiError E409 when somebody else was faster, E429, E503 when too many people register at once
 */
export async function register(
  registration: Registration,
  context: RequestContext,
  claim: (tx: Db) => Promise<void> = async () => {},
): Promise<{ user_name: string }> {
  const byAddress = throttle('registrationByAddress', networkOf(context.address), context);
  await byAddress.count();
  try {
    const member = await memberOf(registration, context);
    const { id, begin } = await inTransaction(context.db, async (tx) => {
      await claim(tx);
      const inserted = await insertMember(tx, member);
      return { id: inserted, begin: await prepareSession(inserted, { ...context, db: tx }) };
    });
    begin();
    rememberDevice({ ...member, id }, context);
  } catch (error) {
    // Only members that were made count.
    await byAddress.takeBack();
    throw error;
  }
  return { user_name: registration.user_name };
}
