import { refused } from '../../contract/apiError.ts';
import { passwordProblem, tidyUserName, userNameProblem } from '../../contract/memberRules.ts';
import type { Context } from '../context.ts';
import { insertMember } from './members.queries.ts';
import { hashPassword } from './password.ts';

/**
 * A member without answers to secret questions, for trying and testing; any password of the right form will do.
 * @param context without keys the hash has no pepper until the member logs in
 * @returns id of the new member
 * @throws ApiError E422 when name or password break a rule, E409 when somebody has the name
 */
export async function createMember(
  { userName, password }: { userName: string; password: string },
  { db, now, keys }: Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'keys'>>,
): Promise<number> {
  const name = tidyUserName(userName);
  const nameProblem = userNameProblem(name);
  if (nameProblem) throw refused('user_name', nameProblem);
  const problem = passwordProblem(password);
  if (problem) throw refused('password', problem);
  const passwordHash = await hashPassword(password, keys?.pepper ?? null);
  return insertMember(db, { userName: name, passwordHash, createdAt: now() });
}
