import { refused } from '../../contract/apiError.ts';
import { passwordProblem, tidyUserName, userNameProblem } from '../../contract/memberRules.ts';
import type { Context } from '../context.ts';
import { insertMember } from './members.queries.ts';
import { hashPassword } from './password.ts';

/**
 * @returns id of the new member
 * @throws ApiError E422 when name or password break a rule, E409 when somebody has the name
 */
export async function createMember(
  { userName, password }: { userName: string; password: string },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<number> {
  const name = tidyUserName(userName);
  const nameProblem = userNameProblem(name);
  if (nameProblem) throw refused('user_name', nameProblem);
  const problem = passwordProblem(password);
  if (problem) throw refused('password', problem);
  return insertMember(db, name, await hashPassword(password), now());
}
