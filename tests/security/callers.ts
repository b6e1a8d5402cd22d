/** Everybody who may ask: members, and those who only look like one. */
import { eq } from 'drizzle-orm';
import type { StaffRole } from '../../contract/staffRoles.ts';
import type { Context } from '../../server/context.ts';
import { members } from '../../server/members/members.table.ts';
import { hashPassword } from '../../server/members/password.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { tokenId } from '../../server/sessions/tokenCookie.ts';
import { revokeStaffToken } from '../../server/staff/staff.queries.ts';
import { staffSessions } from '../../server/staff/staff.table.ts';
import { sessionHeaders } from '../server/memberSupport.ts';
import { makeStaffToken, staffHeaders } from '../server/staffSupport.ts';
import type { Portal } from '../server/support.ts';
import { password } from './inputs.ts';

export type Headers = Record<string, string>;
export interface Person {
  id: number;
  userName: string;
}

const day = 24 * 3600 * 1000;

/** What a browser says of a page of this site. */
export const ownPage: Headers = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

/** Makes members without hashing for each: they have the same password and the same answers. */
export async function createPeople(context: Context) {
  const hashes = await Promise.all(
    [password, 'ぽち', 'さくらのもり'].map((text) => hashPassword(text, context.keys.pepper)),
  );
  let made = 0;
  return async (userName = `Walker${++made}`): Promise<Person> => {
    const [row] = await context.db
      .insert(members)
      .values({
        ...{ userName, userNameKey: userName.toLowerCase(), passwordHash: hashes[0]!, createdAt: context.now() },
        ...{ secretQuestion1: 'pet', secretAnswerHash1: hashes[1]! },
        ...{ secretQuestion2: 'book', secretAnswerHash2: hashes[2]! },
      })
      .returning({ id: members.id });
    return { id: row!.id, userName };
  };
}

/** The session of a page of this site. */
export const logIn = async (context: Context, { id }: Person): Promise<Headers> => ({
  ...ownPage,
  ...(await sessionHeaders(context, id)),
});

const age = (context: Context, person: Person, values: { createdAt?: Date; lastSeenAt: Date }) =>
  context.db.update(sessions).set(values).where(eq(sessions.memberId, person.id));

const before = (context: Context, ms: number) => new Date(context.now().getTime() - ms);

/** The session of a page of this site, with a key for photos. */
export const logInStaff = async (context: Context, role: StaffRole = 'reviewer'): Promise<Headers> => ({
  ...ownPage,
  ...(await staffHeaders(context, role)),
});

/** Calls as a page does, and stops when that is refused. */
async function does(portal: Portal, call: Parameters<Portal['call']>[0], input: object, headers: Headers) {
  const { status, body } = await portal.call(call, { ...input }, headers);
  if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
}

/**
 * Those without a session, whatever they send. Each gets headers that once were good, or never.
 * `group`: the column of the table in docs/security.md.
 */
