/** Editions of the contest: what they are now, and who has entered what. */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ContestDates } from '../../contract/contest.ts';
import type { PhotoState } from '../../contract/photoRules.ts';
import { type ContestMoment, contestAt, phaseEnds } from '../../machines/contest/index.ts';
import { keptWithContent } from '../content/keptWithContent.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { photos } from '../photos/photos.table.ts';
import { contestEditions } from './contest.table.ts';

type Edition = typeof contestEditions.$inferSelect;

export const datesOf = (edition: Edition): ContestDates => ({
  posting_from: edition.postingFrom,
  posting_to: edition.postingTo,
  voting_from: edition.votingFrom,
  voting_to: edition.votingTo,
  announced_on: edition.announcedOn,
  exhibition_from: edition.exhibitionFrom,
  exhibition_to: edition.exhibitionTo,
});

/** An edition with its dates, and what it is at a moment. */
export interface EditionNow {
  edition: Edition;
  dates: ContestDates;
  moment: ContestMoment;
  votingEnds: Date;
}

const editionAt = (edition: Edition, now: Date): EditionNow => {
  const dates = datesOf(edition);
  return { edition, dates, moment: contestAt(dates, now), votingEnds: new Date(phaseEnds(dates).voting) };
};

/** All, newest first. */
export async function editionsAt(db: Db, now: Date): Promise<EditionNow[]> {
  const rows = await db
    .select()
    .from(contestEditions)
    .orderBy(desc(contestEditions.postingFrom), desc(contestEditions.id));
  return rows.map((edition) => editionAt(edition, now));
}

/** When the phases of all editions end, in their order; milliseconds since 1970. */
export async function phaseEndsOfAll(db: Db): Promise<number[]> {
  const rows = await db.select().from(contestEditions);
  return rows.flatMap((edition) => Object.values(phaseEnds(datesOf(edition)))).sort((a, b) => a - b);
}

/** The newest that has begun, else the first that will. @param editions newest first */
export const presentEdition = (editions: readonly EditionNow[]): EditionNow | null =>
  editions.find(({ moment }) => moment.phase !== 'upcoming') ?? editions.at(-1) ?? null;

/** The edition that takes entries; null: none does. */
export async function openEdition(db: Db, now: Date): Promise<EditionNow | null> {
  return (await editionsAt(db, now)).find(({ moment }) => moment.takesEntries) ?? null;
}

/** States in which a photo takes one of a person's places: what is not published, removed or deleted frees it. */
const standing: PhotoState[] = ['submitted', 'inReview', 'published'];

/** How many photos the member has entered. To be trusted for a new one while `lockMember` holds. */
export const entriesOf = (db: Db, memberId: number, contestId: string): Promise<number> =>
  db.$count(
    photos,
    and(eq(photos.contestId, contestId), eq(photos.memberId, memberId), inArray(photos.state, standing)),
  );

/** @param seed of 64 bits, as a number */
const readEntries = async (db: Db, contestId: string, seed: string): Promise<number[]> => {
  const [row] = await db
    .select({
      ids: sql<
        number[] | null
      >`array_agg(${photos.id} order by hashint8extended(${photos.id}, ${seed}::bigint), ${photos.id})`,
    })
    .from(photos)
    .where(and(eq(photos.contestId, contestId), isNotNull(photos.contestId), sql`${photos.state} = 'published'`));
  return row?.ids ?? [];
};

/** Every edition on the day that ends and the one that begins. */
const editionsKept = 16;
const entriesWithSeed = keptWithContent(readEntries, editionsKept);

/**
 * Published entries, in an order that changes daily, so that each comes first some day. Who could foretell it would withdraw a photo
 * and post it again until its id comes first: it takes the server's secret.
 * @param day `YYYY-MM-DD`
 */
export function entriesInOrder({ db, keys }: Pick<Context, 'db' | 'keys'>, contestId: string, day: string) {
  const seed = Buffer.from(keys.shuffled(`${contestId} ${day}`), 'base64url').readBigInt64BE();
  return entriesWithSeed(db, contestId, String(seed));
}

export const isEdition = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(contestEditions, eq(contestEditions.id, id))) > 0;
