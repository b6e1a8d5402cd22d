import { ApiError, refused } from '../../contract/apiError.ts';
import type { memberEndpoints } from '../../contract/members.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { endSession } from '../sessions/session.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { logIn } from './logIn.ts';
import { isNameTaken, renameMember } from './members.queries.ts';

/** Tells whether a name is taken by its nature; so it is limited. */
async function nameCheck({ user_name }: { user_name: string }, context: RequestContext) {
  await throttle('nameCheckByAddress', networkOf(context.address), context).count();
  return { is_available: !(await isNameTaken(context.db, user_name, context.session?.memberId)) };
}

async function logOut(_: object, context: RequestContext) {
  await endSession(context);
  return {};
}

const notBuilt = async (): Promise<never> => {
  throw new ApiError('E503', 'Not built yet');
};

export const memberHandlers: Handlers<keyof typeof memberEndpoints> = {
  'POST /user_login': async ({ user_name, password }, context) => ({
    user_name: await logIn(user_name, password, context),
  }),
  'POST /user_login_check': async (_, { session }) => ({ login_flag: session ? 1 : 0 }),
  'GET /user_logout': logOut,
  'POST /user_logout': logOut,
  'GET /user_check': nameCheck,
  'POST /user_check': nameCheck,
  'POST /user_change': async ({ user_name }, { db, session }) => {
    if (user_name === undefined) throw refused('user_name', 'required');
    await renameMember(db, session.memberId, user_name);
    return { user_name, region: 'unregistered', age_band: 'unregistered', gender: 'unregistered' };
  },
  'GET /select_get': notBuilt,
  'POST /user_draft': notBuilt,
  'GET /user_draft': notBuilt,
  'POST /user_draft_save': notBuilt,
  'POST /user_save': notBuilt,
  'POST /user_get': notBuilt,
  'GET /user_secret_check': notBuilt,
  'POST /user_secret_check': notBuilt,
  'POST /user_change_password': notBuilt,
  'GET /user_sessions': notBuilt,
  'POST /user_sessions_end': notBuilt,
  'GET /user_export': notBuilt,
  'POST /user_delete': notBuilt,
};
