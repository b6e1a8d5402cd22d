import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contestResults } from './contest.table.ts';

export const resultsOf = (db: Db, contestId: string) =>
  db
    .select({
      ...{ photoId: contestResults.photoId, rank: contestResults.rank },
      ...{ votes: contestResults.votes, title: contestResults.title },
    })
    .from(contestResults)
    .where(eq(contestResults.contestId, contestId))
    .orderBy(asc(contestResults.rank), asc(contestResults.id));
