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
    .select({ id: members.id, userName: members.userName, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.userNameKey, userNameKey(userName)));
  return row ?? null;
}

/** @param exceptId a member who may have it: their own name is available to them */
export async function isNameTaken(db: Db, userName: string, exceptId: number | undefined): Promise<boolean> {
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

/** @throws ApiError E409 when somebody has the name */
export async function insertMember(db: Db, userName: string, passwordHash: string, now: Date): Promise<number> {
  const values = { userName, userNameKey: userNameKey(userName), passwordHash, createdAt: now };
  const [row] = await orTaken(db.insert(members).values(values).returning({ id: members.id }).execute());
  return row!.id;
}

/** @throws ApiError E409 when somebody else has the name */
export const renameMember = (db: Db, id: number, userName: string) =>
  orTaken(
    db
      .update(members)
      .set({ userName, userNameKey: userNameKey(userName) })
      .where(eq(members.id, id))
      .execute(),
  );

export const setPasswordHash = (db: Db, id: number, passwordHash: string) =>
  db.update(members).set({ passwordHash }).where(eq(members.id, id));
