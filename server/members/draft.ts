/** A registration that waits to be confirmed: encrypted, so that only the browser that entered it can have it read. */
import { notFound, taken } from '../../contract/apiError.ts';
import type { Output } from '../../contract/index.ts';
import type { RequestContext } from '../context.ts';
import type { Retention } from '../retention/retention.ts';
import { newToken, removeToken, setToken, tokenId, tokenOf } from '../sessions/tokenCookie.ts';
import { deleteDraft, deleteExpiredDrafts, findDraft, insertDraft, replaceDraft, takeDraft } from './drafts.queries.ts';
import { isNameTaken } from './members.queries.ts';
import { memberDrafts } from './members.table.ts';
import { type Registration, register } from './registration.ts';
import { seal, unseal } from './sealed.ts';

const lifeMs = 30 * 60 * 1000;

export const memberDraftRetention: Retention = {
  table: memberDrafts,
  periods: [lifeMs],
  remove: ({ db, now }) => deleteExpiredDrafts(db, now()),
};

/** A draft opens as the row that it was written in, and until the time that was written with it. */
const boundTo = (id: string, expiresAt: Date) => `${id} ${expiresAt.toISOString()}`;

/** Replaces the draft that the browser had. @param registration checked */
export async function keepDraft(registration: Registration, context: RequestContext): Promise<Date> {
  const { db, now, keys } = context;
  const token = newToken();
  const id = tokenId(token);
  const earlier = tokenOf('registration', context);
  const expiresAt = new Date(now().getTime() + lifeMs);
  const sealed = seal(JSON.stringify(registration), keys.sealing(token), boundTo(id, expiresAt));
  await insertDraft(db, { id, sealed, expiresAt });
  if (earlier) await deleteDraft(db, tokenId(earlier));
  setToken('registration', token, lifeMs / 1000, context);
  return expiresAt;
}

interface OpenedDraft {
  token: string;
  id: string;
  /** Its text, which is written anew where it is to last longer. */
  text: string;
  registration: Registration;
}

async function openDraft(context: RequestContext): Promise<OpenedDraft | null> {
  const token = tokenOf('registration', context);
  if (!token) return null;
  const id = tokenId(token);
  const row = await findDraft(context.db, id, context.now());
  const text = row && unseal(row.sealed, context.keys.sealing(token), boundTo(id, row.expiresAt));
  return text ? { token, id, text, registration: JSON.parse(text) as Registration } : null;
}

/** Whoever looks at it, or changes it, has 30 minutes again. Nothing, when it was registered in the meantime. */
async function renew({ token, id, text }: OpenedDraft, context: RequestContext): Promise<void> {
  const { db, now, keys } = context;
  const expiresAt = new Date(now().getTime() + lifeMs);
  const sealed = seal(text, keys.sealing(token), boundTo(id, expiresAt));
  if (await replaceDraft(db, { id, sealed, expiresAt }, now())) setToken('registration', token, lifeMs / 1000, context);
}

/** Without the password. */
export async function readDraft(context: RequestContext): Promise<Output<'GET /user_draft'>> {
  const opened = await openDraft(context);
  if (!opened) return { draft: null };
  await renew(opened, context);
  const { password: _, ...draft } = opened.registration;
  return { draft };
}

/** On a device that others use too, nobody has to leave behind what they have entered. */
export async function discardDraft(context: RequestContext): Promise<void> {
  const token = tokenOf('registration', context);
  if (!token) return;
  await deleteDraft(context.db, tokenId(token));
  removeToken('registration', context);
}

/**
 * Registers what the draft holds. A name that somebody else has taken in the meantime leaves the draft as it is.
 * @throws ApiError E404 when there is none any more, E409
 */
export async function registerDraft(context: RequestContext): Promise<{ user_name: string }> {
  const noDraft = () => notFound('draft');
  const opened = await openDraft(context);
  if (!opened) {
    removeToken('registration', context);
    throw noDraft();
  }
  const { id, registration } = opened;
  // Before the work of hashing; the row decides in the end.
  if (await isNameTaken(context.db, registration.user_name)) throw taken('user_name');
  const registered = await register(registration, context, async (tx) => {
    if (!(await takeDraft(tx, id, context.now()))) throw noDraft();
  });
  removeToken('registration', context);
  return registered;
}
