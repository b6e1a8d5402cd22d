/** Devices: kept, changed and forgotten. Who has the address of a device at its push service is that device. */
import { notFound, refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { PushSettings } from '../../contract/push.ts';
import { allRegions, pushKinds } from '../../contract/pushRules.ts';
import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { References } from '../references.ts';
import type { Retention } from '../retention/retention.ts';
import { networkOf, throttle } from '../throttle/throttle.ts';
import { isPublicKey } from './encrypt.ts';
import {
  changeSubscription,
  deleteOldDevices,
  deleteUnusedSubscriptions,
  findSubscription,
  findSubscriptionOfSession,
  moveSubscription,
  putSubscription,
  regionOfMember,
  type SubscriptionRow,
} from './push.queries.ts';
import { pushSubscriptions } from './push.table.ts';

/** Of one member. More are browsers that were reinstalled. */
const devicesAtMost = 20;

const settingsOf = ({ regions, kinds, language, sessionHash }: SubscriptionRow): PushSettings => ({
  ...{ regions: regions ?? [allRegions], kinds, language },
  follows_favorites: sessionHash !== null,
});

/** As they are kept. @throws ApiError E422 for what is no municipality */
function regionsOf(
  regions: readonly string[] | undefined,
  { municipalities }: References,
): string[] | null | undefined {
  if (!regions) return undefined;
  if (regions.includes(allRegions)) return null;
  const known = municipalities.filter(({ slug }) => regions.includes(slug)).map(({ slug }) => slug);
  if (known.length !== regions.length) throw refused('regions', 'not_valid');
  return known;
}

/** @throws ApiError E422 */
function changesOf(
  { regions: wanted, kinds, language }: Pick<ParsedInput<'POST /pwa_token_settings'>, 'regions' | 'kinds' | 'language'>,
  references: References,
) {
  const regions = regionsOf(wanted, references);
  return { ...(regions !== undefined && { regions }), ...(kinds && { kinds }), ...(language && { language }) };
}

/** What a new device asks for, where it does not say. */
async function defaultsOf({ db, session, references }: RequestContext) {
  const region = session && (await regionOfMember(db, session.memberId));
  const own = references.municipalities.find(({ slug }) => slug === region);
  return { regions: own ? [own.slug] : null, kinds: [...pushKinds] };
}

/** @throws ApiError E422 for an address that the server does not send to, E429 */
export async function saveSubscription(
  input: ParsedInput<'POST /pwa_token_save'>,
  context: RequestContext,
): Promise<{ subscription: PushSettings }> {
  const { endpoint, publicKey: p256dh, authToken: auth, replaces, lang } = input;
  const { db, now, session, references, push, address } = context;
  if (!push.isAllowed(endpoint)) throw refused('endpoint', 'not_valid');
  if (!isPublicKey(p256dh)) throw refused('publicKey', 'not_valid');
  const changes = changesOf(input, references);
  const before = await findSubscription(db, endpoint);
  // A browser has one address at a time, and a session is of one browser: a new one without a word of the old has taken its place.
  const replaced =
    (!before && replaces && (await findSubscription(db, replaces))) ||
    (!before && session && (await findSubscriptionOfSession(db, session.id))) ||
    null;
  if (!before && !replaced) await throttle('pushByAddress', networkOf(address), context).count();
  const known = before ?? replaced;
  const moment = now();
  const row = {
    ...{ endpoint, p256dh, auth, createdAt: moment, lastUsedAt: moment },
    ...{ memberId: session?.memberId ?? null, sessionHash: session?.id ?? null },
    ...(known
      ? { regions: known.regions, kinds: known.kinds, language: known.language }
      : { ...(await defaultsOf(context)), language: lang }),
    ...changes,
  };
  const subscription = await inTransaction(db, async (tx) => {
    const saved =
      (replaced && (await moveSubscription(tx, replaced.endpoint, row))) ?? (await putSubscription(tx, row));
    if (session) await deleteOldDevices(tx, session.memberId, devicesAtMost);
    return saved;
  });
  return { subscription: settingsOf(subscription) };
}

/** @throws ApiError E404, E422 */
export async function subscriptionSettings(
  input: ParsedInput<'POST /pwa_token_settings'>,
  { db, references, now }: RequestContext,
): Promise<{ subscription: PushSettings }> {
  const changes = changesOf(input, references);
  const row = await changeSubscription(db, input.endpoint, { ...changes, lastUsedAt: now() });
  if (!row) throw notFound('subscription');
  return { subscription: settingsOf(row) };
}

/** How long a device is kept that is neither used nor reached. */
const unusedMs = 365 * 24 * 3600 * 1000;

export const pushRetention: Retention = {
  table: pushSubscriptions,
  periods: [unusedMs],
  remove: ({ db, now }) => deleteUnusedSubscriptions(db, new Date(now().getTime() - unusedMs)),
};
