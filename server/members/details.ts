/** The registered details: read and changed. */
import { refused, unauthorised } from '../../contract/apiError.ts';
import type { Output, ParsedInput } from '../../contract/index.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import type { MemberDetails } from '../../contract/members.ts';
import { japaneseDay, type MemberContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { moveRegion } from '../push/push.queries.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { lockMember } from './lockMember.ts';
import { type ChangedDetails, changeDetails, clearPasswordReset, memberById } from './members.queries.ts';
import { isRegion, isTown } from './registration.ts';

type Row = NonNullable<Awaited<ReturnType<typeof changeDetails>>>;

const detailsOf = ({ userName, region, ageBand, gender }: Row): MemberDetails => ({
  ...{ user_name: userName, region, age_band: ageBand, gender },
});

/** Tells of a reset of the password until a page has shown it. */
export async function readDetails(
  { reset_notice }: ParsedInput<'POST /user_get'>,
  { db, session, isRead }: MemberContext,
): Promise<Output<'POST /user_get'>> {
  const row = await memberById(db, session.memberId);
  if (!row) throw unauthorised();
  if (row.passwordResetAt && reset_notice === 'shown' && isRead) await clearPasswordReset(db, row.id);
  return {
    member: {
      ...detailsOf(row),
      secret_questions: [row.secretQuestion1, row.secretQuestion2].filter((question) => question !== null),
      registered_on: japaneseDay(row.createdAt),
      password_reset_on: row.passwordResetAt && japaneseDay(row.passwordResetAt),
    },
  };
}

/** @throws ApiError E409 when somebody else has the name, E422, E429 */
export async function changeMember(
  { user_name, region, age_band, gender }: ParsedInput<'POST /user_change'>,
  context: MemberContext,
): Promise<MemberDetails> {
  const { db, references, session } = context;
  const changed: ChangedDetails = {
    ...(user_name !== undefined && { userName: user_name }),
    ...(region !== undefined && { region }),
    ...(age_band !== undefined && { ageBand: age_band }),
    ...(gender !== undefined && { gender }),
  };
  if (!Object.keys(changed).length) throw refused('user_name', 'required');
  if (region !== undefined && !isRegion(region, references)) throw refused('region', 'not_valid');
  // Like the check of a name, it tells that somebody has it.
  if (user_name !== undefined && userNameKey(user_name) !== userNameKey(session.userName))
    await throttle('nameCheckByAddress', networkOf(context.address), context).count();
  return inTransaction(db, async (tx) => {
    await lockMember(tx, session.memberId);
    const before = region === undefined ? null : await memberById(tx, session.memberId);
    const row = await changeDetails(tx, session.memberId, changed);
    if (!row) throw unauthorised();
    // Devices that were to hear of the own region hear of the new one.
    if (before && before.region !== row.region)
      await moveRegion(tx, session.memberId, before.region, isTown(row.region, references) ? row.region : null);
    return detailsOf(row);
  });
}
