import type { StaffRole } from '../../contract/staffRoles.ts';
import type { Context } from '../../server/context.ts';
import type { photos } from '../../server/photos/photos.table.ts';
import { newToken, tokenId } from '../../server/sessions/tokenCookie.ts';
import { insertStaffSession, insertStaffToken } from '../../server/staff/staff.queries.ts';
import { newStaffToken, staffSessionOf } from '../../server/staff/staffSession.ts';
import { insertPhotos } from './photoSupport.ts';

type Headers = Record<string, string>;

const dayMs = 24 * 3600 * 1000;

/** A token as `npm run staff` makes it, good for a day. */
export async function makeStaffToken(
  { db, now }: Context,
  role: StaffRole,
  municipality: string | null = null,
): Promise<{ id: number; token: string }> {
  const token = newStaffToken();
  const [createdAt, expiresAt] = [now(), new Date(now().getTime() + dayMs)];
  return { id: await insertStaffToken(db, { hash: tokenId(token), role, municipality, createdAt, expiresAt }), token };
}

/** What a page of this site sends with a session of staff: its cookie and its proof. */
export async function staffHeaders(
  context: Context,
  role: StaffRole,
  municipality: string | null = null,
): Promise<Headers> {
  const { id } = await makeStaffToken(context, role, municipality);
  const cookie = newToken();
  const expiresAt = new Date(context.now().getTime() + dayMs / 3);
  await insertStaffSession(context.db, { id: tokenId(cookie), tokenId: id, expiresAt });
  const session = await staffSessionOf({ cookie, header: undefined }, context);
  return { cookie: `staff=${cookie}`, 'x-tokotoko-token': session!.requestToken };
}

/** What every request of a page of this site says. */
export const ownPage = { host: 'localhost', origin: 'http://localhost' };

/** Logs staff in, each with a token of their own. */
export const staffOf =
  (context: () => Context) =>
  async (role: StaffRole, municipality: string | null = null): Promise<Headers> => ({
    ...ownPage,
    ...(await staffHeaders(context(), role, municipality)),
  });

/** A photo that waits; what a test is about is given. */
export async function addPhoto(context: Context, values: Partial<typeof photos.$inferInsert>): Promise<number> {
  const [id] = await insertPhotos(context, [{ state: 'submitted', postedAt: context.now(), ...values }]);
  return id!;
}
