/** `npm run staff`: tokens of bureau and municipal staff. A token is shown once; the database holds a hash of it. */
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { type StaffRole, staffRoles } from '../../contract/staffRoles.ts';
import { japaneseDay } from '../../server/context.ts';
import type { Db } from '../../server/db/database.ts';
import { municipalities } from '../../server/places/places.table.ts';
import { sessions } from '../../server/sessions/sessions.table.ts';
import { tokenId } from '../../server/sessions/tokenCookie.ts';
import {
  insertStaffToken,
  listStaffTokens,
  renewStaffToken,
  revokeStaffToken,
} from '../../server/staff/staff.queries.ts';
import { staffSessions } from '../../server/staff/staff.table.ts';
import { type RoleAndOffice, roleAndOffice } from '../../server/staff/staffPerson.ts';
import { newStaffToken } from '../../server/staff/staffSession.ts';
import { databaseSettings, type Environment, Refusal, withDatabase } from './command.ts';

const usage = `npm run staff -- token --role ROLE [--municipality SLUG] --expires DATE
                                 makes a token and shows it, once
npm run staff -- renew NUMBER --expires DATE
                                 a new token for the same person, shown once; the old one and its sessions end
npm run staff -- list            every token: number, role, office, until when, open sessions
npm run staff -- revoke NUMBER   ends a token and its sessions, at once and for good
npm run staff -- end-sessions    logs everybody out, members too; tokens and passwords stay as they are

ROLE is one of ${staffRoles.join(', ')}. SLUG is a municipality such as taito; without one the token is the bureau's.
DATE is the last day on which the token can be used, such as 2027-03-31: at most two years ahead.

Settings are the server's: DATABASE_URL, else DATA_DIR. Stop a server with an embedded database first.
`;

const dayMs = 24 * 3600 * 1000;
const longestMs = 2 * 366 * dayMs;

type Task =
  | { kind: 'list' }
  | { kind: 'end' }
  | { kind: 'revoke'; id: number }
  | { kind: 'renew'; id: number; expiresAt: Date }
  | { kind: 'token'; role: StaffRole; municipality: string | null; expiresAt: Date };

/** The end of a day in Japan. */
function endOfDay(text: string, now: Date): Date {
  const begins = new Date(`${text}T00:00:00+09:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(begins.getTime()) || japaneseDay(begins) !== text)
    throw new Refusal(`${text} is no day. Write it like 2027-03-31.`);
  const ends = new Date(begins.getTime() + dayMs);
  if (ends <= now) throw new Refusal(`${text} is over.`);
  if (ends.getTime() > now.getTime() + longestMs) throw new Refusal(`${text} is more than two years ahead.`);
  return ends;
}

const isNumber = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');

function read(args: string[], now: Date): Task {
  const [command, ...rest] = args;
  if (command === 'list' && !rest.length) return { kind: 'list' };
  if (command === 'end-sessions' && !rest.length) return { kind: 'end' };
  if (command === 'revoke' && rest.length === 1 && isNumber(rest[0])) return { kind: 'revoke', id: Number(rest[0]) };
  const [number, option, day] = rest;
  if (command === 'renew' && rest.length === 3 && isNumber(number) && option === '--expires')
    return { kind: 'renew', id: Number(number), expiresAt: endOfDay(day!, now) };
  if (command !== 'token') throw new Refusal(usage);
  const text = { type: 'string' } as const;
  const parse = () => parseArgs({ args: rest, options: { role: text, municipality: text, expires: text } }).values;
  let values: ReturnType<typeof parse>;
  try {
    values = parse();
  } catch {
    throw new Refusal(usage);
  }
  const role = staffRoles.find((each) => each === values.role);
  if (!role || !values.expires) throw new Refusal(usage);
  return { kind: 'token', role, municipality: values.municipality ?? null, expiresAt: endOfDay(values.expires, now) };
}

const shownOnce = (token: string, id: number, holder: RoleAndOffice) => `${token}

Number ${id}, ${roleAndOffice(holder)}. It is not shown again: give it to its holder by a safe way.
`;

async function makeToken(db: Db, { role, municipality, expiresAt }: Task & { kind: 'token' }, now: Date) {
  if (municipality !== null) {
    const known = await db.select().from(municipalities).where(eq(municipalities.slug, municipality));
    if (!known.length) throw new Refusal(`There is no municipality ${municipality}.`);
  }
  const token = newStaffToken();
  const id = await insertStaffToken(db, { hash: tokenId(token), role, municipality, createdAt: now, expiresAt });
  return shownOnce(token, id, { role, municipality });
}

/** The number stays: nobody decides with a new token what they have proposed with the old one. */
async function renewToken(db: Db, { id, expiresAt }: Task & { kind: 'renew' }): Promise<string> {
  const token = newStaffToken();
  const holder = await renewStaffToken(db, id, { hash: tokenId(token), expiresAt });
  if (!holder) throw new Refusal(`There is no token ${id} to renew.`);
  return shownOnce(token, id, holder);
}

async function list(db: Db, now: Date): Promise<string> {
  const rows = await listStaffTokens(db, now);
  const lines = rows.map(({ id, createdAt, expiresAt, revokedAt, sessions, ...holder }) => {
    const last = japaneseDay(new Date(expiresAt.getTime() - 1));
    const state = revokedAt
      ? `revoked ${japaneseDay(revokedAt)}`
      : expiresAt <= now
        ? `expired ${last}`
        : `until ${last}, open sessions: ${sessions}`;
    return `${id}  ${roleAndOffice(holder)}  made ${japaneseDay(createdAt)}, ${state}`;
  });
  return `${lines.join('\n') || 'There are no tokens.'}\n`;
}

async function endSessions(db: Db): Promise<string> {
  const counts = await db.transaction(async (tx) => ({
    members: (await tx.delete(sessions).returning({ id: sessions.id })).length,
    staff: (await tx.delete(staffSessions).returning({ id: staffSessions.id })).length,
  }));
  return `Ended: ${counts.members} sessions of members, ${counts.staff} of staff.\n`;
}

/** @returns what is printed; @throws Refusal */
export async function staff(args: string[], environment: Environment, now = new Date()): Promise<string> {
  const task = read(args, now);
  return withDatabase(databaseSettings(environment), async (db) => {
    if (task.kind === 'list') return list(db, now);
    if (task.kind === 'token') return makeToken(db, task, now);
    if (task.kind === 'renew') return renewToken(db, task);
    if (task.kind === 'end') return endSessions(db);
    if (!(await revokeStaffToken(db, task.id, now))) throw new Refusal(`There is no token ${task.id} to revoke.`);
    return 'Revoked.\n';
  });
}
