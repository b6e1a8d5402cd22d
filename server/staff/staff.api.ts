import type { staffEndpoints } from '../../contract/staff.ts';
import type { Handlers } from '../context.ts';
import { decidePhoto, reviewQueue } from './review.ts';
import { personOf } from './staffPerson.ts';
import { logInStaff, logOutStaff } from './staffSession.ts';

export const staffHandlers: Handlers<keyof typeof staffEndpoints> = {
  'POST /staff/login': async ({ token, lang }, context) => ({
    staff: personOf(await logInStaff(token, context), context.references, lang),
  }),
  'POST /staff/logout': async (_, context) => {
    await logOutStaff(context);
    return {};
  },
  'GET /staff/me': async ({ lang }, { staff, references }) => ({ staff: staff && personOf(staff, references, lang) }),
  'GET /staff/photos': reviewQueue,
  'POST /staff/photo_decision': decidePhoto,
};
