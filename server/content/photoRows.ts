/** Sample photos, which nobody posted, and the result of the finished contest in which some of them stand. */
import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { contestEditions, contestResults } from '../contest/contest.table.ts';
import { winnersOf } from '../contest/winners.ts';
import { rowsOf } from '../db/database.ts';
import { photos } from '../photos/photos.table.ts';
import { sampleIdsTo } from './photo.schema.ts';
import type { Content } from './readContent.ts';
import { rowsOfTable, type SampleSet } from './samples.ts';

type PhotoRow = typeof photos.$inferInsert & { id: number };

const toRow = (photo: Content['photos'][number]): PhotoRow => ({
  ...{ id: photo.id, memberId: null, requestKey: photo.key, imageKey: photo.key, isSample: true, state: 'published' },
  ...{ title: photo.title, courseId: photo.course, place: photo.place, comment: photo.comment },
  ...{ takenYear: photo.year, takenMonth: photo.month, contestId: photo.contest, likes: photo.votes },
  ...{ width: photo.width, height: photo.height, colour: photo.colour },
  ...{ postedAt: new Date(photo.posted_at), publishedAt: new Date(photo.posted_at) },
});

/** Moments are compared as text: as the database writes them. */
const asStored = (date: Date | null | undefined) => date && `${date.toISOString().slice(0, 19)}+00:00`;

/** Ids are the database's own: samples have the first ones, and everybody else's begin after them. */
export function setOfPhotos(content: Content['photos']): SampleSet {
  const rows = content.map(toRow);
  const set = rowsOfTable(photos, 'id', rows);
  return {
    ...set,
    samples: set.samples.map(({ key, values }, at) => {
      const { postedAt, publishedAt } = rows[at]!;
      return { key, values: { ...values, posted_at: asStored(postedAt), published_at: asStored(publishedAt) } };
    }),
    read: async (db, keys) =>
      (await set.read(db, keys)).map(({ key, values }) => {
        const stored = (name: string) => values[name] && asStored(new Date(String(values[name])));
        return { key, values: { ...values, posted_at: stored('posted_at'), published_at: stored('published_at') } };
      }),
    write: async (db, keys) => {
      for (const { id, ...row } of rows.filter(({ id }) => keys.includes(id)))
        await db
          .insert(photos)
          .overridingSystemValue()
          .values({ id, ...row } as typeof photos.$inferInsert)
          .onConflictDoUpdate({ target: photos.id, set: row });
      await db.execute(
        sql`select setval(pg_get_serial_sequence('photos', 'id'), greatest(${sampleIdsTo}::bigint, (select max(id) from photos)))`,
      );
    },
  };
}

/** The places of the sample entries of an edition, by their votes. */
const winnersIn = (content: Content['photos'], contestId: string) =>
  winnersOf(
    content
      .filter(({ contest }) => contest === contestId)
      .map(({ id, votes, title }) => ({ photoId: id, memberId: null, votes, title })),
  ).map(({ photoId, rank, votes, title }) => ({ photoId, rank, votes, title }));

/** Results of the editions that only samples have entered: one sample an edition. The running one is counted from likes. */
export function setOfResults({ photos: content, contests }: Pick<Content, 'photos' | 'contests'>): SampleSet {
  const editions = contests
    .filter(({ isSample }) => !isSample)
    .map(({ id }) => ({ id, winners: winnersIn(content, id) }))
    .filter(({ winners }) => winners.length > 0);
  const keyOf = (id: string) => Number(id);
  return {
    kind: getTableName(contestResults),
    samples: editions.map(({ id, winners }) => ({
      key: keyOf(id),
      values: {
        results: winners.map(({ photoId, rank, votes, title }) => ({ photo_id: photoId, rank, votes, title })),
      },
    })),
    read: async (db, keys) =>
      rowsOf(
        await db.execute(
          sql`select ${contestResults.contestId}::int as key, jsonb_build_object('results', jsonb_agg(jsonb_build_object('photo_id', photo_id, 'rank', rank, 'votes', votes, 'title', title) order by id)) as "values" from ${contestResults} where ${inArray(contestResults.contestId, keys.map(String))} group by contest_id`,
        ),
      ),
    write: async (db, keys) => {
      for (const { id, winners } of editions.filter((edition) => keys.includes(keyOf(edition.id)))) {
        await db.delete(contestResults).where(eq(contestResults.contestId, id));
        await db.insert(contestResults).values(winners.map((winner) => ({ contestId: id, ...winner })));
        await db.update(contestEditions).set({ isCounted: true }).where(eq(contestEditions.id, id));
      }
    },
  };
}
