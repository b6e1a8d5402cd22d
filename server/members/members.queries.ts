import { and, eq, ne } from 'drizzle-orm';
import { taken } from '../../contract/apiError.ts';
import { userNameKey } from '../../contract/memberRules.ts';
import { type Db, sqlStateOf } from '../db/database.ts';
import { members } from './members.table.ts';

const uniqueViolation = '23505';

/** The unique index decides between people who want the same name at the same time. */
async function orTaken<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw sqlStateOf(error) === uniqueViolation ? taken('user_name') : error;
  }
}

export async function memberByName(db: Db, userName: string) {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members.userNameKey, userNameKey(userName)));
  return row ?? null;
}

export async function memberById(db: Db, id: number) {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row ?? null;
}

/** @param exceptId a member who may have it: their own name is available to them */
export async function isNameTaken(db: Db, userName: string, exceptId?: number): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.userNameKey, userNameKey(userName)),
        exceptId === undefined ? undefined : ne(members.id, exceptId),
      ),
    );
  return rows.length > 0;
}

export type NewMember = Omit<typeof members.$inferInsert, 'userNameKey'>;

/** @throws ApiError E409 when somebody has the name */
export async function insertMember(db: Db, member: NewMember): Promise<number> {
  const values = { ...member, userNameKey: userNameKey(member.userName) };
  const [row] = await orTaken(db.insert(members).values(values).returning({ id: members.id }).execute());
  return row!.id;
}

export type ChangedDetails = Partial<Pick<NewMember, 'userName' | 'region' | 'ageBand' | 'gender'>>;

/** @returns null when the member is gone; @throws ApiError E409 when somebody else has the name */
export async function changeDetails(db: Db, id: number, details: ChangedDetails) {
  const { userName } = details;
  const key = userName === undefined ? {} : { userNameKey: userNameKey(userName) };
  const { region, ageBand, gender } = members;
  const [row] = await orTaken(
    db
      .update(members)
      .set({ ...details, ...key })
      .where(eq(members.id, id))
      .returning({ userName: members.userName, region, ageBand, gender })
      .execute(),
  );
  return row ?? null;
}

/** The same password with another hash; nothing when the password has changed in the meantime. */
export const renewPasswordHash = (db: Db, id: number, hash: string, newHash: string) =>
  db
    .update(members)
    .set({ passwordHash: newHash })
    .where(and(eq(members.id, id), eq(members.passwordHash, hash)));

/** @returns whether the member is there, and has this hash still; nobody changes it until the transaction is over */
export async function holdPasswordHash(tx: Db, id: number, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), eq(members.passwordHash, hash)))
    .for('share');
  return rows.length > 0;
}

/**
 * @param verified the hash that the member must still have; without it whatever they have is replaced
 * @returns whether it was changed
 */
export async function changePasswordHash(
  db: Db,
  id: number,
  change: Pick<NewMember, 'passwordHash' | 'passwordResetAt'>,
  verified?: string,
): Promise<boolean> {
  const isVerified = verified === undefined ? undefined : eq(members.passwordHash, verified);
  const rows = await db
    .update(members)
    .set(change)
    .where(and(eq(members.id, id), isVerified))
    .returning({ id: members.id });
  return rows.length > 0;
}

export const clearPasswordReset = (db: Db, id: number) =>
  db.update(members).set({ passwordResetAt: null }).where(eq(members.id, id));

/** With every row of every table that refers to the member. */
export const deleteMemberRows = (tx: Db, id: number) => tx.delete(members).where(eq(members.id, id));