export const strangers = [
  { name: 'nobody', group: 'nobody', headers: async () => ownPage },
  {
    name: 'a token that nobody was given',
    group: 'forged',
    headers: async () => ({ ...ownPage, cookie: `session=${'a'.repeat(43)}`, 'x-tokotoko-token': 'b'.repeat(43) }),
  },
  {
    name: 'what the database keeps of a session, as a token',
    group: 'forged',
    headers: async ({ context }: Portal, person: Person) => {
      const headers = await logIn(context, person);
      const [row] = await context.db.select().from(sessions).where(eq(sessions.memberId, person.id));
      return { ...headers, cookie: `session=${row!.id}` };
    },
  },
  {
    name: 'the token of the header, as a cookie',
    group: 'forged',
    headers: async ({ context }: Portal, person: Person) => {
      const headers = await logIn(context, person);
      return { ...headers, cookie: `session=${headers['x-tokotoko-token']}` };
    },
  },
  {
    name: 'the cookie of another scheme',
    group: 'forged',
    headers: async ({ context }: Portal, person: Person) => {
      const headers = await logIn(context, person);
      return { ...headers, cookie: headers.cookie!.replace('session', '__Host-session') };
    },
  },
  {
    name: 'a session after logging out',
    group: 'ended',
    headers: async (portal: Portal, person: Person) => {
      const headers = await logIn(portal.context, person);
      await does(portal, 'POST /user_logout', {}, headers);
      return headers;
    },
  },
  {
    name: 'a session from before the password was changed',
    group: 'ended',
    headers: async (portal: Portal, person: Person) => {
      const headers = await logIn(portal.context, person);
      const input = { current_password: password, password: 'Sumida2028ef', password_confirmation: 'Sumida2028ef' };
      await does(portal, 'POST /user_change_password', input, headers);
      return headers;
    },
  },
  {
    name: 'another session than the one that changed the password',
    group: 'ended',
    headers: async (portal: Portal, person: Person) => {
      const [headers, other] = [await logIn(portal.context, person), await logIn(portal.context, person)];
      const input = { current_password: password, password: 'Sumida2028ef', password_confirmation: 'Sumida2028ef' };
      await does(portal, 'POST /user_change_password', input, other);
      return headers;
    },
  },
  {
    name: 'a session that was ended on another device',
    group: 'ended',
    headers: async (portal: Portal, person: Person) => {
      const [headers, other] = [await logIn(portal.context, person), await logIn(portal.context, person)];
      await does(portal, 'POST /user_sessions_end', {}, other);
      return headers;
    },
  },
  {
    name: 'a session of a member who has been deleted',
    group: 'ended',
    headers: async (portal: Portal, person: Person) => {
      const headers = await logIn(portal.context, person);
      await does(portal, 'POST /user_delete', { password }, headers);
      return headers;
    },
  },
  {
    name: 'a session unused for 30 days',
    group: 'expired',
    headers: async ({ context }: Portal, person: Person) => {
      const headers = await logIn(context, person);
      await age(context, person, { lastSeenAt: before(context, 30 * day) });
      return headers;
    },
  },
  {
    name: 'a session of 90 days, used a moment ago',
    group: 'expired',
    headers: async ({ context }: Portal, person: Person) => {
      const headers = await logIn(context, person);
      await age(context, person, { createdAt: before(context, 90 * day), lastSeenAt: before(context, 1000) });
      return headers;
    },
  },
  {
    name: 'a staff key that nobody was given, in the header',
    group: 'forged',
    headers: async () => ({ ...ownPage, 'x-tokotoko-token': `staff_${'a'.repeat(43)}` }),
  },
  {
    name: 'a staff key as a cookie',
    group: 'forged',
    headers: async ({ context }: Portal) => ({
      ...ownPage,
      cookie: `staff=${(await makeStaffToken(context, 'reviewer')).token}`,
    }),
  },
  {
    name: 'the session of a member as that of staff',
    group: 'forged',
    headers: async ({ context }: Portal, person: Person) => {
      const headers = await logIn(context, person);
      return { ...headers, cookie: headers.cookie!.replace('session', 'staff') };
    },
  },
  {
    name: 'a session of staff after logging out',
    group: 'ended',
    headers: async (portal: Portal) => {
      const headers = await logInStaff(portal.context);
      await does(portal, 'POST /staff/logout', {}, headers);
      return headers;
    },
  },
  {
    name: 'a staff key that was revoked',
    group: 'ended',
    headers: async ({ context }: Portal) => {
      const { id, token } = await makeStaffToken(context, 'reviewer');
      await revokeStaffToken(context.db, id, context.now());
      return { ...ownPage, 'x-tokotoko-token': token };
    },
  },
  {
    name: 'a session of staff after 8 hours',
    group: 'expired',
    headers: async ({ context }: Portal) => {
      const headers = await logInStaff(context);
      const id = tokenId(headers.cookie!.slice('staff='.length));
      await context.db.update(staffSessions).set({ expiresAt: context.now() }).where(eq(staffSessions.id, id));
      return headers;
    },
  },
] as const;

/** What a page of another site makes a member's browser send; the cookie is there, which SameSite=Lax would leave out. */
export const crossSite: { name: string; headers: Headers }[] = [
  { name: 'a form of another site', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  { name: 'a foreign Origin alone', headers: { origin: 'https://evil.example' } },
  { name: 'a foreign Sec-Fetch-Site alone', headers: { 'sec-fetch-site': 'cross-site' } },
  { name: 'a sister site', headers: { origin: 'http://sister.localhost', 'sec-fetch-site': 'same-site' } },
  { name: 'a frame that hides its origin', headers: { origin: 'null' } },
  { name: 'another port of this host', headers: { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' } },
];
