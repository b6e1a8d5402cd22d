import type { memberEndpoints } from '../../contract/members.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { endOtherSessions, ownSessions } from '../sessions/ownSessions.ts';
import { endSession } from '../sessions/session.ts';
import { tokenOf } from '../sessions/tokenCookie.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { memberChoices } from './choices.ts';
import { deleteMember } from './deleteMember.ts';
import { changeMember, readDetails } from './details.ts';
import { discardDraft, keepDraft, readDraft, registerDraft } from './draft.ts';
import { exportMember } from './exportMember.ts';
import { logIn } from './logIn.ts';
import { isNameTaken } from './members.queries.ts';
import { changePassword } from './ownPassword.ts';
import { checkAnswers, nameOfReset, permitReset, resetPassword } from './passwordReset.ts';
import { checkRegistration, register } from './registration.ts';

/** Tells whether a name is taken by its nature; so it is limited. */
async function nameCheck({ user_name }: { user_name: string }, context: RequestContext) {
  await throttle('typedNameByAddress', networkOf(context.address), context).count();
  return { is_available: !(await isNameTaken(context.db, user_name, context.session?.memberId)) };
}

async function logOut(_: object, context: RequestContext) {
  await endSession(context);
  return {};
}

export const memberHandlers: Handlers<keyof typeof memberEndpoints> = {
  'POST /user_login': async ({ user_name, password }, context) => ({
    user_name: await logIn(user_name, password, context),
  }),
  'POST /user_login_check': async (_, { session }) => ({
    login_flag: session ? 1 : 0,
    user_name: session?.userName ?? null,
  }),
  'GET /user_logout': logOut,
  'POST /user_logout': logOut,
  'GET /user_check': nameCheck,
  'POST /user_check': nameCheck,
  'POST /user_change': changeMember,
  'GET /select_get': async ({ lang }, { references }) => memberChoices(lang, references),
  'POST /user_draft': async (input, context) => {
    const expiresAt = await keepDraft(await checkRegistration(input, context), context);
    return { expires_at: expiresAt.toISOString() };
  },
  'GET /user_draft': (_, context) => readDraft(context),
  'POST /user_draft_delete': async (_, context) => {
    await discardDraft(context);
    return {};
  },
  'POST /user_draft_save': (_, context) => registerDraft(context),
  'POST /user_save': async (input, context) => register(await checkRegistration(input, context), context),
  'POST /user_get': readDetails,
  'GET /user_secret_check': async (input, context) => {
    await checkAnswers(input, context);
    return {};
  },
  'POST /user_secret_check': async (input, context) => ({
    expires_at: (await permitReset(input, context)).toISOString(),
  }),
  'GET /user_reset': async (_, context) => ({ user_name: await nameOfReset(context) }),
  'POST /user_change_password': async (input, context) => {
    const { session } = context;
    const isReset = input.current_password === undefined && tokenOf('passwordReset', context) !== undefined;
    if (session && !isReset) await changePassword(input, { ...context, session });
    else await resetPassword(input, context);
    return {};
  },
  'GET /user_sessions': async (_, context) => ({ sessions: await ownSessions(context) }),
  'POST /user_sessions_end': async (_, context) => ({ ended: await endOtherSessions(context) }),
  'GET /user_export': async ({ lang }, context) => ({
    exported_at: context.now().toISOString(),
    data: await exportMember(lang, context),
  }),
  'POST /user_delete': async ({ password }, context) => {
    await deleteMember(password, context);
    return {};
  },
};
