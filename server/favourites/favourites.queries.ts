import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { type FavouriteType, favouriteLimit } from '../../contract/favourites.ts';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { MemberContext } from '../context.ts';
import { courses } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { institutions } from '../institutions/institutions.table.ts';
import { lockMember } from '../members/lockMember.ts';
import { favourites } from './favourites.table.ts';

type Caller = Pick<MemberContext, 'db' | 'now' | 'session'>;

/** The ids of each kind, newest first. */
export async function favouritesOf({ db, session }: Caller): Promise<Record<FavouriteType, number[]>> {
  const rows = await db
    .select({ kind: favourites.kind, id: favourites.targetId })
    .from(favourites)
    .where(eq(favourites.memberId, session.memberId))
    .orderBy(desc(favourites.position));
  const lists: Record<FavouriteType, number[]> = { course: [], cooperation: [], sponsor: [], playground: [] };
  for (const { kind, id } of rows) lists[kind].push(id);
  return lists;
}

/** The ids of favourite shops and facilities, newest first. @param kind null: of every kind */
export async function favouriteInstitutions(kind: InstitutionKind | null, { db, session }: Caller): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.targetId })
    .from(favourites)
    .where(
      and(eq(favourites.memberId, session.memberId), kind ? eq(favourites.kind, kind) : ne(favourites.kind, 'course')),
    )
    .orderBy(...(kind ? [] : [desc(favourites.addedAt)]), desc(favourites.position));
  return rows.map(({ id }) => id);
}

/** Those of the ids that are public. */
async function publicIds(db: Db, kind: FavouriteType, ids: number[]): Promise<number[]> {
  if (!ids.length) return [];
  const rows =
    kind === 'course'
      ? await db
          .select({ id: courses.id })
          .from(courses)
          .where(and(inArray(courses.id, ids), eq(courses.isPublic, true)))
      : await db
          .select({ id: institutions.id })
          .from(institutions)
          .where(and(inArray(institutions.id, ids), eq(institutions.kind, kind), eq(institutions.isPublic, true)));
  return rows.map(({ id }) => id);
}

export interface FavouriteChange {
  type: FavouriteType;
  /** Oldest first. */
  ids: readonly number[];
  action: 'add' | 'remove' | 'set';
}

/** @returns the list after the change, newest first, before its limit */
function changed(before: readonly number[], ids: readonly number[], action: FavouriteChange['action']): number[] {
  if (action === 'remove') return before.filter((id) => !ids.includes(id));
  const newest = [...new Set(ids.toReversed())];
  return action === 'set' ? newest : [...newest, ...before.filter((id) => !newest.includes(id))];
}

/**
 * Changes one list of the member.
 * @returns the list, newest first, and what its limit has dropped
 */
export async function changeFavourites(
  { type, ids, action }: FavouriteChange,
  { db, now, session: { memberId } }: Caller,
): Promise<{ ids: number[]; dropped: number[] }> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await lockMember(tx, memberId);
    const own = and(eq(favourites.memberId, memberId), eq(favourites.kind, type));
    const rows = await tx
      .select({ id: favourites.targetId })
      .from(favourites)
      .where(own)
      .orderBy(desc(favourites.position));
    const before = rows.map(({ id }) => id);
    // What has ceased to be public stays until it is removed: `set` may hold it.
    const known = [...before, ...(action === 'remove' ? [] : await publicIds(tx, type, [...ids]))];
    const wanted = changed(
      before,
      ids.filter((id) => known.includes(id)),
      action,
    );
    const after = wanted.slice(0, favouriteLimit);
    await tx.delete(favourites).where(and(own, after.length ? notInArray(favourites.targetId, after) : undefined));
    if (after.length && action !== 'remove')
      await tx
        .insert(favourites)
        .values(
          after.map((targetId, index) => ({
            ...{ memberId, kind: type, targetId },
            ...{ position: after.length - index, addedAt: now() },
          })),
        )
        .onConflictDoUpdate({
          target: [favourites.memberId, favourites.kind, favourites.targetId],
          set: {
            position: sql`excluded.position`,
            // Added once more, it is new again.
            ...(action === 'add' && {
              addedAt: sql`case when ${inArray(favourites.targetId, [...ids])} then excluded.added_at else ${favourites.addedAt} end`,
            }),
          },
        });
    return { ids: after, dropped: wanted.slice(favouriteLimit) };
  });
}
