/** Counts the votes of an edition, once: likes that were given in the voting period, to the second. See docs/decisions/0063. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { contestAt, phaseEnds } from '../../machines/contest/index.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { photoLikes, photos } from '../photos/photos.table.ts';
import { contestEditions, contestResults } from './contest.table.ts';
import { datesOf, editionsAt } from './editions.ts';
import { type Entry, winnersOf } from './winners.ts';

/** Votes of the published entries. */
const entriesWithVotes = (db: Db, contestId: string, from: Date, to: Date): Promise<Entry[]> =>
  db
    .select({
      ...{ photoId: photos.id, memberId: photos.memberId, title: photos.title },
      votes: sql<number>`count(${photoLikes.memberId})::int`,
    })
    .from(photos)
    .leftJoin(
      photoLikes,
      and(eq(photoLikes.photoId, photos.id), gte(photoLikes.likedAt, from), lt(photoLikes.likedAt, to)),
    )
    .where(and(eq(photos.contestId, contestId), sql`${photos.state} = 'published'`))
    .groupBy(photos.id);

/**
 * Writes the result when the voting is over and nobody has: to be called before a like or an entry goes, too. Whoever comes at the
 * same time waits, and finds it written. No like of the edition is given until the transaction is over.
 * @param contestId null: of what is no entry
 * @param tx a transaction
 */
export async function countVotes(tx: Db, contestId: string | null, now: Date): Promise<void> {
  if (contestId === null) return;
  const [edition] = await tx.select().from(contestEditions).where(eq(contestEditions.id, contestId)).for('update');
  if (!edition || edition.isCounted || !contestAt(datesOf(edition), now).isVotingOver) return;
  const { screening, voting } = phaseEnds(datesOf(edition));
  const entries = await entriesWithVotes(tx, contestId, new Date(screening), new Date(voting));
  const winners = winnersOf(entries);
  if (winners.length)
    await tx
      .insert(contestResults)
      .values(winners.map(({ photoId, rank, votes, title }) => ({ contestId, photoId, rank, votes, title })));
  await tx.update(contestEditions).set({ isCounted: true }).where(eq(contestEditions.id, contestId));
}

/** Counts every edition of which the voting is over. */
export async function countDueVotes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const due = (await editionsAt(db, now())).filter(({ edition, moment }) => moment.isVotingOver && !edition.isCounted);
  for (const { edition } of due) await inTransaction(db, (tx) => countVotes(tx, edition.id, now()));
}

/**
 * The moment at which a like is given. Until the transaction is over, no vote of the edition is counted, so that each like counts
 * that is given before the end.
 * @param tx a transaction
 */
export async function momentOfVote(tx: Db, contestId: string | null, now: () => Date): Promise<Date> {
  const before = now();
  if (contestId === null) return before;
  const [edition] = await tx
    .select({ isCounted: contestEditions.isCounted })
    .from(contestEditions)
    .where(eq(contestEditions.id, contestId))
    .for('share');
  // It was counted while this waited: the like comes after the end.
  return edition?.isCounted ? now() : before;
}
